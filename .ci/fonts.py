"""Compares the widths that a command measures with font files to those HarfBuzz shapes; see `fonts`."""

import json
import os
import subprocess
import sys
import tempfile

import uharfbuzz as harfbuzz

SIZE = 100
# Languages, and the greatest mean and single difference, in parts of the width.
BOUNDS = {"en": (0.005, 0.03), "de": (0.005, 0.03), "fr": (0.005, 0.03), "ru": (0.005, 0.03), "el": (0.005, 0.03),
          "ja": (0.005, 0.03)}
# Any shaping that is right: for a command built with HarfBuzz.
if os.environ.get("SHAPED"):
    BOUNDS = {language: (0.0001, 0.001) for language in [*BOUNDS, "ar", "hi"]}


def measured(viewc, path, texts):
    """The widths in points of texts in the font of a file."""
    lines = [f"    Text({json.dumps(text, ensure_ascii=False)})" for text in texts]
    source = "view Lines {\n    VStack {\n" + "\n".join(lines) + f"\n    }}.font(.system(size: {SIZE})).fixedSize()\n}}\n"
    with tempfile.NamedTemporaryFile("w", suffix=".view") as file:
        file.write(source)
        file.flush()
        command = [viewc, "layout", file.name, "--font", path, "--scale", "1000", "--size", "idealxideal",
                   "--format", "json"]
        node = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["root"]
    while node["kind"] != "VStack":
        node = node["children"][0]
    return [child["frame"][2] for child in node["children"]]


def shaped(font, text):
    """The width in ems that HarfBuzz gives a text; nil if the font lacks a character."""
    if any(font.get_nominal_glyph(ord(character)) in (None, 0) for character in text):
        return None
    buffer = harfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    harfbuzz.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions) / font.face.upem


def main():
    viewc, *paths = sys.argv[1:]
    with open("Tests/ViewTextTests/Data/text-cases.json", encoding="utf-8") as file:
        cases = json.load(file)["cases"]
    compared = 0
    failures = 0
    for path in paths:
        with open(path, "rb") as file:
            font = harfbuzz.Font(harfbuzz.Face(file.read(), 0))
        for language, (mean_bound, worst_bound) in BOUNDS.items():
            texts = [(case["text"], shaped(font, case["text"])) for case in cases if case["language"] == language]
            texts = [(text, width) for text, width in texts if width]
            if not texts:
                continue
            widths = measured(viewc, path, [text for text, _ in texts])
            errors = [(abs(width / SIZE - right) / right, text) for width, (text, right) in zip(widths, texts)]
            mean = sum(error for error, _ in errors) / len(errors)
            worst, text = max(errors)
            compared += len(errors)
            state = "ok" if mean <= mean_bound and worst <= worst_bound else "FAILED"
            failures += state != "ok"
            print(f"{state} {path.rsplit('/', 1)[-1]} {language}: {len(errors)} texts, mean {mean:.4%}, "
                  f"worst {worst:.4%} ({text})")
    if compared < 100:
        sys.exit(f"SKIPPED: only {compared} widths compared")
    if failures:
        sys.exit(1)


main()
