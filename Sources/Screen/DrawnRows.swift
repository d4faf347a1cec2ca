/// What an earlier frame has drawn, for the next one: most of a screen is the same after a key, and to copy cells costs a
/// fraction of making them. Nothing looks otherwise for it: rows are taken over only while what they show is said to be the
/// same, and where nothing lies under them.

/// The cells of some rows as they were drawn.
final class DrawnRows: Sendable {
  /// What they show. While that is equal, a row of the same number and width looks the same.
  private let version: DrawnVersion
  private let width: Int
  /// The number of the first of them.
  private let first: Int
  /// The cells of each; `nil` of one that nothing is known of.
  let runs: [CellRun?]
  /// What tells the cells of each from others, and how many there are: a frame that takes them over doesn't look at them.
  let marks: [RunMark?]

  init(version: DrawnVersion, width: Int, first: Int, runs: [CellRun?]) {
    (self.version, self.width, self.first, self.runs) = (version, width, first, runs)
    marks = runs.map { $0?.mark }
  }

  func show(_ other: DrawnVersion, width: Int) -> Bool { width == self.width && version.isSame(other) }

  /// The numbers of the rows.
  var numbers: Range<Int> { first..<first + runs.count }

  /// The cells of the rows with these numbers; `nil` of those that were not drawn.
  func runs(of numbers: Range<Int>) -> [CellRun?] {
    numbers == self.numbers
      ? runs : numbers.map { self.numbers.contains($0) ? runs[$0 - first] : nil }
  }
}

/// The version of something that is drawn, whatever its type. It is an object, since what type an object has is asked with every
/// frame, and costs far less than to cast a value.
@usableFromInline
class DrawnVersion: @unchecked Sendable {
  // Unchecked: it never changes.
  @usableFromInline init() {}

  @usableFromInline
  func isSame(_ other: DrawnVersion) -> Bool { false }

  /// The version of rows of which each is drawn by itself.
  @inlinable
  static func ofRows(_ version: some Equatable & Sendable) -> DrawnVersion {
    TypedVersion(version, size: nil)
  }

  /// The version of what is drawn as a whole: each of its rows depends on its height too.
  @inlinable
  static func ofWhole(_ version: some Equatable & Sendable, size: Size) -> DrawnVersion {
    TypedVersion(version, size: size)
  }
}

@usableFromInline
final class TypedVersion<Version: Equatable & Sendable>: DrawnVersion, @unchecked Sendable {
  @usableFromInline let version: Version
  @usableFromInline let size: Size?

  @inlinable
  init(_ version: Version, size: Size?) {
    (self.version, self.size) = (version, size)
    super.init()
  }

  @inlinable
  override func isSame(_ other: DrawnVersion) -> Bool {
    guard type(of: other) == TypedVersion.self else { return false }
    let other = unsafeDowncast(other, to: TypedVersion.self)
    return other.size == size && other.version == version
  }
}

/// A view that is drawn anew only when the version of what it shows is another, and otherwise as the last frame has it.
///
///     canvas.draw(Kept(version: state.revision) { Chart(state) }, in: rect)
///
/// The version must tell all that the view depends on, but for its size. It pays for views that look at much, and whose version
/// is cheap to compare.
public struct Kept<Version: Equatable & Sendable, Content: View>: View {
  @usableFromInline let version: Version
  @usableFromInline let content: () -> Content

  /// Creates a view of this version of what it shows.
  @inlinable
  public init(version: Version, content: @escaping () -> Content) {
    self.version = version
    self.content = content
  }

  /// Draws the view, or what the last frame has of it.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    canvas.drawKept(version: .ofWhole(version, size: canvas.size)) { content().draw(on: &$0) }
  }
}
