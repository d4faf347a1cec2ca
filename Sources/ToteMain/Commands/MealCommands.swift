import FoundationEssentials
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote meals`: the week of meals that a note plans.
extension Command {
  /// Those below it take it, too.
  private static let weekOption = Option(
    "--week", "-w", value: Operand(.date, .text), help: { $0.say("meals-command-week-option") })

  static let meals = Command(
    name: "meals", help: { $0.help("help-of-meals") },
    options: [weekOption, Option("--json", help: { $0.say("meals-command-json-option") })],
    commands: [.mealsAdd, .mealsRemove, .mealsCopy, .mealsSend]
  ) { shell, arguments in
    let first = try MealDays(arguments).first
    let note =
      try shell.places.isThere ? shell.read { NoteTable(try $0.notes()).mealNote(of: first) } : nil
    let week = MealWeek(note, from: first)
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: week)) }
    if week.isEmpty { return shell.say(words.noMealsPlanned(from: first)) }
    var columns = Columns()
    for (day, meals) in week.days.enumerated() {
      let label = words.shortDay(first.adding(days: Int64(day)))
      if meals.isEmpty { columns.add(label, "") }
      for (index, meal) in meals.enumerated() { columns.add(index == 0 ? label : "", meal.shown) }
    }
    for line in columns.lines { try shell.print(line) }
  }

  static let mealsAdd = Command(
    name: "add", help: { $0.help("help-of-meals-add") },
    operands: [Operand(.day, .text), Operand(.text, .note, isRepeated: true)],
    options: [
      Option("--for", "-f", value: Operand(.count, .number), help: { $0.say("meals-command-for-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let servings = arguments["--for"].flatMap { Int($0) }
    if let servings, servings > Scale.limit { throw Refusal(.usage, words.tooManyServings(Scale.limit)) }
    let day = try MealDays(arguments).day(arguments.operands[0])
    guard let typed = TypedMeal(arguments.operands.dropFirst().joined(separator: " ")) else {
      throw Refusal(.refused, words.blankLine)
    }
    let text = try shell.edit { session in
      let notes = try session.notes()
      let title = try recipe(typed.dish, among: notes)
      let text = typed.written(linking: title, for: servings, in: .current)
      try plan(.add(text, day: day.offset), of: day.first, among: notes, in: session)
      return text
    }
    if !arguments.has("--quiet") { try shell.print("\(words.weekday(day.moment)): \(Note.plain(text))") }
  }

  /// By its title or an alias, or the only recipe that begins so. Anything else is planned as it is typed.
  private static func recipe(_ name: String, among notes: [Note]) throws -> String? {
    if let note = LinkTable(notes).note(titled: name) { return note.givenName }
    let key = Folding.fold(name)
    let found = notes.filter { note in
      NoteFolder.notes.contains(note) && Folding.fold(note.givenName).hasPrefix(key)
        && NoteRecipe(note, among: [])?.isPlan == false
    }
    if found.count > 1 { throw Refusal(.refused, words.severalRecipes(found.map(\.givenName).sorted())) }
    return found.first?.givenName
  }

  static let mealsRemove = Command(
    name: "remove", help: { $0.help("help-of-meals-remove") },
    operands: [Operand(.day, .text), Operand(.text, .text, isOptional: true, isRepeated: true)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let day = try MealDays(arguments).day(arguments.operands[0])
    let key = Folding.fold(arguments.operands.dropFirst().joined(separator: " "))
    guard shell.places.isThere else { throw Refusal(.notFound, words.nothingPlanned(on: day.moment)) }
    let removed = try shell.edit { session in
      let notes = try session.notes()
      let meals = MealWeek(NoteTable(notes).mealNote(of: day.first), from: day.first).days[day.offset]
      let found = meals.filter { key.isEmpty || Folding.fold($0.shown).contains(key) }
      guard let meal = found.first else { throw Refusal(.notFound, words.nothingPlanned(on: day.moment)) }
      if found.count > 1 { throw Refusal(.refused, words.severalMeals(found.map(\.shown))) }
      try plan(.remove(meal.id), of: day.first, among: notes, in: session)
      return meal
    }
    if !arguments.has("--quiet") { try shell.print(words.removedMeal(removed.shown, on: day.moment)) }
  }

  static let mealsCopy = Command(
    name: "copy", help: { $0.help("help-of-meals-copy") },
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let first = try MealDays(arguments).first
    let before = first.adding(days: -7)
    guard shell.places.isThere else { throw Refusal(.notFound, words.nothingToCopy(from: before)) }
    let copied = try shell.edit { session in
      let notes = try session.notes()
      let table = NoteTable(notes)
      let other = MealWeek(table.mealNote(of: before), from: before)
      if other.isEmpty { throw Refusal(.notFound, words.nothingToCopy(from: before)) }
      guard let copied = CopiedMeals(from: other, into: MealWeek(table.mealNote(of: first), from: first))
      else {
        throw Refusal(.refused, words.noFreeDay)
      }
      try plan(copied.edit, of: first, among: notes, in: session)
      return copied
    }
    if !arguments.has("--quiet") { try shell.print(words.copied(copied)) }
  }

  static let mealsSend = Command(
    name: "send", help: { $0.help("help-of-meals-send") },
    options: [
      Option("--list", "-l", value: Operand(.list, .list), help: \.addListOption),
      Option("--dry-run", "-n", help: \.dryRunOption), Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let (now, days) = (Moment.now, try MealDays(arguments))
    let first = days.first
    guard shell.places.isThere else { throw Refusal(.notFound, words.noMealsPlanned(from: first)) }
    let (note, notes, records) = try shell.read { session in
      let notes = try session.notes().filter { $0.trashed == nil }
      let records = try Records(
        lists: session.lists(), items: session.items(of: ShoppingList.homeID), settings: session.settings())
      return (NoteTable(notes).mealNote(of: first), notes, records)
    }
    guard let note else { throw Refusal(.notFound, words.noMealsPlanned(from: first)) }
    let passed = max(0, days.today.dayNumber - first.dayNumber)
    let meals = MealWeek(note, from: first).days.dropFirst(passed < 7 ? passed : 0).flatMap { $0 }
    guard let recipe = NoteRecipe(meals, of: note, among: notes) else {
      throw Refusal(.refused, words.noMealsToSend)
    }
    try check(recipe, among: notes, shell)
    try add(recipe, named: note.name, for: nil, in: records, at: now, shell, arguments)
  }

  private static func plan(
    _ edit: MealEdit, of first: Moment, among notes: [Note], in session: CommandSession
  ) throws {
    let note = NoteTable(notes).mealNote(of: first)
    try session.perform(notes: note.map { [$0] } ?? []) { workspace in
      _ = try workspace.planMeals(edit, of: first, .current)
    }
  }
}

/// Which week and which day is meant.
private struct MealDays {
  let today: Moment
  let first: Moment
  private let isGiven: Bool

  init(_ arguments: Arguments) throws {
    today = Moment.now.local.startOfDay
    isGiven = arguments["--week"] != nil
    switch arguments["--week"] {
    case nil: first = today.startOfWeek
    case "next": first = today.startOfWeek.adding(days: 7)
    case "last": first = today.startOfWeek.adding(days: -7)
    case let text?:
      guard let day = MealDay.named(text, from: today) else { throw Refusal(.usage, words.notADay(text)) }
      first = day.startOfWeek
    }
  }

  /// A weekday is the next one, unless a week is given.
  func day(_ text: String) throws -> (first: Moment, offset: Int, moment: Moment) {
    let isToday = Folding.fold(text) == "today" || Folding.fold(text) == Folding.fold(words.agendaToday)
    guard let day = isToday ? today : MealDay.named(text, from: isGiven ? first : today) else {
      throw Refusal(.usage, words.notADay(text))
    }
    let first = day.startOfWeek
    return (first, day.dayNumber - first.dayNumber, day)
  }
}
