// A list for those without Tote: the page to print and the message to paste.

import Composable
import Synchronization
import Testing

@testable import Markdown
@testable import Tote
@testable import ToteModel

@Suite struct HandedListTests {
  static func list(
    _ lines: [String], named name: String = "Groceries", by arrangement: Arrangement = Arrangement()
  ) -> HandedList {
    let contents = DatabaseSnapshot.lists([name: lines])
    let setting = Setting(key: Arrangement.key(of: contents.lists[0].id), value: arrangement.stored)
    let records = Records(lists: contents.lists, items: contents.items, settings: [setting])
    return HandedList(contents.lists[0], records.lines(of: contents.lists[0].id))
  }

  @Test func `what is ticked isn't handed over, and neither is its heading`() {
    let list = Self.list(["milk", "x butter", "apples", "x nails"])
    #expect(list.sections.map(\.title) == ["Fruit & vegetables", "Dairy"])
    #expect(list.items.map(\.name) == ["apples", "milk"])
    #expect(Self.list(["x milk"]).items.isEmpty)
  }

  @Test func `stores are named where they differ, unless the headings name them`() {
    let lines = ["milk @Lidl", "cheese @Aldi", "bread"]
    func message(_ lines: [String], _ arrangement: Arrangement = Arrangement()) -> String {
      Self.list(lines, by: arrangement).message(hasEmoji: false)
    }
    #expect(message(lines).contains("• milk @Lidl\n• cheese @Aldi"))
    let byStore = message(lines, Arrangement(grouping: .store))
    #expect(byStore.contains("*Lidl*\n• milk\n") && !byStore.contains("@"))
    #expect(!message(["milk @Lidl", "cheese @Lidl"]).contains("@"))
  }

  @Test func `a message has headings in asterisks, and pictures if asked for`() {
    let list = Self.list(["2 l milk !cold", "bread", "glue #Hardware"])
    #expect(list.message(hasEmoji: false).hasPrefix("*Groceries*\n\n*"))
    #expect(list.message(hasEmoji: false).contains("*Dairy*\n• 2 l milk (cold)\n\n*Hardware*\n• glue\n"))
    #expect(list.message(hasEmoji: true).contains("🥛 *Dairy*\n• 2 l milk (cold)"))
    #expect(list.message(hasEmoji: true).contains("\n\n*Hardware*\n"))
    #expect(
      Self.list(["milk", "bread"], by: .plain).message(hasEmoji: true) == "*Groceries*\n\n• milk\n• bread\n")
  }

  @Test func `a page has a box, the amount and the note of each item, and nothing unescaped`() {
    let page = Self.list(["2 l milk !<cold> & \"fresh\"", "bread"], named: "<b>Week</b>").page()
    #expect(page.contains("<title>&lt;b&gt;Week&lt;/b&gt;</title>"))
    #expect(page.contains("<h1>&lt;b&gt;Week&lt;/b&gt;</h1>"))
    #expect(page.contains("<h2>Dairy</h2>"))
    #expect(
      page.contains(
        "<li><label><input type=\"checkbox\"> <span class=\"name\">milk</span> <span class=\"amount\">2 l</span>"
          + " <span class=\"note\">&lt;cold&gt; &amp; &quot;fresh&quot;</span></label></li>"))
    #expect(page.contains("<p class=\"count\">2 items</p>"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    // Nothing is fetched, and no script runs.
    #expect(page.contains("default-src 'none'") && !page.contains("src=") && !page.contains("<script"))
  }

  @Test func `a long list has two columns, unless one is asked for`() {
    let lines = (1...30).map { "thing \($0)" }
    #expect(Self.list(lines).page().contains("<main class=\"columns2\">"))
    #expect(Self.list(lines).page(columns: 1).contains("<main class=\"columns1\">"))
    #expect(Self.list(["milk"]).page().contains("<main class=\"columns1\">"))
  }

  @Test func `a heading stands in one block with its first item`() throws {
    let page = Self.list(["milk", "cheese", "bread"]).page()
    let blocks = page.components(between: "<div class=\"head\">", and: "</div>")
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(block.hasPrefix("<h2>") && block.split(separator: "<li>").count == 2)
    }
    #expect(page.contains(".head, li { break-inside: avoid }"))
  }

  @Test func `the page is in the reader's language`() {
    Language.$current.withValue(.german) {
      let page = Self.list(["Milch"]).page()
      #expect(page.contains("<html lang=\"de\">") && page.contains("1 Artikel"))
    }
  }

  @Test func `the palette opens the page, and says what became of it`() throws {
    for (outcome, sentence) in [
      (BrowserOutcome.opened, "The page is open in your browser. Print it there."),
      (.none, "No browser is set to show the page. In a shell, tote print writes it to a file."),
      (
        .failed(command: "lynx", reason: "gone"),
        "Can't run “lynx”: gone. In a shell, tote print writes the page to a file."
      ),
    ] {
      let pages = Mutex<[String]>([])
      let stage = Stage.blind(.groceries("2 l milk", "x bread")) {
        $0.openPage = { page in
          pages.withLock { $0.append(page) }
          return outcome
        }
      }
      try stage.play(":print the list<Enter>")
      #expect(stage.message == sentence)
      #expect(pages.withLock { $0.count } == 1)
      #expect(pages.withLock { $0[0].contains("milk") && !$0[0].contains("bread") })
    }
  }

  @Test func `the palette copies a message, but nothing of an empty list`() throws {
    let copied = Mutex<[String]>([])
    let stage = Stage.blind(.groceries("2 l milk")) {
      $0.copy = { text in .fireAndForget(name: "copy") { copied.withLock { $0.append(text) } } }
    }
    try stage.play(":copy the list as a message<Enter>")
    #expect(copied.withLock { $0 } == ["*Groceries*\n\n• 2 l milk\n"])
    #expect(stage.message?.hasPrefix("Copied “Groceries” as a message.") == true)
    try stage.play(" :copy the list as a message<Enter>")
    #expect(copied.withLock { $0.count } == 1)
  }
}

extension String {
  /// What stands between the two, each time.
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    split(separator: start).dropFirst().compactMap { $0.split(separator: end).first }
  }
}
