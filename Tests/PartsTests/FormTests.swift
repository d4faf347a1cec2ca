import Composable
import ComposableTesting
import Loop
import Parts
import Screen
import Testing

/// Fields to fill in.
@Suite struct FormTests {
  enum Name: Hashable, Sendable { case to, secret, urgent, folder }

  static let reducer = Form<Name>.reducer { name, form in
    name == .to && !form.text(.to).contains("@") ? "An address has an @." : nil
  }

  struct State: Equatable {
    var form = Form<Name>([
      FormField(.to, "To", .text(placeholder: "ada@example.org")),
      FormField(.secret, "Password", .password()),
      FormField(.urgent, "Urgent", .check(false)), FormField(.folder, "Folder", .choice(["Inbox", "Work"])),
    ])
    var sent = 0
    var isCancelled = false
  }

  enum Action: Equatable, Sendable { case form(FormAction<Name>) }

  private func rehearsal() -> Rehearsal<State, Action> {
    let parent = Reducer<State, Action, Void> { state, action, environment in
      switch action {
      case .form(.submitted): state.sent += 1
      case .form(.cancelled): state.isCancelled = true
      case .form(let action):
        return Self.reducer.run(action, in: &state, at: \.form, environment, as: Action.form)
      }
      return .none
    }
    return Rehearsal(
      size: Size(40, 6), initialState: State(), reducer: parent, environment: { _ in () },
      view: { FormView($0.form) }, keymap: { $0.form.keymap.map(Action.form) },
      mouse: Form<Name>.mouse.map(Action.form) { $0.form })
  }

  @Test func `it is filled in by keys, and sent when all is right`() throws {
    let program = rehearsal()
    try program.play("ada@home<Tab>pass<Tab><Space><Tab><Space><Enter>")
    #expect(program.state.sent == 1)
    let form = program.state.form
    #expect(form.text(.to) == "ada@home" && form[.urgent]?.isChecked == true && form.text(.folder) == "Work")
    #expect(
      program.frame.lines.prefix(4) == [
        "To        ada@home                      ", "Password  ••••                          ",
        "Urgent    [x]                           ", "Folder    ‹ Work ›                      ",
      ])
  }

  @Test func `what is wrong is told below the field that has it, which then has the keys`() throws {
    let program = rehearsal()
    try program.play("ada<Tab>")
    #expect(program.frame.lines[1] == "          An address has an @.          ")
    try program.play("<Tab><Enter>")
    #expect(program.state.sent == 0 && program.state.form.focus.isOn(.to))
    try program.play("@")
    #expect(program.state.form.problems.isEmpty, "it goes while it is mended")
    try program.play("<Enter>")
    #expect(program.state.sent == 1)
  }

  @Test func `what one comes to by a key is replaced by what is typed, unless one moves in it`() throws {
    let program = rehearsal()
    try program.play("ada@home<Tab><Shift+Tab>bob@work")
    #expect(program.state.form.text(.to) == "bob@work")
    try program.play("<Tab><Shift+Tab><End>!")
    #expect(program.state.form.text(.to) == "bob@work!")
    try program.play("<Tab><Shift+Tab><Backspace>")
    #expect(program.state.form.text(.to).isEmpty)
    try program.play("ada<Tab><click value(to)>@home")
    #expect(program.state.form.text(.to).contains("ada"), "a press doesn't select")
  }

  @Test func `fields are pressed: one goes there, a check is set`() throws {
    let program = rehearsal()
    try program.play("<click field(urgent)>")
    #expect(program.state.form.focus.isOn(.urgent) && program.state.form[.urgent]?.isChecked == false)
    try program.play("<click field(urgent)>")
    #expect(program.state.form[.urgent]?.isChecked == true)
    try program.play("<click field(folder)><Left>")
    #expect(program.state.form.text(.folder) == "Work")
  }

  @Test func `Escape asks its parent to leave it`() throws {
    let program = rehearsal()
    try program.play("x<Esc>")
    #expect(program.state.isCancelled)
  }
}
