// What the journal keeps of what an edit did: readable by every version, and by none mistaken for something else.

import Testing

@testable import ToteModel

@Suite struct EditTitleTests {
  /// Each kind as it stands in the journal, for good: what was stored must be read by every later version.
  static let stored: [(EditKind, String)] = [
    (.addItems(.one("milk")), "add\tmilk\t1"), (.addItems(.several(3)), "add\t\t3"),
    (.editItem("milk"), "edit\tmilk"), (.tickItems(.one("milk")), "tick\tmilk\t1"),
    (.untickItems(.several(2)), "untick\t\t2"), (.moveItem("milk"), "move\tmilk"),
    (.moveItems(.one("milk"), list: "Party"), "moveToList\tmilk\t1\tParty"),
    (.categorizeItems(.several(2), .dairy), "categorize\t\t2\tdairy"),
    (.categorizeItems(.one("litter"), Category("Pets")!), "categorize\tlitter\t1\tPets"),
    (.deleteItems(.one("milk")), "delete\tmilk\t1"), (.clearItems(.several(4)), "clear\t\t4"),
    (.keepAtHome(.one("milk")), "home\tmilk\t1"), (.useUp(.several(2)), "used\t\t2"),
    (.cook("Soup"), "cooked\tSoup"), (.planMeals(.one("Soup")), "planMeals\tSoup\t1"),
    (.unplanMeal("Soup"), "unplanMeal\tSoup"),
    (.createList("Party"), "createList\tParty"), (.renameList("Party"), "renameList\tParty"),
    (.duplicateList("Party"), "duplicateList\tParty"), (.archiveList("Party"), "archiveList\tParty"),
    (.unarchiveList("Party"), "unarchiveList\tParty"), (.deleteList("Party"), "deleteList\tParty"),
    (.setBudget("Party"), "setBudget\tParty"), (.pricePurchase("milk"), "price\tmilk"),
    (.orderLists, "orderLists\t"),
    (.orderAisles("Lidl"), "orderAisles\tLidl"),
    (.createNote(""), "createNote\t"), (.editNote("Soup"), "editNote\tSoup"),
    (.tickBox(note: "Soup"), "tickBox\tSoup"), (.pinNote("Soup"), "pinNote\tSoup"),
    (.unpinNote("Soup"), "unpinNote\tSoup"), (.archiveNote("Soup"), "archiveNote\tSoup"),
    (.restoreNote("Soup"), "restoreNote\tSoup"), (.trashNotes(.one("Soup")), "trashNotes\tSoup\t1"),
    (.renameLinks("Soup"), "renameLinks\tSoup"), (.renameTag("house"), "renameTag\thouse"),
    (.moveNotes(.several(2), folder: "A/B"), "moveNotes\t\t2\tA/B"), (.renameFolder("A"), "renameFolder\tA"),
    (.attachNote("Soup", item: "leek"), "attachNote\tSoup\tleek"),
    (.importFile("list.md"), "import\tlist.md"), (.repair, "repair\t"),
    (
      .undoStep(Edit.ID(high: 1, low: 2), EditTitle(.tickItems(.one("milk")))),
      "undoStep\t00000000-0000-0001-0000-000000000002\ttick\tmilk\t1"
    ),
    (
      .undoStep(Edit.ID(high: 1, low: 2), EditTitle(stored: "add milk")),
      "undoStep\t00000000-0000-0001-0000-000000000002\tadd milk"
    ),
  ]

  @Test(arguments: stored)
  func `each kind has its form, and is read from it`(kind: EditKind, stored: String) {
    #expect(EditTitle(kind).stored == stored)
    #expect(EditTitle(stored: stored).meaning == .kind(kind))
  }

  @Test(arguments: [
    "add milk", "edit", "", "import a\tb.md", "delete 3 items", "\tmilk", "7\tup", "naïve\tx",
  ])
  func `a title of an older version is words`(stored: String) {
    #expect(EditTitle(stored: stored).meaning == .words(stored))
  }

  @Test(arguments: [
    "label\tmilk\t1", "add\t", "add\tmilk", "add\tmilk\tmany", "moveToList\tmilk\t1", "repairAll\t",
  ])
  func `what this version does not know is of a later one`(stored: String) {
    #expect(EditTitle(stored: stored).meaning == .newer)
  }

  @Test func `what a later version says beyond what is known is passed over`() {
    #expect(EditTitle(stored: "add\tmilk\t1\tParty").meaning == .kind(.addItems(.one("milk"))))
  }

  @Test func `a name with a tab is still one field`() {
    #expect(EditTitle(.renameList("a\tb")).meaning == .kind(.renameList("a b")))
    #expect(
      EditTitle(.moveItems(.one("a\tb"), list: "c\td")).meaning == .kind(.moveItems(.one("a b"), list: "c d"))
    )
  }

  @Test func `several are counted, so that none of their names stays in the journal`() {
    #expect(EditSubject(["one"]) == .one("one"))
    #expect(EditSubject(["one", "two"]) == .several(2))
    #expect(!EditTitle(.trashNotes(EditSubject(["one", "two"]))).stored.contains("one"))
  }
}
