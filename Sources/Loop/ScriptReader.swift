import Screen

/// Reads a script one step at a time; every error has its position. `Script` shows the format.
struct ScriptReader {
  private let script: String
  private let characters: [Character]
  private var position = 0

  init(_ script: String) {
    self.script = script
    characters = Array(script)
  }

  mutating func next() throws(ScriptError) -> Script.Step? {
    while position < characters.count, characters[position].isNewline { position += 1 }
    guard position < characters.count else { return nil }
    let start = position
    let character = characters[start]
    guard character == "<" else {
      position += 1
      return Script.Step(happening: .event(.key(Key(.character(character)))), text: String(character))
    }
    if start + 1 < characters.count, characters[start + 1] == "<" {
      position += 2
      return Script.Step(happening: .event(.key("<")), text: "<<")
    }
    guard let end = end(from: start + 1) else {
      throw error("This \"<\" has no \">\"; a \"<\" that is typed is written \"<<\".", at: start)
    }
    position = end + 1
    let text = String(characters[start...end])
    return Script.Step(happening: try happening(String(characters[start + 1..<end]), at: start), text: text)
  }

  /// The `>` that ends a name: neither escaped in a paste nor itself the key.
  private func end(from start: Int) -> Int? {
    let isPaste = String(characters[start...].prefix(5)).lowercased() == "paste"
    var index = start
    while index < characters.count {
      if isPaste, characters[index] == "\\" {
        index += 2
        continue
      }
      let isKey = index == start || characters[index - 1] == "+"
      let isFollowed = index + 1 < characters.count && characters[index + 1] == ">"
      if characters[index] == ">", !(isKey && isFollowed) { return index }
      index += 1
    }
    return nil
  }

  private func happening(_ name: String, at start: Int) throws(ScriptError) -> Script.Happening {
    // `resize 40x10` is easier to write than `resize(40x10)`.
    let words = name.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if words.count == 2 {
      let word = words[0].lowercased()
      if word == "wait", words[1].hasPrefix("for ") { return .waitFor(String(words[1].dropFirst(4))) }
      if word == "wait" {
        guard let duration = Duration(script: words[1]) else {
          throw error("\"\(words[1])\" isn't a duration; write \"2s\", \"0.5s\" or \"80ms\".", at: start)
        }
        return .wait(duration)
      }
      let inside = word == "paste" ? ScriptReader.closed(words[1]) : words[1]
      if let event = Event("\(word)(\(inside))") { return try allowed(event, at: start) }
      switch word {
      case "click": return .press(words[1], times: 1)
      case "doubleclick": return .press(words[1], times: 2)
      case "drag":
        let names = words[1].split(separator: " to ").map(String.init)
        if names.count == 2 { return .drag(names[0], to: names[1]) }
      default: break
      }
    }
    if let event = Event(name) ?? Event(name.lowercased()) { return try allowed(event, at: start) }
    throw error("No event is named \"\(name)\".", at: start)
  }

  /// A screen that no terminal has would take all memory.
  private func allowed(_ event: Event, at start: Int) throws(ScriptError) -> Script.Happening {
    if case .resize(let size) = event, max(size.width, size.height) > 1_000 {
      throw error("A screen of \(size) is too large: at most 1000x1000.", at: start)
    }
    return .event(event)
  }

  /// The text of a paste with its parentheses escaped, since they end nothing between angle brackets.
  private static func closed(_ text: String) -> String {
    var closed = ""
    var isEscaped = false
    for character in text {
      if character == ")", !isEscaped { closed += "\\" }
      isEscaped = character == "\\" && !isEscaped
      closed.append(character)
    }
    return closed
  }

  private func error(_ reason: String, at offset: Int) -> ScriptError {
    ScriptError(script: script, offset: offset, reason: reason)
  }
}

extension Duration {
  /// Reads `2s`, `0.5s` and `80ms`.
  fileprivate init?(script text: String) {
    let isShort = text.hasSuffix("ms")
    guard text.hasSuffix("s"), let number = Double(text.dropLast(isShort ? 2 : 1)), number.isFinite,
      number >= 0,
      number < 1e9
    else { return nil }
    // Whole microseconds, since a decimal fraction of a second is inexact.
    self = .microseconds(Int64((number * (isShort ? 1e3 : 1e6)).rounded()))
  }
}
