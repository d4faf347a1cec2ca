import ToteModel

extension NoteFile {
  /// The note that a recipe becomes.
  package init(_ recipe: RecipeFile, in language: Language) {
    self.init("")
    fields.title = recipe.title
    text = recipe.text(in: language)
  }
}
