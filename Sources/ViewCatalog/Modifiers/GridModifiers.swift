extension Catalog {
    /// Modifiers of what stands in a grid.
    static let gridModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "gridCellColumns",
            summary: "Lets the element take several columns of its grid's row.",
            overloads: [
                ModifierOverload(
                    .gridCellColumns, unlabelled("count", .int, "The number of columns.").limited(to: .atLeastOne))
            ],
            availability: .year2022),
        ModifierSpec(
            name: "gridCellAnchor",
            summary: "Puts the element at a point of its cell, whatever the grid's alignment is.",
            overloads: [
                ModifierOverload(
                    .gridCellAnchor,
                    unlabelled("anchor", .vocabulary(.unitPoint), "The point, the same of the cell and the element."))
            ],
            availability: .year2022),
        ModifierSpec(
            name: "gridCellUnsizedAxes",
            summary: "Keeps the element from making its column wider or its row higher.",
            overloads: [
                ModifierOverload(
                    .gridCellUnsizedAxes, unlabelled("axes", .vocabulary(.axisSet), "The directions."))
            ],
            availability: .year2022),
        ModifierSpec(
            name: "gridColumnAlignment",
            summary: "Sets the horizontal place of all elements in the column of this one.",
            overloads: [
                ModifierOverload(
                    .gridColumnAlignment,
                    unlabelled("guide", .vocabulary(.horizontalAlignment), "The guide at which they meet."))
            ],
            availability: .year2022),
    ]
}
