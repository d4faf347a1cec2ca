import FoundationEssentials
import Testing

/// A part of the library that no program of ours uses is a promise that nobody keeps: it is used, or it goes.
@Suite struct PartUseTests {
  private typealias File = (name: String, lines: [String])

  /// What people run. The gallery shows every part, which is no use, except for its log viewer, which reads what other programs write.
  private static let products = ["Tote", "ToteMain", "ToteSyncMain", "Inspector", "Gallery/LogViewer"]

  @Test func `every part is used by a product, or by a part that is`() throws {
    let library = try ModuleTests.files(in: "Parts")
    let parts = try Self.states(in: library).union(Self.listed())
    #expect(parts.isSuperset(of: ["Listing", "Form", "Toasts", "Button"]))
    var used: Set<String> = []
    for file in try Self.products.flatMap(ModuleTests.files)
    where ModuleTests.imports(file.lines).contains("Parts") {
      used.formUnion(Self.words(of: file.lines).intersection(parts))
    }
    // What is found in the files of these is used as well, and so on.
    var found = used
    while !found.isEmpty {
      let homes = library.filter { file in Self.owner(of: file.name, among: parts).map(found.contains) == true
      }
      found = homes.reduce(into: Set<String>()) { $0.formUnion(Self.words(of: $1.lines)) }
      found.formIntersection(parts.subtracting(used))
      used.formUnion(found)
    }
    let unused = parts.subtracting(used).sorted()
    #expect(unused.isEmpty, "no product uses \(unused.joined(separator: ", "))")
  }

  @Test func `states with a reducer are found, and comments are no use`() {
    let lines = [
      "public struct Dial: Equatable {", "}", "extension Dial {", "  public static let reducer = Reducer {",
      "}",
      "extension Knob {", "  /// Has no static let reducer.", "  static func turn() -> Cog {}  // Wheel", "}",
    ]
    #expect(Self.states(in: [(name: "Parts/Dial.swift", lines: lines)]) == ["Dial"])
    #expect(
      Self.words(of: lines).isDisjoint(with: ["Wheel", "Has"]) && Self.words(of: lines).contains("Cog"))
    #expect(Self.owner(of: "Parts/Dial/DialView.swift", among: ["Dial", "DialKnob"]) == "Dial")
    #expect(Self.owner(of: "Parts/Words.swift", among: ["Dial"]) == nil)
  }

  /// The types in which a reducer is declared.
  private static func states(in files: [File]) -> Set<String> {
    var states: Set<String> = []
    for file in files {
      var type = ""
      for line in file.lines.map(code) {
        let words = words(of: line)
        if line.first != " ", let place = words.firstIndex(where: { ["struct", "extension"].contains($0) }),
          place + 1 < words.count
        {
          type = words[place + 1]
        }
        if words.contains("static"), words.contains("reducer"), line.hasPrefix("  public") {
          states.insert(type)
        }
      }
    }
    return states
  }

  /// Those in the table of the library's first page, among them views without a state.
  private static func listed() throws -> Set<String> {
    let page = ModuleTests.root.appending(path: "Sources/Parts/Parts.docc/Parts.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| ``")
    }
    return rows.reduce(into: []) { names, row in
      let cell = row.dropFirst().prefix { $0 != "|" }
      names.formUnion(words(of: String(cell)))
    }
  }

  /// The part whose name begins that of a file.
  private static func owner(of file: String, among parts: Set<String>) -> String? {
    let name = file.split(separator: "/").last ?? ""
    return parts.filter { name.hasPrefix($0) }.max { $0.count < $1.count }
  }

  private static func words(of lines: [String]) -> Set<String> {
    lines.reduce(into: []) { $0.formUnion(words(of: code($1))) }
  }

  private static func words(of code: String) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// A line without its comment.
  private static func code(_ line: String) -> String {
    guard let comment = line.firstRange(of: "//") else { return line }
    return String(line[..<comment.lowerBound])
  }
}
