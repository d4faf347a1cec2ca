import Screen

/// A key script: what somebody does at the terminal, written in one line. The
/// `ScriptedConsole` plays it.
///
///     a Milk<Enter>j<Space>             keys as typed, a blank for the space bar
///     <ctrl+r><f5><resize 40x10>        any event by name
///     <paste two\nlines>                text pasted as one event
///     <wait 2s><wait 80ms>              time goes by, on the clock of the script
///     1 << 2                            a `<` that is typed
///
/// A line break is no key, so that a long script can be written in several lines; `<Enter>` is.
public struct Script: Hashable, Sendable {
  /// One thing that happens, and how it was written.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public let happening: Happening
    /// The part of the script that says so: `j`, `<wait 2s>`.
    public let text: String
  }

  /// What can happen in a script.
  public enum Happening: Hashable, Sendable {
    /// Somebody does something at the terminal.
    case event(Event)
    /// Time goes by.
    case wait(Duration)
  }

  /// What happens, one after the other.
  public let steps: [Step]

  /// Reads a script.
  public init(_ text: String) throws(ScriptError) {
    var reader = ScriptReader(text)
    var steps: [Step] = []
    while let step = try reader.next() { steps.append(step) }
    self.steps = steps
  }
}

/// Why a text is no script, and where.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The script.
  public let script: String
  /// Which of its characters is the first wrong one, counting from 0.
  public let offset: Int
  /// What is wrong there.
  public let reason: String

  /// The reason, and the line of the script with a caret below the place.
  public var description: String {
    let before = script.prefix(offset)
    let start = before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex
    let line = script[start...].prefix { !$0.isNewline }
    let blanks = String(repeating: " ", count: before[start...].columns)
    return "\(reason)\n\n  \(line)\n  \(blanks)^"
  }
}
