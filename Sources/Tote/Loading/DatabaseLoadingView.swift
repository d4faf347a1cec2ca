import Parts
import Screen
import ToteModel

struct DatabaseLoadingView: View {
  let loading: DatabaseLoading
  let keymap: Keymap<AppAction>

  func draw(on canvas: inout Canvas) {
    let (body, foot) = canvas.bounds.cut(top: max(1, canvas.size.height - 1))
    switch loading {
    case .loading(let step?):
      let progress = WorkProgress(elapsed: .milliseconds(100) * step)
      canvas.draw(
        Centered(
          ProgressView(progress, label: words.openingLists),
          size: Size(min(40, max(1, body.width - 2)), 1)), in: body)
      canvas.draw(inset(Footer(keymap, naming: words.keyNames), foot.width), in: foot)
    case .failed(let error, let backups):
      let width = min(64, max(1, body.width - 4))
      let (story, size) = story(error, backups, Size(width, body.height))
      canvas.draw(Centered(story, size: size), in: body)
      canvas.draw(inset(Footer(keymap, naming: words.keyNames), foot.width), in: foot)
    case .idle, .loading:
      // No spinner yet, as it would only flicker.
      canvas.write("Tote", at: Point(ScreenMetrics.margin(canvas.size.width), 0), style: .heading)
      canvas.fill(Rect(0, 1, canvas.size.width, 1), with: "─", style: .muted)
    case .loaded: break
    }
  }

  /// On a low screen, only what the footer doesn't say.
  private func story(_ error: StorageError, _ backups: [Backup], _ room: Size) -> (Rows, Size) {
    var texts = [Text("✕ \(error.sentence)", style: .failure, overflow: .wrap)]
    if error.isCuredByBackup {
      texts.append(Text(words.waysOut(backups.first), overflow: .wrap))
    }
    texts.append(Text(words.retryLoading, style: .muted, overflow: .wrap))
    let wide = Size(room.width, .max)
    func height() -> Int { texts.reduce(texts.count - 1) { $0 + $1.size(within: wide).height } }
    while texts.count > 1, height() > room.height { texts.removeLast() }
    return (Rows(texts.map { .fit($0) }, gap: 1), Size(room.width, height()))
  }
}
