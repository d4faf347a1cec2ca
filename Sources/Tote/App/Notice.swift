import Screen
import ToteModel

/// Why changes can't be saved, or the last message. Wraps on narrow screens: half a sentence is useless.
struct Notice: Equatable {
  let text: String
  let style: Style

  /// More rows would cover the list.
  private static let most = 4

  func rows(within width: Int) -> Int {
    let room = width - 2 * ScreenMetrics.margin(width)
    guard text.utf8.count > room, room > 0 else { return 1 }
    return min(Self.most, text.wrapped(to: room).count)
  }
}

extension App {
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
    // The field below matters more while typing.
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
