import Tote
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Command {
  static let configEdit = Command(
    name: "edit", help: { $0.help("help-of-config-edit") }, reachesOutside: true
  ) { shell, _ in
    guard shell.isAtTerminal else { throw Refusal(.usage, words.noTerminalForEditor) }
    let file = shell.source.file
    if case .refused(let kind) = file.read() {
      throw Refusal(.usage, SettingsProblem(kind).sentence(file: file.path))
    }
    let editor = ExternalEditor(shell.variables, command: shell.settings.settings.editor)
    guard let command = CommandWords.split(editor.command, home: editor.home) else {
      throw Refusal(.refused, words.editorFailed(.badCommand(editor.command), file: nil))
    }
    // A first file explains itself, and goes again if nothing is set in it.
    let template = Array(SettingsTemplate.text.utf8)
    if case .missing = file.read() { try shell.write { _ in template } }
    defer { if case .text(template) = file.read() { unlink(file.path) } }
    if let failure = EditorProcess.run(command + [file.path]) {
      throw Refusal(.refused, words.editorFailed(failure, file: nil))
    }
    try shell.refuseProblems(of: shell.source.read())
  }
}

/// A file in which nothing is set, and everything is explained.
enum SettingsTemplate {
  static var text: String {
    let settings = SettingName.allCases.map { name in
      "# \(name.meaning)\n# \(name.rawValue) = \(name.row.write(Settings()).written)\n"
    }
    return settings.joined(separator: "\n") + """

      # [keys]
      # "items.tick" = ["space", "t"]

      # [colors.dark]
      # accent = "#5ecbe0"

      """
  }
}
