// The document of the schema says what the code does.

import FoundationEssentials
import Testing

@testable import ToteModel
@testable import ToteFormats

@Suite struct JSONDocumentTests {
  static let document: String = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    let file = folder.appending(path: "Sources/ToteFormats/ToteFormats.docc/JSON.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The rows of the table under a heading, without its own heading.
  static func table(_ heading: String) -> [[String]] {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## \(heading)") else { return [] }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }.dropFirst(2)
      .map { $0.split(separator: "|").map { Folding.clean(String($0)) } }
  }

  @Test("the example is what the code writes, and is read as it stands")
  func example() throws {
    let block = Self.document.split(separator: "```json\n").last?.split(separator: "```").first ?? ""
    let everything = try FileFormat.json.read(Array(block.utf8)).everything()
    #expect(everything.count == 9 && everything.items[0].amount == Amount("2.5 kg"))
    #expect(try FileFormat.json.text(of: everything) == String(block))
  }

  @Test("the tables name the fields of the code, in their order", arguments: JSONSchema.arrays.map(\.name))
  func tables(name: String) throws {
    let kind = try #require(JSONSchema.arrays.first { $0.name == name }?.kind)
    let fields = JSONSchema.fields(of: kind).map {
      [$0.name, $0.kind.rawValue + ($0.isOptional ? " or null" : "")]
    }
    #expect(Self.table(name).map { Array($0.prefix(2)) } == fields)
    #expect(Self.table(name).allSatisfy { $0.count == 3 })
  }

  @Test("the types of values are those of the code, and so are units and currencies")
  func kinds() throws {
    let rows = Self.table("Types of values")
    let kinds: [FieldKind] = [
      .id, .text, .truth, .moment, .number, .rank, .category, .amount, .price, .tags, .titles,
    ]
    #expect(rows.map { $0[0] } == kinds.map(\.rawValue))
    let units = Unit.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(rows[7][1].contains("(\(units))"))
    #expect(rows[8][1].contains("(\(Currency.common.map(\.code).joined(separator: ", ")), and all others)"))
    #expect(rows[6][1].contains("(\(Category.builtIn.map(\.rawValue).joined(separator: ", ")))"))
  }
}
