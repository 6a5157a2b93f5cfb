"""Writes Sources/ViewText/Tables/UnicodeTable.swift.

usage: make-unicode-table.py UCD-FOLDER   (Debian's unicode-data 15.0.0: /usr/share/unicode)
"""

import os
import sys

from tables import Database, digits, write_table

LINE = (
    "AL BK CR LF NL SP ZW WJ GL CM ZWJ ID H2 H3 JL JV JT NU OP OPW CL CP QU EX IS SY IN NS BA BB B2 HY HL PR PO "
    "CB RI EB EM XPU SA".split()
)
CLUSTER = "other CR LF control extend ZWJ RI prepend spacingMark L V T LV LVT pictographic linker consonant nonJoiner".split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
JOINING = "U R L D C T".split()
CLUSTER_NAMES = {
    "Other": "other", "Control": "control", "Extend": "extend", "SpacingMark": "spacingMark", "Prepend": "prepend",
    "Regional_Indicator": "RI",
}
BIDI_NAMES = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}
# Indic_Conjunct_Break (Unicode 15.1) of the six scripts that have it.
LINKERS = {0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D}
CONJUNCT_BLOCKS = [(0x0900, 0x09FF), (0x0A80, 0x0B7F), (0x0C00, 0x0C7F), (0x0D00, 0x0D7F)]

ucd = Database(sys.argv[1])
line_break = ucd.values("LineBreak.txt", "XX")
category = ucd.values("extracted/DerivedGeneralCategory.txt", "Cn")
cluster = ucd.values("auxiliary/GraphemeBreakProperty.txt", "Other")
bidi = ucd.values("extracted/DerivedBidiClass.txt", None, BIDI_NAMES)
joining = ucd.values("extracted/DerivedJoiningType.txt", "U")
syllabic = ucd.values("IndicSyllabicCategory.txt", "Other")
width = ucd.values("EastAsianWidth.txt", "N")
pictographic = ucd.members("emoji/emoji-data.txt", "Extended_Pictographic")
presentation = ucd.members("emoji/emoji-data.txt", "Emoji_Presentation")
ignorable = ucd.members("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")


def is_reserved_ideograph(c):
    """Whether an unassigned scalar stands in a block whose default is ID (the head of LineBreak.txt)."""
    blocks = (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)
    return any(first <= c <= last for first, last in blocks)


def line_class(c):
    """The resolved class of UAX #14 (LB1), with two classes split off: wide openers, unassigned pictographs."""
    value = line_break[c]
    if value == "XX" and is_reserved_ideograph(c):
        return "XPU" if c in pictographic else "ID"
    if value == "OP" and width[c] in "FWH":
        return "OPW"
    if c in pictographic and category[c] == "Cn":
        return "XPU"
    if value == "SA":
        return "CM" if category[c] in ("Mn", "Mc") else "SA"
    return {"XX": "AL", "SG": "AL", "AI": "AL", "CJ": "NS"}.get(value, value)


def cluster_class(c):
    """The class of UAX #29 with pictographs and the parts of a conjunct as classes of their own."""
    if c in LINKERS:
        return "linker"
    if c == 0x200C:
        return "nonJoiner"
    if syllabic[c] == "Consonant" and any(a <= c <= b for a, b in CONJUNCT_BLOCKS):
        return "consonant"
    if c in pictographic:
        return "pictographic"
    return CLUSTER_NAMES.get(cluster[c], cluster[c])


def is_zero(c):
    """Whether the scalar has no width: marks, format and control characters, line and paragraph separators."""
    return category[c] in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp") or c in ignorable


def is_space(c):
    """Whether the scalar is a space at which a line may break and that hangs at a line's end."""
    return category[c] == "Zs" and line_break[c] in ("SP", "BA")


def record(c):
    """The packed properties: see ScalarProperties."""
    wide = width[c] in ("W", "F") or line_break[c] == "XX" and is_reserved_ideograph(c) and c < 0x10000
    return (
        LINE.index(line_class(c))
        | CLUSTER.index(cluster_class(c)) << 6
        | BIDI.index(bidi[c]) << 11
        | JOINING.index(joining[c]) << 16
        | wide << 19
        | (is_zero(c) and not 0xAC00 <= c < 0xD800) << 20
        | (c in presentation) << 21
        | is_space(c) << 22
    )


packed = [record(c) for c in range(0x20000)]
kinds = sorted(set(packed))
number = {kind: index for index, kind in enumerate(kinds)}
blocks, ranges, seen = [], [], {}
for block in range(0, 0x20000, 256):
    key = tuple(packed[block : block + 256])
    if key not in seen:
        seen[key] = len(ranges)
        for low in range(256):
            if low == 0 or key[low] != key[low - 1]:
                ranges.append(number[key[low]] << 8 | low)
    blocks.append(seen[key])

brackets = [(first, int(fields[0], 16)) for first, _, fields in ucd.rows("BidiBrackets.txt") if fields[1] == "o"]
here = os.path.dirname(os.path.abspath(__file__))
write_table(
    os.path.join(here, "../../../Sources/ViewText/Tables/UnicodeTable.swift"),
    "UnicodeTable",
    "The properties of every scalar below U+20000, from Unicode 15.0, as 6-bit digits (see `PackedTable`).",
    "Unicode data files, copyright 1991-2022 Unicode, Inc.: see Licenses/Unicode.txt.",
    [
        ("latin", "Four digits a scalar, U+0000 to U+00FF: the packed properties.",
         "".join(digits(packed[c], 4) for c in range(256))),
        ("blocks", "Three digits a block of 256 scalars: the place of its first range.",
         "".join(digits(b, 3) for b in blocks)),
        ("ranges", "Three digits a range: the number of its properties and the low byte of its first scalar.",
         "".join(digits(r, 3) for r in ranges)),
        ("kinds", "Four digits each: the different packed properties.", "".join(digits(k, 4) for k in kinds)),
        ("openers", "Three digits each: the brackets that open a pair.", "".join(digits(a, 3) for a, _ in brackets)),
        ("closers", "Three digits each: the brackets that close those pairs.",
         "".join(digits(b, 3) for _, b in brackets)),
    ],
    [("bracketCount", "The pairs of brackets.", len(brackets))],
)
