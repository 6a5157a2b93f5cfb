/// What stands on the page.
enum PageMarkup {
    static let text = """
        <header>
        <strong id="title"></strong>
        <label>View <select id="view"></select></label>
        <label>Device <select id="device"></select></label>
        <label>Size <input id="size" size="8" placeholder="390x844"></label>
        <label>Orientation <select id="orientation"></select></label>
        <label>Text <select id="textSize"></select></label>
        <label>Colours <select id="colorScheme"></select></label>
        <label>Language <input id="locale" size="5" placeholder="en"></label>
        <label><input id="rightToLeft" type="checkbox"> Right to left</label>
        <label><input id="keyboard" type="checkbox"> Keyboard</label>
        <label><input id="frames" type="checkbox"> Frames</label>
        <label><input id="inspect" type="checkbox"> Inspect</label>
        <button id="restart" type="button">Begin anew</button>
        </header>
        <main>
        <section id="stage" aria-label="The screen">
        <div id="screen"><img id="picture" alt="The screen" draggable="false"><div id="mark" hidden></div></div>
        </section>
        <aside>
        <p id="note" role="status"></p>
        <pre id="problems"></pre>
        <h2>Elements</h2>
        <div id="tree" role="tree" aria-label="Elements"></div>
        <h2>Why</h2>
        <pre id="why">Choose an element.</pre>
        <h2>Said</h2>
        <pre id="said"></pre>
        </aside>
        </main>
        """
}
