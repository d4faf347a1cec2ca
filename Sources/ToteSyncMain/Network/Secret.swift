/// A password. It shows itself to nobody: neither a log, nor a dump, nor a text it is put into has it.
struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// For the server that it is meant for, and nobody else.
  let revealed: String

  /// `nil` for nothing, which is no password. A line break would be none that anybody types.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 != 0 && $0 != 0x0A && $0 != 0x0D }) else { return nil }
    revealed = text
  }

  var description: String { "•••" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
