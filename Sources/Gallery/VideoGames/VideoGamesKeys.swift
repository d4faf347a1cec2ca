import Screen

extension VideoGames {
  var keymap: Keymap<VideoGamesAction> { visit.help.isShown ? videoGamesHelpKeys : videoGamesKeys }
}

let videoGamesKeys = Keymap([
  Binding("r", action: VideoGamesAction.reloadRequested, help: "load again", group: "Games", footer: true),
  Binding("up", "k", action: .moved(by: -1), help: "up", group: "Move"),
  Binding("down", "j", action: .moved(by: 1), help: "down", group: "Move"),
  Binding("pgup", "ctrl+u", action: .pageMoved(by: -1), help: "page up", group: "Move"),
  Binding("pgdn", "ctrl+d", action: .pageMoved(by: 1), help: "page down", group: "Move"),
  Binding("home", "g", action: .moved(by: -.max), help: "first", group: "Move"),
  Binding("end", "G", action: .moved(by: .max), help: "last", group: "Move"),
]).adding(visitKeys.map(VideoGamesAction.visit))

let videoGamesHelpKeys = visitHelpKeys.map(VideoGamesAction.visit)
