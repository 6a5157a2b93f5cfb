/// What the page does. Text of the file and its screens goes into the page as text and as a picture, never as markup.
enum PageScript {
    /// Asking and showing.
    static let text = #"""
        'use strict';
        const byId = id => document.getElementById(id);
        const switches = ['view', 'device', 'size', 'orientation', 'textSize', 'colorScheme', 'locale'];
        const marks = ['rightToLeft', 'keyboard', 'frames'];
        const mostRows = 2000;
        let state = null;
        let selected = -1;
        let scale = 1;
        let pictureAddress = null;
        let waiting = 0;
        let queue = Promise.resolve();

        async function ask(path, options) {
          const response = await fetch(path, options);
          if (!response.ok) throw new Error('the server answers ' + response.status);
          return response;
        }

        function later(work) {
          waiting += 1;
          queue = queue.then(work).catch(error => { byId('note').textContent = String(error.message); })
            .finally(() => { waiting -= 1; settleField(); });
        }

        function act(action) {
          later(async () => {
            const body = JSON.stringify(action);
            const headers = { 'Content-Type': 'application/json' };
            show(await (await ask('act', { method: 'POST', headers, body })).json());
          });
        }

        function refresh(version) {
          if (state && version <= state.version) return;
          later(async () => { if (!state || version > state.version) show(await (await ask('state')).json()); });
        }

        function fill(select, names, first) {
          const known = Array.from(select.options).slice(1).map(option => option.value);
          if (known.length === names.length && known.every((name, index) => name === names[index])) return;
          const value = select.value;
          select.replaceChildren(new Option(first, ''), ...names.map(name => new Option(name, name)));
          select.value = names.includes(value) ? value : '';
        }

        function show(next) {
          if (state && next.version < state.version) return;
          state = next;
          const screen = state.screen;
          byId('title').textContent = screen ? screen.view : 'nothing to show';
          document.title = (state.errors ? '\u2717 ' : '') + byId('title').textContent + ' \u2013 viewc preview';
          fill(byId('view'), state.views.length ? state.views : Array.from(byId('view').options).slice(1)
            .map(option => option.value), 'first');
          byId('note').textContent = state.errors === 0 ? state.note
            : (state.errors === 1 ? '1 error' : state.errors + ' errors') + '; the screen is the last good one';
          byId('problems').textContent = state.problems + (screen ? screen.problems : '');
          byId('problems').classList.toggle('bad', state.errors > 0);
          byId('screen').classList.toggle('stale', state.errors > 0);
          if (!screen) return;
          byId('said').textContent = screen.printed.concat(screen.opened.map(text => 'opened ' + text)).join('\n');
          showPicture(screen);
          showTree(screen.nodes);
          showField(screen.field);
          if (selected >= screen.nodes.length) selected = -1;
          showSelected();
        }

        function showPicture(screen) {
          const [width, height] = screen.size;
          const room = byId('stage');
          const fit = Math.min((room.clientWidth - 40) / width, (room.clientHeight - 40) / height);
          scale = Math.max(0.25, Math.min(2, Number.isFinite(fit) ? fit : 1));
          place(byId('screen'), [0, 0, width, height]);
          const address = URL.createObjectURL(new Blob([screen.picture], { type: 'image/svg+xml' }));
          if (pictureAddress) URL.revokeObjectURL(pictureAddress);
          pictureAddress = address;
          byId('picture').src = address;
        }

        function place(element, frame) {
          const [x, y, width, height] = frame.map(length => length * scale + 'px');
          if (element.id !== 'screen') Object.assign(element.style, { left: x, top: y });
          Object.assign(element.style, { width, height });
        }

        function showTree(nodes) {
          const rows = nodes.slice(0, mostRows).map((node, index) => {
            const row = document.createElement('div');
            const text = node.text === null ? '' : '  ' + JSON.stringify(node.text);
            const frame = node.frame.map(length => +length.toFixed(3));
            row.textContent = node.kind + (node.name === null ? '' : ' #' + node.name) + '  ' + frame[0] + ' ' + frame[1]
              + '  ' + frame[2] + '\u00d7' + frame[3] + text;
            row.title = node.place || '';
            row.style.paddingLeft = node.depth * 12 + 'px';
            row.dataset.index = index;
            row.setAttribute('role', 'treeitem');
            row.classList.toggle('hidden', node.hidden);
            return row;
          });
          byId('tree').replaceChildren(...rows);
          if (nodes.length > mostRows) byId('tree').append('\u2026 and ' + (nodes.length - mostRows) + ' more');
        }

        function showField(field) {
          const old = byId('field');
          if (!field) { if (old) old.remove(); return; }
          const tag = field.multiline ? 'TEXTAREA' : 'INPUT';
          let input = old;
          if (!old || old.tagName !== tag) {
            if (old) old.remove();
            input = document.createElement(tag);
            input.id = 'field';
            input.addEventListener('input', event => { if (!event.isComposing) enter(); });
            input.addEventListener('compositionend', enter);
            input.addEventListener('keydown', typed);
            byId('screen').append(input);
            input.value = field.text;
            input.focus();
          }
          if (tag === 'INPUT') input.type = field.secret ? 'password' : 'text';
          input.style.fontSize = 17 * scale + 'px';
          place(input, field.frame);
        }

        // What is being typed is newer than what the server has said, until all is said.
        function settleField() {
          const input = byId('field');
          const field = state && state.screen && state.screen.field;
          if (waiting === 0 && input && field && input.value !== field.text) input.value = field.text;
        }

        function showSelected() {
          for (const row of byId('tree').children) {
            row.setAttribute('aria-selected', String(Number(row.dataset.index) === selected));
          }
          byId('mark').hidden = selected < 0;
          if (selected < 0) return;
          place(byId('mark'), state.screen.nodes[selected].frame);
          const version = state.version;
          ask('why/' + selected).then(response => response.text())
            .then(text => { if (version === state.version) byId('why').textContent = text; })
            .catch(() => { byId('why').textContent = ''; });
        }
        """#

    /// What happens on the page.
    static let events = #"""
        function enter() { act({ do: 'enter', text: byId('field').value }); }

        function typed(event) {
          if (event.isComposing) return;
          if (event.key === 'Enter' && event.target.tagName === 'INPUT') act({ do: 'submit' });
          if (event.key === 'Escape') act({ do: 'leave' });
        }

        // The innermost element at a point: the last one in the order of the tree whose frame holds it.
        function pick(x, y) {
          selected = state.screen.nodes.findLastIndex(node => {
            const [left, top, width, height] = node.frame;
            return !node.hidden && x >= left && x < left + width && y >= top && y < top + height;
          });
          showSelected();
          const row = byId('tree').querySelector('[aria-selected=true]');
          if (row) row.scrollIntoView({ block: 'nearest' });
        }

        byId('picture').addEventListener('click', event => {
          if (!state || !state.screen) return;
          const box = byId('picture').getBoundingClientRect();
          const x = (event.clientX - box.left) / scale;
          const y = (event.clientY - box.top) / scale;
          if (byId('inspect').checked || event.altKey) pick(x, y); else act({ do: 'tap', x, y });
        });

        byId('tree').addEventListener('click', event => {
          const index = Number(event.target.dataset.index);
          if (!Number.isInteger(index)) return;
          selected = index;
          showSelected();
        });

        byId('restart').addEventListener('click', () => act({ do: 'restart' }));
        window.addEventListener('resize', () => {
          if (state && state.screen) { showPicture(state.screen); showField(state.screen.field); showSelected(); }
        });

        for (const id of switches.concat(marks)) {
          byId(id).addEventListener('change', () => {
            const settings = {};
            for (const name of switches) settings[name] = byId(name).value;
            for (const name of marks) settings[name] = byId(name).checked;
            act({ do: 'change', settings });
          });
        }

        later(async () => {
          const choices = await (await ask('choices')).json();
          for (const id of Object.keys(choices)) fill(byId(id), choices[id], '\u2013');
        });
        const events = new EventSource('events');
        events.addEventListener('change', event => refresh(Number(event.data)));
        events.addEventListener('error', () => { byId('note').textContent = 'the server is gone'; });
        """#
}
