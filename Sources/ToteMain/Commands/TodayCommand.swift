import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote today`: what is due in the notes, and what the lists want.
extension Command {
  static let today = Command(
    name: "today", help: { $0.help("help-of-today") },
    options: [Option("--json", help: { $0.say("today-command-json-option") })]
  ) { shell, arguments in
    let now = Moment.now
    let today = now.local.startOfDay
    let (due, dayNote, meals, ending, lists): ([DueEntry], Note?, [PlannedMeal], [EndingItem], [WantedList]) =
      try !shell.places.isThere
      ? ([], nil, [], [], [])
      : shell.read { session in
        var workspace = try session.stapleWorkspace()
        let (counts, staples) = (try session.counts(), workspace.dueStaples(at: now))
        let lists = workspace.openLists.compactMap { list in
          WantedList(list, remaining: counts[list.id]?.remaining ?? 0, due: staples[list.id] ?? [])
        }
        let notes = try session.notes()
        let home = Records(
          lists: try session.lists(), items: try session.items(of: ShoppingList.homeID))
        let first = today.startOfWeek
        let week = MealWeek(NoteTable(notes).mealNote(of: first), from: first)
        let meals = week.days[today.dayNumber - first.dayNumber]
        return (
          notes.due(on: today), notes.note(ofDay: today), meals,
          home.endingItems(on: today).map { $0.knowing(notes) }, lists
        )
      }
    if arguments.has("--json") {
      let ending = ending.map { (item: $0.item, day: $0.day, recipes: $0.recipes) }
      return try shell.output.write(JSONFormat.array(of: due, dayNote, meals, on: today, ending, and: lists))
    }
    if due.isEmpty, dayNote == nil, meals.isEmpty, ending.isEmpty, lists.isEmpty {
      return shell.say(words.nothingDueToday)
    }
    var columns = Columns()
    func add(_ heading: String, _ entries: some Sequence<DueEntry>, beside dayNote: Note? = nil) {
      var heading = heading
      if let dayNote {
        columns.add(heading, "", words.agendaDayNote, dayNote.dayOpening)
        heading = ""
      }
      for entry in entries {
        let name = words.note(entry.noteName)
        columns.add(
          heading, entry.day.shownDay, entry.id.box == nil ? name : "☐ \(entry.text)",
          entry.id.box == nil ? "" : name)
        heading = ""
      }
    }
    add(words.agendaOverdue, due.filter(\.isOverdue))
    add(words.agendaToday, due.filter { !$0.isOverdue }, beside: dayNote)
    for (index, meal) in meals.enumerated() {
      let isFirst = index == 0 && dayNote == nil && !due.contains { !$0.isOverdue }
      columns.add(isFirst ? words.agendaToday : "", "", meal.dish, meal.name ?? words.agendaMeal)
    }
    for (index, ends) in ending.enumerated() {
      columns.add(
        index == 0 ? words.agendaHome : "", words.keeps(until: ends.day, on: today), ends.item.name,
        ends.recipes.joined(separator: ", "))
    }
    for (index, wanted) in lists.enumerated() {
      columns.add(index == 0 ? words.agendaLists : "", "", wanted.list.name, words.wanted(wanted))
    }
    for line in columns.lines { try shell.print(line) }
  }
}
