import Dumping

/// The last elements of what keeps coming: lines of a log, readings of a sensor. Adding one and dropping the oldest take constant time.
///
///     var lines = Ring<String>(keeping: 3)
///     lines.append(contentsOf: ["a", "b", "c", "d"])
///     Array(lines)          // ["b", "c", "d"]
///     lines.indices         // 1..<4
///     lines[3]              // "d"
///
/// An index is the number of the element since the ring was created. It stays with its element, and no other ever has it; `indices` says
/// which elements are still there.
///
/// A copy shares all but the last few elements with the original, even while that goes on: a history of states costs little.
public struct Ring<Element> {
  /// How many elements are kept at most.
  public let capacity: Int
  /// The number of the oldest element that is kept.
  @inlinable public var startIndex: Int { start }
  /// The number that the next element will have.
  @inlinable public var endIndex: Int { end }

  @usableFromInline var start = 0
  @usableFromInline var end = 0
  /// Of 2^`shift` elements each, but the last one. What fell out at the front goes with its whole piece.
  @usableFromInline var pieces: [[Element]] = []
  /// The number of the first element in `pieces`.
  @usableFromInline var base = 0
  @usableFromInline let shift: Int

  /// Creates an empty ring that keeps this many elements, at least one.
  public init(keeping capacity: Int) {
    self.capacity = Swift.max(1, capacity)
    // Pieces of up to 1024, but so small that those at the ends don't count beside what is kept.
    shift = Swift.max(0, Swift.min(10, Int.bitWidth - self.capacity.leadingZeroBitCount - 5))
  }

  /// Adds an element, and drops the oldest if there are too many.
  @inlinable
  public mutating func append(_ element: Element) {
    makeRoom()
    pieces[pieces.count - 1].append(element)
    end += 1
    if count > capacity { removeFirst(count - capacity) }
  }

  /// Adds elements, and drops the oldest if there are too many.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Drops the oldest elements.
  @inlinable
  public mutating func removeFirst(_ count: Int = 1) {
    start = Swift.min(end, start + Swift.max(0, count))
    let past = (start - base) >> shift
    guard past > 0 else { return }
    pieces.removeFirst(past)
    base += past << shift
  }

  /// Drops all elements. Those that come next go on with the numbers.
  @inlinable
  public mutating func removeAll() { removeFirst(count) }

  @inlinable
  mutating func makeRoom() {
    guard end - base == pieces.count << shift else { return }
    var piece: [Element] = []
    piece.reserveCapacity(1 << shift)
    pieces.append(piece)
  }
}

extension Ring: Sendable where Element: Sendable {}

extension Ring: RandomAccessCollection {
  /// The element with this number. It must still be there.
  @inlinable
  public subscript(number: Int) -> Element {
    precondition(indices.contains(number), "the element is not in the ring")
    let place = number - base
    return pieces[place >> shift][place & (1 << shift - 1)]
  }

  /// The numbers of the elements that are kept.
  @inlinable
  public var indices: Range<Int> { startIndex..<endIndex }
}

extension Ring: Equatable where Element: Equatable {
  /// Whether both keep as many equal elements with the same numbers.
  public static func == (one: Ring, other: Ring) -> Bool {
    guard one.capacity == other.capacity, one.indices == other.indices else { return false }
    guard one.base == other.base, let first = one.pieces.first, let second = other.pieces.first else {
      return one.elementsEqual(other)
    }
    // Pieces that both share are equal at a glance.
    let past = one.startIndex - one.base
    return first.dropFirst(past) == second.dropFirst(past)
      && one.pieces.dropFirst() == other.pieces.dropFirst()
  }
}

extension Ring: CustomStringConvertible {
  /// The elements, printed like an array.
  public var description: String { Array(self).description }
}

extension Ring: CustomReflectable {
  /// Reflects the elements that are kept.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

extension Ring: ListValue {}
extension Ring: EquatableListValue where Element: Equatable {}
