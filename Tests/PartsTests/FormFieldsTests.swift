import Composable
import Loop
import Parts
import Screen
import Testing

/// What the fields of a form take.
@Suite struct FormFieldsTests {
  enum Name: String, Hashable, Sendable, Codable { case seats, city, note, stars, again }

  /// A field of the program's own.
  struct Stars: FormControl {
    var count = 1
    var text: String { "\(count)" }
    var keys: [FormControlKey] { [FormControlKey("right", help: "more"), FormControlKey("up", help: "all")] }

    mutating func press(_ key: Key) { count = key == "up" ? 5 : count + 1 }
    mutating func edit(_ edit: TextEdit) { if case .insert(let text) = edit { count = Int(text) ?? count } }
    mutating func click(at point: Point) { count = point.column + 1 }
    func view(isFocused: Bool) -> any View { Text(String(repeating: "*", count: count)) }
  }

  private static let reducer = Form<Name>.reducer { name, form in
    switch name {
    case .seats: form.number(.seats) == nil ? "How many?" : nil
    case .again: form.text(.again) == form.text(.seats) ? nil : "Not the same."
    case .city, .note, .stars: nil
    }
  } offers: { _, typed in
    typed.isEmpty ? [] : ["Lima", "Lisbon"].filter { $0.lowercased().hasPrefix(typed.lowercased()) }
  }

  private func play(_ fields: [FormField<Name>], height: Int = 8) -> Rehearsal<Form<Name>, FormAction<Name>> {
    let play = Rehearsal(
      size: Size(34, height), initialState: Form(fields), reducer: Self.reducer, environment: { _ in },
      view: { FormView($0) }, keymap: \.keymap, mouse: Form<Name>.mouse, history: .keeping(100))
    play.allowsUnboundKeys = true
    return play
  }

  private func last(_ play: Rehearsal<Form<Name>, FormAction<Name>>) -> FormAction<Name>? {
    play.history?.steps.last?.action
  }

  private static let seats = FormField(Name.seats, "Seats", .number(placeholder: "2"))

  @Test func `a number is written with a point or a comma, and anything else is wrong`() throws {
    let play = play([Self.seats, FormField(.again, "Again", .text())])
    try play.play("2,5")
    #expect(play.state.number(.seats) == 2.5)
    try play.play("x<Tab>")
    #expect(play.state.problems[.seats] == .notANumber)
    #expect(play.frame.line(1).hasPrefix("       Type a number."))
    #expect(FormValue.number(3).text == "3" && FormValue.number(0.5).text == "0.5")
  }

  @Test func `a field that was left is looked at as one types, one that wasn't is left alone`() throws {
    let play = play([Self.seats, FormField(.again, "Again", .text())])
    try play.play("x")
    #expect(play.state.problems.isEmpty)
    try play.play("<Tab><Up><Backspace>")
    #expect(play.state.problems[.seats] == "How many?")
    try play.play("4")
    #expect(play.state.problems[.seats] == nil)
    try play.play("<Tab>5<Up>")
    #expect(play.state.problems[.again] == "Not the same.")
    // What depends on another field is right again with that.
    try play.play("<Backspace>5")
    #expect(play.state.problems.isEmpty)
  }

  @Test func `the first that is wrong gets the keys when it is sent`() throws {
    let play = play([
      FormField(.note, "Note", .text("x")), Self.seats, FormField(.again, "Again", .text("3")),
    ])
    try play.play("<Enter>")
    #expect(play.state.focus.isOn(.seats) && play.state.problems.count == 2)
    try play.play("3<Enter>")
    #expect(last(play) == .submitted)
  }

  @Test func `what may be meant is offered below the field, completed by Tab, and pressed`() throws {
    let play = play([
      FormField(.city, "City", .suggestions(Suggestions())), FormField(.note, "Note", .text()),
    ])
    try play.play("li")
    #expect(play.frame.lines[1...2].map { $0.prefix(14) } == ["        Lima  ", "        Lisbon"])
    try play.play("<Tab>")
    #expect(play.state.text(.city) == "Lima" && play.state.focus.isOn(.city))
    try play.play("<Backspace><Backspace><click suggestion(city, 1)>")
    #expect(play.state.text(.city) == "Lisbon")
    try play.play("<Backspace><Tab><Tab>")
    #expect(play.state.focus.isOn(.note), "Tab completes first, then moves on")
  }

  @Test func `Enter takes what is chosen of the offers, and otherwise sends`() throws {
    let play = play([FormField(.city, "City", .suggestions(Suggestions()))])
    try play.play("li<Down><Down><Enter>")
    #expect(play.state.text(.city) == "Lisbon")
    try play.play("<Enter>")
    #expect(last(play) == .submitted)
  }

  @Test func `a text of several lines has Enter and the arrows, and knows its size`() throws {
    let play = play([FormField(.note, "Note", .lines(rows: 3)), FormField(.city, "City", .text())])
    try play.play("one<Enter>two<Up><End>!")
    #expect(play.state.text(.note) == "one!\ntwo")
    guard case .document(let document, _)? = play.state[.note] else { return #expect(Bool(false)) }
    #expect(document.size == Size(28, 3))
    try play.play("<Tab>")
    #expect(play.state.focus.isOn(.city))
    // A press there takes the keys, and a drag selects.
    try play.play("<click 6,0><drag left,9,0><release left,9,0><backspace>")
    #expect(play.state.text(.note) == "!\ntwo" && play.state.focus.isOn(.note))
    try play.play("<ctrl+s>")
    #expect(last(play) == .submitted)
  }

  @Test func `a field of the program's own has its keys, what is typed, and presses`() throws {
    let play = play([FormField(.stars, "Stars", .own(Stars())), FormField(.note, "Note", .text())])
    try play.play("<Right>")
    #expect(play.state.text(.stars) == "2")
    try play.play("<Up>")
    #expect(play.state.text(.stars) == "5" && play.state.focus.isOn(.stars))
    try play.play("3")
    #expect(play.frame.line(0).hasPrefix("Stars  ***  "))
    try play.play("<Down><click 8,0>")
    #expect(play.state.focus.isOn(.stars) && play.state.text(.stars) == "3")
    try play.play("<wait 1s><click 8,0>")
    #expect(play.state.text(.stars) == "2")
  }

  @Test func `a press in a line moves the caret`() throws {
    let play = play([FormField(.note, "Note", .text("abc"))])
    try play.play("<click 7,0>x")
    #expect(play.state.text(.note) == "axbc")
  }

  @Test func `a form that doesn't fit shows the field that has the keys`() throws {
    let play = play(
      [
        Self.seats, FormField(.city, "City", .text()), FormField(.note, "Note", .text()),
        FormField(.stars, "Stars", .own(Stars())),
      ],
      height: 2)
    try play.play("<Tab><Tab><Tab>")
    #expect(play.frame.lines.map { $0.prefix(5) } == ["Note ", "Stars"])
  }

  @Test func `no key has two meanings in a field, and a command has the same keys in each`() {
    typealias Fields = Form<Name>
    var known: [String: [Key]] = [:]
    for commands in [
      Fields.lineCommands, Fields.checkCommands, Fields.choiceCommands, Fields.offeringCommands,
      Fields.choosingCommands, Fields.documentCommands,
    ] {
      let keys = commands.flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "\(commands.map(\.id))")
      for command in commands {
        #expect(known.updateValue(command.keys, forKey: command.id) ?? command.keys == command.keys)
      }
    }
  }

  @Test func `its commands are those of the field that has the keys`() throws {
    let play = play([
      FormField(.note, "Note", .text()), FormField(.again, "Again", .check(false)),
      FormField(.stars, "Stars", .choice(["1", "2"])), FormField(.city, "City", .suggestions(Suggestions())),
      FormField(.seats, "Seats", .lines()),
    ])
    typealias Fields = Form<Name>
    let steps: [(String, [Fields.FormCommand])] = [
      ("", Fields.lineCommands), ("<Tab>", Fields.checkCommands), ("<Tab>", Fields.choiceCommands),
      ("<Tab>", Fields.lineCommands), ("l", Fields.offeringCommands), ("<Down>", Fields.choosingCommands),
      ("<Enter><Tab>", Fields.documentCommands),
    ]
    for (script, commands) in steps {
      try play.play(script)
      #expect(play.state.commands == commands, "\(script)")
    }
  }

  @Test func `the wheel goes from field to field, and not around the ends`() throws {
    let play = play([Self.seats, FormField(.city, "City", .text()), FormField(.note, "Note", .text())])
    try play.play("<wheel up,1,1>")
    #expect(play.state.focus.isOn(.seats))
    try play.play(String(repeating: "<wheel down,1,1>", count: 5))
    #expect(play.state.focus.isOn(.note))
  }

  @Test func `in little room, the offer that is chosen is in view`() throws {
    let play = play(
      [FormField(.note, "Note", .text()), FormField(.city, "City", .suggestions(Suggestions()))], height: 2)
    try play.play("<Tab>li<Down><Down>")
    #expect(play.frame.lines.map { $0.dropFirst(6).prefix(8) } == ["  Lima  ", "▸ Lisbon"])
  }

  @Test func `two controls are equal if they are of one type and equal`() {
    struct Other: FormControl {
      var text = "1"
      func view(isFocused: Bool) -> any View { Text(text) }
    }
    #expect(FormValue.own(Stars()) == .own(Stars()))
    #expect(FormValue.own(Stars()) != .own(Stars(count: 2)) && FormValue.own(Stars()) != .own(Other()))
  }
}
