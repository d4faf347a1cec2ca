import Screen

/// What an empty list says: the ways to fill it.
struct Invitation: Equatable, Sendable {
  let heading: String
  /// What the keys for adding and buying again do.
  let add, again: String
  let more: String
}

struct InvitationView: View {
  let invitation: Invitation
  let canBuyAgain: Bool

  private var ways: [(key: String, text: String)] {
    let add = (ListCommand.add.key, invitation.add)
    return canBuyAgain ? [add, (ListCommand.buyAgain.key, invitation.again)] : [add]
  }

  func draw(on canvas: inout Canvas) {
    let keys = ways.map(\.key.columns).max() ?? 0
    let texts = ways.map(\.text.columns).max() ?? 0
    // Of one width, so that the keys stand below each other in the middle.
    let lines = ways.map { key, text in
      Line(
        Span(key, .accent.bold), Span(blanks(keys - key.columns + 2) + text + blanks(texts - text.columns)),
        align: .center)
    }
    let blank = Share.fixed(1, Text(""))
    let heading = Text(invitation.heading, style: .heading, align: .center, overflow: .wrap)
    let more = Text(invitation.more, style: .muted, align: .center, overflow: .wrap)
    canvas.draw(
      Centered(Rows([.fit(heading), blank] + lines.map { .fit($0) } + [blank, .fit(more)])), in: canvas.bounds
    )
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
