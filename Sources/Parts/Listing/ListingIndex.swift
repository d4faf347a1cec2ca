/// What a listing knows of its rows, so that a key and a frame need not walk through them: where each id is, how deep it is, in which
/// order the rows stand, and which of them show. It is made again only when the rows, their order or the filter change.
struct ListingIndex<ID: Hashable & Sendable>: Equatable, Sendable {
  /// Rows are meant by their index among all rows, places by their number among those that show.
  private(set) var rowsByID: [ID: Int] = [:]
  /// By row; empty if no row is in another.
  private(set) var depths: [Int] = []
  private var parents: [Int] = []
  /// The rows in their order; `nil` for that of the program.
  private(set) var arranged: [Int]?
  /// The place of each row in `arranged`.
  private var ranks: [Int] = []
  /// Those that show, in their order; `nil` for all.
  private(set) var found: [Int]?
  /// The places with a heading above them.
  private(set) var headings: [Int] = []
  /// How many selected rows don't show.
  var hiddenSelected = 0
  private var hasSections = false

  init(_ rows: [ListingRow<ID>]) {
    rowsByID.reserveCapacity(rows.count)
    var hasParents = false
    for (row, value) in rows.enumerated() {
      rowsByID[value.id] = row
      if value.parent != nil { hasParents = true }
      if value.section != nil { hasSections = true }
    }
    if hasParents {
      parents = rows.map { $0.parent.flatMap { rowsByID[$0] } ?? -1 }
      depths = Array(repeating: 0, count: rows.count)
    }
  }

  var isTree: Bool { !depths.isEmpty }

  func depth(of row: Int) -> Int { isTree ? depths[row] : 0 }

  func parent(of row: Int) -> Int? { isTree && parents[row] >= 0 ? parents[row] : nil }

  func row(at place: Int) -> Int { found?[place] ?? arranged?[place] ?? place }

  /// Where a row shows; `nil` if it doesn't.
  func place(of row: Int) -> Int? {
    guard let found else { return rank(of: row) }
    let place = found.firstPlace { rank(of: $0) >= rank(of: row) }
    return place < found.count && found[place] == row ? place : nil
  }

  private func rank(of row: Int) -> Int { ranks.isEmpty ? row : ranks[row] }

  // MARK: Order

  /// - Parameter isBefore: Whether a row comes before another; `nil` for the order of the program.
  mutating func arrange(_ rows: [ListingRow<ID>], isBefore: ((Int, Int) -> Bool)?) {
    arranged = isTree ? tree(isBefore) : isBefore.map { sorted(rows, $0) }
    ranks = []
    guard let arranged else { return }
    ranks = Array(repeating: 0, count: rows.count)
    for (place, row) in arranged.enumerated() { ranks[row] = place }
  }

  /// Sorted within each section, which stays where it was.
  private func sorted(_ rows: [ListingRow<ID>], _ isBefore: (Int, Int) -> Bool) -> [Int] {
    guard hasSections else { return rows.indices.sorted(by: isBefore) }
    var sections: [String?: [Int]] = [:]
    var order: [String?] = []
    for row in rows.indices {
      if sections[rows[row].section] == nil { order.append(rows[row].section) }
      sections[rows[row].section, default: []].append(row)
    }
    return order.flatMap { sections[$0]!.sorted(by: isBefore) }
  }

  /// Each row, then those that are in it.
  private mutating func tree(_ isBefore: ((Int, Int) -> Bool)?) -> [Int] {
    var children: [Int: [Int]] = [:]
    for row in parents.indices { children[parents[row], default: []].append(row) }
    if let isBefore { for key in children.keys { children[key]!.sort(by: isBefore) } }
    var order: [Int] = []
    order.reserveCapacity(parents.count)
    var waiting = Array((children[-1] ?? []).reversed())
    while let row = waiting.popLast() {
      order.append(row)
      depths[row] = parents[row] >= 0 ? depths[parents[row]] + 1 : 0
      if let inside = children[row] { waiting.append(contentsOf: inside.reversed()) }
    }
    guard order.count < parents.count else { return order }
    // Rows that are in each other in a circle would never show.
    let shown = Set(order)
    return order + parents.indices.filter { !shown.contains($0) }
  }

  // MARK: What shows

  /// Keeps the rows that fit and those that they are in; folds count only without a filter.
  mutating func find(
    _ rows: [ListingRow<ID>], folded: Set<ID>, isNarrower: Bool, fits: ((ListingRow<ID>) -> Bool)?
  ) {
    defer { setHeadings(rows) }
    if let fits, isNarrower, !isTree, let found {
      self.found = found.filter { fits(rows[$0]) }
    } else if let fits {
      var isKept = Array(repeating: false, count: rows.count)
      for row in rows.indices where !isKept[row] && fits(rows[row]) {
        var next: Int? = row
        while let row = next, !isKept[row] {
          isKept[row] = true
          next = parent(of: row)
        }
      }
      found = (arranged ?? Array(rows.indices)).filter { isKept[$0] }
    } else if isTree, !folded.isEmpty, let arranged {
      found = unfolded(arranged[...], rows, folded)
    } else {
      found = nil
    }
  }

  /// Those of some rows of a tree that aren't in a folded one.
  private func unfolded(_ order: ArraySlice<Int>, _ rows: [ListingRow<ID>], _ folded: Set<ID>) -> [Int] {
    var shown: [Int] = []
    var hidden = Int.max
    for row in order where depths[row] <= hidden {
      shown.append(row)
      hidden = folded.contains(rows[row].id) ? depths[row] : .max
    }
    return shown
  }

  /// Hides what is in the row at a place.
  mutating func fold(at place: Int, _ rows: [ListingRow<ID>]) {
    guard isTree, let arranged else { return }
    var shown = found ?? arranged
    found = nil
    let depth = depths[shown[place]]
    let end = shown[(place + 1)...].firstIndex { depths[$0] <= depth } ?? shown.count
    shown.removeSubrange(place + 1..<end)
    found = shown
    setHeadings(rows)
  }

  /// Shows what is in the row at a place, except what is folded in there.
  mutating func unfold(at place: Int, _ rows: [ListingRow<ID>], folded: Set<ID>) {
    guard isTree, let arranged, var shown = found else { return }
    found = nil
    let start = ranks[shown[place]] + 1
    let depth = depths[shown[place]]
    let end = arranged[start...].firstIndex { depths[$0] <= depth } ?? arranged.count
    shown.insert(contentsOf: unfolded(arranged[start..<end], rows, folded), at: place + 1)
    found = shown
    setHeadings(rows)
  }

  /// Whether rows are in a row.
  func hasChildren(_ row: Int) -> Bool {
    guard isTree, let arranged else { return false }
    let next = ranks[row] + 1
    return next < arranged.count && parents[arranged[next]] == row
  }

  private mutating func setHeadings(_ rows: [ListingRow<ID>]) {
    headings = []
    guard hasSections else { return }
    var last: String?
    for place in 0..<(found?.count ?? rows.count) {
      let section = rows[row(at: place)].section
      // What is in a row stands in its section.
      if section == nil, depth(of: row(at: place)) > 0 { continue }
      if let section, section != last { headings.append(place) }
      last = section
    }
  }

  /// How many headings stand above a place, its own among them.
  func headings(upTo place: Int) -> Int { headings.firstPlace { $0 > place } }
}

extension Array where Element == Int {
  /// The first index whose element fulfils a condition that holds for all that follow; the count if there is none.
  func firstPlace(where isFulfilled: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isFulfilled(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
