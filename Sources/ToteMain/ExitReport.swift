import Tote
import ToteModel

/// What the app prints when it has left the screen and something is wrong: a sentence for each problem, the titles of
/// unsaved changes, and the exit code that tells a script the same.
struct ExitReport: Equatable {
  var lines: [String] = []

  /// 0 where all is well, 4 where the storage has failed.
  var code: Int32 { lines.isEmpty ? 0 : 4 }

  static let mostTitles = 10

  init(_ app: App) {
    if case .failed(let error, _) = app.loading { lines.append(error.sentence) }
    // A file whose text has become an edit is kept until that edit is saved.
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
