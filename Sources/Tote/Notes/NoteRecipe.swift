import Markdown
import ToteModel

/// Notes as recipes and plans: which boxes of a note, and of those that it links to, are to be bought. The screen asks for it
/// where boxes are sent to a list, and so does `tote cook`.
package struct NoteRecipe: Hashable, Sendable {
  package let note: Note.ID
  package let title: String
  /// What is cooked: the note itself, or what it links to.
  package let meals: [Meal]
  /// How many the note itself says that it is for; `nil` where it is a plan, or does not say so.
  package let servings: Int?
  /// Whether what is cooked are the notes that it links to.
  package let isPlan: Bool
  /// What a plan links to that isn't there.
  package let missing: [String]

  /// Reads a note; `nil` where neither it nor what it links to has a box.
  ///
  /// A link to a note with boxes stands for those, in the box that it is in, or anywhere in a note that has no boxes of its own;
  /// what follows the link says how much: `Mon: [[Pancakes]] x2`. Only the links of the note itself count.
  init?(_ note: Note, noteTitled find: (String) -> Note?) {
    let document = MarkdownDocument(note.text)
    let own = Recipe(note, document)
    var linked: [(offset: Int, meal: Meal)] = []
    var missing: [String] = []
    for link in document.noteLinks {
      guard let other = find(link.title) else {
        if !missing.contains(link.title) { missing.append(link.title) }
        continue
      }
      if other.id == note.id { continue }
      let recipe = Recipe(other, MarkdownDocument(other.text))
      guard !recipe.lines.isEmpty else { continue }
      linked.append((link.range.lowerBound, Meal(recipe, Portion(behindLink: document.text(behind: link)))))
    }
    let boxes = document.boxes
    var lines: [Recipe.Line] = []
    var boxed: [Meal] = []
    for box in boxes {
      let meals = linked.filter { box.range.contains($0.offset) }.map(\.meal)
      if meals.isEmpty {
        if let line = box.line { lines.append(line) }
      } else if !box.isTicked {
        boxed += meals
      }
    }
    // A recipe says with what it goes well; only a note with nothing of its own to buy is all about its links.
    let free =
      lines.isEmpty && own.servings == nil
      ? linked.filter { link in !boxes.contains { $0.range.contains(link.offset) } }.map(\.meal) : []
    let rest = Recipe(title: own.title, servings: own.servings, lines: lines)
    self.note = note.id
    title = own.title
    meals = (lines.isEmpty ? [] : [Meal(rest)]) + boxed + free
    isPlan = !boxed.isEmpty || !free.isEmpty
    servings = isPlan ? nil : own.servings
    self.missing = isPlan ? missing : []
    if meals.isEmpty { return nil }
  }

  /// The same among some notes.
  package init?(_ note: Note, among notes: [Note]) {
    self.init(note) { Note.titled($0, among: notes) }
  }

  /// Whether it is more than boxes that go onto a list as they are.
  package var isCooked: Bool { servings != nil || isPlan }

  /// What is to be bought where it is cooked for so many, or for as many as it says.
  package func lines(for wanted: Int? = nil) -> [Recipe.Line] {
    guard let wanted, servings != nil else { return meals.shoppingLines }
    return meals.map { Meal($0.recipe, .servings(wanted)) }.shoppingLines
  }

  /// What a plan needs besides the recipes that were sent by themselves this week, and what these need.
  package func lines(in records: Records, at now: Moment)
    -> (lines: [Recipe.Line], added: [CoveredMeal])
  {
    let (rest, added) = CookedRecipe.split(isPlan ? meals : [], of: note, in: records, at: now)
    return (added.isEmpty ? lines() : rest.shoppingLines, added)
  }
}

extension Recipe {
  fileprivate init(_ note: Note, _ document: MarkdownDocument) {
    self.init(
      title: note.shownName, servings: Servings.count(in: note.text),
      lines: document.boxes.compactMap(\.line), note: note.id)
  }
}

extension MarkdownDocument {
  /// A box, and where its line stands in the source.
  fileprivate struct Box {
    let range: Range<Int>
    let isTicked: Bool
    let line: Recipe.Line?
  }

  fileprivate var boxes: [Box] {
    let bytes = Array(source.utf8)
    return tasks.map { task in
      let end = bytes[task.offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return Box(
        range: task.offset..<end, isTicked: task.isTicked,
        line: item(of: task).map { Recipe.Line($0, isTicked: task.isTicked) })
    }
  }

  /// What stands behind a link, up to the next one or the end of the line.
  fileprivate func text(behind link: NoteLink) -> String {
    let bytes = source.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: link.range.upperBound)
    let line = Substring(bytes[start...]).prefix { !$0.isNewline }
    let parts = line.split(separator: "]]", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return "" }
    return String(parts[1].split(separator: "[[", maxSplits: 1, omittingEmptySubsequences: false)[0])
  }
}

extension MarkdownDocument {
  /// What the words beside a box say is to be bought. What stands in further lines is told beside the item, and is no part of
  /// its name.
  func item(of task: Task) -> ParsedItem? {
    QuickAdd(String(task.text.prefix { $0 != "\n" }), in: .current)?.item
  }
}
