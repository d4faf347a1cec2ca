import Screen

/// Finding and replacing.
extension TextEditor {
  mutating func beginFinding(_ field: Field) {
    if finder == nil {
      // Several selected lines are where it is looked for.
      scope = document.selection.flatMap { $0.lowerBound.line < $0.upperBound.line ? $0 : nil }
      if scope == nil { options.remove(.selection) } else { options.insert(.selection) }
    }
    finder = finder ?? TextCursor(sought)
    self.field = field
    forgetOutcome()
  }

  mutating func endFinding() {
    (finder, replacement, scope, replacedCount) = (nil, nil, nil, nil)
    options.remove(.selection)
  }

  mutating func turn(_ option: Option) {
    if option == .selection, scope == nil { return }
    if options.remove(option) == nil { options.insert(option) }
    forgetOutcome()
    findAgain()
  }

  private mutating func forgetOutcome() { (replacedCount, isTooSlow) = (nil, false) }

  mutating func edit(_ edit: TextEdit) {
    guard field == .find || replacement == nil else {
      replacement?.apply(edit)
      return
    }
    finder?.apply(edit)
    sought = finder?.text ?? ""
    forgetOutcome()
    findAgain()
  }

  /// While it is typed, what was found stays found as long as it fits.
  private mutating func findAgain() {
    let start = found?.lowerBound ?? document.selection?.lowerBound ?? document.caret
    find(forward: true, from: start, isNext: false)
  }

  mutating func findNext(forward: Bool) {
    let start = forward ? document.caret : found?.lowerBound ?? document.selection?.lowerBound
    find(forward: forward, from: start ?? document.caret, isNext: true)
  }

  /// Where an expression that may be empty matched, nothing is selected.
  private var found: Range<TextPosition>? {
    guard let lastFound, document.caret == lastFound.upperBound,
      lastFound.isEmpty ? document.selection == nil : document.selection == lastFound
    else { return nil }
    return lastFound
  }

  /// From a position on, then from the other end.
  private mutating func find(forward: Bool, from start: TextPosition, isNext: Bool) {
    lastFound = isNext ? found : nil
    guard !sought.isEmpty else { return isFound = true }
    guard var pattern else { return isFound = false }
    let before = isNext ? lastFound : nil
    let place = forward ? next(&pattern, from: start, after: before) : previous(&pattern, before: start)
    (isFound, isTooSlow) = (place != nil, pattern.isTired)
    lastFound = place
    if let place { document.select(from: place.lowerBound, to: place.upperBound) }
  }

  private func next(
    _ pattern: inout TextPattern, from start: TextPosition, after before: Range<TextPosition>?
  ) -> Range<TextPosition>? {
    let lines = soughtLines
    let first = lines.contains(start.line) ? start.line : lines.lowerBound
    for step in 0...lines.count {
      let number = lines.lowerBound + (first - lines.lowerBound + step) % lines.count
      let bounds = bounds(of: number)
      // The first line is looked at twice: from the start on, and at the end the other part.
      let offset =
        step == 0 && number == start.line ? max(bounds.lowerBound, start.offset) : bounds.lowerBound
      // The one that is shown may be empty, and be found again.
      let matches = pattern.matches(in: document.line(number), from: offset, to: bounds.upperBound, atMost: 2)
      let places = matches.map { $0.place(in: number) }
      if let place = places.first(where: { step > 0 || $0 != before }) { return place }
    }
    return nil
  }

  private func previous(_ pattern: inout TextPattern, before start: TextPosition) -> Range<TextPosition>? {
    let lines = soughtLines
    let first = lines.contains(start.line) ? start.line : lines.upperBound - 1
    for step in 0...lines.count {
      let number =
        lines.lowerBound + (first - lines.lowerBound + lines.count - step % lines.count) % lines.count
      let bounds = bounds(of: number)
      let matches = pattern.matches(in: document.line(number), from: bounds.lowerBound, to: bounds.upperBound)
      let isStart = step == 0 && number == start.line
      if let match = matches.last(where: { !isStart || $0.range.lowerBound < start.offset }) {
        return match.place(in: number)
      }
    }
    return nil
  }

  /// Only what was found and still shows: otherwise it is found first, so that nothing is replaced that nobody has seen.
  mutating func replace() {
    guard let replacement, var pattern else { return }
    replacedCount = nil
    if let found {
      let (start, line) = (found.lowerBound, document.line(found.lowerBound.line))
      let (text, matches) = pattern.replacing(
        in: line, from: start.offset, to: bounds(of: start.line).upperBound, with: replacement.text, atMost: 1
      )
      if matches.first?.place(in: start.line) == found {
        let new = text.utf8.dropFirst(start.offset)
          .dropLast(line.utf8.count - found.upperBound.offset)
        put(String(Substring(new)), in: found)
      }
    }
    findNext(forward: true)
  }

  private mutating func put(_ new: String, in place: Range<TextPosition>) {
    let (lines, end) = (document.lineCount, place.upperBound)
    if !(new.isEmpty && place.isEmpty) { document.apply(.text(new.isEmpty ? .deleteLeft : .insert(new))) }
    // What is empty there isn't found again.
    lastFound = document.caret..<document.caret
    guard let scope, end.line <= scope.upperBound.line else { return }
    // The selection goes on where it did.
    var upper = scope.upperBound
    if upper.line == end.line { upper.offset += document.caret.offset - end.offset }
    upper.line += document.lineCount - lines
    self.scope = min(scope.lowerBound, upper)..<upper
  }

  mutating func replaceAll() {
    guard let replacement, var pattern else { return }
    let scoped = soughtLines
    var (lines, count, breaks): ([String], Int, Int) = ([], 0, 0)
    lines.reserveCapacity(document.lineCount)
    var lastLength = 0
    for number in 0..<document.lineCount {
      var line = document.line(number)
      if scoped.contains(number) {
        let bounds = bounds(of: number)
        let (text, matches) = pattern.replacing(
          in: line, from: bounds.lowerBound, to: bounds.upperBound, with: replacement.text)
        lastLength = text.utf8.count - line.utf8.count
        if !matches.isEmpty, replacement.text.utf8.contains(UInt8(ascii: "\\")) {
          let added = text.utf8.count { $0 == 0x0A }
          breaks += added
          if added > 0, let last = text.utf8.lastIndex(of: 0x0A) {
            lastLength = text.utf8.distance(from: last, to: text.utf8.endIndex) - 1 - line.utf8.count
          }
        }
        count += matches.count
        line = text
      }
      lines.append(line)
    }
    (isFound, isTooSlow) = (count > 0, pattern.isTired)
    // Half of it would be a surprise.
    if isTooSlow { return replacedCount = nil }
    replacedCount = count
    guard count > 0 else { return }
    document.replaceText(with: lines.joined(separator: "\n"))
    lastFound = nil
    guard let scope else { return }
    var upper = scope.upperBound
    if scoped.contains(upper.line) { upper.offset += lastLength }
    upper.line += breaks
    self.scope = scope.lowerBound..<max(upper, scope.lowerBound)
  }

  var pattern: TextPattern? { TextPattern(sought, options) }

  /// The lines of the selection, or all. One that ends before a line's first character doesn't touch that line.
  private var soughtLines: Range<Int> {
    guard let place = options.contains(.selection) ? scope : nil else { return 0..<document.lineCount }
    let last = min(place.upperBound.line, document.lineCount - 1)
    let first = min(place.lowerBound.line, last)
    return first..<last + (place.upperBound.offset == 0 && last > first ? 0 : 1)
  }

  private func bounds(of line: Int) -> (lowerBound: Int, upperBound: Int?) {
    guard let place = options.contains(.selection) ? scope : nil else { return (0, nil) }
    return (
      line == place.lowerBound.line ? place.lowerBound.offset : 0,
      line == place.upperBound.line ? place.upperBound.offset : nil
    )
  }
}

extension TextPattern.Match {
  fileprivate func place(in line: Int) -> Range<TextPosition> {
    TextPosition(line, range.lowerBound)..<TextPosition(line, range.upperBound)
  }
}
