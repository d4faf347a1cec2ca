import Screen

/// What happens to rows when a terminal becomes narrower: some wrap their lines anew, others cut them off, and none says which.
enum Reflow {
  /// Whether it is known to wrap them. If in doubt, spare the lines above, even if parts of the rows stay behind.
  static func isLikely(_ environment: (String) -> String?) -> Bool {
    let type = environment("TERM") ?? ""
    // Inside of tmux or screen, nothing else counts.
    if environment("TMUX") != nil { return type.hasPrefix("tmux") || type.hasPrefix("screen") }
    if type.hasPrefix("screen") || environment("XTERM_VERSION") != nil { return false }
    if ["alacritty", "foot", "xterm-kitty", "wezterm", "xterm-ghostty"].contains(where: type.hasPrefix) {
      return true
    }
    return ["VTE_VERSION", "KONSOLE_VERSION", "WEZTERM_VERSION"].contains { environment($0) != nil }
  }

  /// How many rows of a narrower terminal are between the beginning of the first row and the cursor.
  static func rows(above cursor: Point, lengths: [Int], width: Int) -> Int {
    let width = max(1, width)
    return lengths.prefix(cursor.row).reduce(cursor.column / width) { $0 + max(1, ($1 + width - 1) / width) }
  }
}
