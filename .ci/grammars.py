"""Holds the TextMate grammar to the lexer: .ci/grammars.py CLASSES, the folder that TokenClassTests wrote."""

import json
import logging
import pathlib
import sys

from textmate_grammar.parsers.base import LanguageParser

# The scopes of each class, by how they begin.
CLASSES = {
    "comment": ["comment."],
    "string": ["string.", "constant.character.escape"],
    "mark": ["punctuation.section.embedded"],
    "number": ["constant.numeric"],
    "keyword": ["keyword.control.view"],
    "value": ["constant.language"],
    "hash": ["entity.name.tag"],
    "dollar": ["variable.language"],
}


def meaning(scopes):
    """The class that scopes stand for; a name or a sign where they stand for none."""
    for scope in reversed(scopes):
        if scope.startswith("meta.embedded"):
            return "plain"
        for name in CLASSES:
            if any(scope.startswith(prefix) for prefix in CLASSES[name]):
                return name
    return "plain"


def agrees(expected, found):
    if expected in ("name", "sign"):
        return found == "plain"
    if expected == "word":
        return found in ("plain", "keyword", "value")
    return found == expected or expected == "hash" and found == "keyword"


def table(parser, source):
    """For each line the class at each character."""
    lines = [["plain"] * len(line) for line in source.split("\n")]
    # The engine wants every line ended.
    parsed = parser.parse_string(source + "\n")
    for (line, column), text, scopes in parsed.flatten() if parsed else []:
        name = meaning(scopes)
        for offset in range(len(text.rstrip("\n"))):
            if column + offset < len(lines[line]):
                lines[line][column + offset] = name
    return lines


def mismatches(parser, path, classes):
    """The pieces of a file that the grammar takes for something else."""
    source = path.read_bytes().decode()
    source = source.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = source.split("\n")
    found = table(parser, source)
    for row in classes.read_text().splitlines():
        line, column, length, expected = row.split("\t")
        line = int(line) - 1
        encoded = lines[line].encode()
        start = len(encoded[: int(column) - 1].decode())
        end = len(encoded[: int(column) - 1 + int(length)].decode())
        shown = zip(lines[line][start:end], found[line][start:end])
        wrong = [name for character, name in shown if character.strip() and not agrees(expected, name)]
        if wrong:
            yield f"{path}:{line + 1}:{column}: `{lines[line][start:end]}` is {expected}, shown as {wrong[0]}"


def main():
    logging.disable(logging.CRITICAL)
    root = pathlib.Path(__file__).resolve().parent.parent
    grammar = json.loads((root / "Grammar/vscode/syntaxes/view.tmLanguage.json").read_text())
    parser = LanguageParser(grammar)
    pieces = 0
    failures = []
    files = sorted(pathlib.Path(sys.argv[1]).glob("*.tsv"))
    for classes in files:
        path = root / classes.name.removesuffix(".tsv").replace("__", "/")
        pieces += len(classes.read_text().splitlines())
        failures += mismatches(parser, path, classes)
    print("\n".join(failures[:50]))
    print(f"TextMate: {pieces} pieces in {len(files)} files, {len(failures)} shown otherwise than the lexer reads them")
    sys.exit(1 if failures or not pieces else 0)


main()
