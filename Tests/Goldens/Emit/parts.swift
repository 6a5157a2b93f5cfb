// Written by viewc: what is changed here is lost.

import ViewCore

struct Deep: View {
    let tag: String

    var body: some View {
        ForEach([1, 2], id: \.self) { number in
            VStack {
                VStack {
                    VStack {
                        part1(number: number)
                    }
                }
            }
        }
    }

    @ViewBuilder private func part1(number: Int) -> some View {
        VStack {
            VStack {
                VStack {
                    VStack {
                        VStack {
                            VStack {
                                VStack {
                                    VStack {
                                        VStack {
                                            VStack {
                                                VStack { Text("\(tag) \(number)") }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

struct Wide: View {
    let name: String

    private var text: String {
        name + "!"
    }

    var body: some View {
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            let twice: String = text + text
            part1(twice: twice)
            part2(twice: twice)
        }
    }

    @ViewBuilder private func part1(twice: String) -> some View {
        Text("6 \(twice)")
        Text("7 \(twice)")
        Text("8 \(twice)")
        Text("9 \(twice)")
        Text("10 \(twice)")
        Text("11 \(twice)")
    }

    @ViewBuilder private func part2(twice: String) -> some View {
        Text("12 \(twice)")
        Text("13 \(twice)")
        Text("14 \(twice)")
        Text("15 \(twice)")
        Text("16 \(twice)")
        Text("17 \(twice)")
    }
}

struct Branches: View {
    let n: Int

    var body: some View {
        if n == 0 {
            Text("0")
        } else if n == 1 {
            Text("1")
        } else if n == 2 {
            Text("2")
        } else if n == 3 {
            Text("3")
        } else if n == 4 {
            Text("4")
        } else if n == 5 {
            Text("5")
        } else if n == 6 {
            Text("6")
        } else if n == 7 {
            Text("7")
        } else {
            part1
        }
    }

    @ViewBuilder private var part1: some View {
        if n == 8 {
            Text("8")
        } else if n == 9 {
            Text("9")
        } else if n == 10 {
            Text("10")
        } else if n == 11 {
            Text("11")
        } else {
            Divider()
        }
    }
}
