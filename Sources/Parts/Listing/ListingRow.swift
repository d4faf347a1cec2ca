import Screen

/// A row of a listing.
public struct ListingRow<ID: Hashable & Sendable>: Equatable, Sendable, Identifiable {
  /// What the program calls it.
  public let id: ID
  /// What typing is compared with, and what shows unless the view says otherwise.
  public var text: String
  /// The heading it stands below, if any. Rows of one section stand together.
  public var section: String?
  /// The row it is in, in a tree.
  public var parent: ID?
  /// Whether it can be unfolded although no row is in it yet: those come once the program is asked.
  public var isBranch: Bool
  /// Its texts by column; what a column is sorted by.
  public var cells: [String]

  /// Creates a row.
  public init(
    _ id: ID, _ text: String, section: String? = nil, in parent: ID? = nil, isBranch: Bool = false
  ) {
    (self.id, self.text, self.section, self.parent) = (id, text, section, parent)
    (self.isBranch, cells) = (isBranch, [])
  }

  /// Creates a row of several columns; typing is compared with all of them.
  public init(
    _ id: ID, cells: [String], section: String? = nil, in parent: ID? = nil, isBranch: Bool = false
  ) {
    self.init(id, cells.joined(separator: " "), section: section, in: parent, isBranch: isBranch)
    self.cells = cells
  }
}

/// A column of a listing.
public struct ListingColumn: Hashable, Sendable {
  /// How wide it is.
  public enum Width: Hashable, Sendable {
    case fixed(Int)
    /// As wide as its title and the cells that show, within bounds.
    case fit(ClosedRange<Int> = 1...40)
    /// A part of what the others leave.
    case share(Int = 1)
  }

  /// What its order compares.
  public enum Sorting: Hashable, Sendable {
    /// Letters, whatever their case.
    case text
    /// Numbers; what is none comes last.
    case number
    /// It can't be sorted by.
    case none
  }

  /// What stands above it.
  public var title: String
  /// How wide it is.
  public var width: Width
  /// Which side its texts stand on.
  public var align: Alignment
  /// What its order compares.
  public var sorting: Sorting

  /// Creates a column.
  public init(
    _ title: String, _ width: Width = .fit(), align: Alignment = .leading, sorting: Sorting = .text
  ) {
    (self.title, self.width, self.align, self.sorting) = (title, width, align, sorting)
  }
}

/// What a listing is sorted by, within its sections and within each row of a tree.
public struct ListingOrder: Hashable, Sendable, Codable {
  /// The column's index.
  public var column: Int
  /// Whether the smallest comes first.
  public var isAscending: Bool

  /// Creates an order.
  public init(_ column: Int, isAscending: Bool = true) {
    (self.column, self.isAscending) = (column, isAscending)
  }
}

/// Whether the rows are there.
public enum ListingPhase: Hashable, Sendable, Codable {
  case loaded
  /// Those that are there show meanwhile.
  case loading
  /// With a sentence; the listing offers to try again.
  case failed(String)
}

/// How rows are selected.
public enum ListingMarks: Hashable, Sendable {
  /// They aren't.
  case none
  /// Several for one command, with a dot.
  case dots
  /// Each for itself, with a box.
  case boxes

  var width: Int {
    switch self {
    case .none: 0
    case .dots: 2
    case .boxes: 4
    }
  }
}
