import Composable
import ToteModel

extension App {
  /// What changed settings mean for what is open. Language, dates and figures follow by themselves: nothing keeps them.
  mutating func followSettings() {
    settings.apply {
      workspace.language = .current
      listScreen.keepingSelection { $0.workspace.rearrange() }
      applySettings()
      updateOverlays()
    }
  }

  /// Makes something of the app in the language that is set.
  package func speaking<Result>(_ make: (App) -> Result) -> Result { settings.apply { make(self) } }

  /// What features need to know.
  mutating func applySettings() {
    lists.hasDetails = settings.current.details && !settings.current.linear
    lists.hasBar = settings.current.basketBar
    let columns = NoteColumn.all(in: settings.current.noteColumns ?? "")
    if columns != notes.browser.columns {
      notes.browser.columns = columns
      notes.browser.tableColumns = []
      if notes.loading == .loaded { noteScreen.noteBrowser.refresh() }
    }
    notes.templateFolder = settings.current.templates
    sharing.interval = settings.current.syncInterval
  }
}
