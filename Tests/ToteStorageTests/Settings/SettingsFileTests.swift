// `config.toml` on a real disk: what is refused, and how it is written and watched.

import Glibc
import Testing

@testable import ToteModel
@testable import ToteStorage

@Suite struct SettingsFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/tote/config.toml" }

  private var variables: Variables {
    let own = folder.path
    return Variables(
      value: { $0 == "XDG_CONFIG_HOME" ? own : nil }, home: { own }, workingFolder: { own })
  }

  private var file: SettingsFile { SettingsFile(variables) }

  private func text() -> String { String(decoding: bytes(of: path), as: UTF8.self) }

  private func make(_ text: String = "theme = \"dark\"\n") {
    mkdir(folder.path + "/tote", 0o700)
    write(Array(text.utf8), to: path)
  }

  private func refusal() -> SettingsProblem.Kind? {
    if case .refused(let kind) = file.read() { kind } else { nil }
  }

  @Test func `it is where the variables say, and need not be there`() {
    #expect(file.path == path)
    guard case .missing = file.read() else { return #expect(Bool(false)) }
    #expect(SettingsSource(variables).read() == SettingsReading())
    make()
    #expect(SettingsSource(variables).read().settings.theme == "dark")
  }

  @Test func `a folder, a pipe, a huge file and another user's are refused at once`() {
    mkdir(folder.path + "/tote", 0o700)
    mkdir(path, 0o700)
    #expect(refusal() == .notAFile)
    rmdir(path)
    mkfifo(path, 0o600)
    #expect(refusal() == .notAFile)
    unlink(path)
    make(String(repeating: "#", count: SettingsFile.most + 1))
    #expect(refusal() == .tooLarge)
    truncate(path, SettingsFile.most)
    #expect(refusal() == nil)
    guard geteuid() == 0 else { return }
    chown(path, 65_534, 65_534)
    #expect(refusal() == .ofAnotherUser)
  }

  @Test func `a file that must not be read is a problem`() {
    make()
    folder.asSomebody {
      chmod(path, 0)
      #expect(refusal() == .unreadable(EACCES))
    }
  }

  @Test func `writing makes folder and file for their owner, and keeps permissions and links`() throws {
    try file.write { $0.setting("theme", to: .text("dark")) }
    #expect(text() == "theme = \"dark\"\n")
    var status = stat()
    stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o600)
    stat(folder.path + "/tote", &status)
    #expect(status.st_mode & 0o777 == 0o700)
    // As people keep theirs who have several computers.
    let kept = folder.path + "/dotfile"
    rename(path, kept)
    chmod(kept, 0o644)
    symlink(kept, path)
    try file.write { $0.setting("theme", to: .text("light")) }
    lstat(path, &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    stat(kept, &status)
    #expect(status.st_mode & 0o777 == 0o644)
    #expect(text() == "theme = \"light\"\n")
    #expect(TemporaryFolder.names(in: folder.path + "/tote") == ["config.toml"])
  }

  @Test func `what is refused isn't written`() {
    mkdir(folder.path + "/tote", 0o700)
    mkfifo(path, 0o600)
    #expect(throws: SettingsFile.WriteError.self) { try file.write { _ in [] } }
    var status = stat()
    stat(path, &status)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `each change of the file is heard, also of its folder and of what a link leads to`() async throws
  {
    let source = SettingsSource(variables)
    var changes = source.changes().makeAsyncIterator()
    func next(_ name: String) async -> String? {
      // Several writes may be heard as one or as two.
      while let reading = await changes.next() {
        if reading.settings.theme == name { return name }
      }
      return nil
    }
    // As it is now: a change between the first reading and the watch isn't missed.
    #expect(await changes.next()?.settings.theme == Settings().theme)
    // The folder is made with the file.
    try source.file.write { $0.setting("theme", to: .text("dark")) }
    #expect(await next("dark") == "dark")
    write(Array("theme = \"light\"\n".utf8), to: path)
    #expect(await next("light") == "light")
    let kept = folder.path + "/dotfile"
    rename(path, kept)
    symlink(kept, path)
    write(Array("theme = \"sixteen\"\n".utf8), to: kept)
    #expect(await next("sixteen") == "sixteen")
  }

  @Test func `the editor is the one that is set, else what other programs use`() {
    var values = ["EDITOR": "nano", "VISUAL": ""]
    func editor() -> String? {
      let own = folder.path
      let fixed = values
      return SettingsSource(
        Variables(
          value: { fixed[$0] ?? ($0 == "XDG_CONFIG_HOME" ? own : nil) }, home: { own }, workingFolder: { own }
        )
      ).read().settings.editor
    }
    #expect(editor() == "nano")
    values["VISUAL"] = "vim"
    #expect(editor() == "vim")
    make("editor = \"micro\"\n")
    #expect(editor() == "micro")
    values["TOTE_EDITOR"] = "emacs"
    #expect(editor() == "emacs")
  }
}
