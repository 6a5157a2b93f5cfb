"""Reading the Unicode Character Database and writing Swift tables as ASCII strings of 6-bit digits.

A digit d (0...63) is the character with code 48 + d, so a table is a raw StaticString that compiles in no time and
needs no start-up; a value of n digits is stored with its most significant digit first.
"""

import os
import re

SCALARS = 0x110000


def digits(value, count):
    """The value as `count` 6-bit digits."""
    assert 0 <= value < 64**count, (value, count)
    return "".join(chr(48 + (value >> 6 * (count - 1 - i) & 63)) for i in range(count))


def literal(text, indent="        "):
    """A raw multi-line string literal that holds exactly `text`."""
    lines = [text[i : i + 100] for i in range(0, len(text), 100)] or [""]
    return '#"""\n' + "".join(f"{indent}{line}\\#\n" for line in lines[:-1]) + f'{indent}{lines[-1]}\n{indent}"""#'


def write_table(path, name, summary, notice, members, counts=()):
    """Writes an enum of StaticString tables and counts; a member is (name, documentation, text or number)."""
    out = [f"// Written by Tests/ViewTextTests/Tools; do not edit.\n"]
    out += [f"// {line}".rstrip() + "\n" for line in notice.splitlines()]
    out += ["\n", f"/// {summary}\n", f"enum {name} {{\n"]
    for index, (member, documentation, text) in enumerate(members):
        out.append("\n" if index else "")
        out += [f"    /// {line}\n" for line in documentation.splitlines()]
        out.append(f"    static var {member}: StaticString {{\n        {literal(text)}\n    }}\n")
    for member, documentation, number in counts:
        out.append(f"\n    /// {documentation}\n    static var {member}: Int {{ {number} }}\n")
    terms = [f"{member}.utf8CodeUnitCount" for member, _, _ in members]
    total = "\n            + ".join(" + ".join(terms[i : i + 3]) for i in range(0, len(terms), 3))
    out.append(f"\n    /// The bytes of the tables.\n    static var byteCount: Int {{\n        {total}\n    }}\n")
    out.append("}\n")
    with open(path, "w", encoding="utf8") as file:
        file.write("".join(out))


class Database:
    """The files of one version of the Unicode Character Database below a folder."""

    def __init__(self, folder):
        self.folder = folder

    def rows(self, path):
        """The fields of every data line, with the first and last scalar in front."""
        with open(os.path.join(self.folder, path), encoding="utf8") as file:
            for line in file:
                fields = [field.strip() for field in line.split("#")[0].split(";")]
                if re.match(r"[0-9A-F]{4}", fields[0]):
                    ends = fields[0].split("..")
                    yield int(ends[0], 16), int(ends[-1], 16), fields[1:]

    def missing(self, path, long_names):
        """The default value of every scalar the file does not list, by its `@missing` lines."""
        values = [None] * SCALARS
        with open(os.path.join(self.folder, path), encoding="utf8") as file:
            for first, last, value in re.findall(r"@missing: (\w+)\.\.(\w+); (\w+)", file.read()):
                for scalar in range(int(first, 16), int(last, 16) + 1):
                    values[scalar] = long_names.get(value, value)
        return values

    def values(self, path, default=None, long_names={}):
        """The property value of every scalar."""
        values = [default] * SCALARS if default is not None else self.missing(path, long_names)
        for first, last, fields in self.rows(path):
            for scalar in range(first, last + 1):
                values[scalar] = fields[0]
        return values

    def members(self, path, value):
        """The scalars that have a binary property or a value."""
        found = set()
        for first, last, fields in self.rows(path):
            if fields[0] == value:
                found.update(range(first, last + 1))
        return found
