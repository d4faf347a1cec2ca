import Screen

/// The faces of the program while its database is not there: on its way, or out of reach.
struct LoadingView: View {
  let loading: Loading
  let keymap: Keymap<AppAction>

  func draw(on canvas: inout Canvas) {
    let (body, foot) = canvas.bounds.cut(top: max(1, canvas.size.height - 1))
    switch loading {
    case .loading(let step?):
      canvas.draw(Centered(Spinner(step: step, label: "Opening your lists …", style: .accent)), in: body)
      canvas.draw(inset(Footer(keymap), foot.width), in: foot)
    case .failed(let error, let backups):
      let width = min(64, max(1, body.width - 4))
      canvas.draw(Centered(story(error, backups), size: Size(width, min(9, body.height))), in: body)
      canvas.draw(inset(Footer(keymap), foot.width), in: foot)
    case .idle, .loading, .loaded: break
    }
  }

  private func story(_ error: StorageError, _ backups: [Backup]) -> any View {
    var shares: [Share] = [.fit(Text("✕ \(error.sentence)", style: .failure, overflow: .wrap))]
    if error.isCuredByBackup {
      let copy =
        backups.first.map { "b goes back to the copy of \($0.day), " } ?? "There is no copy to go back to; "
      shares.append(
        .fit(
          Text(
            "\n\(copy)n begins with an empty list. The damaged file is kept under another name either way.",
            overflow: .wrap)))
    }
    shares.append(
      .fit(Text("\nr tries again, q leaves. Nothing has been changed.", style: .muted, overflow: .wrap)))
    return Rows(shares)
  }
}
