import FoundationEssentials
import Phrases
import Testing

/// The article shows code that compiles and files that are read.
@Suite struct ArticleTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private func read(_ path: String) throws -> String {
    try String(contentsOf: Self.tests.appending(path: path), encoding: .utf8)
  }

  /// Without indentation, since excerpts have their own.
  private func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test func `every block of the article is an excerpt of a file`() throws {
    let article = try read("../../Sources/Phrases/Phrases.docc/Phrases.md")
    let sources = [
      "swift": ["ArticleExample.swift"],
      "ftl": ["../CExampleTexts/en.ftl", "../CExampleTexts/fr.ftl", "../CExampleTexts/tr.ftl"],
      "c": ["../CExampleTexts/CExampleTexts.c", "../CExampleTexts/include/CExampleTexts.h"],
    ]
    let parts = article.components(separatedBy: "```")
    #expect(parts.count % 2 == 1)
    for block in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
      let language = String(block.prefix { $0 != "\n" })
      let code = lines(block.dropFirst(language.count))
      let files = try (sources[language] ?? []).map { lines(try read($0)) }
      #expect(files.contains { $0.contains(code) }, "\(block)")
    }
  }

  @Test func `the example says in three languages what the article says`() {
    let books = ["en_GB.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8"].map(phrases)
    #expect(books.map { $0(items.empty) } == ["Nothing to buy.", "Rien à acheter.", "Alınacak bir şey yok."])
    #expect(
      books.map { $0(items.deleted, "ail") } == ["Deleted ail.", "Plus besoin d’ail.", "“ail” silindi."])
    #expect(french(items.deleted, "lait") == "Plus besoin de lait.")
    #expect(
      books.map { $0(items.moved, 1, "Market") } == [
        "Moved one item to Market.", "1 article déplacé vers Market.", "Bir ürün Market’e taşındı.",
      ])
    #expect(
      ["Pazar", "Hafta"].map { turkish(items.moved, 3, $0) } == [
        "3 ürün Pazar’a taşındı.", "3 ürün Hafta’ya taşındı.",
      ])
    #expect(phrases(for: "tlh").language.code == "en")
    #expect(Weight(grams: 1250).phraseValue.text == "1,250 kg")
  }
}
