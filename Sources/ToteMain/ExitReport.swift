import Tote
import ToteModel

/// What the app prints after leaving the screen if something is wrong: the problems and the titles of unsaved changes.
struct ExitReport: Equatable {
  var lines: [String] = []

  /// 4 if the storage has failed.
  var code: Int32 { lines.isEmpty ? 0 : 4 }

  static let mostTitles = 10

  init(_ app: App) {
    if case .failed(let error, _) = app.loading { lines.append(error.sentence) }
    // A file is kept until the edit made from its text is saved.
    lines += (app.notes.leftFiles + app.notes.finishedFiles.sorted()).map {
      words.unsavedText(isIn: $0)
    }
    let unsaved = app.workspace.unsaved.filter { !$0.isLastPlace }
    guard !unsaved.isEmpty else { return }
    lines.append(words.unsaved(unsaved.count, (app.workspace.failure ?? .busy).sentence))
    let titles = unsaved.map(\.title).filter { $0 != .none }
    lines += titles.prefix(Self.mostTitles).map { words.unsavedChange(words.name($0)) }
    if titles.count > Self.mostTitles { lines.append(words.andMore(titles.count - Self.mostTitles)) }
  }
}
