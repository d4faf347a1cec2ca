import Screen

/// A field of a program's own in a form: a date, a colour, a rating.
///
///     struct Rating: FormControl {
///       var stars = 0
///       var text: String { "\(stars)" }
///       var keys: [FormControlKey] { [FormControlKey("right", help: "more"), FormControlKey("left", help: "less")] }
///       mutating func press(_ key: Key) { stars = max(0, min(5, stars + (key == "right" ? 1 : -1))) }
///       func view(isFocused: Bool) -> any View { Text(String(repeating: "★", count: stars)) }
///     }
///
///     FormField(Field.rating, "Rating", .own(Rating()))
public protocol FormControl: Equatable, Sendable {
  /// What was filled in, as text.
  var text: String { get }
  /// The keys it takes while it has them, before the form does.
  var keys: [FormControlKey] { get }
  /// One of its keys was pressed.
  mutating func press(_ key: Key)
  /// Something was typed that is none of its keys.
  mutating func edit(_ edit: TextEdit)
  /// It was pressed while it had the keys; the point counts from its corner.
  mutating func click(at point: Point)
  /// What it looks like; a focused one sets the terminal's cursor. It gets as many rows as it asks for.
  func view(isFocused: Bool) -> any View
}

extension FormControl {
  /// None.
  public var keys: [FormControlKey] { [] }
  /// Does nothing.
  public mutating func press(_ key: Key) {}
  /// Does nothing.
  public mutating func edit(_ edit: TextEdit) {}
  /// Does nothing.
  public mutating func click(at point: Point) {}

  fileprivate func isEqual(to other: any FormControl) -> Bool { other as? Self == self }
}

/// A key that a control takes, and what for.
public struct FormControlKey: Hashable, Sendable {
  let key: Key
  let help: String

  /// Creates an entry.
  public init(_ key: Key, help: String) { (self.key, self.help) = (key, help) }
}

/// A control of any type.
public struct OwnFormControl: Equatable, Sendable {
  /// The control.
  public internal(set) var control: any FormControl

  init(_ control: any FormControl) { self.control = control }

  /// Whether both are of one type and equal.
  public static func == (a: OwnFormControl, b: OwnFormControl) -> Bool { a.control.isEqual(to: b.control) }
}
