import Markdown
import ToteModel

/// What at home is to be used soon, and the recipes that would.
package struct EndingItem: Hashable, Sendable {
  package let item: Item
  package let day: Moment
  /// Their titles, a few of them.
  package var recipes: [String] = []

  private static let recipeLimit = 3

  package init?(_ item: Item) {
    guard let day = item.bestBefore else { return nil }
    (self.item, self.day) = (item, day)
  }

  /// Only notes that have the word are read.
  package func knowing(_ notes: some Collection<Note>) -> EndingItem {
    let keys = WordForms.keys(of: item.key)
    let words = keys.map { Array($0.utf8) }
    var found = self
    found.recipes = notes.filter { note in
      guard NoteFolder.notes.contains(note), words.contains(where: { note.text.holds(folded: $0) }),
        let recipe = NoteRecipe(note, noteTitled: { _ in nil }), !recipe.isPlan
      else { return false }
      return recipe.lines().contains { line in
        WordForms.keys(of: ItemName.key(of: line.item.name)).contains { keys.contains($0) }
      }
    }.map(\.givenName).sorted().prefix(Self.recipeLimit).map { $0 }
    return found
  }
}

extension Records {
  package func endingItems(on today: Moment) -> [EndingItem] {
    endingAtHome(on: today).compactMap { EndingItem($0) }
  }
}
