// Languages: each says everything, in its own words, and the tables that hold words follow it.

import Phrases
import Screen
import ScreenTesting
import Testing
import ToteModel
import ToteTesting

@testable import Tote

@Suite struct LanguageTests {
  /// What each language says to the same act, so that none of them answers in another.
  @Test func `each language has its own words`() {
    func said(_ sentence: (any Words) -> String) -> Set<String> {
      Set(Language.allCases.map { sentence($0.words) })
    }
    #expect(said { $0.nothingToUndo }.count == Language.allCases.count)
    #expect(said { $0.title(ofCommand: "items.add") }.count == Language.allCases.count)
    #expect(said { $0.items(2) }.count == Language.allCases.count)
    #expect(said { $0.name(.produce) }.count == Language.allCases.count)
    #expect(said { $0.sentence(StorageError.full) }.count == Language.allCases.count)
  }

  @Test(arguments: Language.allCases)
  func `the speakers are in the order of the languages`(language: Language) {
    #expect(language.words.language == language)
  }

  @Test func `a table of keys is made in the language in which it is asked for`() {
    let app = App.loaded(.groceries("one"))
    func footer(_ language: Language) -> [String] {
      Language.$current.withValue(language) { app.keymap.footer.map(\.title) }
    }
    #expect(footer(.english).contains("add"))
    #expect(Set(Language.allCases.map(footer)).count == Language.allCases.count)
    // Asked again it is still in the same language.
    #expect(footer(.english).contains("add"))
  }

  @Test(arguments: Language.allCases)
  func `each command and each group has a title, and nothing else has one`(language: Language) {
    Language.$current.withValue(language) {
      for command in App.commands {
        #expect(!command.label.isEmpty && command.label != command.id, "\(command.id) has no title")
      }
      let groups = CommandGroup.allCases.filter { $0 != .none }
      for group in groups { #expect(group.title != group.rawValue, "\(group) has no title") }
      let titled = Set(language.phrases.files.flatMap(\.ids).filter { $0.hasPrefix("title-") })
      let asked = (App.commands.map(\.id) + groups.map(\.rawValue)).map(Speaker.titleID)
      #expect(titled.subtracting(asked) == [])
    }
  }

  @Test func `own categories keep their names, and built-in ones have one in every language`() throws {
    for language in Language.allCases {
      #expect(language.words.name(try #require(Category("Pets"))) == "Pets")
      #expect(Set(Category.builtIn.map(language.words.name)).count == Category.builtIn.count, "\(language)")
    }
  }

  @Test(arguments: Language.allCases)
  func `a key is named as on the keyboard, and a digit and its word are no count`(language: Language) throws {
    try Language.$current.withValue(language) {
      let stage = Stage(.groceries("one"), size: Size(120, 24))
      try stage.play("j")
      #expect(stage.frame.lines.last?.contains("\(Key("space").shown) \(ListCommand.tick.label)") == true)
      for tab in Tab.allCases {
        let hint = AppCommand.open(tab).hint()
        #expect(hint.key.shown.first?.isNumber == true && hint.help.first?.isUppercase == true, "\(hint)")
      }
      let known = Set(words.keyNames.keys)
      #expect(known.allSatisfy { ["shift", "ctrl"].contains($0) || Key($0) != nil })
      #expect(Set(words.keyNames.values).count == known.count)
    }
    #expect(Key("space").label == "Space" && Key("shift+f3").label(naming: ["shift": "Maj"]) == "Maj+F3")
  }

  @Test func `numbers of things agree`() {
    #expect(Language.english.words.items(1) == "1 item" && Language.english.words.items(0) == "0 items")
    #expect(
      Language.french.words.items(0).hasSuffix("s") == false && Language.french.words.items(2).hasSuffix("s"))
    #expect(Language.spanish.words.items(0).hasSuffix("s") && !Language.spanish.words.items(1).hasSuffix("s"))
    let turkish = (0...2).map { Language.turkish.words.items($0).drop { $0.isNumber } }
    #expect(Set(turkish).count == 1)
  }

  @Test(arguments: Language.allCases)
  func `a long message keeps its end on a narrow screen`(language: Language) throws {
    try Language.$current.withValue(language) {
      let stage = Stage(.groceries("milk", "bread"), size: Size(40, 14))
      try stage.play("sJ")
      let message = try #require(stage.message)
      let end = try #require(message.split(separator: " ").last)
      #expect(message.columns > 40, "\(message)")
      #expect(stage.frame.lines.contains { $0.contains(end) }, "\(language): \(message)")
    }
  }

  @Test(arguments: [Language.spanish, .french, .turkish, .german])
  func `on a narrow screen`(language: Language) throws {
    try Language.$current.withValue(language) {
      let stage = Stage(.week, size: Size(40, 10))
      assertFrame(stage.frame, "\(language) list")
      try stage.play("a2 kg ")
      assertFrame(stage.frame, "\(language) adding")
      try stage.play("<Esc>d")
      assertFrame(stage.frame, "\(language) deleted")
      try stage.play("?")
      assertFrame(stage.frame, "\(language) help")
      try stage.play("<Esc>L")
      assertFrame(stage.frame, "\(language) lists")
      try stage.play("<Esc>2")
      assertFrame(stage.frame, "\(language) notes")
    }
  }
}
