import Screen
import ToteModel

extension Sharing {
  func fact(of list: ShoppingList.ID?, in status: SharingStatus) -> Header.Fact? {
    guard let shared = list.flatMap(status.status) else { return nil }
    var parts: [String] = []
    if let problem = shared.problem { parts.append(words.name(problem)) }
    if shared.held > 0 { parts.append(words.heldDeletions(shared.held)) }
    if shared.unsent > 0 {
      parts.append(shared.isReadOnly ? words.readOnlyList : words.toSend(shared.unsent))
    }
    if parts.isEmpty { return Header.Fact(text: words.sharedList, style: .muted) }
    let isUrgent = shared.held > 0 || shared.problem == .password
    return Header.Fact(text: parts.joined(separator: " · "), style: isUrgent ? .warning : .muted)
  }
}
