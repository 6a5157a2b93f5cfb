extension Page {
    /// What the page does: the slider chooses a picture or one between two, pointing at an element tells of it.
    static let script = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const picture = document.getElementById("picture");
        const tree = document.getElementById("tree");
        const detail = document.getElementById("detail");
        const slider = document.getElementById("slider");
        const size = document.getElementById("size");
        const number = /-?\d+(?:\.\d+)?/g;
        const skeleton = text => text.replace(number, "0");
        let nodes = [];
        let chosen = -1;
        let isPinned = false;

        // A text between two that differ in their numbers only; else the first.
        function between(a, b, share) {
          if (!share || skeleton(a) !== skeleton(b)) return a;
          const ends = b.match(number) || [];
          let index = 0;
          return a.replace(number, start => {
            const end = ends[index++];
            return start === end ? start : String(+start + (end - start) * share);
          });
        }

        function show(value) {
          const last = data.stretches[data.stretches.length - 1];
          const stretch = data.stretches.find(each => value >= each.from && value < each.to) || last;
          const [from, to] = stretch.pictures;
          const share = to ? Math.min(1, (value - stretch.from) / (stretch.to - stretch.from)) : 0;
          const next = from.nodes.map((node, index) => {
            const end = share ? to.nodes[index] : null;
            return { ...node, frame: node.frame.map((side, at) => end ? side + (end.frame[at] - side) * share : side) };
          });
          const drawing = new DOMParser().parseFromString(between(from.svg, to ? to.svg : from.svg, share), "image/svg+xml");
          picture.replaceChildren(document.importNode(drawing.documentElement, true));
          const isNew = next.length !== nodes.length || next.some((node, index) => node.line !== nodes[index].line);
          nodes = next;
          size.textContent = data.axis ? `${data.axis} ${Math.round(value * 1000) / 1000}` : stretch.label;
          if (isNew) list();
          choose(chosen < nodes.length ? chosen : -1);
        }

        function list() {
          tree.replaceChildren(...nodes.map((node, index) => {
            const item = document.createElement("li");
            item.textContent = "  ".repeat(node.depth) + node.kind + (node.name ? ` #${node.name}` : "");
            item.tabIndex = 0;
            item.classList.toggle("hidden", node.hidden);
            item.onmouseenter = () => { if (!isPinned) choose(index); };
            item.onfocus = () => choose(index);
            item.onclick = () => { isPinned = !isPinned || chosen !== index; choose(index); };
            return item;
          }));
        }

        function choose(index) {
          chosen = index;
          [...tree.children].forEach((item, at) => item.classList.toggle("chosen", at === index));
          picture.querySelector("#chosen")?.remove();
          const node = nodes[index];
          detail.textContent = node ? node.line + (node.why ? "\n\n" + node.why : "") : "Point at an element.";
          const drawing = picture.querySelector("svg");
          if (!node || !drawing) return;
          const box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
          box.id = "chosen";
          ["x", "y", "width", "height"].forEach((name, at) => box.setAttribute(name, node.frame[at]));
          box.setAttribute("fill", "#ff2d5522");
          box.setAttribute("stroke", "#ff2d55");
          box.setAttribute("pointer-events", "none");
          drawing.append(box);
        }

        // The innermost element at a point, of several the one that comes last.
        function find(event) {
          const drawing = picture.querySelector("svg");
          const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
          let found = -1;
          nodes.forEach((node, index) => {
            const [x, y, width, height] = node.frame;
            if (!node.hidden && point.x >= x && point.y >= y && point.x < x + width && point.y < y + height) found = index;
          });
          return found;
        }

        picture.addEventListener("mousemove", event => { if (!isPinned) choose(find(event)); });
        picture.addEventListener("click", event => { isPinned = !isPinned; choose(find(event)); });
        if (slider) {
          const last = data.stretches[data.stretches.length - 1];
          slider.min = data.stretches[0].from;
          slider.max = data.axis ? last.to : last.from;
          slider.step = data.axis ? "any" : 1;
          slider.value = slider.min;
          slider.addEventListener("input", () => show(+slider.value));
        }
        show(data.stretches[0].from);

        """#
}
