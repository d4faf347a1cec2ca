import Composable
import Loop
import Screen
import Testing

/// A program for people who hear the screen.
@Suite struct LinearTests {
  private struct Mail: Equatable {
    var selected = 0
    var told = ""
  }

  fileprivate enum Act: Equatable, Sendable { case moved, told, resized(Size) }

  private struct MailView: View {
    let mail: Mail

    func draw(on canvas: inout Canvas) {
      let list = List(count: 2, position: ListPosition(selected: mail.selected)) { row, _ in
        Text(["Ada", "Grace"][row])
      }
      canvas.draw(
        Rows(
          .fill(Columns(.fixed(8, Border(list, title: "Mail", note: "2")), .fill(Border(Text("Hello"))))),
          .fixed(1, Text(mail.told)), .fixed(1, Footer(LinearTests.keymap))), in: canvas.bounds)
    }
  }

  fileprivate static let keymap = Keymap<Act>(
    [
      Command("down", keys: "j", action: .moved, footer: true), Command("tell", keys: "t", action: .told),
    ]) { if case .resize(let size) = $0 { .resized(size) } else { nil } }

  private func play(_ size: Size = Size(20, 8), linear: Bool = true) -> Rehearsal<Mail, Act> {
    Rehearsal(
      size: size, initialState: Mail(),
      reducer: Reducer<Mail, Act, Void> { mail, action, _ in
        switch action {
        case .moved: mail.selected = 1 - mail.selected
        case .told: mail.told = "Sent."
        case .resized(let size): mail.told = "\(size)"
        }
        return .none
      }, environment: { _ in }, view: MailView.init, keymap: { _ in Self.keymap }, linear: linear)
  }

  private func words(_ play: Rehearsal<Mail, Act>) -> [String] {
    play.frame.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
  }

  @Test func `one thing stands below the other, without boxes, marks and footer`() {
    #expect(words(play()) == ["Mail, 2", "Ada", "Grace", "Hello", "20x7"])
    #expect(words(play(linear: false))[0] == "╭─ M… ─╮╭──────────╮")
  }

  @Test func `what is new is said in the last line, once, but not what the cursor is on`() throws {
    let play = play()
    try play.play("t")
    #expect(play.frame.lines.last == "Sent.               ")
    try play.play("j")
    #expect(play.frame.lines.last == "                    ")
    #expect(play.frame.cursor?.point == Point(0, 2))
  }

  @Test func `the program doesn't know of the last line, and one of one row has none`() throws {
    #expect(play().state.told == "20x7")
    #expect(play(Size(9, 1)).frame.size == Size(9, 1))
    let play = play()
    try play.play("<resize 30x5>")
    #expect(play.state.told == "30x4" && play.frame.size == Size(30, 5))
  }
}
