/// One public report of a fault in a layout engine or a compiler of this kind.
struct ReportedCase: Sendable {
    /// The part of the product that will hold the case.
    enum Part: Sendable {
        case emitter, testRunner
    }

    enum Holder: Sendable {
        /// A test function, in a file below `Tests`.
        case test(String, in: String)
        case part(Part)
    }

    /// The report's number in the list that the tests are made from.
    let number: Int
    let holder: Holder
}

extension ReportedCase {
    static let all: [ReportedCase] = stacks + screens + texts + sources + output

    private static func tests(_ file: String, _ names: [(Int, String)]) -> [ReportedCase] {
        names.map { ReportedCase(number: $0.0, holder: .test($0.1, in: file)) }
    }

    private static func part(_ part: Part, _ numbers: [Int]) -> [ReportedCase] {
        numbers.map { ReportedCase(number: $0, holder: .part(part)) }
    }

    private static let stacks = tests(
        "ViewLayoutTests/ReportedStackTests.swift",
        [
            (1, "aLeadingSpacerPushesToTheEnd"), (3, "aSpacerOfFixedWidthStaysAfterASecondLayout"),
            (5, "aColourOfInfiniteWidthFillsTheColumn"), (7, "aTextOfInfiniteWidthWidensItsColumn"),
            (9, "aZStackWithAGreedyChildFills"), (11, "aFlexibleChildGrowsToTheIdealWidth"),
            (13, "aTextIsNotRigid"), (15, "equalPrioritiesShare"), (17, "aColumnHugsItsChildren"),
            (19, "noLengthIsNegative"), (21, "theRootsOfAComponentJoinTheirParent"),
            (23, "spacingCountsAndZeroIsNotTheDefault"), (25, "anAbsentChildAddsNoGap"),
            (27, "aSpacersLeastLengthIsEight"), (29, "anInfiniteFixedHeightCountsAsNone"),
            (31, "limitsThatCrossAreTold"), (33, "noNegativeRoomIsHandedOn"),
            (117, "measuringAPartFirstChangesNothing"), (121, "aWideTreeIsMeasuredInLinearTime"),
            (123, "nestedStacksAskTheirChildrenOnce"), (125, "nestedStacksThatMustBeAskedStayLinear"),
        ])

    private static let screens =
        tests(
            "ViewLayoutTests/ReportedLayoutTests.swift",
            [
                (37, "aLongTitleIsCutBetweenTheButtons"), (39, "leavingAButtonOutMovesNoTitle"),
                (41, "aLongTitlePushesNothingOut"), (43, "theReserveIsTheWiderSide"),
                (45, "theTitleIsCentredInTheBar"), (46, "aTextThatCouldBeCutDoesNotAlwaysFit"),
                (48, "aChoiceInARowUsesTheRoomLeftForIt"), (50, "theChoiceIsMadeOnEqualisedWidths"),
                (52, "rigidChipsLeaveTheirNeighbourAlone"), (54, "anOverlongChipGivesWayToTheBadge"),
                (56, "theRowIsChosenAnewForEachWidth"), (58, "aFixedBadgeKeepsItsLine"),
                (60, "itemsAreNotSqueezed"), (73, "theButtonComesBackDownAboveTheBar"),
                (79, "aLayerStackHugsWhereAnOverlayFills"), (81, "baselinesKeepRoomBelow"),
                (83, "modifiersKeepTheAlignmentOfALayer"),
            ])
        + tests(
            "ViewCompilerTests/Systems/OrientationTests.swift",
            [(62, "flat"), (64, "sevenValues"), (66, "flat"), (68, "pairs")])
        + tests(
            "ViewCompilerTests/Systems/FloatingButtonTests.swift",
            [(69, "keyboard"), (71, "keyboard"), (75, "accessoryBar"), (77, "exactlyEmpty")])

    private static let texts =
        tests(
            "ViewLayoutTests/ReportedLayoutTests.swift",
            [
                (85, "aTextWrapsInsideItsRow"), (91, "aTextThatJustFitsIsNotCut"),
                (97, "aLargerTypeCostsItems"), (99, "aFourthOfTheRoomIsTooLittleForALabel"),
                (101, "aRowTurnsIntoAColumnAtALargerType"), (103, "mirroringIsExact"), (105, "mirroringIsExact"),
            ])
        + tests(
            "ViewLayoutTests/ReportedRoundingTests.swift",
            [
                (109, "edgesAreRoundedAndNotWidths"), (111, "roundedRowsNeitherGapNorOverlap"),
                (113, "aHairlineStaysOne"), (115, "aRoundedTextIsNotNarrower"),
            ])
        + tests(
            "ViewTextTests/FixedMetricsTests.swift",
            [
                (87, "theLastLineOfTooManyIsCut"), (89, "explicitLineEnds"), (93, "widthsOfClusters"),
                (95, "linesBreakBetweenFullWidthClusters"),
            ])
        + tests("ViewLayoutTests/ChangeTests.swift", [(119, "aChangedTreeStandsLikeAFreshOne")])
        + tests("ViewLayoutTests/WholeItemRowTests.swift", [(107, "theRowRunsFromTheRight")])

    private static let sources =
        tests(
            "CommandTests/ReportedCommandTests.swift",
            [
                (35, "noNumbers"), (126, "identityTwice"), (128, "twoLoops"), (134, "doubledPlus"),
                (136, "invalidReferences"),
                (140, "closingBraces"), (138, "errorsAtTheEnd"), (168, "failuresAreTold"),
                (174, "byteOrderMark"), (186, "ordinaryNames"), (190, "ordinaryNames"), (194, "ordinaryNames"),
                (206, "misspeltCase"), (208, "groupsOfConditions"), (211, "rings"),
                (213, "pathsStartAtTheImporter"), (217, "sameNames"), (218, "sameOutput"), (220, "sameOutput"),
            ])
        + tests("CommandTests/ImportTests.swift", [(215, "twoSpellingsAndLinksAreOneFile")])
        + tests("ViewSyntaxTests/DepthTests.swift", [(143, "openingBrackets"), (145, "chainsAreFree")])
        + tests("ViewSyntaxTests/DepthTests.swift", [(147, "twoHundredFiftySixExpressionLevels")])
        + tests(
            "ViewSyntaxTests/StringTests.swift",
            [
                (148, "unknownEscape"), (150, "scalarEscapes"), (152, "unknownEscapeInALongLineWithTabs"),
                (154, "scalarEscapeBeforeTheClosingQuote"),
            ])
        + tests(
            "ViewCompilerTests/Diagnostics/DiagnosticTextTests.swift",
            [(179, "wideCharactersTakeTwoCellsAndMarksNone"), (181, "tabsAreRepeatedBeforeTheCarets")])
        + tests(
            "ViewLanguageServerTests/DocumentTests.swift",
            [
                (177, "columnsCountAsTheClientDoes"), (183, "editsLandWhereTheClientMeansThem"),
                (226, "filesThatNoEditorHasOpenAreReadAgain"),
            ])
        + tests(
            "CommandTests/WatchCommandTests.swift",
            [
                (142, "aBrokenFileIsToldUntilItIsPutRight"), (222, "everyWayToSaveIsOneRun"),
                (224, "everyPathToTheFileIsWatched"),
            ])

    private static let output =
        tests(
            "ViewFormatTests/ReportedFormatTests.swift",
            [
                (156, "linesAfterAComment"), (158, "blankLines"), (160, "trailingSpaces"), (162, "commentsInBranches"),
                (164, "listsAndBraces"), (166, "wordsAsNames"), (170, "theLastLineEnd"), (172, "lineEnds"),
            ])
        + tests("CommandTests/FormatCommandTests.swift", [(176, "lineEnds")])
        + part(.emitter, [184, 188, 192, 196, 198, 200, 202, 204, 210])
        + part(.testRunner, [130, 132])
}
