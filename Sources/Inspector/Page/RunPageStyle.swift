/// What the page of a run looks like.
enum RunPageStyle {
  static let body = """
    <header>
    <h1 id="title"></h1>
    <p id="where" role="status" aria-live="polite"></p>
    <p id="parting" hidden></p>
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
    <section id="beside" aria-label="The other screen" hidden><pre class="frame" id="other"></pre>\
    <h2>Action</h2><pre id="done"></pre></section>
    <section id="details" aria-label="What happened">
    <h2>Steps</h2><ol id="steps"></ol>
    <h2>Action</h2><p id="cause"></p><pre id="action"></pre>
    <h2>Changed</h2><dl id="changes"></dl>
    <h2>Effects</h2><ol id="effects"></ol>
    <div id="tested" hidden><h2>Test</h2><pre id="test"></pre><button id="copy">Copy</button></div>
    </section>
    </main>
    """

  static let source = """
    header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline}
    #where{margin:0;color:var(--soft)}
    nav{display:flex;gap:.5rem;padding:.5rem 0;position:sticky;top:0;background:var(--ground)}
    #line{flex:1;min-width:4rem}#find{width:9rem}
    main{display:flex;flex-wrap:wrap;gap:1rem 2rem}
    #screen,#beside{overflow-x:auto;max-width:100%}#details{flex:1 1 22rem;min-width:0}
    #screen .frame,#beside .frame{font-size:clamp(5px,calc((100vw - 4rem)/var(--columns)/.61),14px)}
    #action,#done,#test,dd{white-space:pre-wrap;overflow-wrap:anywhere}
    dl{margin:0}dt{font-weight:600;overflow-wrap:anywhere}dd{margin:0 0 .4rem;font:13px/1.4 ui-monospace,monospace}
    del{color:var(--old)}ins{color:var(--new);text-decoration:none}
    ol{list-style:none;margin:0;padding:0}li{margin:.15rem 0}
    .step{display:block;width:100%;padding:0 .4rem;border:0;background:none;color:inherit;text-align:left;\
    font:13px/1.5 ui-monospace,monospace;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;cursor:pointer}
    .step[aria-current]{background:var(--line)}.step b{color:var(--span)}
    .bar{display:block;height:4px;background:var(--line);position:relative}
    .bar b{position:absolute;top:0;bottom:0;background:var(--span)}
    #parting{margin:0;color:var(--old);flex-basis:100%;white-space:pre-wrap}
    @media (max-width:40rem){nav{flex-wrap:wrap}}
    """
}
