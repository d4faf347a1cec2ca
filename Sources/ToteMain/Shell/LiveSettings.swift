import Screen
import Synchronization
import Terminal
import Tote
import ToteModel
import ToteStorage

/// The settings of the open app: what it asks for reaches the file, the terminal and the editor here.
final class LiveSettings: Sendable {
  private let source: SettingsSource
  private let current: Mutex<Settings>

  init(_ reading: SettingsReading, from source: SettingsSource) {
    self.source = source
    current = Mutex(reading.settings)
  }

  func environment(_ terminal: TerminalHandle) -> SettingsEnvironment {
    SettingsEnvironment(
      changes: { [source] in source.changes() },
      set: { [self] (name, text) throws(SettingsFailure) in try set(name, text) },
      show: { [self] settings in
        .fireAndForget(name: "show settings") { [self] in
          // Who began restricted stays so, whatever the file says by now.
          current.withLock { [settings] in
            let wasRestricted = $0.restricted
            $0 = settings
            $0.restricted = settings.restricted || wasRestricted
          }
          terminal.change(Appearance(settings))
        }
      })
  }

  var isRestricted: Bool { current.withLock { $0.restricted } }

  /// The editor that is set by now.
  func editor(from editor: ExternalEditor) -> ExternalEditor {
    var editor = editor
    if let command = current.withLock({ $0.editor }) { editor.command = command }
    return editor
  }

  /// The browser that is set by now, for an address that it may be given.
  func browser(_ variables: Variables, _ address: String) -> Browser? {
    Browser(variables, command: current.withLock { $0.browser }, address)
  }

  /// For a page of Tote's own.
  func browser(_ variables: Variables, page path: String) -> Browser? {
    Browser(variables, command: current.withLock { $0.browser }, page: path)
  }

  private func set(_ name: SettingName, _ text: String?) throws(SettingsFailure) -> SettingsReading {
    do throws(SettingsFile.WriteError) {
      try source.file.write { file in
        guard let text else { return file.unsetting(name.rawValue) }
        return file.setting(name.rawValue, to: name.row.value(typed: text))
      }
    } catch {
      switch error {
      case .refused(let problem): throw SettingsFailure(problem.kind.sentence)
      case .failed(let reason): throw SettingsFailure(reason)
      }
    }
    return source.read()
  }
}

extension Appearance {
  init(_ settings: Settings) {
    self.init(
      theme: settings.shownTheme, dark: settings.darkTheme, light: settings.lightTheme,
      hearsMouse: settings.mouse)
  }
}
