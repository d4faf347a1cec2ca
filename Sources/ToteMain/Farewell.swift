import Tote
import ToteModel
import ToteFormats

/// What is left to say when the screen has gone: a sentence a problem, the titles of what was not saved, and the exit
/// code that says the same to a script.
struct Farewell: Equatable {
  var lines: [String] = []

  /// 0 where all is well, 4 where the storage has failed.
  var code: Int32 { lines.isEmpty ? 0 : 4 }

  /// The most titles that are named.
  static let mostTitles = 10

  /// What this last state leaves to say.
  init(_ app: App) {
    if case .failed(let error, _) = app.loading { lines.append(error.sentence) }
    lines += app.notes.kept.map { "What was written in the editor is not saved. It is in \($0)" }
    let unsaved = app.workspace.unsaved.filter { !$0.isOpenList }
    guard !unsaved.isEmpty else { return }
    let count = unsaved.count == 1 ? "One change is" : "\(unsaved.count) changes are"
    lines.append("\(count) not saved. \((app.workspace.failure ?? .busy).sentence)")
    let titles = unsaved.map(\.title).filter { !$0.isEmpty }
    lines += titles.prefix(Self.mostTitles).map { "not saved: \($0)" }
    if titles.count > Self.mostTitles { lines.append("and \(titles.count - Self.mostTitles) more") }
  }
}
