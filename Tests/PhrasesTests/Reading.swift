import Phrases
import Synchronization

/// A phrase of a file's text in English, by its id.
func read(
  _ text: String, _ id: String = "it", _ variables: [String: PhraseValue] = [:],
  language: PhraseLanguage = .english, functions: [String: PhraseFunction] = [:]
) -> String? {
  PhraseBook(language, files: [PhraseFile("en.ftl", text: text)], functions: functions).text(id, variables)
}

/// The problems of a file's text, without its name.
func problems(_ text: String) -> [String] {
  PhraseFile("en.ftl", text: text).check().map { "\($0.line ?? 0):\($0.column ?? 0) \($0.sentence)" }
}

/// What a book reports.
final class Reports: Sendable {
  private let all = Mutex<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func add(_ problem: PhraseProblem) { all.withLock { $0.append(problem.description) } }
}
