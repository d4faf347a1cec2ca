import Composable
import Screen

/// The last rows of what keeps coming, such as a log. It follows while its end shows, and stays where somebody reads while rows arrive.
///
///     var lines = Tail<LogLine>(keeping: 1_000_000)
///
///     case .linesRead(let lines): return .send(.log(.arrived(lines)))
///
/// Rows arrive by ``TailAction/arrived(_:)``, mostly from an effect that is collected, and the oldest fall out when there are too many: both
/// take constant time. A filter narrows what shows; what fits is looked for from the end back, a slice at a time, so that keys are
/// answered meanwhile.
///
/// Its parent handles `.left`.
public struct Tail<Row: TailRow>: Equatable, Sendable {
  /// The rows that are kept, by their numbers since the first that arrived.
  public private(set) var rows: Ring<Row>
  /// What narrows it; `nil` if nothing does.
  public private(set) var filter: Row.Filter?
  /// Whether it shows the newest rows as they arrive.
  public private(set) var isFollowing = true
  /// How many columns are scrolled away on the left.
  public private(set) var firstColumn = 0
  /// The room for rows, as its view has it.
  public private(set) var window: Size
  /// The number of the first row that shows, unless it follows. That row may have fallen out, or not fit the filter.
  private var top = 0
  /// The number after that of the last row that has shown, unless it follows.
  private var seen = 0
  var matches: TailMatches?
  /// Counts filters, so that what an earlier one still looks for is dropped.
  private var search = 0

  /// Creates a tail without rows that keeps this many.
  public init(keeping capacity: Int, window: Size = Size(80, 10)) {
    (rows, self.window) = (Ring(keeping: capacity), window)
  }

  /// How many rows show: all that are kept, or those that fit the filter.
  public var count: Int { places.count }

  /// Whether rows are still looked for that fit the filter.
  public var isSearching: Bool { matches.map { $0.searched > rows.startIndex } ?? false }

  /// How many rows that fit have arrived below what has shown; 0 while it follows.
  public var newCount: Int { isFollowing ? 0 : places.upperBound - place(ofRow: seen) }

  /// The rows that show in a window of this height.
  public func shown(height: Int) -> [Row] {
    let top = top(in: height)
    return (top..<min(top + max(0, height), places.upperBound)).map { rows[row(at: $0)] }
  }

  // MARK: Places

  // Rows are meant by their numbers, places count those that show; without a filter, they are the same.

  var places: Range<Int> { matches?.places ?? rows.indices }

  private func row(at place: Int) -> Int { matches?.row(at: place) ?? place }

  /// The first place of a row that has this number or a later one.
  private func place(ofRow number: Int) -> Int {
    matches?.place(ofRow: number) ?? min(max(number, rows.startIndex), rows.endIndex)
  }

  /// The place of the first row that shows, with no avoidable empty lines at the end.
  func top(in height: Int) -> Int {
    let end = places.upperBound - max(0, height)
    return max(places.lowerBound, isFollowing ? end : min(place(ofRow: top), end))
  }

  // MARK: Moving

  /// Shows from this place on, and follows if that is the end.
  private mutating func show(from place: Int) {
    if isFollowing { seen = rows.endIndex }
    let end = max(places.lowerBound, places.upperBound - window.height)
    let place = max(places.lowerBound, min(place, end))
    isFollowing = place == end
    guard !isFollowing, places.contains(place) else { return }
    top = row(at: place)
    let last = min(place + max(1, window.height), places.upperBound) - 1
    seen = max(seen, row(at: last) + 1)
  }

  // MARK: Rows

  mutating func add(_ new: [Row]) {
    let first = rows.endIndex
    rows.append(contentsOf: new)
    guard matches != nil, let filter else { return }
    for (number, row) in zip(first..., new) where row.fits(filter) { matches?.append(number) }
    matches?.drop(before: rows.startIndex)
  }

  mutating func narrow(by filter: Row.Filter?) -> Effect<TailAction<Row>> {
    guard filter != self.filter else { return .none }
    self.filter = filter
    search += 1
    matches = filter.map { _ in TailMatches(before: rows.endIndex, capacity: rows.capacity) }
    return lookFurther()
  }

  /// Looks at one slice of rows, and asks for the next.
  private mutating func lookFurther() -> Effect<TailAction<Row>> {
    guard let filter, isSearching else { return .none }
    matches?.look(at: rows) { $0.fits(filter) }
    guard isSearching else { return .none }
    return .run(name: "tail.search") { [search] send in send(.searched(search)) }
  }
}

/// A row of a tail.
public protocol TailRow: Equatable, Sendable {
  /// What a tail of such rows is narrowed by: words, a level. `Never` if it isn't.
  associatedtype Filter: Equatable, Sendable = Never

  /// Whether it shows under this filter.
  func fits(_ filter: Filter) -> Bool
}

extension TailRow where Filter == Never {
  /// It always shows.
  public func fits(_ filter: Never) -> Bool {}
}

/// What happens to a tail.
public enum TailAction<Row: TailRow>: Equatable, Sendable {
  /// The newest rows, in their order.
  case arrived([Row])
  /// Shows only rows that fit; `nil` for all.
  case narrowed(Row.Filter?)
  /// Goes on with the search of this number.
  case searched(Int)
  /// By lines, as a wheel does.
  case moved(by: Int)
  /// By half pages, down if positive.
  case pageMoved(by: Int)
  case movedToStart
  /// Follows.
  case movedToEnd
  /// Sideways by columns.
  case movedAside(by: Int)
  /// The middle of the scroll bar was dragged to a line.
  case dragged(toLine: Int)
  /// The room for rows, as the view has it.
  case resized(Size)
  /// For the parent.
  case left
}

extension TailAction: Codable where Row: Codable, Row.Filter: Codable {}

extension Tail {
  /// The reducer of a tail.
  public static var reducer: Reducer<Tail, TailAction<Row>, Void> {
    Reducer { state, action, _ in
      let height = state.window.height
      let top = state.top(in: height)
      switch action {
      case .arrived(let rows): state.add(rows)
      case .narrowed(let filter): return state.narrow(by: filter)
      case .searched(let search): if search == state.search { return state.lookFurther() }
      case .moved(let lines): state.show(from: top + lines)
      case .pageMoved(let halves):
        state.show(from: top + ListPosition.rows(inHalfPages: halves, height: height))
      case .movedToStart: state.show(from: state.places.lowerBound)
      case .movedToEnd: state.show(from: state.places.upperBound)
      case .movedAside(let columns): state.firstColumn = max(0, min(state.firstColumn + columns, 10_000))
      case .dragged(let line):
        if let line = ScrollBar.top(at: line, count: state.count, height: height) {
          state.show(from: state.places.lowerBound + line)
        }
      case .resized(let size):
        state.window = size
        if !state.isFollowing { state.show(from: top) }
      case .left: break
      }
      return .none
    }
  }
}
