/// All texts of a book by their names, as checks look at them: messages, terms and their attributes.
struct BookTexts {
  struct Text {
    /// The id, and the attribute after a dot.
    let name: String
    let offset: Int
    let file: Int
    let uses: [(use: Use, offset: Int)]
    var isTerm: Bool { name.hasPrefix("-") }
  }

  let book: PhraseBook
  private(set) var texts: [Text] = []
  private(set) var byName: [String: Text] = [:]
  /// What is wrong with names alone: an entry or attribute that occurs twice.
  private(set) var found: [[SyntaxProblem]]

  init(_ book: PhraseBook) {
    self.book = book
    found = Array(repeating: [], count: book.files.count)
    var ids: Set<String> = []
    for (file, contents) in book.files.enumerated() {
      for entry in contents.entries {
        guard ids.insert(entry.id).inserted else {
          let sentence = "“\(entry.id)” occurs a second time, and only the first counts; delete one."
          found[file].append(SyntaxProblem(entry.offset, sentence))
          continue
        }
        if let value = entry.value {
          add(Text(name: entry.id, offset: entry.offset, file: file, uses: value.uses))
        }
        for attribute in entry.attributes {
          let name = "\(entry.id).\(attribute.name)"
          add(Text(name: name, offset: attribute.offset, file: file, uses: attribute.value.uses))
        }
      }
    }
  }

  private mutating func add(_ text: Text) {
    guard byName[text.name] == nil else {
      tell("“\(text.name)” occurs a second time, and only the last counts; delete one.", text.offset, text)
      return
    }
    byName[text.name] = text
    texts.append(text)
  }

  /// Adds a problem at a place of the file that a text is in.
  mutating func tell(_ sentence: String, _ offset: Int, _ text: Text) {
    found[text.file].append(SyntaxProblem(offset, sentence))
  }

  /// All texts that are reached from some, by references, with themselves.
  func reached(from names: some Sequence<String>, throughTerms: Bool = true) -> Set<String> {
    var reached: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() {
      guard let text = byName[name], throughTerms || !text.isTerm, reached.insert(name).inserted else {
        continue
      }
      for case (.text(let next), _) in text.uses { open.append(next) }
    }
    return reached
  }

  /// The variables that a text needs to be given, its own and those of the messages that it refers to.
  func variables(of name: String) -> Set<String> {
    var variables: Set<String> = []
    for name in reached(from: [name], throughTerms: false) {
      for case (.variable(let variable), _) in byName[name]?.uses ?? [] { variables.insert(variable) }
    }
    return variables
  }
}
