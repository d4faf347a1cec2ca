import Screen

extension VideoGames {
  var keymap: Keymap<VideoGamesAction> { videoGamesKeys }

  static var mouse: Mouse<VideoGames, VideoGamesAction> {
    Mouse { (_: VideoGames, pointer: Pointer<GamePlace>) in
      switch pointer {
      case .wheel(.up, over: .some): return .scrolled(by: -3)
      case .wheel(.down, over: .some): return .scrolled(by: 3)
      default: break
      }
      if case .row(let row)? = pointer.press { return .rowPressed(row) }
      return nil
    }
    .adding(Mouse(sizes: { (_: VideoGames, _: GamePlace, size) in .resized(size) }))
  }
}

let videoGamesKeys = Keymap([
  Command("loadAgain", keys: "r", action: VideoGamesAction.reloadRequested, group: "Games", footer: true),
  Command("up", keys: "up", "k", action: .moved(by: -1), group: "Move"),
  Command("down", keys: "down", "j", action: .moved(by: 1), group: "Move"),
  Command("pageUp", keys: "pgup", "ctrl+u", action: .pageMoved(by: -1), group: "Move"),
  Command("pageDown", keys: "pgdn", "ctrl+d", action: .pageMoved(by: 1), group: "Move"),
  Command("first", keys: "home", "g", action: .moved(by: -.max), group: "Move"),
  Command("last", keys: "end", "G", action: .moved(by: .max), group: "Move"),
]).adding(visitKeys.map(VideoGamesAction.visit))
