"""Writes what the fuzzer starts from into a folder: every sample and golden, small fonts, images and files of texts, a
session of an editor, and a dictionary of the language's words and signs.

    fuzz-seeds.py FOLDER
"""

import pathlib
import re
import shutil
import struct
import sys

out = pathlib.Path(sys.argv[1])


def folder(kind):
    path = out / "seeds" / kind
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(parents=True)
    return path


def words(*values):
    """Numbers of 16 bits, as fonts have them."""
    return b"".join(struct.pack(">H", value & 0xFFFF) for value in values)


def longs(*values):
    return b"".join(struct.pack(">I", value) for value in values)


def font(is_full, pairs):
    """A font of "A", "V" and an emoji, with its scalars in format 12 or 4 and kerning in `kern` or `GPOS`."""
    if is_full:
        groups = b"".join(longs(scalar, scalar, glyph) for scalar, glyph in ((0x41, 1), (0x56, 2), (0x1F600, 3)))
        scalars = words(12, 0) + longs(52, 0, 3) + groups
    else:
        deltas = words(0x41, 0x56, 0xFFFF, 0, 0x41, 0x56, 0xFFFF, 1 - 0x41, 2 - 0x56, 1, 0, 0, 0)
        scalars = words(4, 40, 0, 6, 0, 0, 0) + deltas
    subtable = words(1, 12, 4, 0, 1, 18, 1, 1, 1, 1, 2, -80)
    positions = longs(0x10000) + words(10, 30, 44) + words(1) + b"DFLT" + words(8, 4, 0, 0, 0xFFFF, 1, 0)
    positions += words(1) + b"kern" + words(8, 0, 1, 0) + words(1, 4, 2, 0, 1, 8) + subtable
    tables = {
        b"head": bytes(18) + words(1000) + bytes(34),
        b"hhea": longs(0x10000) + words(900, -300, 100) + bytes(24) + words(4),
        b"hmtx": words(500, 0, 600, 0, 700, 0, 900, 0),
        b"cmap": words(0, 1, 3, 10 if is_full else 1) + longs(12) + scalars,
        b"kern" if pairs == "kern" else b"GPOS": words(0, 1, 0, 20, 1, 1, 0, 0, 0, 1, 2, -80)
        if pairs == "kern"
        else positions,
    }
    directory = longs(0x10000) + words(len(tables), 0, 0, 0)
    content = b""
    for tag, table in tables.items():
        directory += tag + longs(0, 12 + 16 * len(tables) + len(content), len(table))
        content += table
    return directory + content


def framed(*messages):
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(message), message) for message in messages)


def files(patterns):
    for root in ("Samples", "Tests"):
        for pattern in patterns:
            for file in sorted(pathlib.Path(root).rglob(pattern)):
                if file.stat().st_size <= 65536:
                    yield file


for kind, patterns in {
    "view": ["*.view"],
    "image": ["*.svg"],
    "strings": ["*.strings", "*.stringsdict", "*.xcstrings"],
    "json": ["*.json"],
}.items():
    target = folder(kind)
    for index, file in enumerate(files(patterns)):
        shutil.copy(file, target / f"{index}-{file.name}")

target = folder("font")
for is_full in (False, True):
    for pairs in ("kern", "GPOS"):
        (target / f"{pairs}-{is_full}").write_bytes(font(is_full, pairs))

target = out / "seeds" / "image"
header = b"\x89PNG\r\n\x1a\n" + longs(13) + b"IHDR" + longs(30, 20) + bytes([8, 6, 0, 0, 0]) + longs(0)
(target / "png").write_bytes(header)
(target / "jpg").write_bytes(b"\xff\xd8\xff\xfe\0\4\1\2\xff\xc0\0\x0b\x08\0\x14\0\x1e\1\1\x11\0\xff\xd9")
(target / "svg").write_bytes(b"<?xml version='1.0'?><svg width='30px' viewBox='0 0 30 20' height=\"20\"/>")

target = out / "seeds" / "strings"
(target / "strings").write_bytes(b'/* a */ "key" = "a \\U00e9 %lld"; // b\nSave = Sichern;\n')
(target / "stringsdict").write_bytes(
    b"<plist><dict><key>%lld items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ &#x2026;</string>"
    b"<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    b"<key>one</key><string>%lld item</string><key>other</key><string>%lld items</string></dict></dict></dict></plist>"
)

target = folder("server")
place = b'{"textDocument":{"uri":"file:///a.view"},"position":{"line":0,"character":9}}'
for method in ("hover", "completion", "definition", "references", "signatureHelp", "rename", "selectionRange"):
    message = b'{"jsonrpc":"2.0","id":1,"method":"textDocument/%s","params":%s}' % (method.encode(), place)
    (target / method).write_bytes(framed(message))
    (target / f"{method}-body").write_bytes(message)
(target / "change").write_bytes(
    framed(
        b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.view",'
        b'"version":2},"contentChanges":[{"range":{"start":{"line":0,"character":9},"end":{"line":0,"character":13}},'
        b'"text":"Label"}]}}',
        b'{"jsonrpc":"2.0","id":2,"method":"textDocument/formatting","params":{"textDocument":{"uri":'
        b'"file:///a.view"},"options":{"tabSize":4}}}',
    )
)

# The language's words and signs as its grammar has them, and the names in its tables as its reference has them.
entries = set(re.findall(r'"([^"\s]+)"', pathlib.Path("Grammar/view.ebnf").read_text()))
entries |= set(re.findall(r"^#+ `?([A-Za-z.]+)`?", pathlib.Path("Grammar/Reference.md").read_text(), re.MULTILINE))
with open(out / "words.dict", "w") as dictionary:
    for word in sorted(entries):
        plain = (chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\\\' else "\\x%02X" % byte for byte in word.encode())
        dictionary.write('"%s"\n' % "".join(plain))
