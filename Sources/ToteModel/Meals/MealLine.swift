/// A line of a plan as people write it: `- Mon: [[Soup]] for 4`, `**Tuesday** lunch – leftovers`, `2026-12-02: …`, `## Thursday`.
struct MealLine {
  /// The indent, the bullet, the signs of a heading and the box, as written.
  let lead: Substring
  let indent: Int
  /// 0 if it is no heading.
  let level: Int
  let isListed: Bool
  let isDone: Bool
  /// `nil` if it names no day of the week.
  private(set) var day: Int?
  /// The day as written, without emphasis, or an empty text.
  private(set) var dayText: Substring = ""
  /// What the meal is called, behind the day or alone: `lunch`.
  private(set) var word: String?
  /// What is planned, as written.
  private(set) var content: Substring

  init(_ line: Substring, from first: Moment) {
    var rest = line
    rest.trimEnd()
    let text = rest
    indent = rest.prefix { $0 == " " || $0 == "\t" }.count
    rest = rest.dropFirst(indent)
    let signs = rest.prefix { $0 == "#" }.count
    level = (1...6).contains(signs) && rest.dropFirst(signs).first == " " ? signs : 0
    isListed = ["- ", "* ", "+ ", "• "].contains(where: rest.hasPrefix) || ["-", "*", "+"].contains(rest)
    rest = rest.dropFirst(level > 0 ? level : isListed ? 1 : 0).drop { $0 == " " }
    let boxes = isListed ? ["[ ]", "[x]", "[X]", "[-]", "[/]", "[>]"] : []
    let box = boxes.first(where: rest.hasPrefix)
    isDone = box.map { ["[x]", "[X]", "[-]"].contains($0) } ?? false
    if let box { rest = rest.dropFirst(box.count).drop { $0 == " " } }
    lead = text[..<rest.startIndex]
    content = rest
    readHead(of: rest, from: first)
  }

  private mutating func readHead(of text: Substring, from first: Moment) {
    let (head, body) = Self.parts(of: text)
    let words = head.split { " \t,()*_".contains($0) }
    guard let start = words.first else { return }
    // `Do` is a day only in front of a colon, or of what a meal is called.
    let isParted = body != nil && start.count > 2
    if let (day, count) = Self.day(words, from: first), Self.isName(words[count...], isParted: isParted) {
      (self.day, dayText) = (day, text[start.startIndex..<words[count - 1].endIndex])
      word = Self.name(words[count...])
      content = body ?? text[text.endIndex...]
    } else if words.count < 3, Self.isKnown(words[...]), let body, !body.isEmpty {
      word = Self.name(words[...])
      content = body
    }
  }

  private static let longest = 40

  /// In front of the colon, the dash or the link, and what is behind; `nil` without any of them.
  private static func parts(of text: Substring) -> (head: Substring, body: Substring?) {
    for place in text.prefix(longest).indices {
      let rest = text[place...]
      if rest.hasPrefix("[") || rest.hasPrefix("![") { return (text[..<place], rest) }
      let mark = [":", " – ", " — ", " - ", " = "].first(where: rest.hasPrefix)
      guard let mark else { continue }
      // Emphasis may end behind the colon.
      let body = rest.dropFirst(mark.count)
      let ends = text.hasPrefix("*") || text.hasPrefix("_") ? body.drop { $0 == "*" || $0 == "_" } : body
      return (text[..<place], ends.drop { $0 == " " || $0 == "\t" })
    }
    return (text, nil)
  }

  /// The day of the week, and how many words say it.
  private static func day(_ words: [Substring], from first: Moment) -> (Int, count: Int)? {
    if let day = MealDay.weekday(words[0]) {
      let dates = words.dropFirst().prefix { $0.first?.isNumber == true || MealDay.isMonth($0) }
      return (MealDay.offset(of: day, from: first), 1 + dates.count)
    }
    guard words[0].contains(where: \.isNumber) || MealDay.isMonth(words[0]) else { return nil }
    for count in (1...min(4, words.count)).reversed() {
      let text = words[..<count].joined(separator: " ")
      if let day = DayText.day(in: text, on: first), let offset = MealDay.offset(of: day, from: first) {
        return (offset, count)
      }
    }
    return nil
  }

  /// Behind the day. Without a colon, only what meals are called: `Monday was fine` plans nothing.
  private static func isName(_ words: ArraySlice<Substring>, isParted: Bool) -> Bool {
    words.isEmpty || words.count < 3 && (isParted || isKnown(words))
  }

  private static func isKnown(_ words: ArraySlice<Substring>) -> Bool {
    words.contains { MealDay.mealNames.contains(Folding.fold(String($0))) }
  }

  private static func name(_ words: ArraySlice<Substring>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// What stands in front of another meal of the day; empty if none is named.
  var front: String {
    guard day != nil else { return "" }
    let plain = "\(lead)\(dayText): "
    if word != nil { return plain }
    let whole = dayText.base[lead.startIndex..<content.startIndex]
    if !content.isEmpty { return String(whole) }
    // `- **Mon:**`, `Tue`
    return whole.reversed().first { !"*_ ".contains($0) } == ":" ? String(whole) + " " : plain
  }

  /// Whether it parts a text.
  var isRule: Bool {
    let signs = content.filter { $0 != " " }
    return level == 0 && (lead + content).filter { "-*_".contains($0) }.count > 2
      && signs.allSatisfy { "-*_".contains($0) }
  }
}

extension Substring {
  fileprivate mutating func trimEnd() {
    while let last, last == " " || last == "\t" || last == "\r" || last == "\r\n" { removeLast() }
  }
}
