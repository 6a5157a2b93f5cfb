/// The weights of Inter that all others lie between.
enum InterMaster: Int {
    case thin, regular, black
}
