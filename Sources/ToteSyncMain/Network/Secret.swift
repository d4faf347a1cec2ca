/// A password, which never appears in logs, dumps or interpolated text.
struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let revealed: String

  /// Refuses empty text and line breaks.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 != 0 && $0 != 0x0A && $0 != 0x0D }) else { return nil }
    revealed = text
  }

  var description: String { "•••" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
