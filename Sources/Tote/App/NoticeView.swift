import Screen
import ToteModel

/// The line above the footer: what keeps the changes from being saved, or what the last act has to say. On a narrow
/// screen it takes the rows that it needs, for half a sentence helps nobody. State → View.
struct Notice {
  /// The sentence.
  let text: String
  /// How it looks.
  let style: Style

  /// More rows than this would be a text, and the list would be gone.
  private static let most = 3

  /// How many rows it takes on a screen.
  func rows(within width: Int) -> Int {
    let room = width - (width > 20 ? 2 : 0)
    guard text.utf8.count > room, room > 0 else { return 1 }
    return min(Self.most, text.wrapped(to: room).count)
  }
}

extension App {
  /// How a note is saved that was refused.
  private func wayOut(of error: NoteError) -> String {
    guard case .writing = notes.mode, message == nil else { return "" }
    switch error {
    case .notFound: return " Esc keeps what is written here as a new one."
    case .couldNotSave: return " Esc tries again, ctrl+c leaves without."
    case .couldNotLoad: return ""
    }
  }

  /// What is to be said now.
  var notice: Notice? {
    if let failure = workspace.failure, !isLeavingUnsaved {
      return Notice(text: "✕ Not saved. \(failure.sentence)", style: .failure)
    }
    if room == .notes, let error = notes.error, notes.loading == .loaded {
      // What can be done comes first: on a narrow screen the end of it is cut. But where a text is that has not come back
      // from an editor comes last, and stays there as long as the error does.
      let place = notes.kept.last.map { "What was written is in \($0)." }
      let sentences =
        place.map { [error.sentence, $0] } ?? [message?.text, error.sentence].compactMap { $0 }
      let words = sentences.joined(separator: " ")
      return Notice(text: "✕ \(words)\(wayOut(of: error))", style: .failure)
    }
    if room == .notes, let offer = notes.offer {
      let count = offer.notes.count == 1 ? "One note links" : "\(offer.notes.count) notes link"
      return Notice(
        text: "\(count) to “\(offer.old)”. y renames the links too, Esc leaves them.", style: .warning)
    }
    if let message {
      return Notice(text: message.text, style: message.kind == .done ? .success : .warning)
    }
    // While something is typed, it is about that.
    guard room == .lists, !shopping.marks.isEmpty, shopping.mode == .browsing else { return nil }
    return Notice(text: "\(shopping.marks.count) selected. Esc ends the selection.", style: .accent)
  }
}

/// What is to be said now.
struct NoticeView: View {
  let notice: Notice

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let text = Text(notice.text, style: notice.style, overflow: height > 1 ? .wrap : .truncate)
    canvas.draw(inset(Padding(text, right: width > 20 ? 1 : 0), width), in: canvas.bounds)
  }
}
