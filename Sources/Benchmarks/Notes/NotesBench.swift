import Glibc
import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// Measures opening and searching ten thousand notes, and editing and reading one of a megabyte.
func runNotes(_ report: inout Report) async {
  guard let home = TemporaryHome(), let programs = TotePrograms() else {
    return printError(
      "benchmarks: the programs \"tote\" and \"floor\" are not built beside this one; build all first.")
  }
  guard let many = home.database("many", notes: NoteTexts.many),
    let long = home.database("long", notes: [NoteTexts.long])
  else { return printError("benchmarks: no database could be made") }
  filing(programs, in: home, &report)
  opening(programs, many, &report)
  await searchingStorage(many, &report)
  searching(programs, many, &report)
  finding(programs, many, &report)
  propertySearch(&report)
  for place in Place.all { typing(programs, long, place, &report) }
  reading(programs, long, &report)
  leaving(programs, long, &report)
}

private let (width, height) = (120, 40)

/// Random notes, the same in every run.
private enum NoteTexts {
  static let count = 10_000

  /// Notes of two kilobytes, in words of which some are frequent and most are rare.
  static var many: [(title: String, text: String)] {
    var numbers = SplitMix(state: 20_261_121)
    let syllables = [
      "ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "zu", "milk",
    ]
    let words = (0..<4_000).map { _ in
      (0...Int.random(in: 0...3, using: &numbers)).map { _ in syllables.randomElement(using: &numbers)! }
        .joined()
    }
    return (0..<count).map { number in
      var text = ""
      while text.utf8.count < 2_048 {
        let place = Double.random(in: 0..<1, using: &numbers)
        text +=
          words[Int(place * place * place * 4_000)]
          + (Int.random(in: 0..<12, using: &numbers) == 0 ? ".\n" : " ")
      }
      return ("note \(10_001 + number)", text)
    }
  }

  static var long: (title: String, text: String) {
    var text = ""
    var section = 0
    while text.utf8.count < 1 << 20 {
      section += 1
      text += """
        ## Section \(section)

        Some *fifty* letters of a note, as **people** write them, with `code` and [a link](https://example.org/\(section)).
        And a second line of the same paragraph, with a #tag.

        - [ ] something to do
        - [x] something done
          - below it, [[another note]]

        > a quote

        ```
        code as it stands
        ```


        """
    }
    return ("long note", text)
  }
}

extension TemporaryHome {
  /// A database with these notes and one list, whose user has seen the tour.
  fileprivate func database(_ name: String, notes: [(title: String, text: String)]) -> String? {
    let file = "\(path)/\(name).db"
    guard let storage = try? Storage(path: file) else { return nil }
    defer { storage.close() }
    let moment = Moment(milliseconds: 1_790_000_000_000)
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: moment)
    var changes = [Change(adding: list), Change(adding: Setting(key: "tour", value: "seen"))]
    for number in 2...100 {
      let id = ShoppingList.ID(high: 1, low: UInt64(number))
      changes.append(Change(adding: ShoppingList(id: id, name: "list \(number)", created: moment)))
    }
    var entries: [Entry] = []
    func end() {
      let id = Edit.ID(high: 3, low: UInt64(entries.count))
      let edit = Edit(id: id, title: EditTitle(.importFile("import")), moment: moment, changes: changes)
      entries.append(Entry(edit, writer: Entry.Writer.ID(high: 4, low: 1)))
      changes = []
    }
    for (number, note) in notes.enumerated() {
      changes.append(
        Change(
          adding: Note(
            id: Note.ID(high: 5, low: UInt64(number)), title: note.title, text: note.text,
            created: Moment(milliseconds: moment.milliseconds - Int64(number)))))
      if changes.count == 100 { end() }
    }
    end()
    return (try? storage.apply(entries)) == nil ? nil : file
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

private func open(_ programs: TotePrograms, _ path: String, until text: String) -> Pty? {
  guard let pty = Pty(programs.tote, "--db=\(path)", width: width, height: height),
    pty.start(until: "Groceries") != nil
  else { return nil }
  // The day's backup and the notes come after the first paint.
  pty.readUntilQuiet(1_000)
  guard pty.press("2", until: text) != nil else { return nil }
  pty.readUntilQuiet(100)
  return pty
}

/// A vault of ten thousand files in twenty folders goes in, in again, and out.
private func filing(_ programs: TotePrograms, in home: TemporaryHome, _ report: inout Report) {
  let (vault, file) = ("\(home.path)/vault", "\(home.path)/vault.db")
  defer { _ = system("rm -rf '\(vault)' '\(vault)-out'") }
  for folder in 0..<20 { _ = system("mkdir -p '\(vault)/folder \(folder)'") }
  for (number, note) in NoteTexts.many.enumerated() {
    let head =
      number % 2 == 0
      ? "---\ntags: [a, b\(number % 50)]\ncreated: 2026-01-31\nrating: \(number % 5)\n---\n" : ""
    let text = Array(
      (head + "# \(note.title)\n\n" + note.text + "\n\n#tag and [[note \(10_001 + number / 2)]]\n").utf8)
    guard let stream = fopen("\(vault)/folder \(number % 20)/\(note.title).md", "w") else { return }
    fwrite(text, 1, text.count, stream)
    fclose(stream)
  }
  func measure(_ name: String, _ command: String, bar: Double?) {
    let begin = ContinuousClock.now
    guard system("'\(programs.tote)' --db='\(file)' note \(command)") == 0 else {
      return printError("benchmarks: tote note \(command) failed")
    }
    report.add("notes.10000.\(name)", nanoseconds(begin.duration(to: .now)) / 1e6, unit: "ms", bar: bar)
  }
  measure("import", "import -q '\(vault)'", bar: 4_000)
  measure("import.again", "import -q '\(vault)'", bar: nil)
  measure("export", "export -q '\(vault)-out'", bar: 3_000)
  measure("export.again", "export -q '\(vault)-out'", bar: nil)
  measure("folders", "folders >/dev/null", bar: nil)
  measure("folder.rename", "folder rename -q 'folder 1' 'moved/one'", bar: 1_000)
}

private func opening(_ programs: TotePrograms, _ path: String, _ report: inout Report) {
  var figures: (start: [Double], notes: [Double], floor: [Double]) = ([], [], [])
  for round in 0...10 {
    guard let ours = Pty(programs.tote, "--db=\(path)", width: width, height: height),
      let start = ours.start(until: "Tote"), ours.press("2").bytes >= 0,
      let notes = ours.start(until: "note 10001"),
      let floor = Pty(programs.floor, "\(NoteTexts.count)", width: width, height: height),
      let bare = floor.start(until: "item 100001")
    else { return printError("benchmarks: a program did not show its notes") }
    ours.readUntilQuiet(50)
    if round > 0 {
      figures.start.append(start.nanoseconds)
      figures.notes.append(notes.nanoseconds)
      figures.floor.append(bare.nanoseconds)
    }
    if round == 10 { report.add("notes.10000.memory.peak", Double(ours.peakMemory) / 1024, unit: "MB") }
    _ = (ours.press("q"), floor.press("q"))
  }
  report.add("notes.10000.start", median(figures.start) / 1e6, unit: "ms")
  report.add("notes.10000.start.floor", median(figures.floor) / 1e6, unit: "ms")
  report.add(
    "notes.10000.start.ratio", median(zip(figures.start, figures.floor).map { $0 / $1 }), unit: "x", bar: 2)
  // From the program's start to its notes, pressing 2 as soon as anything is visible.
  report.add("notes.10000.open", median(figures.notes) / 1e6, unit: "ms")

  guard let ours = open(programs, path, until: "note 10001"),
    let floor = Pty(programs.floor, "\(NoteTexts.count)", width: width, height: height),
    floor.start(until: "item 100001") != nil
  else { return }
  var keys: (ours: [Double], floor: [Double]) = ([], [])
  for turn in 0..<8 {
    for press in 0..<40 {
      let answer = (turn % 2 == 0 ? ours : floor).press(press % 20 < 10 ? "j" : "k")
      if press < 10 { continue }
      if turn % 2 == 0 { keys.ours.append(answer.nanoseconds) } else { keys.floor.append(answer.nanoseconds) }
    }
  }
  report.add("notes.10000.move.p50", median(keys.ours) / 1000, unit: "µs", bar: 2_000)
  report.add("notes.10000.move.ratio", median(keys.ours) / median(keys.floor), unit: "x")
  _ = (ours.press("q"), floor.press("q"))
}

/// Typed letter by letter: frequent words, rare words, two at once, and one that does not occur.
private let queries = ["mi", "milk", "ba", "note 10500", "se no", "xylophone", "kafogu mi"]

private func searchingStorage(_ path: String, _ report: inout Report) async {
  let storage = LiveStorage(path: path, backups: Backups(folder: path + ".backups"))
  var begin = ContinuousClock.now
  _ = try? await storage.load()
  report.add("notes.10000.load.lists", nanoseconds(begin.duration(to: .now)) / 1e6, unit: "ms")
  begin = .now
  let notes = (try? await storage.notes()) ?? []
  report.add("notes.10000.load.notes", nanoseconds(begin.duration(to: .now)) / 1e6, unit: "ms")
  listingDue(notes, &report)
  var all: [Double] = []
  var worst: (time: Double, query: String) = (0, "")
  for _ in 0..<3 {
    for query in queries {
      for end in query.indices {
        let typed = String(query[...end])
        begin = .now
        _ = try? await storage.search(typed)
        let time = nanoseconds(begin.duration(to: .now))
        all.append(time)
        if time > worst.time { worst = (time, typed) }
      }
    }
  }
  var inside: [Double] = []
  for letters in ["*ilk", "*xylophone", "*afog"] {
    begin = .now
    _ = try? await storage.search(letters)
    inside.append(nanoseconds(begin.duration(to: .now)))
  }
  storage.close()
  report.add("notes.10000.search.inside.worst", (inside.max() ?? 0) / 1e6, unit: "ms", bar: 50)
  report.add("notes.10000.search.sql.p50", median(all) / 1e6, unit: "ms", bar: 16)
  report.add("notes.10000.search.sql.worst", worst.time / 1e6, unit: "ms", bar: 16)
  printError("  the slowest query: \"\(worst.query)\"")
}

/// What is due among all notes, of which every tenth has a task: what the agenda reads in the background.
private func listingDue(_ notes: [Note], _ report: inout Report) {
  let dated = notes.enumerated().map { number, note in
    var note = note
    if number % 10 == 0 { note.text += "\n- [ ] something 📅 20\(number % 20 == 0 ? 26 : 99)-11-30\n" }
    return note
  }
  guard let today = Moment(day: "2026-12-01") else { return }
  let begin = ContinuousClock.now
  let count = dated.due(on: today).count
  report.add("notes.10000.due", nanoseconds(begin.duration(to: .now)) / 1e6, unit: "ms", bar: 200)
  if count != notes.count / 20 { printError("benchmarks: \(count) notes are due") }
}

private func searching(_ programs: TotePrograms, _ path: String, _ report: inout Report) {
  guard let pty = open(programs, path, until: "note 10001") else {
    return printError("benchmarks: the notes did not show")
  }
  _ = pty.press("/", quiet: 50)
  var letters: [Double] = []
  for _ in 0..<3 {
    for query in queries {
      for letter in query { letters.append(pty.press(String(letter), quiet: 60).nanoseconds) }
      for _ in query { letters.append(pty.press("\u{7F}", quiet: 60).nanoseconds) }
    }
  }
  report.add("notes.10000.search.key.p50", median(letters) / 1e6, unit: "ms", bar: 16)
  letters.sort()
  report.add("notes.10000.search.key.p95", letters[letters.count * 95 / 100] / 1e6, unit: "ms", bar: 16)
  report.add("notes.10000.search.key.worst", (letters.last ?? 0) / 1e6, unit: "ms")
  _ = pty.press("\u{1B}", quiet: 60)
  _ = pty.press("q")
}

/// What a key in the search costs where every note has eight properties: they are in memory, and no text is read.
private func propertySearch(_ report: inout Report) {
  let notes = (0..<NoteTexts.count).map { number in
    Note(
      id: Note.ID(high: 5, low: UInt64(number)), title: "note \(number)", created: .zero,
      properties: NoteProperties(
        """
        created: 2026-01-31
        tags: [a, b\(number % 50)]
        author: "[[Someone \(number % 100)]]"
        rating: \(number % 6)
        status: \(number % 3 == 0 ? "draft" : "in progress")
        genre:
          - jazz
          - number \(number % 7)
        due: 2026-12-\(10 + number % 20)
        done: \(number % 2 == 0)
        """))
  }
  for (name, typed) in [
    ("number", "rating:>3"), ("text", "status:draft"), ("list", "genre:jazz"), ("day", "due:<2026-12-15"),
    ("missing", "has:nothing"),
  ] {
    var times: [Double] = []
    var found = 0
    for _ in 0..<7 {
      let begin = ContinuousClock.now
      let query = NoteQuery(typed)
      found = notes.count { query.accepts($0) }
      times.append(nanoseconds(begin.duration(to: .now)))
    }
    report.add("notes.10000.properties.\(name)", median(times) / 1e6, unit: "ms", bar: 16)
    if name != "missing", found == 0 { printError("benchmarks: \(typed) found nothing") }
  }
  let begin = ContinuousClock.now
  _ = notes.sorted(by: .property("rating"))
  report.add("notes.10000.properties.sort", nanoseconds(begin.duration(to: .now)) / 1e6, unit: "ms", bar: 50)
}

/// Letters into the palette, which knows all commands, lists and notes.
private func finding(_ programs: TotePrograms, _ path: String, _ report: inout Report) {
  guard let pty = open(programs, path, until: "Groceries") else {
    return printError("benchmarks: the lists did not show")
  }
  var (letters, openings): ([Double], [Double]) = ([], [])
  for query in ["note 123", "list 5", "theme", "milk"] {
    openings.append(pty.press(":", quiet: 60).nanoseconds)
    for letter in query { letters.append(pty.press(String(letter), quiet: 60).nanoseconds) }
    for _ in query { letters.append(pty.press("\u{7F}", quiet: 60).nanoseconds) }
    _ = pty.press("\u{1B}", quiet: 60)
  }
  report.add("notes.10000.palette.open.worst", (openings.max() ?? 0) / 1e6, unit: "ms", bar: 20)
  report.add("notes.10000.palette.key.p50", median(letters) / 1e6, unit: "ms", bar: 5)
  report.add("notes.10000.palette.key.worst", (letters.max() ?? 0) / 1e6, unit: "ms")
  pty.end(by: "q")
}

private struct Place {
  let name: String
  let keys: String

  static let all = [
    Place(name: "start", keys: "\u{1B}[1;5H"), Place(name: "end", keys: "\u{1B}[1;5F"),
    Place(name: "middle", keys: "\u{1B}[1;5H" + String(repeating: "\u{1B}[6~", count: 350)),
  ]
}

private func typing(_ programs: TotePrograms, _ path: String, _ place: Place, _ report: inout Report) {
  guard let pty = open(programs, path, until: "long note") else {
    return printError("benchmarks: the long note did not show")
  }
  _ = pty.press("e", quiet: 300)
  _ = pty.press(place.keys, quiet: 300)
  var keys: [Double] = []
  for press in 0..<200 {
    let answer = pty.press(press % 6 == 5 ? " " : "x")
    if press >= 20 { keys.append(answer.nanoseconds) }
  }
  keys.sort()
  report.add("notes.1MB.\(place.name).type.p50", median(keys) / 1e6, unit: "ms", bar: 2)
  // Meanwhile a draft of the whole text is saved every second.
  report.add("notes.1MB.\(place.name).type.p99", keys[keys.count * 99 / 100] / 1e6, unit: "ms")
  _ = pty.press("\u{3}", quiet: 100)
}

private func reading(_ programs: TotePrograms, _ path: String, _ report: inout Report) {
  guard let pty = open(programs, path, until: "long note") else { return }
  var (pages, rows) = ([Double](), [Double]())
  for _ in 0..<7 {
    pages.append(pty.press("\r", quiet: 200).nanoseconds)
    for _ in 0..<10 { rows.append(pty.press("j").nanoseconds) }
    _ = pty.press("\u{1B}", quiet: 200)
  }
  // The whole text is parsed once; lines are made when they become visible.
  report.add("notes.1MB.read", median(pages) / 1e6, unit: "ms", bar: 100)
  report.add("notes.1MB.read.move.p50", median(rows) / 1e6, unit: "ms", bar: 2)
  _ = pty.press("q")
}

/// The key that leaves the editor saves a megabyte, and the page below shows it.
private func leaving(_ programs: TotePrograms, _ path: String, _ report: inout Report) {
  guard let pty = open(programs, path, until: "long note") else { return }
  _ = pty.press("\r", quiet: 200)
  var keys: [Double] = []
  for _ in 0..<5 {
    _ = pty.press("e", quiet: 200)
    _ = pty.press("x", quiet: 1_500)
    keys.append(pty.press("\u{1B}", quiet: 400).nanoseconds)
  }
  report.add("notes.1MB.leave", median(keys) / 1e6, unit: "ms", bar: 100)
  _ = pty.press("q")
}
