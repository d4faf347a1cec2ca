import Screen
import ToteModel

/// The line above the footer: what keeps changes from being saved, or what the last act has to say. On a narrow screen it
/// takes the rows that it needs, for half a sentence helps nobody.
struct Notice: Equatable {
  let text: String
  let style: Style

  /// More rows than this would be a text, and the list would be gone.
  private static let most = 3

  /// How many rows it takes on a screen.
  func rows(within width: Int) -> Int {
    let room = width - 2 * ScreenMetrics.margin(width)
    guard text.utf8.count > room, room > 0 else { return 1 }
    return min(Self.most, text.wrapped(to: room).count)
  }
}

extension App {
  /// What is to be said now.
  var notice: Notice? {
    if let failure = workspace.failure, !saving.isLeaving {
      return Notice(
        text: words.notSaved(failure, file: tab == .notes ? notes.finishedFiles.sorted().first : nil),
        style: .failure)
    }
    if tab == .notes, let error = notes.error, notes.loading == .loaded {
      let text = words.noteError(
        error, message: message?.text, file: notes.leftFiles.last, isWriting: notes.editor != nil)
      return Notice(text: text, style: .failure)
    }
    if tab == .notes, let offer = notes.renameOffer {
      return Notice(text: words.renameOffer(offer), style: .warning)
    }
    if let message {
      return Notice(text: message.text, style: message.kind == .done ? .success : .warning)
    }
    // While something is typed, it is about that.
    guard tab == .lists, !lists.cursor.selection.isEmpty, lists.panel == nil,
      overlay?.feature.isHelp != false
    else {
      return nil
    }
    return Notice(text: words.selected(lists.cursor.selection.count), style: .accent)
  }
}

struct NoticeView: View {
  let notice: Notice

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let text = Text(notice.text, style: notice.style, overflow: height > 1 ? .wrap : .truncate)
    let margin = ScreenMetrics.margin(width)
    canvas.draw(inset(Padding(text, right: margin), width), in: canvas.bounds)
  }
}
