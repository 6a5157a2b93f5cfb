/// How the page looks.
enum PageStyle {
    static let text = """
        :root { color-scheme: light dark; font: 13px/1.4 system-ui, sans-serif; }
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; }
        header { display: flex; flex-wrap: wrap; gap: 6px 14px; padding: 8px 12px; align-items: center;
          border-bottom: 1px solid #8886; }
        main { flex: 1; min-height: 0; display: flex; }
        #stage { flex: 1; overflow: auto; padding: 20px; background: #8882; }
        #screen { position: relative; margin: 0 auto; outline: 1px solid #8888; background: #fff; }
        #screen.stale { opacity: 0.5; }
        #picture { display: block; width: 100%; height: 100%; user-select: none; }
        #mark { position: absolute; pointer-events: none; outline: 2px solid #ff2d55; background: #ff2d5522; }
        #field { position: absolute; margin: 0; padding: 0 4px; border: 1px solid #007aff; resize: none;
          font-family: inherit; }
        aside { width: 40%; max-width: 620px; overflow: auto; padding: 8px 12px; border-left: 1px solid #8886; }
        h2 { font-size: 12px; margin: 12px 0 4px; opacity: 0.7; }
        pre { margin: 0; white-space: pre-wrap; font: 12px/1.4 ui-monospace, monospace; }
        #problems.bad { color: #d70015; }
        #note { margin: 0 0 4px; min-height: 1.4em; }
        #tree { font: 12px/1.5 ui-monospace, monospace; max-height: 50vh; overflow: auto; }
        #tree div { cursor: pointer; white-space: pre; }
        #tree div:hover { background: #8883; }
        #tree div[aria-selected=true] { background: #007aff44; }
        #tree div.hidden { opacity: 0.5; }
        """
}
