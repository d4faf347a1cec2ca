/// A meal of a week: a line of its note.
package struct PlannedMeal: Hashable, Sendable, Identifiable {
  /// By which an edit finds it, even where others have moved it.
  package struct ID: Hashable, Sendable {
    let line: Int
    let text: String
  }

  package let id: ID
  /// From the first of the week.
  package let day: Int
  /// `lunch`
  package let name: String?
  /// As written, without the day: `[[Pancakes]] for 4`.
  package let content: String
  /// To recipes, in the text of the note.
  package let links: [RecipeText.Link]
  package let isDone: Bool
  /// Of the line and of what is planned, in the UTF-8 of the note.
  package let range: Range<Int>
  let start: Int
  /// What people read: `Pancakes for 4`.
  package let dish: String

  package var shown: String { (name.map { "\($0): " } ?? "") + dish }
  /// With its name, as it is added to another day.
  package var written: String { (name.map { "\($0): " } ?? "") + content }

  /// `nil` unless a number of servings is said.
  package var servings: Int? {
    if case .servings(let count)? = links.first.map({ Portion(behindLink: $0.portion) }) {
      count
    } else {
      nil
    }
  }
}

extension PlannedMeal {
  init(
    _ line: MealLine, of text: Substring, at index: Int, in range: Range<Int>, day: Int,
    links: [RecipeText.Link]
  ) {
    let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: line.content.startIndex)
    let end = start + line.content.utf8.count
    let links = links.filter { start..<end ~= $0.offset }
    self.init(
      id: ID(line: index, text: String(text)), day: day, name: line.word, content: String(line.content),
      links: links, isDone: line.isDone, range: range, start: start,
      dish: Self.plain(line.content, links.map { ($0.start - start..<$0.offset + 1 - start, $0.shown) }))
  }

  /// Links as they show.
  private static func plain(_ content: Substring, _ links: [(range: Range<Int>, shown: String)]) -> String {
    let bytes = content.utf8
    func text(_ range: Range<Int>) -> String {
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
      return String(content[start..<end])
    }
    var (plain, place) = ("", 0)
    for link in links where link.range.lowerBound >= place {
      plain += text(place..<link.range.lowerBound) + link.shown
      place = link.range.upperBound
    }
    return Note.plain(plain + text(place..<bytes.count))
  }
}
