/// What the page of a run looks like.
enum RunPageStyle {
  static let body = """
    <header>
    <h1 id="title"></h1>
    <p id="where" role="status" aria-live="polite"></p>
    </header>
    <nav aria-label="Steps">
    <button id="back" aria-label="Step back" title="Step back (←)">←</button>
    <input id="line" type="range" min="0" value="0" aria-label="Step">
    <button id="on" aria-label="Step on" title="Step on (→)">→</button>
    <button id="play" title="Play (p)">Play</button>
    <input id="find" type="search" placeholder="Find (/)" aria-label="Find in frames, actions and changes">
    </nav>
    <main>
    <section id="screen" aria-label="Screen"><pre class="frame" id="frame" tabindex="0"></pre></section>
    <section id="details" aria-label="What happened">
    <h2>Action</h2><p id="cause"></p><pre id="action"></pre>
    <h2>Changed</h2><dl id="changes"></dl>
    <h2>Effects</h2><ol id="effects"></ol>
    <div id="tested" hidden><h2>Test</h2><pre id="test"></pre><button id="copy">Copy</button></div>
    </section>
    </main>
    """

  static let source = """
    :root{color-scheme:light dark;--ground:#fff;--text:#18181b;--soft:#71717a;--line:#d4d4d8;--old:#b91c1c;--new:#15803d;--span:#1d4ed8}
    @media (prefers-color-scheme:dark){:root{--ground:#09090b;--text:#e4e4e7;--soft:#a1a1aa;--line:#3f3f46;--old:#f87171;\
    --new:#4ade80;--span:#60a5fa}}
    *{box-sizing:border-box}
    body{margin:0 auto;padding:1rem;max-width:110rem;font:15px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--text)}
    header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline}
    h1{font-size:1.1rem;margin:0}h2{font-size:.85rem;margin:1rem 0 .25rem;color:var(--soft);font-weight:600}
    #where{margin:0;color:var(--soft)}
    nav{display:flex;gap:.5rem;padding:.5rem 0;position:sticky;top:0;background:var(--ground)}
    #line{flex:1;min-width:4rem}#find{width:9rem}
    button,input{font:inherit}button{padding:.1rem .7rem}
    main{display:flex;flex-wrap:wrap;gap:1rem 2rem}
    #screen{overflow-x:auto;max-width:100%}#details{flex:1 1 22rem;min-width:0}
    pre{margin:0;font:14px/1.35 "DejaVu Sans Mono",ui-monospace,Menlo,Consolas,monospace}
    #action,#test,dd{white-space:pre-wrap;overflow-wrap:anywhere}
    .frame{display:inline-block;padding:.5rem;border:1px solid var(--line);border-radius:4px}
    .frame i{font-style:normal;display:inline-block;vertical-align:top}
    .frame .at{outline:2px solid #0891b2;outline-offset:-1px}
    dl{margin:0}dt{font-weight:600;overflow-wrap:anywhere}dd{margin:0 0 .4rem;font:13px/1.4 ui-monospace,monospace}
    del{color:var(--old)}ins{color:var(--new);text-decoration:none}
    ol{list-style:none;margin:0;padding:0}li{margin:.15rem 0}
    .bar{display:block;height:4px;background:var(--line);position:relative}
    .bar b{position:absolute;top:0;bottom:0;background:var(--span)}
    .quiet{color:var(--soft)}
    @media (max-width:40rem){pre.frame{font-size:11px}nav{flex-wrap:wrap}}
    """
}
