// What was done, named in each language.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct EditWordsTests {
  private static let kinds: [EditKind] = [
    .addItems(.one("Xa")), .addItems(.several(3)), .editItem("Xa"), .tickItems(.one("Xa")),
    .tickItems(.several(3)), .untickItems(.one("Xa")), .untickItems(.several(3)), .moveItem("Xa"),
    .moveItems(.one("Xa"), list: "Xb"), .moveItems(.several(3), list: "Xb"),
    .categorizeItems(.one("Xa"), .dairy), .deleteItems(.one("Xa")), .deleteItems(.several(3)),
    .keepAtHome(.one("Xa")), .keepAtHome(.several(3)), .useUp(.one("Xa")), .useUp(.several(3)), .cook("Xa"),
    .planMeals(.one("Xa")), .planMeals(.several(3)), .unplanMeal("Xa"),
    .clearItems(.one("Xa")), .clearItems(.several(3)), .createList("Xa"), .renameList("Xa"),
    .duplicateList("Xa"), .archiveList("Xa"), .unarchiveList("Xa"), .deleteList("Xa"), .setBudget("Xa"),
    .pricePurchase("Xa"),
    .orderLists, .orderAisles("Xa"),
    .createNote("Xa"),
    .editNote("Xa"), .tickBox(note: "Xa"), .pinNote("Xa"), .unpinNote("Xa"), .archiveNote("Xa"),
    .restoreNote("Xa"), .trashNotes(.one("Xa")), .trashNotes(.several(3)), .renameLinks("Xa"),
    .renameTag("Xa"), .moveNotes(.one("Xa"), folder: "Xb"), .moveNotes(.several(3), folder: "Xb"),
    .renameFolder("Xa"),
    .attachNote("Xa", item: "Xb"), .importFile("Xa"), .repair,
  ]

  @Test(arguments: Language.allCases)
  func `every kind is named with its names and numbers`(language: Language) {
    for kind in Self.kinds {
      let name = language.words.name(kind)
      let fields = EditTitle(kind).stored
      for part in ["Xa", "Xb", "3"] { #expect(name.contains(part) == fields.contains(part), "\(name)") }
      if case .categorizeItems(_, let category) = kind {
        #expect(name.contains(language.words.name(category)))
      }
    }
    let kinds = Self.kinds.filter { if case .editNote = $0 { false } else { true } }
    #expect(Set(kinds.map { language.words.name($0) }).count == kinds.count, "each another")
  }

  @Test func `no language says it in the words of another`() {
    for kind in Self.kinds {
      #expect(Set(Language.allCases.map { $0.words.name(kind) }).count == Language.allCases.count, "\(kind)")
    }
  }

  @Test(arguments: Language.allCases)
  func `a note without a name is called so in the language of the reader`(language: Language) {
    #expect(language.words.name(.editNote("")).contains(language.words.untitled))
    Language.$current.withValue(language) {
      let note = Note(id: .zero, title: "", text: "---\n", created: .zero)
      #expect(note.givenName.isEmpty && note.shownName == language.words.untitled)
    }
  }

  @Test(arguments: Language.allCases)
  func `old words are shown as they are, and what is of a later version is said to be`(language: Language) {
    let words = language.words
    #expect(words.name(EditTitle(stored: "add milk")) == "add milk")
    #expect(words.name(EditTitle(stored: "label\tmilk\t1")) == words.newerEdit)
  }
}
