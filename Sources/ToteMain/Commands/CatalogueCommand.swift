import ToteFormats
import ToteModel
import ToteStorage

/// `tote catalogue`: what there is to buy, by aisle.
extension Command {
  static let catalogue = Command(
    name: "catalogue", help: { $0.help("help-of-catalogue") },
    operands: [Operand(.category, .text, isOptional: true)],
    options: [Option("--json", help: { $0.say("catalogue-json-option") })]
  ) { shell, arguments in
    // Without a database there are still the names that everybody knows.
    let contents =
      try shell.hasDatabase()
      ? shell.read { try DatabaseSnapshot(corrections: $0.corrections(), purchases: $0.purchases()) }
      : DatabaseSnapshot()
    var aisles = AisleCatalogue(Records(contents), in: .current).aisles
    let wanted = try arguments.operands.first.map { word in
      try ToteModel.Category.named(word, among: aisles.map(\.category))
    }
    if let wanted { aisles = aisles.filter { $0.category == wanted } }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: aisles)) }
    for (index, aisle) in aisles.enumerated() {
      // Of one aisle, the names alone can be given to another command.
      if wanted == nil {
        if index > 0 { try shell.print("") }
        try shell.print(ListHeading.category(aisle.category).title)
      }
      for thing in aisle.things { try shell.print(wanted == nil ? "  \(thing.name)" : thing.name) }
    }
  }
}
