// Notes and a folder of files, made alike again and again. The disk is a dictionary.

import FoundationEssentials
import Testing
import ToteModel
import ToteTesting

@testable import ToteFormats

private final class Desk {
  var notes: [Note.ID: Note] = [:]
  var files: [String: String] = [:]
  var agreements: [Note.ID: NoteMirror.Agreement] = [:]
  private var writing: [Note.ID: NoteMirror.Agreement] = [:]
  private(set) var plan = NoteMirror.Plan()
  private(set) var hadConflict = false
  private var count: UInt64 = 0
  private var time = Moment(milliseconds: 1_700_000_000_000)

  func id() -> Note.ID {
    count += 1
    return Note.ID(high: 9, low: count)
  }

  @discardableResult
  func add(_ title: String, _ text: String) -> Note.ID {
    let note = Note(id: id(), title: title, text: text, created: time)
    notes[note.id] = note
    return note.id
  }

  func note(_ title: String) -> Note? { notes.values.first { $0.title == title && $0.trashed == nil } }

  /// Does what the plan says, up to a step if it is cut off there.
  func makeAlike(until step: Int = .max) {
    time = Moment(milliseconds: time.milliseconds + 1_000)
    for (id, agreement) in writing {
      guard let file = files[agreement.file.path] else { continue }
      if agreement.isOrigin(of: Array(file.utf8), ratherThan: agreements[id]) { agreements[id] = agreement }
    }
    writing = [:]
    plan =
      NoteMirror(
        agreements: agreements,
        files: files.map { NoteMirror.File(path: $0, bytes: Array($1.utf8)) }, notes: Array(notes.values),
        now: time, newID: id,
        tags: { $0.split(separator: " ").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) } }
      ).plan
    if !plan.conflicts.isEmpty { hadConflict = true }
    var left = step
    func isCut() -> Bool {
      left -= 1
      return left < 0
    }
    for change in plan.changes {
      guard case .note(let id) = change.key else { continue }
      if case .note(let note)? = change.after { notes[id] = note } else { notes[id] = nil }
    }
    // What the folder writes down before the notes are saved.
    for (id, agreement) in plan.taken { agreements[id] = agreement }
    let paths = Set(plan.written.map(\.path))
    for case (let id, let agreement?) in plan.agreements where paths.contains(agreement.file.path) {
      writing[id] = agreement
    }
    if isCut() { return }
    for (old, new) in plan.moves {
      files[new] = files.removeValue(forKey: old)
      for (id, agreement) in agreements where agreement.file.path == old {
        agreements[id] = agreement.moved(to: new)
      }
      if isCut() { return }
    }
    for file in plan.written {
      files[file.path] = String(decoding: file.bytes, as: UTF8.self)
      if isCut() { return }
    }
    for path in plan.removed {
      files[path] = nil
      if isCut() { return }
    }
    for (id, agreement) in plan.agreements { agreements[id] = agreement }
    writing = [:]
  }
}

@Suite struct NoteMirrorTests {
  private let desk = Desk()

  @Test func `a note becomes a file, and a file a note whose bytes stay as they are`() {
    desk.add("Soup", "Leeks.\n")
    let page = "\u{FEFF}---\r\naliases: [Broth]\r\ntags: [dinner]\r\n---\r\n\r\nBoil.\r\n"
    desk.files["Kitchen/Broth.md"] = page
    desk.files["Plain.md"] = "no end"
    desk.makeAlike()
    #expect(desk.files["Soup.md"]?.hasSuffix("---\n\nLeeks.\n\n") == true)
    #expect(desk.files["Kitchen/Broth.md"] == page && desk.files["Plain.md"] == "no end")
    #expect(desk.note("Broth")?.text == "Boil." && desk.note("Broth")?.tags == ["dinner"])
    #expect(desk.note("Plain")?.text == "no end")
    let (files, notes) = (desk.files, desk.notes)
    desk.makeAlike()
    #expect(desk.files == files && desk.notes == notes && desk.plan.report.isEmpty)
  }

  @Test func `a file that nobody changes stays as it is, to the byte, however its lines end`() {
    var chance = SplitMix(seed: 45)
    let parts = [
      "---\n", "...\n", "\n", "\r\n", "\r", "a", "title: x\n", "aliases: [a, A]\r\n", "\u{FEFF}", " ", "é",
    ]
    for _ in 0..<500 {
      let text = (0..<chance.next() % 9).map { _ in parts.randomElement(using: &chance)! }.joined()
      let desk = Desk()
      desk.files["Soup.md"] = text
      desk.makeAlike()
      #expect(desk.files["Soup.md"] == text && desk.files.count == 1)
      desk.makeAlike()
      #expect(desk.plan.report.isEmpty)
    }
  }

  @Test func `a tag that the front matter has stays with the note when its text is written anew`() {
    let head = "---\ntags: [dinner, for guests, soup]\n---\n"
    desk.files["Soup.md"] = head + "Boil. #soup\n"
    desk.makeAlike()
    #expect(desk.note("Soup")?.tags == ["soup", "dinner", "forguests"])
    let id = desk.note("Soup")!.id
    // As the app writes it, which knows the text alone.
    (desk.notes[id]!.text, desk.notes[id]!.tags) = ("Simmer. #hot", ["hot"])
    desk.makeAlike()
    #expect(desk.note("Soup")?.tags == ["hot", "dinner", "forguests", "soup"])
    #expect(desk.files["Soup.md"] == head + "Simmer. #hot\n")
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
  }

  @Test(arguments: [true, false])
  func `what was deleted, on either side, comes back with its note as it was`(isDeletedInFiles: Bool) {
    let page = "---\r\nmood: good\r\n---\r\nBoil.\r\n"
    desk.files["Kitchen/Soup.md"] = page
    desk.makeAlike()
    let id = desk.note("Soup")!.id
    if isDeletedInFiles {
      desk.files["Kitchen/Soup.md"] = nil
    } else {
      desk.notes[id]?.trashed = Moment(milliseconds: 1_700_000_009_000)
    }
    desk.makeAlike()
    #expect(desk.files.isEmpty && desk.notes[id]?.trashed != nil)
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
    desk.notes[id]?.trashed = nil
    desk.makeAlike()
    #expect(desk.files == ["Kitchen/Soup.md": page] && desk.notes[id]?.trashed == nil)
  }

  @Test func `an imported folder and its mirror have one set of notes`() {
    desk.files = [
      "Soup.md": "---\r\nmood: {a: 1}\r\ntags: [x]\r\n---\r\nBoil. #y\r\n", "a/Index.md": "same\n",
      "b/Index.md": "same\n",
      "c/Index.md": "other", "Titled.md": "---\ntitle: Tea # green\n---\nSteep.\n", "Empty.md": "",
    ]
    for (path, text) in desk.files {
      let note = MirroredFile(Array(text.utf8))!.note(desk.id(), at: path, modified: nil, now: .zero) {
        $0.split(separator: " ").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
      }
      desk.notes[note.id] = note
    }
    let (files, notes) = (desk.files, desk.notes)
    desk.makeAlike()
    #expect(desk.files == files && desk.notes == notes && desk.plan.report.isEmpty)
    // What is changed in one then is changed in the other.
    desk.files["Soup.md"] = files["Soup.md"]?.replacing("a: 1", with: "a: 2")
    desk.files["d/Index.md"] = desk.files.removeValue(forKey: "c/Index.md")
    desk.makeAlike()
    #expect(
      desk.note("Soup")?.properties.text == "mood: {a: 2}\ntags: [x]" && desk.notes.count == notes.count)
    #expect(desk.notes.values.contains { $0.place?.path == "d/Index.md" && $0.text == "other" })
  }

  @Test func `a mirror into another folder gives files their folders and properties back`() {
    desk.files = ["a/Soup.md": "---\nmood: good\n---\nBoil.\n", "b/Soup.md": "\u{FEFF}Simmer.\r\n"]
    let files = desk.files
    desk.makeAlike()
    (desk.files, desk.agreements) = ([:], [:])
    desk.makeAlike()
    #expect(desk.files == files)
  }

  @Test func `properties go both ways, field by field`() {
    desk.files["Soup.md"] = "---\n# head\nmood: good\nrating: 4\n---\nBoil.\n"
    desk.makeAlike()
    let id = desk.note("Soup")!.id
    desk.notes[id]?.properties.set("rating", to: .number(5))
    desk.files["Soup.md"] = "---\n# head\nmood: bad\nrating: 4\nstatus: x\n---\nBoil.\n"
    desk.makeAlike()
    #expect(desk.files["Soup.md"] == "---\n# head\nmood: bad\nrating: 5\nstatus: x\n---\nBoil.\n")
    #expect(desk.notes[id]?.properties.text == "# head\nmood: bad\nrating: 5\nstatus: x")
    desk.notes[id]?.properties = NoteProperties()
    desk.makeAlike()
    #expect(desk.files["Soup.md"] == "Boil.\n")
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
    // Beside Tote's own fields, too.
    let tea = desk.add("Tea", "Steep.")
    desk.makeAlike()
    desk.files["Tea.md"] = desk.files["Tea.md"]?.replacing("\n---\n\n", with: "\nmood: good\n---\n\n")
    desk.makeAlike()
    #expect(desk.notes[tea]?.properties.text == "mood: good" && desk.notes[tea]?.place == nil)
    desk.notes[tea]?.properties.set("mood", to: .text("bad"))
    desk.makeAlike()
    #expect(desk.files["Tea.md"]?.contains("\nmood: bad\n---\n\nSteep.\n") == true)
    desk.notes[tea]?.properties.remove("mood")
    desk.makeAlike()
    #expect(desk.files["Tea.md"]?.contains("mood") == false && desk.files["Tea.md"]?.contains("id: ") == true)
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
  }

  @Test func `notes that were mirrored before notes had properties learn theirs`() {
    let files = ["a/Soup.md": "---\nmood: good\n---\nBoil.\n", "Plain.md": "text\n"]
    desk.files = files
    desk.makeAlike()
    desk.add("Tea", "Steep.")
    desk.makeAlike()
    for (id, agreement) in desk.agreements {
      (desk.notes[id]!.properties, desk.notes[id]!.place) = (NoteProperties(), nil)
      desk.agreements[id] = NoteMirror.Agreement(agreement.file, title: agreement.title)
    }
    let before = desk.files
    desk.makeAlike()
    #expect(desk.files == before && desk.note("Soup")?.properties.text == "mood: good")
    #expect(desk.note("Soup")?.place?.path == "a/Soup.md" && desk.note("Tea")?.place == nil)
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
  }

  @Test func `a deleted file that is there again is the same note; another in its place is a new one`() {
    desk.files = ["Soup.md": "Boil.\n", "Tea.md": "Steep.\n"]
    desk.makeAlike()
    let (soup, tea) = (desk.note("Soup")!.id, desk.note("Tea")!.id)
    desk.files = [:]
    desk.makeAlike()
    desk.files = ["Soup.md": "Boil.\n", "Tea.md": "Green.\n"]
    desk.makeAlike()
    #expect(desk.notes[soup]?.trashed == nil && desk.notes[soup]?.text == "Boil.")
    #expect(desk.notes[tea]?.trashed != nil && desk.notes[tea]?.text == "Steep.")
    #expect(desk.note("Tea")?.text == "Green." && desk.notes.count == 3)
    // The other one finds its place taken.
    desk.notes[tea]?.trashed = nil
    desk.makeAlike()
    #expect(desk.files.count == 3 && desk.files["Tea.md"] == "Green.\n")
  }

  @Test func `other titles go both ways, and the rest of the front matter stays`() {
    desk.files["Soup.md"] = "---\nmood: good\naliases: [Broth, broth]\n---\nBoil.\n"
    desk.makeAlike()
    #expect(desk.note("Soup")?.aliases == ["Broth"])
    #expect(desk.files["Soup.md"] == "---\nmood: good\naliases: [Broth, broth]\n---\nBoil.\n")
    desk.files["Soup.md"] = "---\nmood: good\naliases:\n  - Stock\n---\nBoil.\n"
    desk.makeAlike()
    #expect(desk.note("Soup")?.aliases == ["Stock"])
    let id = desk.note("Soup")!.id
    desk.notes[id]?.aliases = ["Stock", "Potage, chaud"]
    desk.makeAlike()
    #expect(
      desk.files["Soup.md"] == "---\nmood: good\naliases:\n  - Stock\n  - \"Potage, chaud\"\n---\nBoil.\n")
    desk.files["Soup.md"] = "---\nmood: good\n---\nBoil.\n"
    desk.makeAlike()
    #expect(desk.note("Soup")?.aliases == [])
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
  }

  @Test func `what changed on one side goes to the other, and nothing else of the file changes`() {
    desk.files["Broth.md"] = "---\r\naliases: [Soup]\r\npinned: true\r\n---\r\nBoil.\r\nSalt.\r\n"
    desk.makeAlike()
    let id = desk.note("Broth")!.id
    desk.notes[id]!.text = "Boil.\nPepper."
    desk.makeAlike()
    #expect(
      desk.files["Broth.md"] == "---\r\naliases: [Soup]\r\npinned: true\r\n---\r\nBoil.\r\nPepper.\r\n")
    desk.files["Broth.md"] = "---\r\naliases: [Soup]\r\n---\r\nBoil it.\r\n"
    desk.makeAlike()
    #expect(desk.notes[id]!.text == "Boil it." && desk.notes[id]!.isPinned == false)
    desk.notes[id]!.isArchived = true
    desk.makeAlike()
    #expect(desk.files["Broth.md"] == "---\r\naliases: [Soup]\r\narchived: true\r\n---\r\nBoil it.\r\n")
  }

  @Test func `what changed on both is merged by lines, and what can't be has both`() {
    desk.files["List.md"] = "one\ntwo\nthree\nfour\n"
    desk.makeAlike()
    let id = desk.note("List")!.id
    desk.notes[id]!.text = "ONE\ntwo\nthree\nfour"
    desk.files["List.md"] = "one\ntwo\nthree\nFOUR\n"
    desk.makeAlike()
    #expect(
      desk.notes[id]!.text == "ONE\ntwo\nthree\nFOUR" && desk.files["List.md"] == "ONE\ntwo\nthree\nFOUR\n")
    #expect(desk.plan.conflicts.isEmpty)
    desk.notes[id]!.text = "1\ntwo\nthree\nFOUR"
    desk.files["List.md"] = "I\ntwo\nthree\nFOUR\n"
    desk.makeAlike()
    #expect(desk.plan.conflicts == ["List"])
    for word in ["1", "I", TextMerge.firstMark, TextMerge.laterMark] {
      #expect(desk.notes[id]!.text.split(separator: "\n").contains { $0 == word }, "\(word)")
    }
    #expect(desk.files["List.md"] == desk.notes[id]!.text + "\n")
  }

  @Test func `a deleted file moves its note to the trash, a note in the trash removes its file`() {
    desk.add("One", "1")
    desk.add("Two", "2")
    desk.makeAlike()
    desk.files["One.md"] = nil
    let two = desk.note("Two")!.id
    desk.notes[two]!.trashed = Moment(milliseconds: 1)
    desk.makeAlike()
    #expect(desk.note("One") == nil && desk.files.isEmpty)
    #expect(desk.plan.report == NoteMirror.Report(notes: 0, files: 0, trashed: 1, removed: 1))
    // Restored, it has a file again.
    desk.notes[two]!.trashed = nil
    desk.makeAlike()
    #expect(Array(desk.files.keys) == ["Two.md"])
  }

  @Test func `what was changed on the other side outlives being deleted`() {
    desk.add("One", "1")
    desk.add("Two", "2")
    desk.makeAlike()
    let (one, two) = (desk.note("One")!.id, desk.note("Two")!.id)
    desk.files["One.md"] = nil
    desk.notes[one]!.text = "more"
    desk.notes[two]!.trashed = Moment(milliseconds: 1)
    desk.files["Two.md"]! += "more\n"
    desk.makeAlike()
    #expect(desk.files["One.md"]?.hasSuffix("\nmore\n") == true)
    #expect(desk.notes[two]?.trashed == nil && desk.notes[two]?.text == "2\nmore")
  }

  @Test func `another database's folder loses no file`() {
    desk.add("One", "1")
    desk.makeAlike()
    desk.notes = [:]
    desk.makeAlike()
    #expect(desk.note("One")?.text == "1" && desk.files.count == 1)
  }

  @Test func `a new title renames the file, and a renamed file is a new title`() {
    desk.add("One", "1")
    desk.files["Sub/Two.md"] = "2\n"
    desk.makeAlike()
    let (one, two) = (desk.note("One")!.id, desk.note("Two")!.id)
    desk.notes[one]!.title = "Un: deux"
    desk.notes[two]!.title = "Zwei"
    desk.makeAlike()
    #expect(desk.files.keys.sorted() == ["Sub/Zwei.md", "Un- deux.md"])
    #expect(
      desk.files["Un- deux.md"]!.contains("\ntitle: \"Un: deux\"\n") && desk.files["Sub/Zwei.md"] == "2\n")
    desk.files["Else/Deux.md"] = desk.files.removeValue(forKey: "Sub/Zwei.md")
    desk.files["First.md"] = desk.files.removeValue(forKey: "Un- deux.md")
    desk.makeAlike()
    #expect(desk.notes[one]!.title == "First" && desk.notes[two]!.title == "Deux" && desk.notes.count == 2)
    #expect(desk.files["First.md"]!.contains("\ntitle: First\n"))
  }

  private func move(_ title: String, to folder: String) {
    guard let note = desk.note(title) else { return }
    desk.notes[note.id]?.place = .moved(note.place, to: NoteDirectory(folder))
  }

  @Test func `a note that moves takes its file along, with its name and bytes`() {
    desk.files = ["Plan.md": "Dig.\n", "Old/Soup.md": "---\na: 1\n---\nBoil.", "New/Plan.md": "Other."]
    let page = desk.files["Old/Soup.md"]
    desk.add("Tea", "Steep.")
    desk.makeAlike()
    desk.notes[desk.note("Tea")!.id]?.title = "Green tea"
    move("Green tea", to: "New/Drinks")
    move("Soup", to: "")
    desk.notes[desk.notes.values.first { $0.text == "Dig." }!.id]?.place = NotePlace("New/Plan.md")
    desk.makeAlike()
    #expect(Set(desk.files.keys) == ["New/Drinks/Green tea.md", "Soup.md", "New/Plan.md", "New/Plan 2.md"])
    #expect(desk.files["Soup.md"] == page && desk.files["New/Plan 2.md"] == "Dig.\n")
    #expect(desk.files["New/Plan.md"] == "Other.")
    let notes = desk.notes
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty && desk.notes == notes)
    #expect(desk.note("Green tea")?.directory.path == "New/Drinks" && desk.note("Soup")?.directory == .top)
  }

  @Test func `a file that moves takes its note along, whatever was written meanwhile`() {
    desk.files = ["Plan.md": "Dig.\n"]
    desk.add("Tea", "Steep.")
    desk.makeAlike()
    desk.files["Work/Plan.md"] = desk.files.removeValue(forKey: "Plan.md")
    desk.files["Work/Tea.md"] = desk.files.removeValue(forKey: "Tea.md")
    desk.notes[desk.note("Plan")!.id]?.text = "Dig deep."
    desk.makeAlike()
    #expect(desk.note("Plan")?.directory.path == "Work" && desk.files["Work/Plan.md"] == "Dig deep.\n")
    #expect(desk.note("Tea")?.directory.path == "Work" && desk.files.count == 2)
    // Moved on both sides, it is where the file is.
    desk.files["Home/Plan.md"] = desk.files.removeValue(forKey: "Work/Plan.md")
    move("Plan", to: "Garden")
    desk.makeAlike()
    #expect(desk.note("Plan")?.directory.path == "Home" && desk.files["Home/Plan.md"] != nil)
  }

  @Test(arguments: 0..<6)
  func `a mirror that is cut off moves the file the next time`(step: Int) {
    desk.files = ["Plan.md": "Dig.\n", "b/Soup.md": "Boil.\n"]
    desk.makeAlike()
    move("Plan", to: "Work")
    move("Soup", to: "Work/Deep")
    desk.notes[desk.note("Soup")!.id]?.text = "Boil long."
    desk.makeAlike(until: step)
    desk.makeAlike()
    #expect(desk.files == ["Work/Plan.md": "Dig.\n", "Work/Deep/Soup.md": "Boil long.\n"])
    #expect(desk.notes.count == 2)
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
  }

  @Test func `a mirror of a folder below the one that was imported keeps the folders`() {
    desk.notes[desk.add("Plan", "Dig.")]?.place = NotePlace("Vault/Work/Plan.md")
    desk.files = ["Work/Plan.md": "Dig.\n"]
    desk.makeAlike()
    #expect(desk.note("Plan")?.directory.path == "Vault/Work" && desk.files.count == 1)
    desk.files["Work/Plan.md"] = "Dig deep.\n"
    desk.makeAlike()
    #expect(desk.note("Plan")?.directory.path == "Vault/Work" && desk.note("Plan")?.text == "Dig deep.")
    move("Plan", to: "Vault/Home")
    desk.makeAlike()
    #expect(Array(desk.files.keys) == ["Home/Plan.md"])
    #expect(desk.note("Plan")?.directory.path == "Vault/Home")
  }

  @Test func `a folder that leads out of the mirror is none`() {
    desk.notes[desk.add("Plan", "Dig.")]?.place = NotePlace("../Out/")
    desk.notes[desk.add("Soup", "Boil.")]?.place = NotePlace("In/")
    desk.makeAlike()
    #expect(Set(desk.files.keys) == ["Plan.md", "In/Soup.md"])
  }

  @Test func `a copied file is a note of its own, and files that swap names stay what they are`() {
    desk.add("One", "1")
    desk.add("Two", "2")
    desk.makeAlike()
    desk.files["One copy.md"] = desk.files["One.md"]
    desk.makeAlike()
    #expect(desk.notes.count == 3)
    #expect(Set(desk.files.values.map { NoteFile($0).id }).count == 3)
    (desk.files["One.md"], desk.files["Two.md"]) = (desk.files["Two.md"], desk.files["One.md"])
    desk.makeAlike()
    #expect(desk.notes.count == 3 && desk.note("One")?.text == "2" && desk.note("Two")?.text == "1")
    #expect(desk.note("One copy")?.text == "1")
  }

  @Test func `a folder that was exported before belongs to its notes`() {
    let id = desk.add("One", "1\n2\n3")
    desk.files["One.md"] = NoteFile(desk.notes[id]!).file
    desk.add("Plain", "text")
    desk.files["Plain.md"] = "text\n"
    desk.notes[id]!.text = "1\n2\n3\n4"
    desk.makeAlike()
    #expect(desk.notes.count == 2 && desk.files.count == 2)
    #expect(desk.files["One.md"]?.hasSuffix("\n1\n2\n3\n4\n") == true)
  }

  @Test func `what is no text is left alone`() {
    let plan = NoteMirror(
      agreements: [:], files: [NoteMirror.File(path: "L.md", bytes: [0x63, 0xE9])], notes: [], now: .zero,
      newID: desk.id, tags: { _ in [] }
    ).plan
    #expect(plan.leftAlone == ["L.md"] && plan.report.isEmpty && plan.agreements.isEmpty)
  }

  /// Each line is written once. One that wasn't taken away must be there at the end, on both sides.
  @Test(arguments: 0..<100, [false, true])
  func `nothing is lost, whatever both sides do and wherever it is cut off`(seed: UInt64, isCut: Bool) {
    var random = SplitMix(seed: seed)
    var line = 0
    var (written, removed): (Set<String>, Set<String>) = ([], [])
    func change(_ text: String) -> String {
      var lines = text.split(separator: "\n").map(String.init)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if Int.random(in: 0..<3, using: &random) == 0, !lines.isEmpty {
          removed.insert(lines.remove(at: Int.random(in: lines.indices, using: &random)))
        } else {
          line += 1
          written.insert("line \(line)")
          lines.insert("line \(line)", at: Int.random(in: 0...lines.count, using: &random))
        }
      }
      return lines.joined(separator: "\n")
    }
    for name in ["A", "B", "C"] { desk.add(name, change("")) }
    // A file that has no id in it.
    desk.files["Sub/D.md"] = change("") + "\n"
    for round in 0..<30 {
      for id in desk.notes.keys.sorted() where Int.random(in: 0..<3, using: &random) == 0 {
        desk.notes[id]!.text = change(desk.notes[id]!.text)
        desk.notes[id]!.trashed = nil
        if Int.random(in: 0..<4, using: &random) == 0 { desk.notes[id]!.title += "'" }
      }
      for path in desk.files.keys.sorted() where Int.random(in: 0..<3, using: &random) == 0 {
        let page = MirroredFile(Array(desk.files[path]!.utf8))!
        var note = Note(id: .zero, title: "", text: page.text, created: .zero)
        note.text = change(page.text)
        let head = desk.files[path]!.prefix { _ in true }.dropLast(page.text.count + 1)
        desk.files[path] = head + note.text + "\n"
      }
      // A file that is moved and changed at once is known by its id alone.
      if Int.random(in: 0..<8, using: &random) == 0,
        let path = desk.files.keys.sorted().first(where: { NoteFile(desk.files[$0]!).id != nil })
      {
        desk.files["moved \(round).md"] = desk.files.removeValue(forKey: path)
      }
      desk.makeAlike(until: isCut ? Int.random(in: 0..<6, using: &random) : .max)
    }
    desk.makeAlike()
    desk.makeAlike()
    #expect(desk.plan.report.isEmpty)
    let texts = desk.notes.values.filter { $0.trashed == nil }.map(\.text).sorted()
    #expect(texts == desk.files.values.map { MirroredFile(Array($0.utf8))!.text }.sorted())
    let lines = texts.flatMap { $0.split(separator: "\n").map(String.init) }.filter { $0.hasPrefix("line") }
    #expect(Set(lines).isSuperset(of: written.subtracting(removed)), "lost")
    if !desk.hadConflict { #expect(lines.count == Set(lines).count, "doubled") }
    #expect(desk.notes.count == 4)
  }
}
