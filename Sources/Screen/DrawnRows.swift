/// What an earlier frame has drawn, for the next one: most of a screen is the same after a key, and to copy cells costs a
/// fraction of making them. Nothing looks otherwise for it: rows are taken over only while what they show is said to be the
/// same, and where nothing lies under them.

/// The cells of some rows as they were drawn.
struct DrawnRows: Sendable {
  /// What they show. While that is equal, a row of the same number and width looks the same.
  let version: DrawnVersion
  let width: Int
  /// The number of the first of them.
  let first: Int
  let rows: [ContiguousArray<Cell>?]

  func show(_ other: DrawnVersion, width: Int) -> Bool { width == self.width && version.isSame(other) }

  /// The cells of the row with this number, if it was drawn.
  subscript(number: Int) -> ContiguousArray<Cell>? {
    rows.indices.contains(number - first) ? rows[number - first] : nil
  }
}

/// The version of something that is drawn, whatever its type. It is an object, since what type an object has is asked with every
/// frame, and costs far less than to cast a value.
class DrawnVersion: @unchecked Sendable {
  // Unchecked: it never changes.
  func isSame(_ other: DrawnVersion) -> Bool { false }

  static func of(_ version: some Equatable & Sendable) -> DrawnVersion { TypedVersion(version) }
}

private final class TypedVersion<Version: Equatable & Sendable>: DrawnVersion, @unchecked Sendable {
  private let version: Version

  init(_ version: Version) { self.version = version }

  override func isSame(_ other: DrawnVersion) -> Bool {
    type(of: other) == TypedVersion.self && unsafeDowncast(other, to: TypedVersion.self).version == version
  }
}

/// A view that is drawn anew only when the version of what it shows is another, and otherwise as the last frame has it.
///
///     canvas.draw(Kept(version: state.revision) { Chart(state) }, in: rect)
///
/// The version must tell all that the view depends on, but for its size. It pays for views that look at much, and whose version
/// is cheap to compare.
public struct Kept<Version: Equatable & Sendable, Content: View>: View {
  private let version: Version
  private let content: () -> Content

  /// Creates a view of this version of what it shows.
  public init(version: Version, content: @escaping () -> Content) {
    self.version = version
    self.content = content
  }

  /// Draws the view, or what the last frame has of it.
  public func draw(on canvas: inout Canvas) {
    let version = DrawnVersion.of(KeptVersion(version: version, size: canvas.size))
    canvas.drawKept(version: version) { content().draw(on: &$0) }
  }
}

/// The version of a view that is drawn as a whole: each of its rows depends on its height too. A type of its own, so that the rows
/// of a list with the same version are not taken for it.
private struct KeptVersion<Version: Equatable & Sendable>: Equatable, Sendable {
  let version: Version
  let size: Size
}
