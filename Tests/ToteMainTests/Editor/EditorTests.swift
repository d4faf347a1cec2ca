// A note in the user's own editor, with the real program on a real terminal and scripts as editors. Whatever they do,
// the terminal is restored and no text is lost.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite(.serialized, .waitsForPrograms) struct EditorTests {
  let home = Home()
  static let note = Note.ID(high: 8, low: 1)
  var editing: String { home.path + "/.local/state/tote/editing" }
  var stored: String? { home.notes.first?.text }

  /// The program with one note, and an editor script; the file is `$1`.
  func tote(_ lines: String, title: String = "Cake", text: String = "flour\n", editor: String? = nil) throws
    -> PtyProgram
  {
    try home.fill(notes: [(title, text)])
    let program = try home.tote(environment: ["EDITOR": editor ?? "sh '\(home.scriptFile(lines))'"])
    try program.wait { $0.line(0).contains("Groceries") && $0.showsSaved }
    program.send("2")
    try program.wait("for the notes") { $0.line(2).contains(title.prefix(3)) }
    return program
  }

  var files: [String] {
    Home.names(in: editing).flatMap { folder in
      // Without the text as it was before.
      Home.names(in: "\(editing)/\(folder)").filter { $0 != ".before" }.map { "\(editing)/\(folder)/\($0)" }
    }
  }

  /// The program is back on the screen, and leaves with this code and the terminal restored.
  func expectOrder(_ program: PtyProgram, code: Int = 0, unsaved: Bool = false) throws {
    #expect(program.isOtherScreen)
    #expect(program.disorder.count == 7, "\(program.disorder)")
    // Keys work.
    program.send("?")
    try program.wait { $0.text.contains("─ Keys") }
    program.send("\u{1B}")
    try program.wait { !$0.text.contains("─ Keys") }
    if unsaved {
      // First it warns about the unsaved text.
      program.send("q")
      try program.wait { $0.text.contains("is not saved") }
    }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(code), "\(program.dump)")
    #expect(program.disorder == [])
  }

  @Test func `what it writes is the note, and one undo takes it back`() throws {
    let program = try tote(#"stty -a | grep -qw 'echo' && echo eggs >> "$1""#)
    program.send("E")
    try program.wait { $0.isOtherScreen && $0.text.contains("eggs") && $0.showsSaved }
    #expect(stored == "flour\neggs\n")
    try program.wait { _ in files == [] }
    program.send("u")
    try program.wait { $0.text.contains("Undid: editing “Cake”") && $0.showsSaved }
    #expect(stored == "flour\n")
    try expectOrder(program)
  }

  @Test func `in the reading view what it has written shows at once`() throws {
    let program = try tote(#"echo eggs >> "$1""#)
    program.send("\r")
    try program.wait { $0.text.contains("Esc back") }
    program.send("E")
    try program.wait { $0.isOtherScreen && $0.text.contains("  eggs") && $0.text.contains("Esc back") }
    program.send("\u{1B}")
    try program.wait { $0.line(2).contains("Cake") && !$0.text.contains("Esc back") }
    try expectOrder(program)
  }

  @Test func `an unchanged file leaves no trace`() throws {
    let program = try tote(#"touch "$1"; cat "$1" > /dev/null"#, text: "no line break")
    let before = home.lines
    program.send("E")
    try program.wait {
      $0.output.suffix(4000).firstRange(of: Array("\u{1B}[?1049l".utf8)) != nil && $0.isOtherScreen
    }
    program.settle()
    try expectOrder(program)
    #expect(home.lines == before)
    #expect(files == [])
  }

  @Test func `an editor that ends with 1 has changed nothing, and what it wrote is kept and told`() throws {
    let program = try tote(#"echo eggs >> "$1"; exit 1"#)
    program.send("E")
    try program.wait { $0.isOtherScreen && $0.text.contains("exited with status 1.") }
    #expect(files.count == 1)
    #expect(program.joined.contains(files.first ?? "?"), "\(program.dump)")
    try expectOrder(program, code: 4)
    #expect(program.joined.contains("Unsaved text from an editor: \(files.first ?? "?")"))
    #expect(stored == "flour\n")
    // The next start takes it in; one undo takes it back.
    let again = try home.tote()
    try again.wait { $0.text.contains("Recovered an unsaved draft of “Cake”.") && $0.showsSaved }
    #expect(stored == "flour\neggs\n")
    again.send("u")
    try again.wait { $0.text.contains("Undid") && $0.showsSaved }
    again.send("q")
    #expect(try again.waitForEnd() == .exited(0))
    #expect(stored == "flour\n" && files == [])
  }

  @Test func `what an editor has left is taken in by a command, once it is closed`() throws {
    let program = try tote(#"echo eggs >> "$1"; echo opened; read line; exit 1"#)
    program.send("E")
    try program.wait { $0.text.contains("opened") }
    #expect(try home.tote(["note", "recover"]).waitForEnd() == .exited(1))
    program.send("\r")
    try program.wait { $0.isOtherScreen && $0.text.contains("exited with status 1.") }
    #expect(try home.tote(["note", "recover"]).waitForEnd() == .exited(0))
    #expect(stored == "flour\neggs\n" && files == [])
    #expect(try home.tote(["note", "recover"]).waitForEnd() == .exited(3))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(4))
  }

  @Test func `one that is killed in the middle leaves neither its screen nor its modes behind`() throws {
    // The other screen, margins, line drawing, no wrapping, mouse motion, other keys, bold red, no cursor, insert mode,
    // and a raw terminal.
    let program = try tote(
      #"""
      printf '\033[?1049h\033[5;9r\033(0\033[?7l\033[?1003h\033[>4;2m\033[?1004h\033[1;31m\033[?25l\033[4h\033[?6h'
      stty raw -echo; echo half > "$1"; kill -9 $$
      """#)
    let before = program.lines.prefix(20)
    program.send("E")
    try program.wait { $0.text.contains("was killed by signal 9") }
    #expect(program.lines.prefix(8) == before.prefix(8))
    #expect(files.count == 1)
    try expectOrder(program, code: 4)
    #expect(String(decoding: program.output, as: UTF8.self).contains("\u{1B}[>4m"))
  }

  @Test func `one that stops itself stops the program too, and fg continues both`() throws {
    let program = try tote(#"echo ready; kill -STOP $$; echo eggs >> "$1""#)
    program.send("E")
    try program.wait("for the stop") { $0.state == .stopped }
    #expect(program.disorder == [])
    program.resume()
    try program.wait { $0.isOtherScreen && $0.text.contains("eggs") && $0.showsSaved }
    try expectOrder(program)
  }

  @Test func `^Z is for the editor: until that has stopped the program goes on with what it saves`() throws {
    let program = try tote(#"echo ready; read word; kill -STOP $$; read word; echo $word >> "$1""#)
    program.send("E")
    try program.wait { $0.text.contains("ready") }
    program.settle(.milliseconds(40))
    // As the terminal sends it to the whole group.
    program.signal(SIGTSTP)
    program.settle(.milliseconds(200))
    #expect(program.state == .running)
    program.send("on\n")
    try program.wait("for the stop") { $0.state == .stopped }
    program.resume()
    program.send("eggs\n")
    try program.wait { $0.isOtherScreen && $0.text.contains("flour · eggs") && $0.showsSaved }
    try expectOrder(program)
  }

  @Test func `^Z stops both once, again and again`() throws {
    let program = try tote(#"echo ready; read word; echo $word >> "$1""#)
    program.send("E")
    try program.wait { $0.text.contains("ready") }
    for _ in 0..<5 {
      program.settle(.milliseconds(40))
      program.send("\u{1A}")
      try program.wait("for the stop") { $0.state == .stopped }
      program.resume()
      program.settle(.milliseconds(60))
      #expect(program.state == .running, "it stopped again by itself")
    }
    program.send("eggs\n")
    try program.wait { $0.isOtherScreen && $0.text.contains("flour · eggs") && $0.showsSaved }
    try expectOrder(program)
  }

  @Test func `one that gave the terminal on and died leaves it to us`() throws {
    // A shell with job control, whose last child has the terminal and kills the shell.
    let program = try tote("", editor: "bash -mc 'sh -c \"kill -9 \\$PPID\"; true'")
    for _ in 0..<5 {
      program.send("E")
      try program.wait { $0.isOtherScreen && $0.text.contains("was killed by signal 9") }
      program.send("j")
      try program.wait { !$0.text.contains("was killed by signal 9") }
    }
    try expectOrder(program)
  }

  @Test func `a command that is not there says so`() throws {
    let program = try tote("", editor: "/no/such/editor --wait")
    program.send("E")
    try program.wait { $0.text.contains("The editor “/no/such/editor” can't be run: no such file") }
    #expect(files == [])
    try expectOrder(program)
  }

  @Test func `no title is ever part of a command`() throws {
    let title =
      "Cake'; touch \(home.path)/owned; '\"$(touch \(home.path)/owned)`touch \(home.path)/owned`\n../../x"
    let program = try tote(#"echo "$#" "${1##*/}" > "$1""#, title: title)
    program.send("E")
    try program.wait { _ in stored?.hasPrefix("1 caketouch") == true }
    try program.wait { $0.isOtherScreen && $0.showsSaved }
    #expect(!Home.names(in: home.path).contains("owned"))
    try program.wait { _ in files == [] }
    #expect(home.notes.first?.title == title)
    try expectOrder(program)
  }

  @Test func `it gets the terminal and nothing else of ours`() throws {
    let program = try tote(
      #"ls -l /proc/self/fd > "$1".fds; { grep -c 'pipe\|event\|tote.db\|inotify\|memfd' "$1".fds; grep -E 'Sig(Blk|Ign)' /proc/self/status; } > "$1""#
    )
    program.send("E")
    try program.wait { _ in stored?.contains("SigIgn") == true }
    try program.wait { $0.isOtherScreen && $0.showsSaved }
    // NB: the C library ignores its two own signals, 32 and 33, in child processes.
    let ignored = stored?.replacing("0000000180000000", with: "0000000000000000")
    #expect(ignored == "0\nSigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n")
    try expectOrder(program)
  }

  @Test func `keys that were pressed behind it wait until it is done`() throws {
    let program = try tote(#"sleep 0.2; echo eggs >> "$1""#)
    program.send("EE")
    try program.wait { $0.isOtherScreen && $0.text.contains("flour · eggs · eggs") && $0.showsSaved }
    #expect(stored == "flour\neggs\neggs\n")
    try expectOrder(program)
  }
}

// Saving the edited text fails.
extension EditorTests {
  @Test func `where the file is gone the text is kept, and told on the screen and at the end`() throws {
    let program = try tote(#"echo eggs >> "$1"; mv "$HOME/.local/share/tote/tote.db" "$HOME/away.db""#)
    program.send("E")
    try program.wait { $0.isOtherScreen && $0.text.contains("Not saved.") }
    #expect(files.count == 1)
    #expect(program.joined.contains(files.first ?? "?"), "\(program.dump)")
    #expect(Home.text(of: files.first ?? "") == "flour\neggs\n")
    try expectOrder(program, code: 4, unsaved: true)
    #expect(program.joined.contains("Unsaved text from an editor: \(files.first ?? "?")"))
  }

  @Test func `where another program holds the file the text is kept`() throws {
    let program = try tote(#"echo eggs >> "$1""#)
    let other = try Database(path: home.database, mode: .readWrite)
    try other.run("BEGIN IMMEDIATE")
    program.send("E")
    try program.wait { $0.isOtherScreen && $0.text.contains("Not saved.") }
    try other.run("ROLLBACK")
    #expect(files.count == 1)
    #expect(program.joined.contains(files.first ?? "?"), "\(program.dump)")
    // The problem is gone: saving is retried, and then the file isn't needed.
    program.send("\u{13}")
    try program.wait { $0.isOtherScreen && $0.text.contains("flour · eggs") && $0.showsSaved }
    try program.wait { _ in files.isEmpty }
    #expect(stored == "flour\neggs\n")
    try expectOrder(program)
  }

  @Test func `a note that is deleted meanwhile comes back with what was written`() throws {
    let program = try tote(#"echo ready; read word; echo eggs >> "$1""#)
    program.send("E")
    try program.wait { $0.text.contains("ready") }
    let storage = try Storage(path: home.database)
    try storage.edit(as: 2) { workspace, context in try workspace.deleteNotesForEver([Self.note], context) }
    storage.close()
    program.send("\n")
    try program.wait { $0.isOtherScreen && $0.text.contains("flour · eggs") && $0.showsSaved }
    try program.wait { _ in files.isEmpty }
    #expect(stored == "flour\neggs\n")
    try expectOrder(program)
  }
}

extension PtyProgram {
  /// The screen as one line, unwrapped.
  var joined: String { lines.map { $0.drop { $0 == " " } }.joined() }
}

extension Home {
  static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 21)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  func fill(notes: [(title: String, text: String)]) throws {
    try fill()
    let storage = try Storage(path: database)
    defer { storage.close() }
    for (index, note) in notes.enumerated() {
      let number = UInt64(index + 1)
      try storage.edit(as: 1_000 + number) { workspace, context in
        workspace.createNote(
          Note(
            id: Note.ID(high: 8, low: number), title: note.title, text: note.text,
            created: Moment(milliseconds: 0)), context)
      }
    }
  }

  var notes: [Note] { (try? Storage(path: database).notes()) ?? [] }

  /// The number of journal entries.
  var lines: Int64? { try? Storage(path: database).load().sequence }
}

extension Storage {
  /// Applies a use case as another program would, with an id of this number.
  fileprivate func edit(
    as number: UInt64, _ useCase: (inout Workspace, EditContext) throws -> Void
  ) throws {
    var workspace = Workspace(try load(), writer: Entry.Writer.ID(high: 4, low: 1))
    workspace.setNotes(try notes())
    let id = Edit.ID(high: 9, low: number).uuid
    try useCase(&workspace, EditContext(newID: { id }, now: Moment(milliseconds: 0)))
    try apply(workspace.unsaved)
  }
}
