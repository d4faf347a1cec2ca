import Markdown
import Parts
import Screen
import ToteModel

/// What could complete the link, its heading or the tag before the caret.
package struct NoteCompletion: Equatable, Sendable {
  enum Kind {
    case link, heading, tag
  }

  let kind: Kind
  let typed: String
  package var offers: Offers

  /// `nil` if there is nothing to choose.
  init?(_ kind: Kind, _ typed: String, among names: some Sequence<String>, isSorted: Bool = true) {
    let key = Folding.fold(typed)
    (self.kind, self.typed) = (kind, typed)
    let fitting = names.filter { Folding.fold($0).hasPrefix(key) }
    offers = Offers((isSorted ? fitting.sorted() : fitting).prefix(5).map { $0 })
    if offers.isEmpty { return nil }
  }

  /// What takes the place of what was typed.
  var text: String {
    let chosen = offers.chosen ?? ""
    switch kind {
    case .link, .heading: return chosen + "]]"
    case .tag: return chosen
    }
  }
}

extension NoteEditor {
  var completionAtCaret: NoteCompletion? {
    if isInTitle || writing.finder != nil || text.selection != nil { return nil }
    // No title is as long, and a line may be.
    let before = Array(text.line(text.caret.line).utf8.prefix(text.caret.offset).suffix(Self.longestPrefix))
    let notes = workspace.records.notes.values
    if let typed = Self.linkPrefix(of: before) {
      let linkable = notes.lazy.filter { $0.id != note && $0.trashed == nil }
      let titles = linkable.flatMap { [$0.title] + $0.aliases }
      return NoteCompletion(.link, typed, among: titles.filter(MarkdownDocument.canLink))
        ?? headingCompletion(of: typed)
    }
    guard let typed = Self.tagPrefix(of: before) else { return nil }
    var tags = Set(notes.lazy.filter { $0.id != note && $0.trashed == nil }.flatMap(\.tags))
    // A whole tag needs nothing.
    if tags.contains(typed) { tags = [] }
    return NoteCompletion(.tag, typed, among: tags)
  }

  /// After `[[Note#` or `[[#`, the headings of that note or of this one.
  private func headingCompletion(of typed: String) -> NoteCompletion? {
    guard let sign = typed.lastIndex(of: "#"), !typed.contains("|") else { return nil }
    let title = String(typed[..<(typed.firstIndex(of: "#") ?? sign)])
    let page = title.isEmpty ? text.text : workspace.records.note(titled: title)?.text
    guard let page else { return nil }
    let headings = MarkdownDocument(page).headings.map(\.text).filter { MarkdownDocument.canLink(to: $0) }
    return NoteCompletion(
      .heading, String(typed[typed.index(after: sign)...]), among: headings, isSorted: false)
  }

  private static let longestPrefix = 1_000

  mutating func complete() {
    guard let completion else { return }
    for _ in completion.typed { text.apply(.text(.deleteLeft)) }
    text.apply(.text(.insert(completion.text)))
  }

  /// What follows `[[` in a link that is still open.
  private static func linkPrefix(of before: [UInt8]) -> String? {
    let (opening, closing) = ([UInt8](repeating: 0x5B, count: 2), [UInt8](repeating: 0x5D, count: 2))
    for place in stride(from: before.count, through: 2, by: -1) {
      let pair = before[place - 2..<place]
      if pair.elementsEqual(opening) { return String(decoding: before[place...], as: UTF8.self) }
      if pair.elementsEqual(closing) { return nil }
    }
    return nil
  }

  /// What follows a `#` at the beginning of a word.
  private static func tagPrefix(of before: [UInt8]) -> String? {
    let word = before.suffix(while: { $0 != 0x20 && $0 != 0x09 })
    return word.first == 0x23 && word.count > 1 ? String(decoding: word.dropFirst(), as: UTF8.self) : nil
  }
}

extension Array {
  /// The end of which each element fulfils a condition.
  fileprivate func suffix(while fits: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
