import Tote
import ToteModel
import ToteStorage

/// `tote note add --template NOTE`: what the template asks is given by `--set`, or asked where somebody can answer.
extension Command {
  static func templated(
    _ name: String, _ shell: Shell, _ arguments: Arguments
  ) throws -> NoteTemplate.Filled {
    let template = NoteTemplate(try shell.read { try templateNote(name, in: $0, shell) })
    var answers: [String: String] = [:]
    for setting in arguments.values["--set"] ?? [] {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = Folding.fold(String(parts[0]))
      let question = template.questions.first { Folding.fold($0) == key }
      guard let question, parts.count == 2 else {
        throw Refusal(.usage, words.noQuestion(String(parts[0]), of: template))
      }
      answers[question] = String(parts[1])
    }
    for question in template.questions where answers[question] == nil && shell.canAsk {
      answers[question] = try shell.answer(to: question)
    }
    let now = Moment.now
    var filled = template.filled(
      title: Folding.clean(arguments.operands.first ?? ""), at: now.local,
      answers: answers, names: words.dateNames)
    let rest = Array(arguments.operands.dropFirst())
    if !rest.isEmpty { filled.text = filled.text.appending(line: try noteText(from: rest, shell)) }
    return filled
  }

  private static func templateNote(
    _ name: String, in session: CommandSession, _ shell: Shell
  ) throws -> Note {
    let templates = try session.notes().templates(in: shell.settings.settings.templates)
    let key = Folding.fold(name)
    if let note = templates.first(where: { Folding.fold($0.givenName) == key }) { return note }
    throw Refusal(
      .notFound,
      words.noTemplate(name, among: templates.map(\.givenName), in: shell.settings.settings.templates))
  }
}
