import ToteModel

/// A template on its way to a note: asks for the title, then what the template asks, one after the other.
package struct TemplateFilling: Equatable, Sendable {
  package let template: NoteTemplate
  private var title: String?
  private var answers: [String: String] = [:]

  init(_ template: NoteTemplate) { self.template = template }

  private var open: String? { template.questions.first { answers[$0] == nil } }

  /// `nil` if nothing is left to ask.
  var question: String? { title == nil ? words.titleOfNew : open }

  /// Of all that is asked.
  var progress: (number: Int, count: Int) {
    let count = template.questions.count + 1
    return (min(count, answers.count + (title == nil ? 1 : 2)), count)
  }

  func answered(_ typed: String) -> TemplateFilling {
    var next = self
    if title == nil { next.title = Folding.clean(typed) } else if let open { next.answers[open] = typed }
    return next
  }

  func filled(at now: Moment) -> NoteTemplate.Filled {
    template.filled(title: title ?? "", at: now, answers: answers, names: words.dateNames)
  }
}
