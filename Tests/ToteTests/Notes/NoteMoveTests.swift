// Notes go to folders, and links still lead where they led.

import ComposableTesting
import FoundationEssentials
import Screen
import Testing
import ToteTesting

@testable import Tote
@testable import ToteModel

@Suite struct NoteMoveTests {
  private func note(_ number: UInt64, _ title: String, _ text: String = "", at path: String? = nil) -> Note {
    Note(
      id: .sample(number), title: title, text: text, tags: NoteText(text).tags,
      created: Moment(milliseconds: Int64(number)), place: path.map { ToteModel.NotePlace($0) })
  }

  private func moved(_ notes: [Note], _ titles: [String], to folder: String) throws -> [String: Note] {
    var workspace = Workspace.with(.toured, notes: notes)
    let move = NoteMove(
      of: notes.filter { titles.contains($0.title) }, to: NoteDirectory(folder), among: notes)
    try workspace.move(move, EditContext(newID: { UUID() }, now: .zero))
    return Dictionary(uniqueKeysWithValues: workspace.records.notes.values.map { ($0.title, $0) })
  }

  @Test func `links by path are written anew, in the note that moves and in others`() throws {
    let notes = [
      note(
        1, "Plan", "[[Work/Budget]] [b](Budget.md) [b](<../Day one.md#x>) ![](../img/x.png)",
        at: "Work/Plan.md"),
      note(
        2, "Budget", "[[Plan]] [[Work/Plan|the plan]] [p](Plan.md) [[Work/Plan#Dig]]", at: "Work/Budget.md"),
      note(3, "Day one", "`[[Work/Plan]]` [p](Work/Plan.md) [[nothing/Plan B]] #work/plan", at: "Day one.md"),
    ]
    let after = try moved(notes, ["Plan"], to: "Home/Deep")
    #expect(
      after["Plan"]?.text
        == "[[Work/Budget]] [b](../../Work/Budget.md) [b](<../../Day one.md#x>) ![](../../img/x.png)")
    #expect(after["Plan"]?.place?.path == "Home/Deep/Plan.md")
    #expect(
      after["Budget"]?.text
        == "[[Plan]] [[Home/Deep/Plan|the plan]] [p](../Home/Deep/Plan.md) [[Home/Deep/Plan#Dig]]")
    #expect(after["Day one"]?.text == "`[[Work/Plan]]` [p](Home/Deep/Plan.md) [[nothing/Plan B]] #work/plan")
    #expect(after["Day one"]?.tags == ["work/plan"])
  }

  @Test func `links in properties follow, and nothing else of them changes`() throws {
    var plan = note(1, "Plan", at: "Work/Plan.md")
    plan.properties = NoteProperties("rating: 4 # of 5\nup: \"[[Work/Budget]]\"")
    var budget = note(2, "Budget", at: "Work/Budget.md")
    budget.properties = NoteProperties("see: ['[[Work/Plan|it''s]]', x]")
    let after = try moved([plan, budget], ["Plan"], to: "Home")
    #expect(after["Plan"]?.properties == plan.properties)
    #expect(after["Budget"]?.properties.text == "see: ['[[Home/Plan|it''s]]', x]")
    #expect(after["Budget"]?.text == "")
  }

  @Test func `every link of a vault leads to the same note after any move`() throws {
    var random = SplitMix(seed: 6)
    let folders = ["", "A", "A/B", "C d", "C d/B"]
    let names = ["Plan", "Soup", "Été"]
    for _ in 0..<150 {
      var notes: [Note] = []
      for number in 1...8 {
        let (folder, name) = (folders.randomElement(using: &random)!, names.randomElement(using: &random)!)
        let path = (folder.isEmpty ? "" : folder + "/") + "\(name)\(number % 3 == 0 ? " \(number)" : "").md"
        if notes.contains(where: { $0.place?.path == path }) { continue }
        notes.append(note(UInt64(number), "\(name) \(number)", at: path))
      }
      for index in notes.indices {
        let links = (0..<5).map { _ -> String in
          let target = notes.randomElement(using: &random)!.place!
          let up = String(repeating: "../", count: notes[index].directory.parts.count)
          return [
            "[[\(target.stem)]]", "[[\(target.path.dropLast(3))]]", "[x](<\(target.path)>)",
            "[x](<\(up)\(target.path)>)",
          ].randomElement(using: &random)!
        }
        notes[index].text = links.joined(separator: " ")
      }
      let folder = folders.randomElement(using: &random)!
      let titles = notes.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)).map(\.title)
      let after = try moved(notes, Array(titles), to: folder)
      #expect(Set(after.values.map { $0.place!.path.lowercased() }).count == notes.count)
      func targets(_ all: [Note]) -> [[Note.ID?]] {
        let table = LinkTable(all)
        return notes.map { note in
          let now = all.first { $0.id == note.id }!
          return now.links.map { link in
            if case .note(let note, _) = table.target(of: link, from: now) { note.id } else { nil }
          }
        }
      }
      let (before, then) = (targets(notes), targets(Array(after.values)))
      for (one, other) in zip(before.joined(), then.joined()) where one != nil { #expect(one == other) }
    }
  }

  @Test func `a name that is taken gets a number, and notes that are there stay`() throws {
    let notes = [
      note(1, "One", at: "A/Plan.md"), note(2, "Two", at: "B/plan.md"), note(3, "Three", at: "C/Plan.md"),
      note(4, "Four"),
    ]
    let after = try moved(notes, ["One", "Two", "Three", "Four"], to: "B")
    #expect(after["Two"]?.place?.path == "B/plan.md" && after["Four"]?.place?.path == "B/")
    #expect(Set(["One", "Three"].map { after[$0]?.place?.path }) == ["B/Plan 2.md", "B/Plan 3.md"])
  }

  // MARK: On the screen

  private func paths(_ stage: Stage) -> [String?] {
    stage.state.workspace.records.notes.values.sorted { $0.id < $1.id }.map { $0.place?.path }
  }

  @Test func `a note is moved to a new folder, which filters the list and gets new notes`() throws {
    let stage = Stage(.toured, notes: [note(1, "Soup", "Leeks."), note(2, "Plan", "[[Soup]]")])
    try stage.play("2L")
    #expect(stage.message?.contains("No folders yet.") == true)
    try stage.play("jm")
    #expect(stage.frame.text.contains("Move “Soup” to") && stage.frame.text.contains("No folders yet"))
    try stage.play("Food/Warm")
    #expect(stage.frame.text.contains("New folder Food/Warm"))
    try stage.play("<Enter>")
    #expect(stage.message == "Moved “Soup” to Food/Warm." && paths(stage) == ["Food/Warm/", nil])
    try stage.play("Lj")
    #expect(stage.frame.text.contains("Food/Warm") && stage.frame.text.contains("No folder"))
    try stage.play("<Enter>")
    #expect(stage.frame.text.contains("Notes › Food") && stage.frame.text.contains("1 note"))
    try stage.play("aStew<Esc>")
    #expect(stage.state.workspace.records.note(titled: "Stew")?.place?.path == "Food/")
    #expect(stage.frame.text.contains("2 notes"))
    try stage.play("<Esc>")
    #expect(stage.frame.text.contains("3 notes") && !stage.frame.text.contains("›"))
    try stage.play("Ljjj<Enter>")
    #expect(stage.frame.text.contains("No folder") && stage.frame.text.contains("1 note"))
    try stage.play("uu")
    #expect(paths(stage) == [nil, nil])
  }

  @Test func `a folder is renamed with those below it and the links, in one step`() throws {
    let notes = [
      note(1, "Soup", at: "Food/Soup.md"), note(2, "Tea", "[[Food/Soup]]", at: "Food/Cold/Tea.md"),
      note(3, "Plan", "[[Food/Soup]]", at: "Work/Plan.md"),
    ]
    let stage = Stage(.toured, notes: notes)
    try stage.play("2LjjR")
    try stage.play("<Esc>kR")
    #expect(stage.frame.text.contains("2 notes move"))
    try stage.play("work")
    #expect(stage.frame.text.contains("merges with Work"))
    try stage.play("/Meals<Enter>")
    #expect(paths(stage) == ["Work/Meals/Soup.md", "Work/Meals/Cold/Tea.md", "Work/Plan.md"])
    #expect(stage.message == "Renamed Food to Work/Meals, with 2 notes. Links in one other note follow.")
    #expect(
      stage.state.workspace.records.notes.values.filter { $0.text == "[[Work/Meals/Soup]]" }.count == 2)
    try stage.play("u")
    #expect(paths(stage) == notes.map { $0.place?.path })
    try stage.play("LR")
    #expect(stage.message == "Choose a folder to rename.")
    try stage.play("jR.x<Enter>")
    #expect(stage.message?.contains("can't be a folder") == true)
  }

  @Test func `the folder of a note is shown, and moving narrows to what is typed`() throws {
    let notes = [note(1, "Soup", "Leeks.", at: "Food/Soup.md"), note(2, "Plan", at: "Work/Big/Plan.md")]
    let stage = Stage(.toured, notes: notes, size: Size(140, 20))
    try stage.play("2j")
    #expect(stage.frame.lines.contains { $0.contains("Food") })
    try stage.play("<Enter>")
    #expect(stage.frame.text.contains("Food"))
    try stage.play("mbi")
    #expect(stage.frame.lines.contains { $0.contains("Work/Big") })
    try stage.play("<Enter>")
    #expect(paths(stage)[0] == "Work/Big/Soup.md" && stage.frame.text.contains("Work/Big"))
    try stage.play("m<Esc>")
    #expect(stage.state.overlays.isEmpty)
    try stage.play("<Esc>/in:food<Enter>")
    #expect(stage.state.notes.browser.shown.isEmpty)
    try stage.play("/<Ctrl+U>in:work<Enter>")
    #expect(stage.state.notes.browser.shown.count == 2)
  }
}
