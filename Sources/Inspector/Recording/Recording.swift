import Loop
import Screen

/// A run of a program as a text that people can read and cut: a line for each event, with its time, and for each answer of an effect.
///
///     recording 1
///     program weather 1.2
///     size 80x24
///     with language en
///     +312ms <enter>
///     +90ms type 2 kg plums
///     # on row(3)
///     +412ms <click(left,12,7)>
///     +0ms started 4 "weather"
///     +120ms answer 4 {"weatherAnswered":{"_0":…}}
///     +0ms ended 4
///     +0ms told 40x10 listing
///     +0ms frame 9c3e51d0a7b2f618
///
/// Lines that begin with `#` are remarks.
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

extension Recording.Header {
  var text: String {
    let details = details.sorted { $0.key < $1.key }.map { "with \($0.key) \($0.value.printable)\n" }
    return "recording 1\nprogram \(program.printable)\nsize \(size)\n" + (isRedacted ? "redacted\n" : "")
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
  /// `+312ms`, with as many decimals as there are microseconds.
  var pause: String {
    let microseconds = max(0, Int(self / .microseconds(1)))
    let (whole, part) = microseconds.quotientAndRemainder(dividingBy: 1000)
    if part == 0 { return "+\(whole)ms" }
    let digits = String(part)
    return "+\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)ms"
  }
}
