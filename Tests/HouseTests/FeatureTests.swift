import FoundationEssentials
import Testing

/// The rules for features, and for the places of texts.
@Suite struct FeatureTests {
  private static let files = Result { try ModuleTests.files(in: "Tote") }

  /// Lines of code without comments, each with its place.
  private func lines(
    where isMeant: (String) -> Bool
  ) throws -> [(place: String, code: String)] {
    try Self.files.get().filter { isMeant($0.name) }.flatMap { file in
      file.lines.enumerated().compactMap { number, line in
        line.drop { $0 == " " }.hasPrefix("//") ? nil : ("\(file.name):\(number + 1)", line)
      }
    }
  }

  @Test func `only the root has a reducer on the whole app`() throws {
    for (place, code) in try lines(where: { !$0.hasPrefix("Tote/App/AppReducer") }) {
      #expect(!code.contains("Reducer<App,"), "\(place)")
    }
  }

  @Test func `only the root's own views are given the whole app`() throws {
    for (place, code) in try lines(where: { !$0.hasPrefix("Tote/App/") }) {
      #expect(!code.contains("app: App") && !code.contains("\\App."), "\(place)")
    }
  }

  @Test(
    "tabs and overlays are told apart in one file, so that one more is a line there",
    arguments: ["switch tab", "switch app.tab", "switch overlay"])
  func toldApart(code word: String) throws {
    let homes = ["Tote/App/Tab.swift", "Tote/App/Overlay.swift"]
    for (place, code) in try lines(where: { !homes.contains($0) }) {
      #expect(!code.contains("\(word) {"), "\(place)")
    }
  }

  @Test func `no reducer passes over actions it does not name`() throws {
    let reducers = try Self.files.get().filter { file in
      file.lines.contains { $0.contains("= Reducer<") || $0.contains("func reduce(") }
    }
    #expect(reducers.count > 10)
    for file in reducers {
      for (number, line) in file.lines.enumerated() {
        #expect(!line.contains("default:"), "\(file.name):\(number + 1)")
      }
    }
  }

  /// A capital and a blank between words.
  private static func isSentence(_ literal: String) -> Bool {
    literal.split(separator: " ").count > 1 && literal.first?.isUppercase == true
  }

  @Test func `what people read is made in Words`() throws {
    // Names of effects are not for users.
    for (place, code) in try lines(where: { !$0.hasPrefix("Tote/Words/") }) where !code.contains("name: \"") {
      for literal in Self.literals(in: code) {
        #expect(!Self.isSentence(literal), "\(place) says \"\(literal)\"")
      }
    }
  }

  @Test(
    "neither a command nor what is below it has a sentence of its own",
    arguments: ["ToteMain", "ToteModel", "ToteFormats", "ToteStorage", "ToteSync", "ToteSyncMain"])
  func words(of module: String) throws {
    // Stored in the database in one language for all users, understood as input, or written for shells.
    let others = [
      "ToteMain/Words/", "ToteSyncMain/Words/", "ToteMain/CommandLine/CompletionScripts.swift",
      "ToteModel/Notes/TextMerge.swift",
      "ToteModel/Lists/ShoppingList.swift", "ToteModel/Languages/", "ToteModel/Quantities/",
      "ToteModel/UseCases/", "ToteModel/Purchases/RepeatText.swift",
      // Words of tables, and names of other programs.
      "ToteFormats/Tables/", "ToteFormats/Programs/",
    ]
    var isMultiline = false
    var count = 0
    for file in try ModuleTests.files(in: module) where !others.contains(where: file.name.hasPrefix) {
      for (number, line) in file.lines.enumerated() {
        if line.contains("\"\"\"") { isMultiline.toggle() }
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        if isMultiline || isComment || line.contains("precondition") || line.contains("fatalError") {
          continue
        }
        for literal in Self.literals(in: line) {
          count += 1
          // In capitals, it is SQL such as `SELECT` or an environment variable.
          let isCode =
            literal.prefix(2).allSatisfy { $0.isUppercase || $0 == "_" } || literal.hasPrefix("list = ?")
          let words = literal.split(separator: " ").filter {
            $0.allSatisfy { $0.isLetter || ".,:'".contains($0) }
          }
          #expect(
            isCode || !Self.isSentence(literal) && words.count < 4,
            "\(file.name):\(number + 1) says \"\(literal)\"")
        }
      }
    }
    #expect(count > 10)
  }

  @Test func `no sentence names a key: it asks the command for it`() throws {
    let keys: Set = ["Esc", "Enter", "Tab", "Space", "esc", "enter", "tab"]
    // Where the keys get their names.
    let isSentence = { (file: String) in file.hasPrefix("Tote/Words/") && !file.hasSuffix("+Keys.swift") }
    for (place, code) in try lines(where: isSentence) where !code.contains("say(") {
      for literal in Self.literals(in: code) {
        let words = literal.split { !($0.isLetter || $0 == "+") }.map(String.init)
        let named = words.filter { keys.contains($0) || $0.hasPrefix("ctrl+") }
        #expect(named.isEmpty, "\(place) names \(named)")
      }
    }
  }

  /// The string literals of a line, without interpolations.
  static func literals(in code: String) -> [String] {
    var literals: [String] = []
    var literal: String?
    var depth = 0
    var rest = Substring(code)
    while let character = rest.popFirst() {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if literal == nil {
        if character == "\"" { literal = "" }
      } else if character == "\"" {
        literals.append(literal ?? "")
        literal = nil
      } else if character == "\\", let next = rest.popFirst() {
        if next == "(" { depth = 1 } else { literal?.append(next) }
      } else {
        literal?.append(character)
      }
    }
    return literals
  }

  @Test func `the texts in quotes of a line are found`() {
    #expect(
      Self.literals(in: #"let a = "One \(two("x")) three" + "\"four\"""#) == ["One  three", "\"four\""])
  }
}
