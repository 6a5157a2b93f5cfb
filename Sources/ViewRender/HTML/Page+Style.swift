extension Page {
    /// How the page looks, by day and by night.
    static let style = """
        :root { color-scheme: light dark; font: 14px/1.4 -apple-system, Inter, system-ui, sans-serif; }
        body { margin: 0; background: light-dark(#ececf0, #1c1c1e); }
        header { display: flex; gap: 1em; align-items: center; padding: 8px 16px; }
        h1 { font-size: 16px; margin: 0; }
        #slider { flex: 1; max-width: 480px; }
        main { display: flex; flex-wrap: wrap; gap: 16px; padding: 0 16px 16px; align-items: flex-start; }
        #picture svg { display: block; box-shadow: 0 1px 8px #0004; }
        #tree { flex: 1 1 260px; margin: 0; padding: 8px; list-style: none; overflow: auto; max-height: 90vh;
          background: light-dark(#fff, #2c2c2e); border-radius: 8px; }
        #tree li { white-space: pre; padding: 1px 4px; border-radius: 4px; cursor: default; }
        #tree li.hidden { opacity: 0.5; }
        #tree li.chosen { background: #ff2d5533; }
        #detail { flex: 1 1 320px; margin: 0; padding: 12px; min-height: 6em; white-space: pre-wrap;
          background: light-dark(#fff, #2c2c2e); border-radius: 8px; font: 12px/1.5 ui-monospace, Menlo, monospace; }

        """
}
