// Written by viewc: what is changed here is lost.

import SwiftUI

struct Cell: Hashable, Identifiable {
    var row: Int
    var col: Int

    var id: String {
        "\(row)-\(col)"
    }

    var number: Int {
        row * 10 + col
    }
}

enum Weight: CaseIterable, Hashable, Identifiable {
    case small
    case large

    var id: Weight {
        self
    }
}

struct Cells: View {
    let cells: [Cell]
    let sizes: [Weight]

    var body: some View {
        ForEach(cells, id: \.id) { cell in Text(cell.id) }
        ForEach(cells, id: \.number) { cell in Text("\(cell.number)") }
        ForEach(sizes, id: \.self) { size in Text("\(String(describing: size))") }
    }
}
