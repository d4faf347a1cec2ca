import Tote
import ToteFormats
import ToteStorage
import ToteModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The user's own editor on a private file, which stays until its text is saved, so nothing is lost.
struct ExternalEditor: Sendable {
  /// The one that is set, `$VISUAL`, `$EDITOR` or `vi`.
  var command: String
  /// Holds a folder for each file, removed together with what an editor made beside it.
  let folder: String
  let home: String
  /// Calls its argument when nothing is being saved: ^Z in the editor stops this program too.
  var whileNothingIsHeld: @Sendable (_ work: () -> Void) -> Void = { $0() }

  /// - Parameter command: The one that the settings name.
  init(_ variables: Variables, command: String? = nil) {
    func set(_ name: String) -> String? {
      variables.value(name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    self.command = command ?? set("VISUAL") ?? set("EDITOR") ?? "vi"
    folder = variables.folder("XDG_STATE_HOME", otherwise: "/.local/state") + "/tote/editing"
    home = variables.value("HOME") ?? variables.home() ?? "/"
  }

  /// Those that take `+LINE` before the file.
  private static let lineEditors: Set<String> = [
    "vi", "vim", "nvim", "view", "nano", "emacs", "emacsclient", "micro", "kak", "joe", "mg", "ne", "ed",
    "zile",
  ]

  /// Waits for the editor. The terminal must be the shell's meanwhile.
  func edit(_ text: String, name: String, line: Int? = nil) -> EditorOutcome {
    guard let words = CommandWords.split(command, home: home) else {
      return .failed(.badCommand(command), file: nil)
    }
    let program = words[0].split(separator: "/").last.map(String.init) ?? ""
    let place = line.flatMap { Self.lineEditors.contains(program) && $0 > 1 ? ["+\($0)"] : nil } ?? []
    // Programs that append lines expect the last one to be terminated.
    let text = text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    let file: EditorFile
    switch EditorFile.make(text, name: name, in: folder) {
    case .success(let made): file = made
    case .failure(let error):
      return .failed(.noFile(folder: folder, reason: error.description), file: nil)
    }
    if let failure = EditorProcess.run(words + place + [file.path], whileNothingIsHeld: whileNothingIsHeld) {
      return .failed(failure, file: file.discardUnlessTouched(text))
    }
    let edited: String
    do throws(EditorFile.Unreadable) {
      edited = try file.text()
    } catch {
      let failure: EditorFailure =
        switch error {
        case .noFile: .leftNoFile(words[0])
        case .noText: .leftNoText(words[0])
        case .tooLarge: .leftTooMuch(words[0], megabytes: EditorFile.most >> 20)
        }
      return .failed(failure, file: file.discardUnlessTouched(text))
    }
    // Keep line endings the text had before.
    return .edited(text.utf8.contains(0x0D) ? edited : edited.plainLines, file: file.path)
  }

  func leftBehind() -> [LeftText] {
    EditorFile.all(in: folder).map(EditorFile.init).map { file in
      LeftText(
        file: file.path, name: file.name, before: try? file.textBefore(), text: try? file.text(),
        isOpen: file.isOpen, hasUnwrittenCopy: file.hasUnwrittenCopy)
    }
  }

  func discard(_ path: String) {
    // Never remove anything else.
    if path.hasPrefix(folder + "/") { EditorFile(path: path).discard() }
  }
}
