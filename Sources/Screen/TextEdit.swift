/// An edit of a text, or a movement of its caret. The keys are those of shells.
public enum TextEdit: Hashable, Sendable, Codable {
  /// Inserts text at the caret.
  case insert(String)
  /// Deletes a grapheme cluster, a word, or everything up to the end of the line, on one side of the caret.
  case deleteLeft, deleteRight, deleteWordLeft, deleteWordRight, deleteToLineStart, deleteToLineEnd
  /// Deletes everything up to the blank before the caret: `2.50€/l` is one word, as for the Ctrl+W of shells.
  case deleteToBlank
  /// Moves by a grapheme cluster or a word, to an end of the line, or to an end of the text.
  case left, right, wordLeft, wordRight, lineStart, lineEnd, start, end

  /// The edit that an event means in a field of one line; nil if it means none, such as Enter.
  public init?(field event: Event) {
    switch event {
    case .paste(let text):
      // Line breaks become blanks, so that a paste isn't cut and doesn't press Enter.
      self = .insert(String(text.map { $0.isNewline ? " " : $0 }))
    case .key(let key):
      if let character = key.character {
        self = .insert(String(character))
      } else if let edit = TextEdit.keys[key] {
        self = edit
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Returns this edit and the next as one, or nil if they must stay separate.
  public func joined(with next: TextEdit) -> TextEdit? {
    if case .insert(let one) = self, case .insert(let other) = next { .insert(one + other) } else { nil }
  }

  private static let keys: [Key: TextEdit] = [
    "backspace": .deleteLeft, "ctrl+h": .deleteLeft, "delete": .deleteRight, "ctrl+d": .deleteRight,
    "ctrl+w": .deleteToBlank, "alt+backspace": .deleteWordLeft, "alt+d": .deleteWordRight,
    "ctrl+delete": .deleteWordRight, "ctrl+u": .deleteToLineStart, "ctrl+k": .deleteToLineEnd,
    "left": .left, "ctrl+b": .left, "right": .right, "ctrl+f": .right,
    "alt+b": .wordLeft, "ctrl+left": .wordLeft, "alt+left": .wordLeft,
    "alt+f": .wordRight, "ctrl+right": .wordRight, "alt+right": .wordRight,
    "home": .lineStart, "ctrl+a": .lineStart, "end": .lineEnd, "ctrl+e": .lineEnd,
  ]
}
