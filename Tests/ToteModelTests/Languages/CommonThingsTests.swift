import Testing

@testable import ToteModel

/// The everyday things of each language's supermarkets, brand-free, each under the category where people look for it.
enum CommonThings {
  static func names(in language: Language) -> [(name: String, category: ToteModel.Category)] {
    let text =
      switch language {
      case .english: english
      case .spanish: spanish
      case .french: french
      case .turkish: turkish
      case .german: german
      }
    var category = ToteModel.Category.other
    return text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { part in
      let halves = part.split(separator: ":")
      if halves.count > 1 { category = ToteModel.Category(rawValue: halves[0].trimmed) }
      return (halves[halves.count - 1].trimmed, category)
    }
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

@Suite struct CommonThingsTests {
  @Test(arguments: Language.allCases)
  func `what most people buy stands where they look for it`(language: Language) {
    let names = CommonThings.names(in: language)
    for (name, category) in names {
      let found = Catalogue.category(of: name, preferring: language)
      #expect(found == category, "\(name) is \(found?.rawValue ?? "unknown")")
    }
    #expect(Set(names.map(\.name)).count == names.count)
    #expect(names.count >= 500)
  }

  @Test func `a language's own meaning comes before that of another`() {
    func category(_ name: String, _ language: Language) -> ToteModel.Category {
      var workspace = Workspace(writer: Entry.Writer.ID(high: 1, low: 1))
      workspace.language = language
      return Additions.category(of: name, in: workspace)
    }
    #expect(category("raisins", .english) == .pantry)
    #expect(category("raisins", .french) == .produce)
    #expect(category("pasta", .turkish) == .bakery)
    #expect(category("milk", .turkish) == .dairy)
  }

  @Test func `a longer name wins over the word in it that decides elsewhere`() {
    #expect(Catalogue.category(of: "kuru soğan") == .produce)
    #expect(Catalogue.category(of: "kuru fasulye") == .pantry)
    #expect(Catalogue.category(of: "frozen fruit salad") == .frozen)
  }

  @Test(arguments: [
    ("gruyère râpé", ToteModel.Category.dairy), ("emmental râpé", .dairy), ("rape", .meat),
    ("gift wrap", .household), ("papier cadeau", .household), ("papel de regalo", .household),
    ("hediye kağıdı", .household), ("cayenne", .pantry), ("chilli flakes", .pantry),
    ("garlic powder", .pantry),
    ("garam masala", .pantry),
  ])
  func `what used to stand wrong stands right`(name: String, category: ToteModel.Category) {
    #expect(Catalogue.category(of: name) == category)
  }
}
