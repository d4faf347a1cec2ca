import Screen

/// Which theme a terminal shows: the one that somebody chose, or the one for its background, once it has answered.
struct TerminalColors {
  private(set) var theme: Theme
  private(set) var appearance: Appearance
  /// Whether it has true colour.
  let isMixed: Bool
  private let hasMany: Bool
  /// What the terminal has answered, or what is likely until then.
  private var reported: Theme
  private var hasAsked = false
  private var hasHeard = false

  /// - Parameter count: How many colours it has; 0 for none.
  init(count: Int, appearance: Appearance, environment: (String) -> String?) {
    self.appearance = appearance
    hasMany = count >= 256
    isMixed = hasMany && ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
    reported = Theme.first(colors: count, colorFGBG: environment("COLORFGBG"))
    theme = reported
    theme = wanted
  }

  /// Whether a late answer may still come.
  var isAsking: Bool { hasAsked && !hasHeard }

  /// What the background is, asked once and only if it matters.
  mutating func question() -> [UInt8] {
    guard hasMany, appearance.theme == nil, !hasAsked else { return [] }
    hasAsked = true
    return Array(BackgroundColor.question.utf8)
  }

  /// Takes the terminal's answer; true if the theme is another.
  mutating func hear(_ theme: Theme) -> Bool {
    hasHeard = true
    reported = theme
    return update()
  }

  /// Takes another choice; true if the theme is another.
  mutating func change(_ appearance: Appearance) -> Bool {
    self.appearance = appearance
    return update()
  }

  private mutating func update() -> Bool {
    if wanted == theme { return false }
    theme = wanted
    return true
  }

  /// A theme that needs more colours is not used.
  private var wanted: Theme {
    guard hasMany else { return reported }
    if let theme = appearance.theme { return theme }
    return reported == .dark ? appearance.dark : reported == .light ? appearance.light : reported
  }
}
