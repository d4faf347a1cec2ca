// The user's own editor without a terminal; scripts are the editors.

import Glibc
import Testing
import Tote

@testable import ToteMain
import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct ExternalEditorTests {
  let home = Home()

  /// An editor script; the file is `$1`.
  func editor(_ lines: String, variables: [String: String] = [:]) -> ExternalEditor {
    let script = home.scriptFile(lines)
    let all = ["HOME": home.path, "EDITOR": "sh '\(script)'"].merging(variables) { $1 }
    return ExternalEditor(
      Variables(value: { all[$0] }, home: { nil }, workingFolder: { "/" }))
  }

  /// What is left in the folder, by subfolder.
  func left(by editor: ExternalEditor) -> [[String]] {
    // Without the text as it was before, which lies beside the file.
    Home.names(in: editor.folder).map { Home.names(in: "\(editor.folder)/\($0)").filter { $0 != ".before" } }
  }

  @Test func `VISUAL comes before EDITOR, and vi after both`() {
    func command(_ variables: [String: String]) -> String {
      ExternalEditor(Variables(value: { variables[$0] }, home: { nil }, workingFolder: { "/" })).command
    }
    #expect(command(["VISUAL": "one", "EDITOR": "two"]) == "one")
    #expect(command(["VISUAL": " ", "EDITOR": "two"]) == "two")
    #expect(command(["EDITOR": ""]) == "vi")
  }

  @Test func `an editor that knows lines opens on one, and others aren't told`() {
    for (name, words) in [("nano", "2 +3"), ("own", "1")] {
      let script = home.scriptFile("#!/bin/sh\necho \"$#\" \"${1##/*}\" >'\(home.path)/told'", name: name)
      chmod(script, 0o700)
      let all = ["HOME": home.path, "EDITOR": "'\(script)'"]
      let editor = ExternalEditor(Variables(value: { all[$0] }, home: { nil }, workingFolder: { "/" }))
      _ = editor.edit("one\ntwo\nthree", name: "x", line: 3)
      let told = FileBytes.read(home.path + "/told").map { String(decoding: $0, as: UTF8.self) } ?? ""
      #expect(told.split { $0 == " " || $0 == "\n" }.joined(separator: " ") == words, "\(told)")
    }
  }

  @Test func `the text comes back as the editor left it, and the file stays until it is discarded`() {
    let editor = editor(#"printf 'more\n' >> "$1""#)
    guard case .edited(let text, let file) = editor.edit("some\n", name: "groceries") else {
      Issue.record("not edited")
      return
    }
    #expect(text == "some\nmore\n")
    #expect(file.hasSuffix("/groceries.md"))
    #expect(left(by: editor) == [["groceries.md"]])
    editor.discard(file)
    #expect(left(by: editor) == [])
  }

  @Test func `a line can be added by any program, and lines come back with the ends that notes have`() {
    func edited(_ script: String, _ text: String) -> String? {
      guard case .edited(let text, _) = editor(script).edit(text, name: "") else { return nil }
      return text
    }
    #expect(edited(#"printf 'more\r\n' >> "$1""#, "some") == "some\nmore\n")
    #expect(edited(#"printf 'one\rtwo\r\n\r\n' > "$1""#, "") == "one\ntwo\n\n")
    #expect(edited("true", "") == "")
    // Existing line endings are kept.
    #expect(edited("true", "some\r\n") == "some\r\n")
  }

  @Test func `what was not discarded is found, and what was is not`() throws {
    let editor = editor(#"printf 'more\n' >> "$1"; touch "${1%/*}/.swap""#)
    #expect(editor.leftBehind() == [])
    guard case .edited(_, let one) = editor.edit("", name: "one"),
      case .edited(_, let two) = editor.edit("", name: "two")
    else {
      Issue.record("not edited")
      return
    }
    // The editor's own file tells that there may be more.
    func left(_ file: String, _ name: String) -> LeftText {
      LeftText(file: file, name: name, before: "", text: "more\n", hasUnwrittenCopy: true)
    }
    #expect(
      editor.leftBehind() == [left(one, "one"), left(two, "two")].sorted { $0.file < $1.file })
    unlink("\(two.dropLast("/two.md".count))/.swap")
    #expect(editor.leftBehind().first { $0.file == two }?.hasUnwrittenCopy == false)
    // A program that was started with it has it open.
    let program = try #require(popen("exec sh -c 'echo $$; kill -STOP $$' '\(two)'", "r"))
    var line = [CChar](repeating: 0, count: 20)
    fgets(&line, 20, program)
    #expect(editor.leftBehind().first { $0.file == two }?.isOpen == true)
    kill(pid_t(atoi(line)), SIGKILL)
    pclose(program)
    #expect(editor.leftBehind().first { $0.file == two }?.isOpen == false)
    editor.discard(two)
    #expect(editor.leftBehind() == [left(one, "one")])
    // The file is gone but not the editor's copy.
    unlink(one)
    let folder = String(one.dropLast("/one.md".count))
    #expect(editor.leftBehind().map(\.file) == [folder])
    #expect(editor.leftBehind().map(\.text) == [nil])
  }

  @Test func `the file and its folder are private, and nothing else is handed over`() {
    let editor = editor(#"{ stat -c %a "$1" "${1%/*}"; echo $#; } > "$1".new; mv "$1".new "$1""#)
    guard case .edited(let text, _) = editor.edit("", name: "") else {
      Issue.record("not edited")
      return
    }
    #expect(text == "600\n700\n1\n")
    #expect(Home.rights(of: editor.folder) == 0o700)
  }

  @Test(arguments: [
    "'; touch x; '", "$(touch x)", "`touch x`", "a\nb", "../../etc/passwd", "-rf", "\"", "\u{0}", "買い物",
    String(repeating: "long ", count: 200), "",
  ])
  func `no title can be anything but letters of a file's name`(title: String) {
    let editor = editor(#"printf %s "$1" > "$1""#)
    guard case .edited(let path, let file) = editor.edit("", name: title) else {
      Issue.record("not edited")
      return
    }
    #expect(path == file)
    #expect(file.hasPrefix(editor.folder + "/"))
    let name = file.dropFirst(editor.folder.count + 1)
    #expect(name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "." }, "\(name)")
    #expect(name.utf8.count <= 40 && name.split(separator: "/").count == 2)
    #expect(left(by: editor).count == 1)
  }

  @Test func `an editor that fails without a word leaves no trace`() {
    for script in [
      "exit 1", "kill -9 $$", #"echo >> "$1"; exit 1"#, #"touch "$1"; exit 1"#, #"rm "$1"; exit 1"#,
    ] {
      let editor = editor(script)
      guard case .failed(let failure, nil) = editor.edit("text", name: "note") else {
        Issue.record("not failed, or a file kept, by \(script)")
        continue
      }
      switch failure {
      case .killed(_, signal: 9): #expect(script.hasPrefix("kill"))
      case .exited(_, code: 1): #expect(!script.hasPrefix("kill"))
      default: Issue.record("\(failure)")
      }
      #expect(left(by: editor) == [])
    }
  }

  @Test func `what a failing editor had written is kept, in the file or beside it`() {
    for (script, names) in [
      (#"echo new > "$1"; exit 3"#, ["note.md"]),
      (#"echo new > "$1"; kill -KILL $$"#, ["note.md"]),
      (#"echo new > "${1%/*}/.note.md.swp"; kill -9 $$"#, [".note.md.swp", "note.md"]),
    ] {
      let editor = editor(script)
      guard case .failed(_, let file?) = editor.edit("text", name: "note") else {
        Issue.record("not kept by \(script)")
        continue
      }
      #expect(file.hasSuffix("/note.md"))
      #expect(left(by: editor) == [names])
      editor.discard(file)
      #expect(left(by: editor) == [], "with all that the editor made beside it")
    }
  }

  @Test func `what is no UTF-8, or no file any more, is not taken for the text`() {
    let latin = editor(#"printf 'caf\351' > "$1""#)
    guard case .failed(.leftNoText, _?) = latin.edit("text", name: "note") else {
      Issue.record("taken")
      return
    }
    let gone = editor(#"rm "$1""#)
    guard case .failed(_, nil) = gone.edit("text", name: "note") else {
      Issue.record("taken")
      return
    }
  }

  @Test func `what has no end, or keeps its reader waiting, is not read`() {
    for (script, isTooMuch) in [
      (#"rm "$1"; mkfifo "$1""#, false),
      (#"ln -sf /dev/zero "$1""#, false),
      (#"rm "$1"; mkdir "$1""#, false),
      (#"truncate -s 1G "$1""#, true),
    ] {
      let editor = editor(script)
      guard case .failed(let failure, let file?) = editor.edit("text", name: "note") else {
        Issue.record("taken after \(script)")
        continue
      }
      switch failure {
      case .leftNoFile: #expect(!isTooMuch, "\(script)")
      case .leftTooMuch(_, megabytes: 16): #expect(isTooMuch, "\(script)")
      default: Issue.record("\(failure)")
      }
      editor.discard(file)
    }
    // A link to a file counts as a file.
    let linked = editor(#"echo new > "$1.new"; ln -sf "$1.new" "$1""#)
    guard case .edited("new\n", _) = linked.edit("text", name: "note") else {
      Issue.record("not taken")
      return
    }
  }

  @Test func `an editor is ended by a file that grows too large, though Tote is not`() {
    let before = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, before) }
    let editor = editor(#"ulimit -f 1; head -c 100000 /dev/zero > "$1"; [ $? = 153 ] && kill -XFSZ $$"#)
    guard case .failed(.killed(_, SIGXFSZ), _?) = editor.edit("text", name: "note") else {
      Issue.record("taken")
      return
    }
  }

  @Test func `a command that is not there, or cannot be understood, says so`() {
    for (command, failure) in [
      ("/no/such/editor -x", .cannotStart("/no/such/editor", reason: "no such file or folder")),
      ("'", .badCommand("'")),
      ("/", .cannotStart("/", reason: "permission denied")),
    ] as [(String, EditorFailure)] {
      let editor = editor("", variables: ["EDITOR": command])
      #expect(editor.edit("text", name: "note") == .failed(failure, file: nil))
      #expect(left(by: editor) == [])
    }
  }

  @Test func `where no file can be made it says so`() {
    let editor = editor("", variables: ["XDG_STATE_HOME": "/proc"])
    guard case .failed(.noFile("/proc/tote/editing", _), nil) = editor.edit("text", name: "note") else {
      Issue.record("not failed")
      return
    }
  }

  @Test func `nothing outside of its folder is discarded`() {
    let editor = editor("")
    Home.write("mine", to: home.path + "/mine.md")
    editor.discard(home.path + "/mine.md")
    #expect(Home.names(in: home.path).contains("mine.md"))
  }
}

extension Home {
  /// A script for `sh`; an executable could be busy while another test starts a process.
  func scriptFile(_ lines: String, name: String = "my editor") -> String {
    let script = "\(path)/\(name)"
    unlink(script)
    Home.write(lines + "\n", to: script)
    return script
  }
}
