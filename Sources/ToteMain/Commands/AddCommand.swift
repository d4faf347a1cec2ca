import FoundationEssentials
import ToteFormats
import ToteModel
import ToteStorage

/// `tote add`: what the add field does, for one line of a shell or many lines of a file.
extension Command {
  static let add = Command(
    name: "add", help: \.addHelp,
    operands: [Operand(.item, .item, isOptional: true, isRepeated: true)],
    options: [
      Option("--list", "-l", value: Operand(.list, .list), help: \.addListOption),
      Option("--create", "-c", help: \.createOption),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
      Option("--json", help: \.addJSONOption),
    ]
  ) { shell, arguments in
    let command = AddCommand(shell, arguments)
    if arguments.operands.isEmpty {
      guard shell.canAsk else { throw Refusal(missing: .item, of: "add") }
      try command.ask()
    } else {
      try command.run()
    }
  }
}

struct AddCommand: Sendable {
  let shell: Shell
  let arguments: Arguments
  /// Lines that were read already, as from standard input.
  private let pasted: [String]?
  /// More items than these are summed up.
  static let maxReportedItems = 20

  init(_ shell: Shell, _ arguments: Arguments, pasted: [String]? = nil) {
    self.shell = shell
    self.arguments = arguments
    self.pasted = pasted
  }

  private var isDryRun: Bool { arguments.has("--dry-run") }
  private var isFromInput: Bool { pasted != nil || arguments.operands == ["-"] }

  private struct Report: Sendable {
    var list: ShoppingList
    var isNewList: Bool
    var things: [ParsedItem]
    var additions: Additions
  }

  func checkOptions() throws(Refusal) {
    if arguments.has("--create"), arguments["--list"] == nil {
      throw Refusal(.usage, words.createNeedsList)
    }
  }

  /// Returns the list that has them.
  @discardableResult
  func run() throws -> ShoppingList {
    try checkOptions()
    let lines = try parted(pasted ?? (isFromInput ? shell.input.lines() : arguments.operands.asLines))
    let report = try shell.withProgress(words.adding) { progress in
      let (own, known) = try known(for: lines)
      if known == nil { shell.warn(ofAssumedCurrencyIn: lines) }
      let currency = known ?? .assumed
      var things: [ParsedItem] = []
      things.reserveCapacity(lines.count)
      // As in the preview of a paste: headings, steps and prose are no items.
      var reader = PastedLine.Reader(of: isFromInput ? lines : [], own: own, currency: currency, in: .current)
      var leftOut: [String] = []
      // Before the file is locked for others. This and the next two parts take a third of the time each.
      for (count, line) in lines.enumerated() {
        if count % 1024 == 0 { try progress.report(count, of: 3 * lines.count) }
        if isFromInput {
          guard let pasted = reader.read(line) else { continue }
          if pasted.isToBuy { things.append(pasted.item) } else { leftOut.append(pasted.text) }
          if pasted.isToBuy, things.count <= Self.maxReportedItems {
            shell.warn(ofUnknownCurrencyIn: pasted.understood)
          }
        } else if let understood = QuickAdd(line, own: own, currency: currency, in: .current) {
          things.append(understood.item)
          shell.warn(ofReplacedPartsOf: understood)
          shell.warn(ofUnknownCurrencyIn: understood)
        }
      }
      if let first = leftOut.first { shell.say(words.leftOut(leftOut.count, first: first)) }
      for line in leftOut.dropFirst() { shell.say(words.leftOutOfRecipe(line)) }
      if things.isEmpty, !isFromInput {
        throw Refusal(.refused, words.blankLine)
      }
      return try shell.edit(isRehearsal: isDryRun) { session in
        try add(things, in: session) { try progress.report(things.count + $0, of: 3 * things.count) }
      }
    }
    try printReport(report)
    return report.list
  }

  @discardableResult
  func run(
    adding needed: [ParsedItem], cooking recipe: (@Sendable (ShoppingList.ID) -> CookedRecipe)? = nil
  ) throws -> ShoppingList {
    let report = try shell.edit(isRehearsal: isDryRun) { try add(needed, cooking: recipe, in: $0) { _ in } }
    try printReport(report)
    return report.list
  }

  /// Each thing on a line of its own. What was bought before is looked up only if a line may name several.
  private func parted(_ lines: [String]) throws -> [String] {
    let keys = Set(
      (isFromInput ? PastedText.namesOfParts(of: lines) : lines.flatMap { QuickAdd.namesOfParts(of: $0) })
        .flatMap { WordForms.keys(of: ItemName.key(of: $0)) })
    let bought =
      keys.isEmpty || !shell.places.isThere
      ? PurchaseHistory()
      : PurchaseHistory(try shell.read { try $0.purchases(of: keys) }.map(\.entry))
    return isFromInput
      ? PastedText.parts(of: lines, knows: bought.knows)
      : lines.flatMap { QuickAdd.parts(of: $0, knows: bought.knows) }
  }

  /// What reading needs: own categories and the currency. Neither is fetched if no line can use it.
  private func known(for lines: [String]) throws -> (own: [ToteModel.Category], currency: Currency?) {
    let namesCategory = lines.contains { $0.utf8.contains(UInt8(ascii: "#")) }
    let mayHavePrice = lines.contains { $0.mayHaveBarePrice }
    guard namesCategory || mayHavePrice else { return ([], nil) }
    guard shell.places.isThere else {
      return ([], Workspace.empty.records.knownCurrency(of: nil, in: .current))
    }
    return try shell.read { session in
      let list = try? NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      let own = try list.map { try namesCategory ? session.ownCategories(of: $0.id) : [] } ?? []
      return (own, try mayHavePrice ? session.knownCurrency(of: list?.id) : nil)
    }
  }

  private func add(
    _ things: [ParsedItem], cooking recipe: (@Sendable (ShoppingList.ID) -> CookedRecipe)? = nil,
    in session: CommandSession, reached: (Int) throws -> Void
  ) throws -> Report {
    // Makes the first list if there has never been one.
    let lists = try arguments.has("--create") ? session.lists() : session.listsOrFirst()
    let (list, isNew) = try NameLookup.list(
      arguments["--list"], creates: arguments.has("--create"), among: lists, in: session)
    let things = try session.spelled(things)
    guard !things.isEmpty else {
      return Report(list: list, isNewList: false, things: [], additions: Additions(to: list.id, at: .now))
    }
    // Singular and plural are the same.
    let keys = Set(things.flatMap { WordForms.keys(of: ItemName.key(of: $0.name)) })
    var workspace = try session.workspace(
      items: isNew ? [] : session.items(of: list.id, named: keys), lists: lists,
      corrections: session.rows(keys.map { .correction($0) }),
      purchases: recipe != nil || !isFromInput
        ? session.purchases(of: things.map { ItemName.key(of: $0.name) }) : [])
    let options = recipe.map { AddOptions.needed(for: $0(list.id)) } ?? .typed
    let additions = try workspace.addItems(
      things, to: list.id, as: options.creating(isNew ? list : nil), .current
    ) { count in
      if count % 1024 == 0 { try reached(count) }
    }
    try session.save(workspace.unsaved) { done, total in
      try reached(things.count + done * things.count / max(1, total))
    }
    return Report(list: list, isNewList: isNew, things: things, additions: additions)
  }

  private func printReport(_ report: Report) throws {
    let additions = report.additions
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: additions.items)) }
    for thing in report.things.prefix(Self.maxReportedItems) { warn(of: thing) }
    if arguments.has("--quiet") { return }
    if report.isNewList {
      shell.say(words.createdList(report.list.name, isDryRun: isDryRun))
    }
    guard report.things.count <= Self.maxReportedItems else {
      let new = additions.outcomes.count { $0.isNew }
      let met = additions.outcomes.count - new
      return try shell.print(
        words.addedMany(new, to: report.list.name, already: met, isDryRun: isDryRun))
    }
    for (index, thing) in report.things.enumerated() {
      try shell.print(
        sentence(for: thing, additions.outcomes[index], additions.items[index], on: report.list))
    }
  }

  /// Warns of a second value where only one can be; it stayed in the name.
  private func warn(of thing: ParsedItem) {
    let parts = thing.name.split(separator: " ")
    var seconds = DetailMark.allCases.reversed().filter { mark in
      mark != .note && thing.details[mark] != nil
        && parts.contains { $0.first == Character(mark.sign) && $0.count > 1 }
    }.map(UniqueDetail.mark)
    if thing.price != nil, parts.contains(where: { Price(String($0)) != nil }) { seconds.append(.price) }
    for second in seconds { shell.say(words.second(second, inName: thing.name)) }
  }

  /// What was understood, and what became of it.
  private func sentence(for thing: ParsedItem, _ outcome: AddOutcome, _ item: Item, on list: ShoppingList)
    -> String
  {
    let what = thing.name + (thing.amount.map { " (\($0.shown))" } ?? "")
    func added(_ category: ToteModel.Category) -> [String] {
      let title = ListHeading.category(category).title
      return [words.added(what, to: list.name, isDryRun: isDryRun), title]
    }
    let parts =
      switch outcome {
      case .new(let category): added(category)
      case .apart(let category, let beside): added(category) + [words.keptSeparate(from: beside)]
      case .summed(let sum, let was): [words.summed(thing.name, sum.shown, was: was?.shown)]
      case .unticked: [words.isBack(what, on: list.name)]
      case .there: [words.isAlready(thing.name, on: list.name)]
      case .changed(let now, let was):
        [words.isAlready(thing.name, on: list.name, now: now.changes(since: was))]
      }
    if case .changed = outcome { return parts[0] }
    // A new item shows remembered details; an existing one only what was added.
    let told = outcome.isNew ? item.details : thing.details
    let details = told.shownParts.map { part in
      switch part.kind {
      case .mark(.note): "!\(part.text)"
      case .price: told.partedPrice ?? part.text
      case .amount, .name, .mark, .replaced: part.text
      }
    }
    return (parts + details).joined(separator: " · ")
  }
}

extension Shell {
  fileprivate func warn(ofUnknownCurrencyIn line: QuickAdd) {
    if let currency = line.unknownCurrency { say(words.unknown(currency, in: line.item.name)) }
  }

  /// Names the amount, store, category and prices that a later one replaces.
  func warn(ofAssumedCurrencyIn lines: [String]) {
    let bare = lines.lazy.filter(\.mayHaveBarePrice).compactMap { line in
      QuickAdd(line, currency: .assumed, in: .current)?.barePrice(in: line)
    }
    if let number = bare.first { say(words.noCurrency(String(number), taken: .assumed)) }
  }

  func warn(ofReplacedPartsOf line: QuickAdd) {
    if let amount = line.item.amount, let replaced = line.replacedAmount {
      say(words.replaced(replaced, by: amount))
    }
    for mark in line.replacedMarks { say(words.replaced(mark.old, by: mark.new)) }
    guard let price = line.item.price, !line.replacedPrices.isEmpty else { return }
    say(words.replaced(line.replacedPrices, by: price))
  }
}

extension [String] {
  /// One line, or a line each if several are quoted as whole lines.
  var asLines: [String] {
    let areLines = count { $0.contains(" ") } > 1 && !contains(where: \.isPartOfLine)
    return areLines ? self : [joined(separator: " ")]
  }
}

extension String {
  fileprivate var isPartOfLine: Bool {
    DetailMark.allCases.contains { $0.sign == unicodeScalars.first } || Amount(self) != nil
      || Price(self) != nil
  }

  /// Whether it may contain a price that depends on the currency: one with decimals, or in cents.
  fileprivate var mayHaveBarePrice: Bool {
    if utf8.contains(UInt8(ascii: ".")) || utf8.contains(UInt8(ascii: ",")) { return true }
    var isBehindNumber = false
    for byte in utf8 {
      switch byte {
      case 0x30...0x39: isBehindNumber = true
      case UInt8(ascii: " "): break
      // The last is what `¢` begins with.
      case UInt8(ascii: "c"), UInt8(ascii: "p"), 0xC2: if isBehindNumber { return true }
      default: isBehindNumber = false
      }
    }
    return false
  }
}
