/// What steps through the page of a run. It only ever sets texts, so what a recording holds is never read as HTML.
enum RunPageScript {
  static let source = #"""
    'use strict';
    const run = JSON.parse(document.getElementById('run').textContent);
    const $ = id => document.getElementById(id);
    const steps = run.steps, last = steps.length - 1;
    const index = new Map(steps.map((s, i) => [s.n, i]));
    let here = 0, timer = 0;

    // The rows of each frame, made from what differs.
    function framesOf(run) {
      const frames = [];
      let size = [0, 0], rows = [];
      for (const s of run.steps) {
        if (s.size) { size = s.size; rows = new Array(size[1]).fill(-1); }
        rows = rows.slice();
        for (let i = 0; i < s.frame.length; i += 2) rows[s.frame[i]] = s.frame[i + 1];
        frames.push({ size, rows });
      }
      return frames;
    }
    const frames = framesOf(run);
    const other = run.other && run.other[0];
    const otherFrames = other && framesOf(other);
    const plain = run.rows.map(row => row.map(piece => piece.t).join(''));

    function add(parent, name, text, kind) {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (kind) element.className = kind;
      parent.append(element);
      return element;
    }

    // A row of the other run's frame that is another is marked.
    function drawFrame(frame, run, { size, rows }, other) {
      const texts = other && other.run.rows;
      const isSame = (place, y) => !texts || other.frame.rows[y] !== undefined
        && JSON.stringify(run.rows[place] || []) === JSON.stringify(texts[other.frame.rows[y]] || []);
      frame.replaceChildren();
      frame.style.width = 'calc(' + size[0] + 'ch + 1rem + 2px)';
      frame.style.setProperty('--columns', size[0]);
      rows.forEach((place, y) => {
        const line = isSame(place, y) ? frame : add(frame, 'span', undefined, 'mark');
        for (const piece of run.rows[place] || []) {
          if (!piece.w && !piece.c) line.append(piece.t);
          else {
            const span = add(line, piece.w ? 'i' : 'span', piece.t, piece.c);
            if (piece.w) span.style.width = piece.w + 'ch';
          }
        }
        if (line !== frame && !line.textContent) line.append(' ');
        if (y < rows.length - 1) frame.append('\n');
      });
    }

    function drawScreens(i) {
      const { size } = frames[i], cursor = steps[i].cursor;
      const where = cursor ? 'Cursor in line ' + (cursor[1] + 1) : 'No cursor';
      $('screen').setAttribute('aria-label', 'Screen, ' + size[0] + ' by ' + size[1] + '. ' + where + '.');
      if (!other) return drawFrame($('frame'), run, frames[i]);
      const j = Math.min(i, other.steps.length - 1);
      drawFrame($('frame'), run, frames[i], { run: other, frame: otherFrames[j] });
      drawFrame($('other'), other, otherFrames[j], { run, frame: frames[i] });
      $('done').textContent = j < i ? 'It has ended.' : other.steps[j].action;
    }

    function seconds(ms) { return '+' + (ms / 1000).toFixed(ms < 10000 ? 2 : 0) + ' s'; }

    // What a step came from, in words, and its action without its type.
    function origin(step) {
      if (step.from.startsWith('~')) return 'from the effect ' + step.from.slice(1);
      if (step.from === '↳') return 'at once after action ' + index.get(step.cause);
      return step.from === '◆' ? 'from the program' : 'from ' + step.from;
    }
    function brief(step) { return step.action.replace(/\s+/g, ' ').replace(/^(?:[A-Z]\w*\.)+/, '.'); }

    // The steps around the one that is shown.
    function drawSteps(i) {
      const list = $('steps'), first = Math.max(0, Math.min(i - 4, last - 8));
      list.replaceChildren();
      steps.slice(first, first + 9).forEach((step, n) => {
        const button = add(add(list, 'li'), 'button', undefined, 'step');
        if (first + n === i) button.setAttribute('aria-current', 'step');
        add(button, 'b', step.from);
        button.append(' ' + brief(step));
        button.onclick = () => { show(first + n); list.children[Math.min(n, 4)].firstChild.focus(); };
      });
    }

    function drawEffects(i) {
      const list = $('effects'), number = steps[i].n, end = steps[last].at || 1;
      list.replaceChildren();
      const running = run.effects.filter(e => e.start <= number && number <= (e.end === undefined ? Infinity : e.end));
      if (!running.length) add(list, 'li', 'None is running.', 'quiet');
      for (const effect of running.slice(0, 50)) {
        const from = steps[index.get(effect.start)], to = steps[index.get(effect.end)];
        const item = add(list, 'li', effect.name + (effect.start === number ? ' starts' : effect.end === number ? ' ends' : ''));
        const span = add(add(item, 'span', undefined, 'bar'), 'b');
        const left = from ? from.at : 0, right = to ? to.at : end;
        span.style.left = 100 * left / end + '%';
        span.style.width = Math.max(.5, 100 * (right - left) / end) + '%';
      }
    }

    function show(i) {
      here = Math.max(0, Math.min(last, i));
      const step = steps[here];
      drawScreens(here);
      $('line').value = here;
      $('where').textContent = here === 0 ? 'Before the first of ' + last + ' actions'
        : 'Action ' + here + ' of ' + last + ' · ' + seconds(step.at) + ' · ' + origin(step);
      $('line').setAttribute('aria-valuetext', $('where').textContent);
      const cause = $('cause');
      cause.replaceChildren();
      if (step.cause !== undefined && index.has(step.cause)) {
        cause.append(step.from.startsWith('~') ? origin(step) + ' of ' : 'at once after ');
        const link = add(cause, 'button', 'action ' + index.get(step.cause));
        link.onclick = () => show(index.get(step.cause));
      } else cause.textContent = here === 0 ? '' : origin(step);
      $('action').textContent = step.action;
      const list = $('changes');
      list.replaceChildren();
      for (const [path, old, now] of step.changes) {
        add(list, 'dt', path || 'state');
        const value = add(list, 'dd');
        if (old !== null && old !== undefined) add(value, 'del', old);
        if (now !== null && now !== undefined) { value.append(old ? ' → ' : ''); add(value, 'ins', now); }
      }
      if (step.more) add(list, 'dd', step.more + ' more changes', 'quiet');
      if (!step.changes.length) add(list, 'dd', 'Nothing changed.', 'quiet');
      drawEffects(here);
      drawSteps(here);
    }

    function has(i, text) {
      const step = steps[i], contains = other => (other || '').toLowerCase().includes(text);
      return contains(step.action) || step.changes.some(change => change.some(contains))
        || frames[i].rows.some(place => contains(plain[place]));
    }

    function find(text) {
      text = text.toLowerCase();
      for (let n = 1; n <= steps.length; n++) {
        const i = (here + n) % steps.length;
        if (has(i, text)) return show(i);
      }
      $('where').textContent = 'Not found.';
    }

    function play() {
      if (timer) { clearInterval(timer); timer = 0; $('play').textContent = 'Play'; return; }
      if (here === last) show(0);
      $('play').textContent = 'Stop';
      timer = setInterval(() => here < last ? show(here + 1) : play(), 300);
    }

    $('title').textContent = run.title;
    $('line').max = last;
    $('line').oninput = () => show(Number($('line').value));
    $('back').onclick = () => show(here - 1);
    $('on').onclick = () => show(here + 1);
    $('play').onclick = play;
    $('find').onkeydown = event => {
      if (event.key === 'Enter' && $('find').value) find($('find').value);
      if (event.key === 'Escape') $('frame').focus();
      event.stopPropagation();
    };
    if (run.test) {
      $('tested').hidden = false;
      $('test').textContent = run.test;
      $('copy').onclick = async () => {
        try {
          await navigator.clipboard.writeText(run.test);
          $('copy').textContent = 'Copied';
        } catch { getSelection().selectAllChildren($('test')); }
      };
    }
    document.onkeydown = event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const keys = {
        ArrowRight: () => show(here + 1), l: () => show(here + 1), ArrowLeft: () => show(here - 1), h: () => show(here - 1),
        Home: () => show(0), End: () => show(last), p: play, '/': () => $('find').focus(),
      };
      if (!keys[event.key]) return;
      event.preventDefault();
      keys[event.key]();
    };
    if (other) {
      $('beside').hidden = $('parting').hidden = false;
      const at = run.parting.at;
      $('parting').textContent = (at ? 'They part at action ' + at + ': ' : '') + run.parting.lines.join('\n');
    }
    // It opens where the run went wrong: where two runs part, or at its end.
    const asked = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : undefined;
    show(asked ?? index.get(run.parting?.at) ?? last);
    """#
}
