/// What people leave out of recipes and plans: salt every week. After the second time it stays out, until it is taken again.
extension Records {
  private static func leftOutKey(of item: ParsedItem) -> String {
    "leftOut/\(WordForms.form(of: ItemName.key(of: item.name)))"
  }

  private func timesLeftOut(_ item: ParsedItem) -> Int {
    settings[Self.leftOutKey(of: item)].flatMap { Int($0) } ?? 0
  }

  /// Whether it begins left out.
  package func isUsuallyLeftOut(_ item: ParsedItem) -> Bool { timesLeftOut(item) >= 2 }

  /// - Parameters:
  ///   - leftOut: By hand, though the recipe needs them.
  ///   - taken: Added, which makes earlier times count no more.
  func notingLeftOut(_ leftOut: [ParsedItem], taken: [ParsedItem]) -> [Change] {
    var counts: [String: Int?] = [:]
    for item in taken where timesLeftOut(item) > 0 { counts[Self.leftOutKey(of: item)] = .some(nil) }
    for item in leftOut where counts[Self.leftOutKey(of: item)] == nil {
      counts[Self.leftOutKey(of: item)] = min(timesLeftOut(item) + 1, 2)
    }
    return counts.sorted { $0.key < $1.key }.compactMap { key, count in
      changing(key, to: count.map { "\($0)" })
    }.filter { !$0.isEmpty }
  }
}
