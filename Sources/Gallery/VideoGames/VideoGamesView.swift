import Screen

struct VideoGamesView: View {
  let state: VideoGames

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Video games")
    // Fourteen rows, one above and below them, and the border.
    let card = Card(face, title: "Video games", note: note, size: Size(60, 18))
    Screened(card, keymap: state.keymap).draw(on: &canvas)
  }

  private var face: any View {
    switch state.shelf {
    case .loading(let step):
      Centered(Notice(step: step, "Loading games …", hint: "q cancels and leaves."))
    case .failed(let message, let reason):
      Centered(Notice.failure(message, reason: reason, hint: "Press r to try again."))
    case .loaded(let games) where games.isEmpty:
      Centered(Notice(VideoGames.emptiness, hint: "Press r to look again."))
    case .loaded(let games):
      GameList(games: games, position: state.position, window: state.window)
    }
  }

  private var note: String {
    guard case .loaded(let games) = state.shelf, !games.isEmpty else { return "" }
    return "\(state.position.selected + 1) of \(games.count)"
  }
}

/// A row per game: the title, and at the right edge its platform and an aligned year.
private struct GameList: View {
  let games: [VideoGames.Game]
  let position: ListPosition
  let window: Size

  func draw(on canvas: inout Canvas) {
    let hasMargin = canvas.size.height > 4
    let list = List(count: games.count, position: position) { index, _ in Row(game: games[index]) }
    let measured = Drawing { canvas in
      canvas.measure(GamePlace.list, known: window)
      canvas.place(GamePlace.list, in: canvas.bounds)
      canvas.draw(list.places(GamePlace.row), in: canvas.bounds)
    }
    Padding(measured, vertical: hasMargin ? 1 : 0).draw(on: &canvas)
  }

  private struct Row: View {
    let game: VideoGames.Game

    func draw(on canvas: inout Canvas) {
      let platform = game.platform ?? ""
      Columns(
        .fill(Text(game.title)),
        .fixed(min(platform.columns, canvas.size.width / 3), Text(platform, style: .muted)),
        .fixed(6, Text(game.year.map(String.init) ?? "", style: .muted, align: .trailing)),
        .fixed(1, Text("")), gap: 0
      ).draw(on: &canvas)
    }
  }
}
