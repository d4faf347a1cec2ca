import Loop
import Screen

/// A run of a program as a text that people can read and cut: a line for each event, with its time, and for each answer of an effect.
///
///     recording 2
///     program weather 1.2
///     size 80x24
///     with language en
///     +312ms <enter>
///     +90ms type 2 kg plums
///     # on row(3)
///     +412ms <click(left,12,7)>
///     +0ms started 4 "weather"
///     +120ms answer 4 "weather" {"weatherAnswered":{"_0":…}}
///     +0ms ended 4 "weather"
///     +0ms told 40x10 listing
///     +0ms frame 9c3e51d0a7b2f618
///
/// Lines that begin with `#` are remarks. What was recorded as `recording 1`, without the names of effects in answers, is read, too.
public struct Recording: Equatable, Sendable {
  /// What a recording begins with.
  public struct Header: Equatable, Sendable {
    /// The program, and its version.
    public var program: String
    /// The size of the first frame.
    public var size: Size
    /// Whether what was typed was replaced.
    public var isRedacted: Bool
    /// What else a replay needs to know, such as the time at which it began.
    public var details: [String: String] = [:]
  }

  /// A line.
  public struct Line: Equatable, Sendable {
    /// The time since the line before.
    public var pause: Duration
    /// What happened.
    public var happening: Happening
    /// Its number in the file, from 1.
    public var number: Int
    /// The remarks above it, without their signs.
    public var remarks: [String] = []
  }

  /// What a line can tell.
  public enum Happening: Equatable, Sendable {
    /// A key, the mouse, a paste or a new size, before it was handled.
    case event(Event)
    /// Characters typed into a field, one soon after the other.
    case typed(String)
    /// An effect began; its number is the same each time the program does the same.
    case started(Int, name: String)
    /// An effect sent an action; `nil` if there is no text for it.
    case answer(Int, String?)
    /// An effect has ended.
    case ended(Int)
    /// The state was told the size of a place.
    case told(String, Size)
    /// A frame was painted; the text is its checksum.
    case frame(String)
  }

  /// What it begins with.
  public var header: Header
  /// The lines below.
  public var lines: [Line]
}

extension Recording {
  /// The file again, with its remarks.
  public var text: String {
    var names = RecordedNames()
    return header.text
      + lines.map { line in
        line.remarks.map { "#\($0)\n" }.joined() + "\(line.pause.pause) \(names.text(of: line.happening))\n"
      }.joined()
  }
}

/// The names of the effects that have started: what one answers is written with its name.
struct RecordedNames {
  private(set) var names: [Int: String] = [:]

  /// The line without its time.
  mutating func text(of happening: Recording.Happening) -> String {
    switch happening {
    case .started(let number, let name):
      names[number] = name.printable
      return happening.text
    case .answer(let number, let text):
      return "answer \(number)\(name(number))" + (text.map { " " + $0 } ?? "")
    case .ended(let number): return "ended \(number)\(name(number))"
    case .event, .typed, .told, .frame: return happening.text
    }
  }

  private func name(_ number: Int) -> String { names[number].map { " " + $0 } ?? "" }

  /// What follows the name of an effect in a line; the whole if the name isn't there.
  func rest(of text: Substring, after number: Int) -> Substring? {
    guard let name = names[number], text.hasPrefix(name) else { return text.isEmpty ? nil : text }
    let rest = text.dropFirst(name.count)
    return rest.isEmpty ? nil : rest.first == " " ? rest.dropFirst() : text
  }

  mutating func started(_ number: Int, _ name: String) { names[number] = name }
}

extension Recording.Header {
  var text: String {
    let details = details.sorted { $0.key < $1.key }.map { "with \($0.key) \($0.value.printable)\n" }
    return "recording 2\nprogram \(program.printable)\nsize \(size)\n" + (isRedacted ? "redacted\n" : "")
      + details.joined()
  }
}

extension Recording.Happening {
  /// The line without its time.
  var text: String {
    switch self {
    case .event(let event): Script.text(of: event)
    case .typed(let text): "type \(text)"
    case .started(let number, let name): "started \(number) \(name.printable)"
    case .answer(let number, let text?): "answer \(number) \(text)"
    case .answer(let number, nil): "answer \(number)"
    case .ended(let number): "ended \(number)"
    case .told(let name, let size): "told \(size) \(name.printable)"
    case .frame(let checksum): "frame \(checksum)"
    }
  }
}

extension Duration {
  /// In whole milliseconds, as a recording has it.
  var rounded: Duration { .milliseconds(Int(self / .milliseconds(1))) }

  /// `+312ms`, with as many decimals as there are microseconds.
  var pause: String {
    let microseconds = max(0, Int(self / .microseconds(1)))
    let (whole, part) = microseconds.quotientAndRemainder(dividingBy: 1000)
    if part == 0 { return "+\(whole)ms" }
    let digits = String(part)
    return "+\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)ms"
  }
}
