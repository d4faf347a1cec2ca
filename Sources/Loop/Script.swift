import Screen

/// A key script: what a user does at the terminal, in one line.
///
///     a Milk<Enter>j<Space>             keys as typed; a space is the space bar
///     <ctrl+r><f5><resize 40x10>        any other key or event by name
///     <paste two\nlines>                text pasted as one event
///     <click row(3)><doubleclick row(3)> a press on a place, by the name that the view gives it
///     <drag row(3) to row(5)>           the same with the button held
///     <wait 2s><wait 80ms>              time passes on the script's clock
///     <wait for fetch>                  time passes until no effect of this name is running
///     1 << 2                            a typed `<`
///
/// Line breaks are ignored, so a long script can have several lines; `<Enter>` is the key.
public struct Script: Hashable, Sendable {
  /// One step of a script, and how it was written.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public let happening: Happening
    /// The part of the script: `j`, `<wait 2s>`.
    public let text: String
  }

  /// What can happen in a script.
  public enum Happening: Hashable, Sendable {
    /// An event of the terminal.
    case event(Event)
    /// The mouse presses a place by its name, so many times.
    case press(String, times: Int)
    /// The mouse drags one place onto another.
    case drag(String, to: String)
    /// Time passes.
    case wait(Duration)
    /// Time passes until no effect of this name is running.
    case waitFor(String)
  }

  /// How a script writes an event: reading it gives the same event.
  package static func text(of event: Event) -> String {
    guard case .key(let key) = event, key.modifiers.isEmpty, case .character(let character) = key.code,
      character != " ", key.description == String(character)
    else { return "<\(event)>" }
    return character == "<" ? "<<" : String(character)
  }

  /// The steps, in order.
  public let steps: [Step]

  /// Reads a script.
  public init(_ text: String) throws(ScriptError) {
    var reader = ScriptReader(text)
    var steps: [Step] = []
    while let step = try reader.next() { steps.append(step) }
    self.steps = steps
  }
}

/// Why a text is not a valid script, and where.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The script.
  public let script: String
  /// The index of the first wrong character.
  public let offset: Int
  /// What is wrong there.
  public let reason: String

  /// The reason, and the line of the script with a caret below the error.
  public var description: String {
    let before = script.prefix(offset)
    let start = before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex
    let line = script[start...].prefix { !$0.isNewline }
    let blanks = String(repeating: " ", count: before[start...].columns)
    return "\(reason)\n\n  \(line)\n  \(blanks)^"
  }
}
