import ToteFormats

extension SyncNote {
  package var stored: String {
    fields.map(Self.withoutBreaks).joined(separator: "\t")
  }

  /// Has a fast path: almost no text contains breaks, and a merge writes thousands of lines.
  private static func withoutBreaks(_ field: String) -> String {
    if field.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return field }
    return String(field.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

  private var fields: [String] {
    switch self {
    case .added(let name): ["added", name]
    case .ticked(let name): ["ticked", name]
    case .unticked(let name): ["unticked", name]
    case .changed(let name): ["changed", name]
    case .deleted(let name): ["deleted", name]
    case .conflict(let name, let conflict): ["conflict", name, conflict.field, conflict.kept, conflict.lost]
    case .revived(let name): ["revived", name]
    case .joined(let name): ["joined", name]
    case .leftAlone(let href, let problem): ["left", href.path, problem.stored]
    case .held(let count): ["held", "\(count)"]
    case .accepted(let count): ["accepted", "\(count)"]
    case .rejected(let name): ["rejected", name]
    }
  }

  /// `nil` if a later version wrote it.
  package init?(stored: String) {
    let fields = stored.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count > 1 else { return nil }
    let name = fields[1]
    switch (fields[0], fields.count) {
    case ("added", 2): self = .added(name)
    case ("ticked", 2): self = .ticked(name)
    case ("unticked", 2): self = .unticked(name)
    case ("changed", 2): self = .changed(name)
    case ("deleted", 2): self = .deleted(name)
    case ("conflict", 5):
      self = .conflict(
        item: name, ItemMerge.Conflict(field: fields[2], kept: fields[3], lost: fields[4]))
    case ("revived", 2): self = .revived(name)
    case ("joined", 2): self = .joined(name)
    case ("left", 3):
      guard let problem = TaskProblem(stored: fields[2]) else { return nil }
      self = .leftAlone(Href(path: name), problem)
    case ("held", 2):
      guard let count = Int(name) else { return nil }
      self = .held(count)
    case ("accepted", 2):
      guard let count = Int(name) else { return nil }
      self = .accepted(count)
    case ("rejected", 2): self = .rejected(name)
    default: return nil
    }
  }
}
