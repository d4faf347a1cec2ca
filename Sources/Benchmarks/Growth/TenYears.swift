import ToteModel
import ToteStorage

/// Simulates ten years of use, randomly but the same in every run.
struct TenYears {
  static let end = Moment(milliseconds: 1_790_000_000_000)
  static let years = 10
  static let (itemCount, noteCount, editCount) = (20_000, 2_000, 200_000)
  private static let length = Int64(years) * 365 * 86_400_000
  private static let writer = Entry.Writer.ID(high: 4, low: 1)

  private var numbers: SplitMix
  private var lists: [ShoppingList] = []
  private var items: [Item] = []
  private var rank: Rank?
  private var notes: [Note] = []
  private var edits = 0
  private var entries: [Entry] = []

  init(seed: UInt64) { numbers = SplitMix(state: seed) }

  /// Writes everything to a new database, many edits per transaction.
  mutating func live(in storage: Storage) throws(StorageError) {
    perform(.repair, [Change(adding: Setting(key: "tour", value: "seen"))])
    while edits < Self.editCount {
      let (itemsDue, notesDue) = (due(Self.itemCount), due(Self.noteCount))
      if items.count < itemsDue {
        buy()
      } else if notes.count < notesDue {
        beginNote()
      } else if below(4) == 0, let item = items.indices.suffix(200).randomElement(using: &numbers) {
        let amount = Amount("\(below(9) + 1) kg")
        items[item] = edit(items[item], .editItem(items[item].name)) { $0.amount = amount }
      } else if let note = notes.indices.randomElement(using: &numbers) {
        write(note)
      }
      if entries.count >= 500 {
        try storage.apply(entries)
        entries = []
      }
    }
    try storage.apply(entries)
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  private func due(_ count: Int) -> Int { min(count, (edits + 1) * count / (Self.editCount * 9 / 10) + 1) }

  private var moment: Moment {
    Moment(
      milliseconds: Self.end.milliseconds - Self.length + Self.length / Int64(Self.editCount) * Int64(edits))
  }

  private mutating func perform(_ kind: EditKind, _ changes: [Change]) {
    edits += 1
    let id = Edit.ID(high: numbers.next(), low: UInt64(edits))
    entries.append(
      Entry(Edit(id: id, title: EditTitle(kind), moment: moment, changes: changes), writer: Self.writer))
  }

  private mutating func edit<R: Record>(_ record: R, _ kind: EditKind, _ edit: (inout R) -> Void) -> R {
    perform(kind, [Change(record, edit)])
    var record = record
    edit(&record)
    return record
  }

  private mutating func buy() {
    if items.count >= lists.count * Self.itemCount / (12 * Self.years) {
      if let last = lists.indices.last {
        lists[last] = edit(lists[last], .archiveList(lists[last].name)) { $0.isArchived = true }
      }
      let list = ShoppingList(
        id: ShoppingList.ID(high: numbers.next(), low: 1), name: "Month \(lists.count + 1)",
        rank: .between(lists.last?.rank, nil), created: moment)
      lists.append(list)
      rank = nil
      perform(.createList(list.name), [Change(adding: list)])
    }
    rank = .between(rank, nil)
    let name = "\(Self.words[below(40)]) \(Self.words[below(40)])"
    var item = Item(
      id: Item.ID(high: numbers.next(), low: 2), list: lists[lists.count - 1].id, name: name,
      details: ItemDetails(
        amount: below(3) == 0 ? Amount("2 kg") : nil, category: Category.builtIn[below(10)]),
      rank: rank!, created: moment)
    perform(.addItems(.one(name)), [Change(adding: item)])
    let tick = Change(item) { $0.isTicked = true }
    item.isTicked = true
    items.append(item)
    perform(
      .tickItems(.one(name)),
      [tick, Change(adding: Purchase(name: name, count: edits % 50 + 1, last: moment))])
  }

  private mutating func beginNote() {
    let number = UInt64(notes.count + 1)
    let note = Note(
      id: Note.ID(high: numbers.next(), low: number), title: "Note \(number)",
      text: (0..<(number % 100 == 0 ? 1_000 : 10)).map { _ in line() }.joined(separator: "\n"),
      created: moment)
    notes.append(note)
    perform(.createNote(note.title), [Change(adding: note)])
  }

  private mutating func write(_ place: Int) {
    var lines = notes[place].text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = below(max(1, lines.count))
    let kind = below(5)
    let new = line()
    switch kind {
    case 0, 1: lines.append(Substring(new))
    case 2 where lines.count > 15: lines.remove(at: index)
    default: lines[index] += " \(Self.words[below(40)])"
    }
    let now = moment
    notes[place] = edit(notes[place], .editNote(notes[place].title)) {
      ($0.text, $0.modified) = (lines.joined(separator: "\n"), now)
    }
  }

  private mutating func line() -> String {
    "- [ ] " + (0..<(3 + below(5))).map { _ in Self.words[below(40)] }.joined(separator: " ")
  }

  private static let words = [
    "milk", "bread", "rice", "tomatoes", "coffee", "onions", "butter", "call", "write", "the", "garden",
    "Saturday", "letter", "book", "ticket", "school", "doctor", "blue", "paint", "wood", "screws", "candles",
    "birthday", "cake", "flour", "sugar", "lemons", "fish", "market", "station", "keys", "lamp", "window",
    "door", "roof", "bicycle", "tyre", "pump", "rope", "tent",
  ]
}
