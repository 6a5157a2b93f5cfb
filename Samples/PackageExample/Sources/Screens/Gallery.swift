import ViewCore

/// A screen in Swift made of those in `.view` files.
struct Gallery: View {
    var body: some View {
        VStack(spacing: 0) {
            ListRow(title: "Sketches", count: 3).named("list")
            CardRow(title: "Paper").named("card")
        }
    }
}
