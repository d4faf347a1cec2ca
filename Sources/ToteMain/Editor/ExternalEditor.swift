import Tote
import ToteFormats
import ToteStorage
import ToteModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The user's own editor: a text goes out into a file that nobody else can read, and comes back. The file stays until
/// its text is saved, so nothing is lost if the editor dies, or the saving fails.
struct ExternalEditor: Sendable {
  /// `$VISUAL`, or else `$EDITOR`, or else `vi`.
  let command: String
  /// Where the files are, each in a folder of its own: what an editor makes beside it goes with it.
  let folder: String
  private let home: String
  /// Calls the closure it is given when nothing is being saved: ^Z in the editor stops this program too.
  var whileNothingIsHeld: @Sendable (_ work: () -> Void) -> Void = { $0() }

  init(_ variables: Variables) {
    func set(_ name: String) -> String? {
      variables.value(name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    command = set("VISUAL") ?? set("EDITOR") ?? "vi"
    folder = variables.folder("XDG_STATE_HOME", otherwise: "/.local/state") + "/tote/editing"
    home = variables.value("HOME") ?? variables.home() ?? "/"
  }

  /// Lets the editor work on a text, and waits for it. The terminal must be the shell's meanwhile.
  func edit(_ text: String, name: String) -> EditorOutcome {
    guard let words = CommandWords.split(command, home: home) else {
      return .failed(.badCommand(command), file: nil)
    }
    // Programs that add a line to a file expect the last one to have an end.
    let text = text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    let file: EditorFile
    switch EditorFile.make(text, name: name, in: folder) {
    case .success(let made): file = made
    case .failure(let error):
      return .failed(.noFile(folder: folder, reason: error.description), file: nil)
    }
    if let failure = EditorProcess.run(words + [file.path], whileNothingIsHeld: whileNothingIsHeld) {
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
    // Line ends that the text had before are left as they were.
    return .edited(text.utf8.contains(0x0D) ? edited : edited.plainLines, file: file.path)
  }

  /// The files that are still there.
  func leftBehind() -> [String] { EditorFile.all(in: folder) }

  /// Removes a file whose text is saved.
  func discard(_ path: String) {
    // Never anything else, whoever asks.
    if path.hasPrefix(folder + "/") { EditorFile(path: path).discard() }
  }
}
