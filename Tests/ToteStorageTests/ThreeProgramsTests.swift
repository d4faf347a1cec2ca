// Two screens and a shell write the same notes and list and are killed now and then. What was shown as saved survives.
// Runs 300 rounds, or `TOTE_ROUNDS`, from `TOTE_SEED` on. Every few hundred rounds begin with new notes, since these
// only grow.

import FoundationEssentials
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteStorage

@Suite struct ThreeProgramsTests {
  static let environment = ProcessInfo.processInfo.environment
  static let rounds = environment["TOTE_ROUNDS"].flatMap { Int($0) } ?? 300
  static let seed = environment["TOTE_SEED"].flatMap { UInt64($0) } ?? 1
  static let roundsTogether = 250

  static let notes = (1...5).map {
    Note(id: Note.ID(high: 1, low: UInt64($0)), title: "Note \($0)", text: "one\ntwo\nthree", created: .zero)
  }
  static let list = ShoppingList(id: ShoppingList.ID(high: 2, low: 1), name: "Groceries", created: .zero)

  private final class Programs {
    let folder = TemporaryFolder()
    let shell: Storage
    var screens: [SavedApp] = []
    private var ids: UInt64 = 100

    init() throws {
      shell = try Storage(path: folder.database)
      var changes = [Change(adding: Setting(key: "tour", value: "seen")), Change(adding: list)]
      changes += notes.map { Change(adding: $0) }
      var rank = Rank.first
      for number in 1...10 {
        changes.append(
          Change(
            adding: Item(
              id: Item.ID(high: 3, low: UInt64(number)), list: list.id, name: "item \(number)", rank: rank,
              created: .zero)))
        rank = .between(rank, nil)
      }
      try shell.apply([
        Entry(Edit(id: Edit.ID(high: 9, low: 9), title: "", moment: .zero, changes: changes), writer: .zero)
      ])
      for _ in 0..<2 { screens.append(try open()) }
    }

    func open() throws -> SavedApp {
      ids += 1
      let screen = try SavedApp(Storage(path: folder.database), ids: ids)
      screen.send(.tabChosen(.notes))
      return screen
    }
  }

  @Test func `what three programs have shown as saved is there, whatever happens to them`() throws {
    for start in stride(from: 0, to: Self.rounds, by: Self.roundsTogether) {
      let rounds = start..<min(Self.rounds, start + Self.roundsTogether)
      guard try run(rounds, seed: Self.seed + UInt64(start / Self.roundsTogether)) else { return }
    }
  }

  /// Begins with new notes. Returns whether nothing was lost.
  private func run(_ rounds: Range<Int>, seed: UInt64) throws -> Bool {
    var random = RandomEdits(seed: seed)
    let programs = try Programs()
    var saved: Set<String> = []
    /// What is being written on each screen.
    var written: [[String]] = [[], []]
    for round in rounds {
      let word = "w\(round)x"
      let place = random.below(2)
      let screen = programs.screens[place]
      switch random.below(12) {
      case 0, 1, 2:
        if screen.app.notes.editor == nil {
          screen.send(.notes(.browser(.moved(by: random.below(7) - 3))))
          screen.send(.notes(.editBegun))
        }
        guard screen.app.notes.editor != nil else { continue }
        screen.send(.notes(.editor(.text(.edited(.text(.start))))))
        for _ in 0..<random.below(4) { screen.send(.notes(.editor(.text(.edited(.rows(1)))))) }
        if random.below(2) == 0 { screen.send(.notes(.editor(.text(.edited(.text(.lineEnd)))))) }
        let isLine = random.below(3) == 0
        screen.send(.notes(.editor(.text(.edited(.text(.insert(isLine ? "\n\(word)\n" : " \(word) ")))))))
        written[place].append(word)
      case 3, 4:
        guard screen.app.notes.editor != nil else { continue }
        screen.send(.notes(.editor(random.below(2) == 0 ? .saved : .closed)))
        screen.save()
        guard screen.app.workspace.isSaved else { continue }
        saved.formUnion(written[place])
        written[place] = []
      case 5, 6:
        let note = Self.notes[random.below(5)].id
        try programs.shell.edit { session in
          guard case .note(let current)? = try session.row(.note(note)) else { return }
          var workspace = Workspace(writer: Entry.Writer.ID(high: 77, low: UInt64(round)))
          workspace.setNotes([current])
          let context = EditContext(
            newID: { Edit.ID(high: 1_000_000 + UInt64(round), low: 1).uuid },
            now: Moment(milliseconds: Int64(round)))
          try workspace.saveNote(
            note, NoteContent(title: current.title, text: current.text + "\n\(word)"),
            from: NoteContent(current), context)
          try session.save(workspace.unsaved)
        }
        saved.insert(word)
      case 7: screen.look()
      case 8:
        guard screen.app.notes.editor == nil else { continue }
        screen.send(.tabChosen(.lists))
        screen.send(.lists(.cursorMoved(by: random.below(20) - 10)))
        screen.send(.lists(.editBegun))
        screen.send(.lists(.itemEditor(.edited(.insert(random.below(2) == 0 ? " !\(word)" : " \(word)")))))
        screen.send(.lists(.itemEditor(.committed)))
        if case .itemEditor? = screen.app.lists.panel { screen.send(.lists(.itemEditor(.closed))) }
        screen.send(.tabChosen(.notes))
        screen.save()
      case 9:
        guard screen.app.notes.editor == nil else { continue }
        let acts: [NoteScreenAction] = [.pinToggled, .archiveToggled, .browser(.folderTurned(by: 1))]
        screen.send(.notes(acts[random.below(acts.count)]))
        screen.save()
      case 10: screen.save()
      default:
        // Killed: unsaved text is lost, except for drafts, which needn't exist.
        guard random.below(4) == 0 else { continue }
        written[place] = []
        programs.screens[place] = try programs.open()
      }
      let text = try programs.shell.notes().map(\.text).joined(separator: "\n")
      for word in saved where !text.contains(word) {
        Issue.record("seed \(seed), round \(round): \(word) is lost\n\(text)")
        return false
      }
    }
    for screen in programs.screens {
      if screen.app.notes.editor != nil { screen.send(.notes(.editor(.closed))) }
      screen.save()
    }
    for screen in programs.screens + programs.screens { screen.look() }
    let contents = try programs.shell.load()
    let notes = try programs.shell.notes().sorted { $0.id < $1.id }
    for screen in programs.screens {
      let records = screen.app.workspace.records
      #expect(records.notes.values.sorted { $0.id < $1.id } == notes)
      #expect(
        records.items(of: Self.list.id).sorted { $0.id < $1.id } == contents.items.sorted { $0.id < $1.id })
    }
    return true
  }
}
