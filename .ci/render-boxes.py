"""Compares where a browser draws things with the frames of the layout: render-boxes.py VIEWC

All samples stand in one page. What is drawn says by `data-node` to which node of the report it belongs.
"""

import glob
import json
import re
import subprocess
import sys
import tempfile

# Kinds whose node is drawn as one shape of the node's own frame.
SHAPES = {"Color", "LinearGradient", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Circle", "Divider", "Image"}
# A browser keeps places as single floats, and signs of a stretched text to fractions of a pixel.
SHAPE_TOLERANCE = 0.05
TEXT_TOLERANCE = 0.6
# A text is as wide as its widest line, rounded up to a pixel.
PIXEL = 1 / 3

COLLECT = """<script>
const boxes = [...document.querySelectorAll("section")].map(section => {
  const drawing = section.querySelector("svg");
  const origin = drawing.getBoundingClientRect();
  return [...drawing.querySelectorAll("[data-node]")].filter(part => !part.closest("[transform]")).map(part => {
    const box = part.getBoundingClientRect();
    // The box of a text holds what glyphs reach over; the ends of its first and last sign are what was measured.
    if (part.tagName === "text") {
      const ends = [part.getStartPositionOfChar(0).x, part.getEndPositionOfChar(part.getNumberOfChars() - 1).x];
      [box.x, box.width] = [origin.x + Math.min(...ends), Math.max(...ends) - Math.min(...ends)];
    }
    return [+part.dataset.node, part.tagName, box.x - origin.x, box.y - origin.y, box.width, box.height,
      +(part.getAttribute("stroke-width") ?? 0), +(part.getAttribute("textLength") ?? 0)];
  });
});
document.body.textContent = "BOXES" + JSON.stringify(boxes) + "END";
</script>"""


def run(viewc, *arguments):
    return subprocess.run([viewc, *arguments], capture_output=True, text=True, timeout=60)


def nodes(node, found):
    found.append(node)
    for child in node["children"]:
        nodes(child, found)
    return found


def drawing(page):
    """The picture that stands in a page before its script has run."""
    return re.search(r'<div id="picture">\n(.*?</svg>)\n</div>', page, re.S).group(1)


def check(sample, node, boxes):
    """What is wrong with the boxes of a node, and how many comparisons there were."""
    x, y, width, height = node["frame"]
    wrong, count = [], 0
    texts = [box for box in boxes if box[1] == "text"]
    if node["kind"] in SHAPES and len(boxes) == 1 and boxes[0][6] == 0:
        if node["kind"] == "Circle":
            side = min(width, height)
            x, y, width, height = x + (width - side) / 2, y + (height - side) / 2, side, side
        count += 1
        if any(abs(a - b) > SHAPE_TOLERANCE for a, b in zip(boxes[0][2:6], (x, y, width, height))):
            wrong.append(f"{sample}: {node['kind']} is drawn at {boxes[0][2:6]} and laid out at {node['frame']}")
    for box in texts:
        count += 1
        if abs(box[4] - box[7]) > TEXT_TOLERANCE:
            wrong.append(f"{sample}: a line is {box[4]} wide and was measured {box[7]}")
    if node["kind"] == "Text" and texts:
        left = min(box[2] for box in texts)
        right = max(box[2] + box[4] for box in texts)
        count += 1
        if left < x - TEXT_TOLERANCE or right > x + width + TEXT_TOLERANCE:
            wrong.append(f"{sample}: text is drawn from {left} to {right} and laid out at {node['frame']}")
        # Spaces at the ends of lines and of runs are drawn by no browser alike; a line ends before them.
        if right - left < width - PIXEL - TEXT_TOLERANCE and not node["text"].endswith(" "):
            wrong.append(f"{sample}: text is {right - left} wide and laid out at {node['frame']}")
    return wrong, count


def main(viewc):
    samples = sorted(glob.glob("Samples/*.view") + glob.glob("Samples/*/*.view"))
    reports, sections = [], []
    for sample in samples:
        layout, page = run(viewc, "layout", sample, "--format", "json"), run(viewc, "render", sample, "--format", "html")
        if layout.returncode or page.returncode:
            sys.exit(f"{sample}: {layout.stderr}{page.stderr}")
        reports.append(nodes(json.loads(layout.stdout)["root"], []))
        sections.append(f"<section>{drawing(page.stdout)}</section>")
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write('<!DOCTYPE html><meta charset="utf-8"><body>' + "".join(sections) + COLLECT)
        file.flush()
        browser = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", f"file://{file.name}"],
            capture_output=True, text=True, timeout=300)
    boxes = json.loads(re.search(r"BOXES(.*?)END", browser.stdout, re.S).group(1))
    wrong, count = [], 0
    for sample, report, drawn in zip(samples, reports, boxes):
        parts = {}
        for box in drawn:
            parts.setdefault(box[0], []).append(box)
        for index, own in parts.items():
            problems, compared = check(sample, report[index], own)
            wrong += problems
            count += compared
    print("\n".join(wrong))
    print(f"{count} boxes of {len(samples)} samples compared, {len(wrong)} differ")
    sys.exit(1 if wrong or count < 300 else 0)


main(sys.argv[1])
