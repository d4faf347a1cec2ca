// `tote config`, and what settings do to other commands.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct ConfigCommandTests {
    let home = Home()
    var folder: String { home.path + "/.config/tote" }
    var file: String { folder + "/config.toml" }

    private func write(_ text: String) {
      mkdir(home.path + "/.config", 0o700)
      mkdir(folder, 0o700)
      unlink(file)
      Home.write(text, to: file)
    }

    private var text: String { String(decoding: FileBytes.read(file) ?? [], as: UTF8.self) }

    /// As a test is run by people who have variables of their own.
    private func tote(_ words: String, _ environment: [String: String?] = [:]) async throws -> PlainProgram {
      let none: [String: String?] = ["VISUAL": nil, "EDITOR": nil, "XDG_CONFIG_HOME": nil]
      return try home.run(
        "tote \(words)", environment: environment.merging(none) { mine, _ in mine })
    }

    @Test func `all settings are listed with value, origin and sentence`() async throws {
      write("# Mine.\ntheme = \"dark\"\n[keys]\n\"items.tick\" = [\"space\", \"t\"]\n")
      let listed = try await tote(
        "config --language fr", ["TOTE_SORT": "name", "EDITOR": "nano"])
      #expect(listed.lines.count == SettingName.allCases.count + 1)
      func line(_ name: String) -> String { listed.lines.first { $0.hasPrefix("\(name) ") } ?? "" }
      #expect(line("theme").contains("dark") && line("theme").contains("config.toml:2"))
      #expect(line("sort").contains("name") && line("sort").contains("$TOTE_SORT"))
      #expect(line("language").contains("fr") && line("language").contains("--language"))
      #expect(line("editor").contains("nano") && line("editor").contains("$EDITOR"))
      #expect(line("mouse").contains("true") && line("mouse").contains("par défaut"))
      #expect(line("mouse").hasSuffix(Language.french.commandLineWords.meaning(.mouse)))
      #expect(line("keys.items.tick").hasSuffix("config.toml:4"))
    }

    @Test func `set, get and unset change one line of the file`() async throws {
      write("# Mine.\ntheme = \"dark\"  # at night\n")
      #expect(try await tote("config set theme light").code == 0)
      #expect(text == "# Mine.\ntheme = \"light\"  # at night\n")
      #expect(try await tote("config get theme").lines == ["light"])
      #expect(try await tote("config set keys.items.tick space t").code == 0)
      #expect(try await tote("config set editor 'nano -w'").code == 0)
      #expect(try await tote("config set colors.dark.accent '#5ecbe0'").code == 0)
      #expect(
        text == """
          # Mine.
          theme = "light"  # at night
          editor = "nano -w"

          [keys]
          "items.tick" = ["space", "t"]

          [colors.dark]
          accent = "#5ecbe0"

          """)
      #expect(try await tote("config get keys.items.tick").lines == ["space t"])
      #expect(try await tote("config unset theme keys.items.tick").code == 0)
      #expect(try await tote("config get theme").lines == ["auto"])
      #expect(try await tote("config path").lines == [file])
      let overridden = try await tote("config set theme dark", ["TOTE_THEME": "light"])
      #expect(overridden.words.contains("$TOTE_THEME") && overridden.code == 0)
    }

    @Test func `what is not known or not allowed is refused with what is, and nothing is written`()
      async throws
    {
      let misspelled = try await tote("config set tehme dark")
      #expect(misspelled.code == 2)
      #expect(misspelled.words == "tote: No setting called “tehme”. Did you mean theme?\n")
      let wrong = try await tote("config set theme pink")
      #expect(wrong.code == 2)
      #expect(
        wrong.words == "tote: theme must be auto, dark, light, sixteen or monochrome, not \"pink\".\n")
      #expect(try await tote("config set backups many").code == 2)
      #expect(try await tote("config set backups 0").code == 2)
      #expect(try await tote("config set keys.items.tik t").words.contains("keys.items.tick"))
      #expect(try await tote("config set colors.acent red").words.contains("colors.accent"))
      #expect(try await tote("config set colors.accent mauve").code == 2)
      #expect(try await tote("config get nothing").code == 2)
      #expect(access(file, F_OK) != 0)
    }

    @Test func `a broken file is told of and the rest applies, whatever is in its place`() async throws {
      write("langauge = \"fr\"\nlanguage = \"tr\"\ndates = iso\n")
      let listed = try await tote("lists")
      #expect(listed.code == 0)
      #expect(listed.words.contains("\(file):1:1: Bilinmeyen ayar: langauge."))
      #expect(listed.words.contains("\(file):3:9: "))
      for command in ["config", "config get language"] {
        let config = try await tote(command)
        #expect(config.code == 2 && config.output.contains("tr") && config.words.contains("\(file):1:1: "))
      }
      unlink(file)
      mkfifo(file, 0o600)
      let piped = try await tote("lists")
      #expect(piped.code == 0)
      #expect(piped.words.contains("\(file): Not a regular file"))
      let refused = try await tote("config set theme dark")
      #expect(refused.code == 2 && refused.words.split(separator: "\n").count == 1)
      #expect(try await tote("--version").code == 0)
    }

    @Test func `settings decide what commands print and use`() async throws {
      write("currency = \"GBP\"\ndates = \"iso\"\ndefault-list = \"party\"\nfractions = false\n")
      try home.run("tote list new Groceries; tote list new Party")
      #expect(try await tote("add '½ cup sugar 2'").lines.first?.contains("“Party”") == true)
      let shown = try await tote("ls --language tr")
      #expect(shown.output.contains("0,5") && !shown.output.contains("½"))
    }

    @Test func `the keys of all commands are listed by name, as they are set`() async throws {
      func line(_ id: String) async throws -> String? {
        try await tote("config keys").lines.first { $0.hasPrefix("\(id) ") }
      }
      func parts() async throws -> [String] {
        try await line("items.tick")?.split(separator: " ").map(String.init) ?? []
      }
      #expect(try await parts() == ["items.tick", "Space", "x", "tick"])
      #expect(try await tote("config set keys.items.tick t").code == 0)
      #expect(try await parts() == ["items.tick", "t", "tick"])
      #expect(
        try await tote("config keys").lines.map { $0.prefix { $0 != " " } }.count
          == Set(App.commands.map(\.id)).count)
    }

    @Test func `names and values are completed`() async throws {
      func offers(_ line: String) async throws -> [String] {
        try await tote("completion bash -- '\(line)'").lines
      }
      #expect(try await offers("tote config ").sorted() == ["edit", "get", "keys", "path", "set", "unset"])
      #expect(try await offers("tote config set first") == ["first-weekday"])
      #expect(try await offers("tote config set theme ").contains("monochrome"))
      #expect(try await offers("tote config set mouse f") == ["false"])
      #expect(try await offers("tote config get keys.items.ti") == ["keys.items.tick"])
      #expect(try await offers("tote config set colors.dark.acc") == ["colors.dark.accent"])
    }
  }
}

@Suite(.serialized, .waitsForPrograms) struct SettingsScreenTests {
  let home = Home()
  var folder: String { home.path + "/.config/tote" }

  @Test func `an open app follows the file at once`() throws {
    try home.fill(["milk"])
    let program = try home.tote(environment: ["XDG_CONFIG_HOME": nil])
    try program.wait { $0.text.contains("milk") && $0.showsSaved }
    let english = program.line(23)
    mkdir(home.path + "/.config", 0o700)
    mkdir(folder, 0o700)
    Home.write("language = \"tr\"\n", to: folder + "/config.toml")
    try program.wait("for Turkish") { $0.line(23) != english && !$0.line(23).isEmpty }
    Home.write("langauge = \"tr\"\n", to: folder + "/config.toml")
    try program.wait("for the problem") { $0.text.contains("config.toml:1:1") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test func `a new file explains all settings, and goes again if nothing is set`() throws {
    let file = folder + "/config.toml"
    let editor = "cp \"$1\" \"\(home.path)/seen\""
    Home.write(editor, to: home.path + "/editor.sh")
    let environment = ["EDITOR": "sh '\(home.path)/editor.sh'", "VISUAL": nil, "XDG_CONFIG_HOME": nil]
    let program = try home.tote(["config", "edit"], environment: environment)
    #expect(try program.waitForEnd() == .exited(0))
    let seen = String(decoding: FileBytes.read(home.path + "/seen") ?? [], as: UTF8.self)
    for name in SettingName.allCases { #expect(seen.contains("# \(name.rawValue) = ")) }
    #expect(SettingsText(seen).entries.isEmpty && SettingsText(seen).problems.isEmpty)
    // Without its signs, it is a file in which everything is as usual.
    let bare = seen.split(separator: "\n").filter { $0.contains(" = ") }.map { $0.dropFirst(2) }
    let settings = bare.prefix(SettingName.allCases.count).joined(separator: "\n")
    let reading = SettingsReading(.text(Array(settings.utf8)))
    #expect(reading.settings == Settings() && reading.problems.isEmpty)
    #expect(access(file, F_OK) != 0)
    Home.write("echo 'theme = dark' >\"$1\"", to: home.path + "/editor.sh")
    unlink(home.path + "/editor.sh")
    Home.write("echo 'theme = dark' >\"$1\"", to: home.path + "/editor.sh")
    let broken = try home.tote(["config", "edit"], environment: environment)
    #expect(try broken.waitForEnd() == .exited(2))
    #expect(broken.text.contains("config.toml:1:9"))
    // No editor waits for a pipe.
    unlink(file)
    mkfifo(file, 0o600)
    let pipe = try home.tote(["config", "edit"], environment: environment)
    #expect(try pipe.waitForEnd() == .exited(2))
    #expect(pipe.text.contains("config.toml: Not a regular file"))
  }
}
