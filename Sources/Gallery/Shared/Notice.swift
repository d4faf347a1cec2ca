import Screen

/// What a program shows instead of content: that it is loading, empty or has failed, and which key to press.
struct Notice: View {
  private let rows: Rows

  init(_ text: String, _ style: Style = .plain, reason: String? = nil, hint: String = "") {
    var shares = [Share.fit(Notice.centred(text, style))]
    if let reason { shares.append(.fit(Notice.centred(reason))) }
    if !hint.isEmpty { shares.append(.fit(Notice.centred(hint, .muted))) }
    rows = Rows(shares)
  }

  init(step: Int, _ label: String, hint: String) {
    rows = Rows(
      .fit(Centered(Spinner(step: step, label: label, style: .accent))), .fit(Notice.centred(hint, .muted)))
  }

  /// Creates the notice of a failure, with a sign that needs no colour.
  static func failure(_ text: String, reason: String? = nil, hint: String) -> Notice {
    Notice("✕ \(text)", .failure, reason: reason, hint: hint)
  }

  func draw(on canvas: inout Canvas) { rows.draw(on: &canvas) }
  func size(within limit: Size) -> Size { rows.size(within: limit) }

  private static func centred(_ text: String, _ style: Style = .plain) -> Text {
    Text(text, style: style, align: .center, overflow: .wrap)
  }
}
