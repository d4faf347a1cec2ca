import Screen

/// What a program shows where it has no content to show: that something is going on, that there is nothing, that
/// something failed; and always what to press. State → View, of every program that waits for the world.
struct Notice: View {
  private let rows: Rows

  /// Some words, and below them quietly what to do.
  init(_ text: String, _ style: Style = .plain, reason: String? = nil, hint: String = "") {
    var shares = [Share.fit(Notice.centred(text, style))]
    if let reason { shares.append(.fit(Notice.centred(reason))) }
    if !hint.isEmpty { shares.append(.fit(Notice.centred(hint, .muted))) }
    rows = Rows(shares)
  }

  /// The spinner, what it turns for, and how to end it.
  init(step: Int, _ label: String, hint: String) {
    rows = Rows(
      .fit(Centered(Spinner(step: step, label: label, style: .accent))), .fit(Notice.centred(hint, .muted)))
  }

  /// Something failed: a sign that needs no colour, then what and why.
  static func failure(_ text: String, reason: String? = nil, hint: String) -> Notice {
    Notice("✕ \(text)", .failure, reason: reason, hint: hint)
  }

  func draw(on canvas: inout Canvas) { rows.draw(on: &canvas) }
  func size(within limit: Size) -> Size { rows.size(within: limit) }

  private static func centred(_ text: String, _ style: Style = .plain) -> Text {
    Text(text, style: style, align: .center, overflow: .wrap)
  }
}
