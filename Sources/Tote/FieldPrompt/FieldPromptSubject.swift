import ToteModel

/// What a field is for; another purpose is another case.
package enum FieldPromptSubject: Equatable, Sendable {
  /// The new name of a tag.
  case tag(TagRenaming)

  var title: String {
    switch self {
    case .tag: words.renameTag
    }
  }

  var label: String {
    switch self {
    case .tag: "#"
    }
  }

  /// In the field, selected.
  var text: String {
    switch self {
    case .tag(let renaming): renaming.old
    }
  }

  /// What Enter would do.
  func explanation(of typed: String) -> String {
    switch self {
    case .tag(let renaming): words.explanation(of: renaming, to: TagRenaming.bare(typed))
    }
  }

  func answer(_ typed: String) -> OverlayDelegate {
    switch self {
    case .tag(let renaming):
      guard let name = TagRenaming.name(typed) else { return .refused(.noTag(typed)) }
      return name == renaming.old ? .closed : .tagRenamed(renaming.old, to: name)
    }
  }

  mutating func update(from workspace: Workspace) {
    switch self {
    case .tag(let renaming):
      self = .tag(TagRenaming(of: renaming.old, among: workspace.records.notes.values))
    }
  }
}
