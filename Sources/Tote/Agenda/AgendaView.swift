import Parts
import Screen
import ToteModel

extension Agenda {
  var overlay: Overlay { .agenda(self) }
  var title: String { words.agenda }
  var companionKeys: CompanionKeys { .withUndo }
  var rowCount: Int { list.count + Set(list.rows.map(\.section)).count }
  var note: String {
    isReading ? words.agendaReading : words.place(list.cursor, of: list.count, height: height)
  }

  var content: any View { ListingView(list) { row in line(row) } }

  private func line(_ row: ListingRow<AgendaPlace>) -> any View {
    let (text, fact) = texts(of: row.id)
    return Columns(
      .fill(Text(text.printable)), .fit(Text(fact.printable.truncated(to: most), style: .muted)), gap: 1)
  }

  /// What is to be done has more room than where it stands.
  private var most: Int { max(0, OverlayBox.columns(in: room) * 2 / 5) }

  private func texts(of place: AgendaPlace) -> (text: String, fact: String) {
    switch place {
    case .entry(let id):
      guard let entry = entries[id: id] else { return ("", "") }
      let name = words.note(entry.noteName)
      let day = entry.day == today ? "" : entry.day.shownDay
      if id.box == nil { return (name, day) }
      // Where there is no room for both, the day says more.
      let both = [name, day].filter { !$0.isEmpty }
      let facts = day.isEmpty || both.joined(separator: "  ").columns <= most ? both : [day]
      return ("☐ \(entry.text.isEmpty ? words.emptyText : entry.text)", facts.joined(separator: "  "))
    case .meal(let meal, _): return (meal.dish, meal.name ?? words.agendaMeal)
    case .day: return (words.agendaDayNote, dayOpening ?? words.agendaNoDayNote)
    case .atHome(let id):
      guard let ends = ending.first(where: { $0.item.id == id }) else { return ("", "") }
      let amount = ends.item.details.amount.map { "\($0.shown) " } ?? ""
      let day = words.keeps(until: ends.day, on: today)
      // As many recipes as there is room for.
      let facts = (0...2).reversed().map { ([day] + ends.recipes.prefix($0)).joined(separator: " · ") }
      return (amount + ends.item.name, facts.first { $0.columns <= most } ?? day)
    case .list(let id):
      guard let wanted = lists.first(where: { $0.list.id == id }) else { return ("", "") }
      return (wanted.list.name, words.wanted(wanted))
    }
  }
}
