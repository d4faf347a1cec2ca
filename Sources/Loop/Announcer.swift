import Screen

/// What a program says in the last line to people who hear the screen: the lines that are new since the last key, once.
///
/// The line of the cursor isn't among them, since a screen reader follows the cursor.
struct Announcer {
  private var before: Set<String>?
  private var title: String?
  private var said: Set<String> = []
  /// Whether a key was pressed: what was said before was heard.
  var isHeard = true

  /// More would not be listened to. Where more lines than this are new, it is another page, which is read from its top.
  private static let (most, page) = (3, 5)

  mutating func text(for frame: Frame) -> String {
    let lines = frame.lines.map(\.spoken)
    defer { (before, title, isHeard) = (Set(lines), frame.title, false) }
    if isHeard || title != frame.title { said = [] }
    guard let before, title == frame.title else { return "" }
    let new = lines.enumerated().filter { row, line in
      !line.isEmpty && row != frame.cursor?.point.row && !before.contains(line)
    }.map(\.element)
    if new.count <= Self.page { said.formUnion(new) }
    // Messages stand at the bottom. What is gone again, such as a save under way, isn't worth it.
    return lines.reversed().filter(said.contains).prefix(Self.most).reduce("") { text, line in
      // A pause between them, but not after a full stop.
      text.isEmpty ? line : text + (text.last.map { ".!?…:".contains($0) } == true ? " " : ". ") + line
    }
  }
}

extension String {
  /// Without blanks at the ends; columns are parted by commas.
  fileprivate var spoken: String {
    var (spoken, blanks) = ("", 0)
    for character in self {
      if character == " " {
        blanks += 1
      } else {
        if !spoken.isEmpty, blanks > 0 { spoken += blanks > 1 ? ", " : " " }
        blanks = 0
        spoken.append(character)
      }
    }
    return spoken
  }
}
