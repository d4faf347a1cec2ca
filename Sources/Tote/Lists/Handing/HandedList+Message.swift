import ToteModel

extension HandedList {
  /// For a chat: headings in the asterisks that most chats make bold, and a line for each item.
  ///
  /// - Parameter hasEmoji: Whether the headings of built-in aisles begin with a picture.
  package func message(hasEmoji: Bool = Conventions.current.messageEmoji) -> String {
    var parts = ["*\(name)*"]
    for section in sections {
      let heading = section.heading.map { heading in
        let picture = hasEmoji ? heading.emoji.map { "\($0) " } ?? "" : ""
        return "\(picture)*\(heading.title)*\n"
      }
      parts.append((heading ?? "") + section.items.map { "• \(line(of: $0))" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func line(of item: Item) -> String {
    [item.amount?.shown, item.name, person(of: item), item.details.note.map { "(\($0))" }, store(of: item)]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension ListHeading {
  fileprivate var emoji: String? {
    guard case .category(let category) = self else { return nil }
    return switch category {
    case .produce: "🥦"
    case .bakery: "🥖"
    case .dairy: "🥛"
    case .meat: "🥩"
    case .frozen: "🧊"
    case .pantry: "🥫"
    case .drinks: "🧃"
    case .household: "🧹"
    case .care: "🧴"
    case .other: "🛒"
    default: nil
    }
  }
}
