import Screen

/// What people choose about a `Terminal`: its colours, and whether it hears the mouse.
public struct Appearance: Hashable, Sendable {
  /// `nil` leaves it to the terminal, which reports whether its background is dark or light.
  public var theme: Theme?
  /// On a dark background, and on a light one.
  public var dark, light: Theme
  /// Without it, the terminal selects text as it does elsewhere.
  public var hearsMouse: Bool

  /// Creates an appearance (default: what the terminal reports, with the mouse).
  public init(theme: Theme? = nil, dark: Theme = .dark, light: Theme = .light, hearsMouse: Bool = true) {
    self.theme = theme
    self.dark = dark
    self.light = light
    self.hearsMouse = hearsMouse
  }
}
