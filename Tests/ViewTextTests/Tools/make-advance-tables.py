"""Writes the advance and kerning tables below Sources/ViewText/Tables.

usage: make-advance-tables.py INTER-FOLDER NOTO-FOLDER UCD-FOLDER
(Debian's fonts-inter 4.0~beta7+ds-1, fonts-noto-core 20201225-1 and unicode-data 15.0.0-1; needs fonttools and
uharfbuzz)
"""

import os
import sys
import unicodedata

import uharfbuzz
from fontTools.ttLib import TTFont

from tables import Database, digits, write_table

INTER, NOTO, UCD = sys.argv[1:4]
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Sources/ViewText/Tables")
INTER_NOTICE = (
    "Measurements of Inter 4.0 beta 7, copyright 2016-2022 The Inter Project Authors: see Licenses/Inter.txt."
)
NOTO_NOTICE = "Measurements of the Noto fonts, copyright 2015-2020 Google LLC: see Licenses/Noto.txt."
ZWJ = "\u200d"


def advances(path):
    """The advance of every scalar a font has, in its units."""
    font = TTFont(path)
    return {scalar: font["hmtx"][glyph][0] for scalar, glyph in font.getBestCmap().items()}


class Shaper:
    """Measures strings in a font."""

    def __init__(self, path):
        self.font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
        self.units = self.font.face.upem

    def width(self, text, **features):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer, features)
        return sum(position.x_advance for position in buffer.glyph_positions)


def base(scalar):
    """The letter a composed letter is kerned as."""
    return ord(unicodedata.normalize("NFD", chr(scalar))[0])


def runs_of(scalars):
    """Stretches of consecutive scalars, as (first scalar, place of the first)."""
    return [(c, i) for i, c in enumerate(scalars) if i == 0 or scalars[i - 1] != c - 1]


def kerning(scalars):
    """The kerning of pairs within Latin, Cyrillic and Greek, each with punctuation, in text units."""
    shaper = Shaper(f"{INTER}/Inter-Regular.otf")
    bases = [c for c in scalars if base(c) == c]
    marks = [c for c in bases if c < 0x7F and not chr(c).isalpha()]
    marks += [0xA0, 0xAB, 0xB7, 0xBB, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026]
    scripts = [
        [c for c in bases if c < 0x250 and chr(c).isalpha()],
        [c for c in bases if 0x400 <= c < 0x460 or c in (0x490, 0x491)],
        [c for c in bases if 0x370 <= c < 0x400],
    ]
    off = dict(kern=False, calt=False, liga=False, clig=False, ccmp=False)
    pairs = {}
    for letters in scripts:
        for a in marks + letters:
            for b in marks + letters:
                text = chr(a) + chr(b)
                value = shaper.width(text, **dict(off, kern=True)) - shaper.width(text, **off)
                if value:
                    pairs[a, b] = value
    return pairs


def classes(pairs, side):
    """The class of every scalar that kerns on a side, from 1, and a member of each class."""
    other = sorted({pair[1 - side] for pair in pairs})
    numbers, members, found = {}, [], {}
    for scalar in sorted({pair[side] for pair in pairs}):
        key = tuple(pairs.get((scalar, o) if side == 0 else (o, scalar), 0) for o in other)
        if key not in numbers:
            members.append(scalar)
            numbers[key] = len(members)
        found[scalar] = numbers[key]
    return found, members


def write_inter():
    cuts = [advances(f"{INTER}/{cut}-{weight}.otf")
            for cut in ("Inter", "InterDisplay") for weight in ("Thin", "Regular", "Black")]
    ucd = Database(UCD)
    category = ucd.values("extracted/DerivedGeneralCategory.txt", "Cn")
    wide = ucd.members("EastAsianWidth.txt", "W") | ucd.members("EastAsianWidth.txt", "F")
    scalars = sorted(
        c for c in cuts[1]
        if category[c] not in ("Mn", "Me", "Cf", "Cc", "Co") and c not in wide and all(c in cut for cut in cuts))
    pairs = kerning(scalars)
    left, left_members = classes(pairs, 0)
    right, right_members = classes(pairs, 1)
    rows = [tuple(cut[c] for cut in cuts) + (left.get(base(c), 0), right.get(base(c), 0)) for c in scalars]
    matrix = [[0] * (len(right_members) + 1)]
    matrix += [[0] + [pairs.get((a, b), 0) for b in right_members] for a in left_members]
    write_inter_table(scalars, rows, matrix)


def inter_records(rows):
    """The different records in the order of the table, and how many kern and how many are narrow."""
    different = list(dict.fromkeys(rows))
    kerned = [row for row in different if any(row[6:])]
    narrow = [row for row in different if not any(row[6:]) and max(row[:6]) < 4096]
    wide = [row for row in different if not any(row[6:]) and max(row[:6]) >= 4096]
    assert all(max(row[:6]) < 4096 for row in kerned)
    assert all(value % 2 == 0 for row in wide for value in row[:6])
    return kerned + narrow + wide, len(kerned), len(kerned) + len(narrow)


def kerning_blocks(matrix, values):
    """The different stretches of eight values in the rows, as the places of the values, and each row's stretches."""
    blocks, places = {}, []
    for row in matrix:
        row = row + [0] * (-len(row) % 8)
        for i in range(0, len(row), 8):
            block = tuple(values.index(value) for value in row[i : i + 8])
            places.append(blocks.setdefault(block, len(blocks)))
    return list(blocks), places


def write_inter_table(scalars, rows, matrix):
    """Writes the table from the scalars, the advances and classes of each, and the kerning of every pair of classes."""
    records, kerned, narrow = inter_records(rows)
    numbers = {record: i for i, record in enumerate(records)}
    values = sorted({value for row in matrix for value in row})
    assert len(values) <= 78
    blocks, places = kerning_blocks(matrix, values)
    runs = runs_of(scalars)
    write_table(
        f"{OUT}/InterTable.swift", "InterTable",
        "The advances and kerning of Inter's text and display cuts, as 6-bit digits (see `PackedTable`).",
        INTER_NOTICE,
        [
            ("runStarts", "Three digits a run of scalars without a gap: the first scalar.",
             "".join(digits(c, 3) for c, _ in runs)),
            ("runPlaces", "Two digits a run: the place of its first scalar in `glyphs`; then the number of scalars.",
             "".join(digits(i, 2) for _, i in runs) + digits(len(scalars), 2)),
            ("glyphs", "Two digits a scalar of the runs: its record.",
             "".join(digits(numbers[row], 2) for row in rows)),
            ("advances", "Six times two digits a record: the advances of thin, regular and black in 2816ths of an em, then\n"
             "those of the display cut in 2048ths; half of them from the record `narrowRecords` on.",
             "".join(digits(v if i < narrow else v // 2, 2) for i, record in enumerate(records) for v in record[:6])),
            ("kerningClasses", "Twice two digits a record that kerns: its class when it stands on the left, and on the right.",
             "".join(digits(v, 2) for record in records[:kerned] for v in record[6:])),
            ("kerningRows", "Two digits each eight classes on the right, row by row of a class on the left: their block.",
             "".join(digits(i, 2) for i in places)),
            ("kerningBlocks", "Eight digits a block: the places of its values.",
             "".join(chr(48 + v) for block in blocks for v in block)),
            ("kerningValues", "Two digits each: the different values in 2816ths of an em, plus 2048.",
             "".join(digits(v + 2048, 2) for v in values)),
        ],
        [("runCount", "The number of runs.", len(runs)),
         ("kernedRecords", "The number of records that kern, which come first.", kerned),
         ("narrowRecords", "The number of records without an advance of 4096 or more.", narrow),
         ("rowBlocks", "The blocks of a row.", len(places) // len(matrix))])


def write_noto():
    def thousandths(name, scalars, measure=None):
        rows = []
        for face in ("Regular", "Bold"):
            shaper = Shaper(f"{NOTO}/{name}-{face}.ttf")
            own = advances(f"{NOTO}/{name}-{face}.ttf")
            rows.append([[round(1000 * w / shaper.units) for w in measure(shaper, c)] if measure
                         else [round(1000 * own.get(c, 0) / shaper.units)] for c in scalars])
        return [regular + bold for regular, bold in zip(*rows)]

    def forms(shaper, c):
        letter = chr(c)
        return [shaper.width(text) for text in
                (letter, letter + ZWJ, ZWJ + letter + ZWJ, ZWJ + letter)]

    def ligature(shaper, c):
        return [shaper.width(text) for text in ("\u0644" + chr(c), ZWJ + "\u0644" + chr(c))]

    category = Database(UCD).values("extracted/DerivedGeneralCategory.txt", "Cn")
    members = []
    arabic = [c for c in range(0x600, 0x700)]
    rows = thousandths("NotoSansArabic", arabic,
                       lambda s, c: forms(s, c) if category[c][0] == "L" else [s.width(chr(c))] * 4)
    rows = [[0] * 8 if category[c] in ("Mn", "Me", "Cf") else row for c, row in zip(arabic, rows)]
    members.append(("arabic", "Eight times two digits a scalar, U+0600 to U+06FF: isolated, initial, medial and final advance,\n"
                    "regular and bold, in thousandths of an em.",
                    "".join(digits(v, 2) for row in rows for v in row)))
    alefs = [0x622, 0x623, 0x625, 0x627]
    rows = thousandths("NotoSansArabic", alefs, ligature)
    members.append(("lamAlef", "Four times two digits an alef, U+0622, U+0623, U+0625 and U+0627: the ligature with a lam before it,\n"
                    "isolated and final, regular and bold.",
                    "".join(digits(v, 2) for row in rows for v in row)))
    for member, name, first, last in (
        ("hebrew", "NotoSansHebrew", 0x591, 0x5F4),
        ("devanagari", "NotoSansDevanagari", 0x900, 0x97F),
        ("thai", "NotoSansThai", 0xE01, 0xE5B),
    ):
        scalars = list(range(first, last + 1))
        rows = [[0, 0] if category[c] in ("Mn", "Me", "Cf") else row
                for c, row in zip(scalars, thousandths(name, scalars))]
        members.append((member, f"Twice two digits a scalar, U+{first:04X} to U+{last:04X}: its advance, regular and bold.",
                        "".join(digits(v, 2) for row in rows for v in row)))
    write_table(f"{OUT}/NotoTable.swift", "NotoTable",
                "The advances of the scripts Inter lacks, as 6-bit digits (see `PackedTable`).", NOTO_NOTICE, members)


write_inter()
write_noto()
