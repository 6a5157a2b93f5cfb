"""Compares the time that swiftc takes to check emitted Swift with that for Swift divided by hand.

A screen is a tree of stacks of ten with a modifier at each element: 1,111 and 11,111 elements. All times are processor
time of `swiftc -typecheck`, the least of three runs in turns, less that for an empty screen.
"""

import math
import os
import resource
import subprocess
import sys
import tempfile

VIEWC, MODULES = sys.argv[1:3]
DEPTHS = {1111: 3, 11111: 4}


def leaf(number):
    return f'Text("Line {number}").padding({number % 7})'


def screen(depth, number=0):
    """The stack of a number, and all in it, in the language."""
    if depth == 0:
        return leaf(number) + "\n"
    inner = "".join(screen(depth - 1, number * 10 + child) for child in range(10))
    return f"VStack(spacing: {number % 5}) {{\n{inner}}}\n.padding(1)\n"


def members(depth, number, reference, declaration):
    """A declaration for each stack, as a person divides a body."""
    children = range(number * 10, number * 10 + 10)
    if depth == 1:
        inner = [leaf(child) for child in children]
    else:
        inner = [reference(f"{depth - 1}_{child}") for child in children]
        for child in children:
            yield from members(depth - 1, child, reference, declaration)
    content = f"VStack(spacing: {number % 5}) {{\n" + "\n".join(inner) + "\n}\n.padding(1)"
    yield declaration(f"{depth}_{number}", content)


def by_hand(depth, way):
    """The screen divided by hand: into properties, properties of erased type, or structures."""
    ways = {
        "properties": (
            lambda name: f"part{name}",
            lambda name, content: f"@ViewBuilder private var part{name}: some View {{\n{content}\n}}"),
        "erased": (
            lambda name: f"part{name}",
            lambda name, content: f"private var part{name}: AnyView {{\nAnyView({content})\n}}"),
        "structures": (
            lambda name: f"Part{name}()",
            lambda name, content: f"private struct Part{name}: View {{\nvar body: some View {{\n{content}\n}}\n}}"),
    }
    reference, declaration = ways[way]
    parts = "\n".join(members(depth, 0, reference, declaration))
    root = f"var body: some View {{ {reference(f'{depth}_0')} }}"
    if way == "structures":
        return f"import ViewCore\n{parts}\nstruct Screen: View {{\n{root}\n}}\n"
    return f"import ViewCore\nstruct Screen: View {{\n{root}\n{parts}\n}}\n"


def check(path):
    """The processor seconds that the compiler takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["swiftc", "-swift-version", "6", "-typecheck", "-I", MODULES, path], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    with tempfile.TemporaryDirectory() as folder:
        files = {(0, "empty"): os.path.join(folder, "empty.swift")}
        write(files[0, "empty"], "import ViewCore\nstruct Screen: View { var body: some View { EmptyView() } }\n")
        for count, depth in DEPTHS.items():
            view = os.path.join(folder, f"{count}.view")
            write(view, f"view Screen {{\n{screen(depth)}}}\n")
            files[count, "emitted"] = os.path.join(folder, f"{count}-emitted.swift")
            subprocess.run([VIEWC, "emit", "--quiet", view, "--output", files[count, "emitted"]], check=True)
            for way in ("properties", "erased", "structures"):
                files[count, way] = os.path.join(folder, f"{count}-{way}.swift")
                write(files[count, way], by_hand(depth, way))
        times = {}
        for _ in range(3):
            for key, path in files.items():
                times[key] = min(times.get(key, math.inf), check(path))

    net = {key: max(time - times[0, "empty"], 1e-3) for key, time in times.items() if key[0]}
    failed = False
    for count in DEPTHS:
        own = net[count, "emitted"]
        way, best = min(((key[1], net[key]) for key in net if key[0] == count and key[1] != "emitted"),
                        key=lambda item: item[1])
        print(f"{count} elements: emitted {1000 * own / count:.3f} ms an element, "
              f"by hand {1000 * best / count:.3f} ({way}), ratio {own / best:.2f}")
        failed |= own > 1.2 * best
    small, large = DEPTHS
    exponent = math.log(net[large, "emitted"] / net[small, "emitted"]) / math.log(large / small)
    print(f"exponent {exponent:.3f}")
    failed |= exponent > 1.10
    sys.exit("typecheck: the emitted Swift takes the compiler too long" if failed else 0)


main()
