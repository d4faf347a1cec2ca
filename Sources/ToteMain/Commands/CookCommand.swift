import ToteModel
import ToteStorage

extension Command {
  static let cook = Command(
    name: "cook", help: { $0.help("help-of-cook") }, operands: [Operand(.note, .note)],
    options: [
      Option(
        "--for", "-f", value: Operand(.count, .number), help: { $0.say("cook-command-cook-for-option") }),
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
      let records = try Records(lists: session.lists(), items: [], settings: session.settings())
      return (note.name, NoteRecipe(note, among: notes), records, notes)
    }
    guard let recipe else { throw Refusal(.notFound, words.noBoxes(in: name)) }
    if wanted != nil, recipe.servings == nil {
      throw Refusal(.refused, recipe.isPlan ? words.planHasNoServings(name) : words.noServings(in: name))
    }
    if recipe.isPlan, let title = notes.ambiguousTitle(among: recipe.meals.map(\.recipe.title)) {
      throw Refusal(.refused, words.severalNotes(titled: title))
    }
    for meal in recipe.meals where meal.scale == nil { shell.say(words.notScaled(meal.recipe.title)) }
    for title in recipe.missing { shell.say(words.noNoteToCook(called: title)) }
    for line in recipe.leftOut { shell.say(words.leftOutOfRecipe(line)) }
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
    let items = (recipe.isPlan ? lines : recipe.lines(for: count)).filter { !$0.isTicked }.map(\.item)
    if items.isEmpty {
      throw Refusal(
        .refused, sent.isEmpty ? words.allBoxesTicked(in: name) : words.nothingLeftToAdd(of: name))
    }
    try AddCommand(shell, arguments).run(adding: items) { list in
      CookedRecipe(recipe.note, for: count, to: list, at: now, planning: recipe.isPlan ? recipe.meals : [])
    }
  }
}
