import ToteModel

/// What a field is for; another purpose is another case.
package enum FieldPromptSubject: Equatable, Sendable {
  /// The new name of a tag.
  case tag(TagRenaming)
  /// What a template asks.
  case template(TemplateFilling)
  /// The new path of a folder.
  case directory(DirectoryRenaming)
  /// For how many a meal is, in the week that begins on a day.
  case servings(PlannedMeal, of: Moment)

  var title: String {
    switch self {
    case .tag: words.renameTag
    case .directory: words.renameFolder
    case .template(let filling): filling.question ?? ""
    case .servings(let meal, _): meal.dish
    }
  }

  var label: String {
    switch self {
    case .tag: "#"
    case .directory, .template: ""
    case .servings: words.servings
    }
  }

  /// In the field, selected.
  var text: String {
    switch self {
    case .tag(let renaming): renaming.old
    case .directory(let renaming): renaming.old.path
    case .template: ""
    case .servings(let meal, _): meal.servings.map(String.init) ?? ""
    }
  }

  /// What Enter would do.
  func explanation(of typed: String) -> String {
    switch self {
    case .tag(let renaming): words.explanation(of: renaming, to: TagRenaming.bare(typed))
    case .template(let filling): words.explanation(of: filling)
    case .directory(let renaming): words.explanation(of: renaming, to: renaming.directory(typed))
    case .servings: words.servingsOfMeal
    }
  }

  func answer(_ typed: String) -> OverlayDelegate {
    switch self {
    case .tag(let renaming):
      guard let name = TagRenaming.name(typed) else { return .refused(.noTag(typed)) }
      return name == renaming.old ? .closed : .tagRenamed(renaming.old, to: name)
    case .template(let filling): return .templateAnswered(filling.answered(typed))
    case .directory(let renaming):
      guard let new = renaming.directory(typed) else { return .refused(.noSuchFolder(typed)) }
      return new == renaming.old ? .closed : .directoryRenamed(renaming.old, to: new)
    case .servings(let meal, let first):
      let text = Folding.clean(typed)
      guard text.isEmpty || Int(text).map({ 1...Scale.limit ~= $0 }) == true else {
        return .refused(.noServings(text))
      }
      return .meals(.edited(.serve(meal.id, Int(text)), of: first, shows: nil))
    }
  }

  mutating func update(from workspace: Workspace) {
    switch self {
    case .tag(let renaming):
      self = .tag(TagRenaming(of: renaming.old, among: workspace.records.notes.values))
    case .template, .servings: break
    case .directory(let renaming):
      self = .directory(DirectoryRenaming(of: renaming.old, among: workspace.records.notes.values))
    }
  }
}
