import Screen
import Testing

@testable import Loop
@testable import Tote
@testable import ToteModel

/// Keys of one's own: what is refused and why, and that everything follows them.
@Suite struct CommandKeysTests {
  private func read(preset: String? = nil, _ own: [String: [String]]) -> (CommandKeys, [KeyProblem]) {
    var problems: [KeyProblem] = []
    return (CommandKeys(preset: preset, own: own, problems: &problems), problems)
  }

  @Test func `keys replace a command's own, in the table and in sentences`() throws {
    let (keys, problems) = read(["items.tick": ["t", "Ctrl+T"], "app.undo": ["f9"]])
    #expect(problems == [])
    try CommandKeys.$current.withValue(keys) {
      #expect(ListCommand.tick.currentKeys == ["t", "ctrl+t"] && ListCommand.add.currentKeys == ["a", "o"])
      let stage = try Stage.blind(.groceries("milk"), "t")
      #expect(stage.rows.contains { $0.contains("[x] milk") })
      try stage.play("<Space>d")
      #expect(stage.message?.contains("F9 undoes") == true)
      #expect(Stage(.groceries("milk")).state.keymap["space"] == nil)
    }
  }

  @Test func `a command without a key is in the palette, and in no footer`() throws {
    let (keys, problems) = read(["items.tick": []])
    #expect(problems == [])
    try CommandKeys.$current.withValue(keys) {
      let stage = Stage(.groceries("milk"), size: Size(80, 24))
      try stage.play("")
      #expect(!stage.frame.lines[23].contains("tick"))
      try stage.play(":items.tick<Enter>")
      #expect(stage.rows.contains { $0.contains("[x]") })
    }
  }

  @Test(
    arguments: [
      (["items.tick": ["d"]], .isTaken("d", by: "items.delete", id: "items.tick")),
      (["items.tick": ["u"]], .isTaken("u", by: "app.undo", id: "items.tick")),
      (["field.commit": ["x"]], .isTyped("x", id: "field.commit")),
      (["items.tick": ["ctrl+i"]], .unsendable("ctrl+i", .sameAs("tab"), id: "items.tick")),
      (["items.tick": ["ctrl+1"]], .unsendable("ctrl+1", .withControl, id: "items.tick")),
      (["items.tick": ["spacebar"]], .noKey("spacebar", id: "items.tick")),
      (["items.tock": ["t"]], .noCommand("items.tock")),
    ] as [([String: [String]], KeyProblem)])
  func `what can't be is refused, and the command keeps its keys`(
    own: [String: [String]], problem: KeyProblem
  ) {
    let (keys, problems) = read(own)
    #expect(problems == [problem])
    #expect(keys == CommandKeys())
    for language in Language.allCases {
      Language.$current.withValue(language) {
        #expect(problem.sentence.hasSuffix(".") || problem.sentence.hasSuffix("?"))
      }
    }
  }

  @Test func `what is wrong costs only itself, and two commands can change their keys`() {
    let (keys, problems) = read([
      "items.tick": ["d", "t"], "items.delete": ["x"], "items.add": ["ctrl+m", "n1"],
    ])
    #expect(keys["items.tick"] == ["d", "t"] && keys["items.delete"] == ["x"] && keys["items.add"] == nil)
    #expect(problems.count == 2)
  }

  @Test func `a command that isn't there is told with the closest`() {
    #expect(KeyProblem.noCommand("items.tickk").sentence.contains("“items.tick”"))
    #expect(read(preset: "nano", [:]).1 == [.noPreset("nano")])
  }

  @Test("no key of a preset has two meanings", arguments: KeyPreset.allCases)
  func presets(preset: KeyPreset) throws {
    let ids = Set(App.commands.map(\.id))
    #expect(Set(preset.keys.keys).subtracting(ids) == [])
    let (keys, problems) = read(preset: preset.rawValue, [:])
    #expect(problems == [])
    CommandKeys.$current.withValue(keys) {
      for mode in KeyMode<App, AppAction>.all {
        var meanings: [Key: AppCommand] = [:]
        for command in mode.allCommands {
          for key in command.currentKeys {
            let other = meanings.updateValue(command, forKey: key)
            #expect(
              other == nil || other?.action == command.action, "\(key): \(command.id), \(other?.id ?? "")")
          }
        }
      }
      // Its keys do what the commands' own do.
      let keymap = App.loaded(.groceries("milk")).keymap
      for key in ListCommand.tick.currentKeys { #expect(keymap[key] == .lists(.ticked)) }
    }
  }

  @Test func `the modes for which keys are checked are those there are`() {
    let checked = KeyMode<App, AppAction>.all.map { Set($0.allCommands.map(\.id)) }
    for (name, mode) in Mode.all {
      let ids = Set(mode.commands.map(\.id))
      #expect(checked.contains { $0.isSuperset(of: ids) }, "\(name)")
    }
  }

  /// All keys that are characters, with Alt.
  private static var moved: CommandKeys {
    var own: [String: [String]] = [:]
    for command in App.commands {
      own[command.id] = command.currentKeys.map { $0.character == nil ? $0.description : "alt+\($0)" }
    }
    var problems: [KeyProblem] = []
    return CommandKeys(preset: nil, own: own, problems: &problems)
  }

  @Test("all that is done is the same with other keys", arguments: Mode.all.keys.sorted())
  func moved(name: String) throws {
    let mode = Mode.all[name]!
    let plain = try Mode("", mode.commands).stage()
    let moved = Self.moved
    let other = try CommandKeys.$current.withValue(moved) { try Mode("", mode.commands).stage() }
    for step in try Script(mode.way).steps {
      var text = step.text
      if case .event(.key(let key)) = step.happening, key.character != nil, plain.state.keymap[key] != nil {
        text = "<alt+\(key)>"
      }
      try plain.play(step.text)
      try CommandKeys.$current.withValue(moved) { try other.play(text) }
    }
    #expect(plain.state.workspace == other.state.workspace && plain.state.tab == other.state.tab)
    #expect(plain.state.lists == other.state.lists && plain.state.notes == other.state.notes)
    #expect(plain.state.overlays.count == other.state.overlays.count)
    // The footer names the moved keys.
    CommandKeys.$current.withValue(moved) {
      let hints = other.state.keymap.footer
      #expect(!hints.isEmpty && hints.allSatisfy { $0.keys.allSatisfy { $0.character == nil } }, "\(hints)")
    }
  }
}
