// `tote print` and `tote list message`.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct PrintCommandTests {
    let home = Home()

    private func fill() throws {
      try home.run(
        "tote add -q -c -l Groceries -",
        input: "2 l milk @Lidl\nbread !sliced\nnails @Hardware\napples\n")
      try home.run("tote done -q apples")
    }

    @Test func `a list is printed to standard output, or to a new file`() throws {
      try fill()
      let page = try home.run("tote print").output
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<h1>Groceries</h1>"))
      #expect(page.contains(">bread</span>") && !page.contains("apples"))
      #expect(
        try home.run("tote print groc --columns 2 -o list.html").lines == ["Wrote “Groceries” to list.html"])
      let again = try home.run("tote print -o list.html")
      #expect(again.code != 0 && again.words == "tote: list.html already exists. Choose another name.\n")
      let written = FileBytes.read(home.path + "/list.html").map { String(decoding: $0, as: UTF8.self) }
      #expect(written?.contains("class=\"columns2\"") == true)
    }

    @Test func `a walk through a store has what is bought there or anywhere`() throws {
      try fill()
      let page = try home.run("tote print --store lidl").output
      #expect(page.contains(">milk<") && page.contains(">bread<") && !page.contains("nails"))
      #expect(try home.run("tote print --store ' '").code == 2)
    }

    @Test func `one prints what is for a person, or what a filter finds`() throws {
      try fill()
      try home.run("tote add -q 'oat milk +Jonas' 'comics +jonas #Toys'")
      let page = try home.run("tote print groc +jonas").output
      #expect(page.contains(">oat milk<") && page.contains(">comics<") && !page.contains("bread"))
      #expect(page.contains("<span class=\"person\">+Jonas</span>"))
      #expect(try home.run("tote list message '#toys'").output.contains("• comics +jonas\n"))
      #expect(try home.run("tote ls +jon -o json").code == 2)
      #expect(try home.run("tote ls +jon").lines.count == 2)
      let none = try home.run("tote print +mia")
      #expect(none.code == 3 && none.words.contains("+mia"))
      #expect(try home.run("tote print '@'").code == 2)
    }

    @Test func `a message is for chats, with pictures if they are set`() throws {
      try fill()
      let message = try home.run("tote list message").output
      #expect(message.hasPrefix("*Groceries*\n\n") && message.contains("• bread (sliced)\n"))
      try home.run("tote config set message-emoji true")
      #expect(try home.run("tote list message").output.contains("🥛 *Dairy*\n• 2 l milk @Lidl\n"))
    }

    @Test func `without a list or anything to buy there is nothing to print`() throws {
      #expect(try home.run("tote print").code == 3)
      try fill()
      #expect(try home.run("tote print Nowhere").code == 3)
      try home.run("tote list new -q Party")
      let empty = try home.run("tote print Party")
      #expect(empty.code == 3 && empty.output.isEmpty)
    }
  }
}
