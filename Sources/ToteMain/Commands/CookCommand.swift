import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let cook = Command(
    name: "cook", help: { $0.help("help-of-cook") }, operands: [Operand(.note, .note)],
    options: [
      Option(
        "--for", "-f", value: Operand(.count, .number), help: { $0.say("cook-command-cook-for-option") }),
      Option("--done", help: { $0.say("cook-command-cook-done-option") }),
      Option("--list", "-l", value: Operand(.list, .list), help: \.addListOption),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
      Option("--json", help: \.addJSONOption),
    ]
  ) { shell, arguments in
    let wanted = arguments["--for"].flatMap { Int($0) }
    if let wanted, wanted > Scale.limit { throw Refusal(.usage, words.tooManyServings(Scale.limit)) }
    let now = Moment.now
    let (name, recipe, records, notes) = try shell.read { session in
      let note = try NameLookup.note(arguments.operands[0], in: session, mayBegin: true)
      let notes = try session.notes().filter { $0.trashed == nil }
      let records = try Records(
        lists: session.lists(), items: session.items(of: ShoppingList.homeID), settings: session.settings())
      return (note.name, NoteRecipe(note, among: notes), records, notes)
    }
    guard let recipe else { throw Refusal(.notFound, words.noBoxes(in: name)) }
    if wanted != nil, recipe.servings == nil {
      throw Refusal(.refused, recipe.isPlan ? words.planHasNoServings(name) : words.noServings(in: name))
    }
    try check(recipe, among: notes, shell)
    if arguments.has("--done") { return try finish(recipe, for: wanted, in: records, shell, arguments) }
    try add(recipe, named: name, for: wanted, in: records, at: now, shell, arguments)
  }

  /// Says what it leaves out.
  static func check(_ recipe: NoteRecipe, among notes: [Note], _ shell: Shell) throws {
    if recipe.isPlan, let title = notes.ambiguousTitle(among: recipe.meals.map(\.recipe.title)) {
      throw Refusal(.refused, words.severalNotes(titled: title))
    }
    for meal in recipe.meals where meal.scale == nil { shell.say(words.notScaled(meal.recipe.title)) }
    for title in recipe.missing { shell.say(words.noNoteToCook(called: title)) }
    for line in recipe.leftOut { shell.say(words.leftOutOfRecipe(line)) }
  }

  /// What a recipe or plan needs, but for what is at home or was added before. The command has the options of `tote cook`.
  static func add(
    _ recipe: NoteRecipe, named name: String, for wanted: Int?, in records: Records, at now: Moment,
    _ shell: Shell, _ arguments: Arguments
  ) throws {
    let (lines, sent) = recipe.lines(in: records, at: now)
    let isQuiet = arguments.has("--quiet")
    for covered in sent where !isQuiet {
      let (title, list) = (covered.meal.recipe.title, records[list: covered.sent.list]?.name ?? "")
      shell.say(
        covered.part.map { words.partlySent(title, $0, to: list) } ?? words.alreadySent(title, to: list))
    }
    let count = wanted ?? recipe.servings.map { records.cooked(recipe.note)?.servings ?? $0 }
    if wanted == nil, let count, count != recipe.servings, !isQuiet {
      shell.say(words.cooksAsLast(for: count))
    }
    let needed = (recipe.isPlan ? lines : recipe.lines(for: count)).filter { !$0.isTicked }.map(\.item)
    if needed.isEmpty {
      throw Refusal(
        .refused, sent.isEmpty ? words.allBoxesTicked(in: name) : words.nothingLeftToAdd(of: name))
    }
    let items = notAtHome(needed, in: records) { line, cover in
      if isQuiet { return }
      shell.say(
        cover.isEnough ? words.isAtHome(line.name, cover) : "\(line.name): \(words.atHome(cover))")
    }
    if items.isEmpty {
      if arguments.has("--json") { try shell.output.write(JSONFormat.array(of: [Item]())) }
      return
    }
    try AddCommand(shell, arguments).run(adding: items) { list in
      recipe.cooked(for: count, to: list, in: records, at: now)
    }
  }

  /// What is to be bought: of what there is too little at home, the rest.
  private static func notAtHome(
    _ lines: [ParsedItem], in records: Records, _ tell: (ParsedItem, HomeStock.Cover) -> Void
  ) -> [ParsedItem] {
    var stock = HomeStock(records, for: lines)
    return lines.compactMap { line in
      guard let cover = stock.take(line) else { return line }
      tell(line, cover)
      return cover.rest.map(line.needing)
    }
  }

  /// It is cooked: what it needed is no longer at home.
  private static func finish(
    _ recipe: NoteRecipe, for wanted: Int?, in records: Records, _ shell: Shell, _ arguments: Arguments
  ) throws {
    let count = wanted ?? recipe.servings.map { records.cooked(recipe.note)?.servings ?? $0 }
    let lines = recipe.lines(for: recipe.isPlan ? nil : count).map(\.item)
    let taken = try shell.edit(isRehearsal: arguments.has("--dry-run")) { session in
      try session.atHome(lines.map(\.name)) { $0.cook(lines, of: recipe.title, .current) }
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: taken.map(\.item))) }
    if arguments.has("--quiet") { return }
    if taken.isEmpty { return shell.say(words.nothingTaken) }
    for (item, rest) in taken { try shell.print(words.taken(item.name, rest: rest)) }
  }
}
