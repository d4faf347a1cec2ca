// `tote list add-set`.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct AddSetCommandTests {
    let home = Home()

    @Test func `all of an archived list is added, times as much, in one step`() throws {
      try home.run("tote add -q -c -l Groceries bread")
      try home.run("tote add -q -c -l Barbecue -", input: "1 kg sausages\n3 buns\ncharcoal\n")
      try home.run("tote done -q -l Barbecue charcoal; tote list archive -q Barbecue")
      #expect(
        try home.run("tote completion fish -- 'tote list add-set '").lines == ["Groceries", "Barbecue"])
      try home.run("tote list add-set barb x2 --list Groceries")
      #expect(
        try home.run("tote ls Groceries --sort own --group none --format '{name}|{amount}'").lines == [
          "bread|", "sausages|2 kg", "buns|6x", "charcoal|",
        ])
      #expect(try home.run("tote ls Barbecue --format '{name}|{amount}'").lines.count == 3)
      try home.run("tote undo")
      #expect(try home.run("tote ls Groceries").lines.count == 1)
    }

    @Test func `what can't be added is said`() throws {
      try home.run("tote add -q -c -l Groceries bread; tote list new -q Empty")
      #expect(
        try home.run("tote list add-set Groceries").words
          == "tote: “Groceries” is the list itself. Choose another one.\n")
      #expect(try home.run("tote list add-set Empty").code == 3)
      let often = try home.run("tote list add-set Empty often")
      #expect(often.code == 2 && often.words.contains("Write x2 or 1.5."))
    }
  }
}
