/// Messages copied from a chat: who wrote them and when goes, and what they say stays.
///
///     ChatText.lines(of: ["[24/11/26, 18:02] Marta: 2 l milk"]) == ["2 l milk"]
enum ChatText {
  /// Lines that name a sender alone are dropped.
  static func lines(of lines: [String]) -> [String] {
    var senders: Set<String> = []
    for line in lines { if case .message(let sender?, _)? = Stamp(line) { senders.insert(sender) } }
    return lines.flatMap { line -> [String] in
      switch Stamp(line) {
      // The line stays whole, for `event` to tell it from what people say.
      case .message(nil, let text) where isEvent(text): [line]
      case .message(_, let text): text.isEmpty ? [] : [withoutRemark(text)]
      case .sender: []
      // Some programs name a sender without a time on the lines that follow.
      case nil: [said(line, by: senders) ?? line]
      }
    }
  }

  /// What a program says of the chat itself, behind the time: `Tom joined`.
  static func event(_ line: String) -> String? {
    if case .message(nil, let text)? = Stamp(line), isEvent(text) { text } else { nil }
  }

  /// Nobody is named, and it isn't an item: `18:02 - milk`.
  private static func isEvent(_ text: String) -> Bool {
    guard text.contains(" "), text.first?.isNumber == false else { return false }
    return Catalogue.category(of: text, corrections: [:]) == nil
  }

  /// Behind the words: `bananas <This message was edited>`.
  private static func withoutRemark(_ text: String) -> String {
    guard text.hasSuffix(">"), let start = text.lastIndex(of: "<"), start > text.startIndex else {
      return text
    }
    return Folding.clean(String(text[..<start]))
  }

  static func isChatter(_ line: String) -> Bool {
    let line = withoutQuote(line)
    let words = Folding.fold(line).split { !$0.isLetter && !"'’".contains($0) }.map { word in
      String(word.map { $0 == "’" ? "'" : $0 })
    }
    guard !words.isEmpty, !line.contains(where: \.isNumber) else { return false }
    var place = 0
    while place < words.count {
      guard let phrase = phrases.first(where: { words[place...].starts(with: $0) }) else { return false }
      place += phrase.count
    }
    return true
  }

  /// Of another message: `Loved “2 l milk”`.
  private static func withoutQuote(_ line: String) -> String {
    for (opening, closing) in [("“", "”"), ("«", "»")] as [(Character, Character)] {
      guard let start = line.firstIndex(of: opening), let end = line.lastIndex(of: closing), start < end
      else {
        continue
      }
      return String(line[..<start] + line[line.index(after: end)...])
    }
    return line
  }

  /// Longest first.
  private static let phrases = Language.phrases(\.chatter).sorted { $0.count > $1.count }

  private static func said(_ line: String, by senders: Set<String>) -> String? {
    guard !senders.isEmpty, let colon = line.firstIndex(of: ":"),
      senders.contains(Folding.clean(String(line[..<colon])))
    else { return nil }
    return Folding.clean(String(line[line.index(after: colon)...]))
  }
}

/// What a program writes before a message.
private enum Stamp {
  case message(sender: String?, String)
  /// On a line of its own above the messages.
  case sender

  init?(_ line: String) {
    let line = Substring(line.filter { !Self.isInvisible($0) }).drop { $0 == " " }
    if let stamp = Self.bracketed(line) ?? Self.dashed(line) {
      self = stamp
    } else if Self.isSender(line) {
      self = .sender
    } else {
      return nil
    }
  }

  /// WhatsApp on an iPhone: `[24/11/26, 18:02:33] Marta: milk`.
  private static func bracketed(_ line: Substring) -> Stamp? {
    guard line.first == "[", let end = line.firstIndex(of: "]"), isMoment(line[..<end].dropFirst()) else {
      return nil
    }
    return message(line[line.index(after: end)...])
  }

  /// WhatsApp on Android: `24/11/26, 18:02 - Marta: milk`.
  private static func dashed(_ line: Substring) -> Stamp? {
    for sign in [" - ", " – ", " — "] {
      guard let range = line.firstRange(of: sign), line.first?.isNumber == true,
        isMoment(line[..<range.lowerBound])
      else { continue }
      return message(line[range.upperBound...])
    }
    return nil
  }

  private static func message(_ text: Substring) -> Stamp {
    guard let colon = text.firstRange(of: ": ") ?? (text.last == ":" ? text.lastRange : nil) else {
      return .message(sender: nil, Folding.clean(String(text)))
    }
    return .message(
      sender: Folding.clean(String(text[..<colon.lowerBound])),
      Folding.clean(String(text[colon.upperBound...])))
  }

  /// Telegram's `Marta, [24.11.26 18:02]`, the `Marta  18:02` of Signal and iMessage, or just the time.
  private static func isSender(_ line: Substring) -> Bool {
    let line = line.last == ":" ? line.dropLast() : line
    if line.last == "]", let start = line.lastIndex(of: "["), isMoment(line[start...].dropFirst().dropLast())
    {
      return line[..<start].split(separator: " ").count <= 4
    }
    if isMoment(line) { return true }
    let words = line.split { $0 == " " || $0 == "," }
    // A name of one or two words, then only the day and the time.
    return (1...2).contains { count in
      words.count > count && words.prefix(count).allSatisfy { $0.first?.isUppercase == true }
        && words.dropFirst(count).first.map { Substring($0) }.map(beginsMoment) == true
        && isMoment(line[words[count].startIndex...])
    }
  }

  private static func beginsMoment(_ word: Substring) -> Bool { word.first?.isNumber == true }

  /// Whether there is a time such as `18:02`, and besides only figures, signs and names of days and months.
  private static func isMoment(_ text: Substring) -> Bool {
    let words = text.split { $0 == " " || $0 == "," || $0 == "\u{202F}" || $0 == "\u{A0}" }
    guard (1...7).contains(words.count), words.contains(where: isTime) else { return false }
    return words.allSatisfy { word in
      word.allSatisfy { $0.isNumber || ".:/-".contains($0) }
        || word.count < 12 && word.allSatisfy { $0.isLetter || $0 == "." } && text.contains(where: \.isNumber)
          && (words.count > 1)
    }
  }

  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy { "0"..."9" ~= $0 } }
      && parts.dropFirst().allSatisfy { $0.count == 2 }
  }

  /// Marks of direction, which programs write around times.
  private static func isInvisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      [0x200E, 0x200F, 0x2068, 0x2069, 0x202A, 0x202C, 0xFEFF].contains($0.value)
    }
  }
}

extension Substring {
  /// The last character.
  fileprivate var lastRange: Range<Index> { index(before: endIndex)..<endIndex }
}

extension String {
  /// Without the emoji before and behind the words.
  var withoutEmoji: String {
    var rest = self[...]
    while let first = rest.first, first.isEmoji || first == " " { rest.removeFirst() }
    while let last = rest.last, last.isEmoji || last == " " { rest.removeLast() }
    return rest.isEmpty ? self : String(rest)
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
