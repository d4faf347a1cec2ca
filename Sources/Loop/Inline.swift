import Screen

/// Rows below the prompt, for a program that doesn't need the whole screen: what stood there before stays above it.
///
///     let terminal = Terminal.openOrExit(inline: Inline(.rows(8)))
///
/// The program is the same as on the whole screen. Its console is as large as the rows may become.
public struct Inline: Hashable, Sendable {
  /// How many rows it has.
  public enum Height: Hashable, Sendable {
    /// Always so many, or all of a smaller screen.
    case rows(Int)
    /// As many as its frame needs, up to a share of the screen: rows at the end with nothing in them aren't shown.
    case fitting(upTo: Double)
    /// As many as it needs, up to half of the screen.
    public static let fitting = Height.fitting(upTo: 0.5)
  }

  /// What stays of it when it ends.
  public enum Rest: Hashable, Sendable {
    /// Nothing; what it has printed stands where it was.
    case nothing
    /// The last frame.
    case lastFrame
  }

  /// How many rows it has.
  public var height: Height
  /// What stays of it.
  public var leaving: Rest
  /// Whether it hears the mouse, which then selects no text, above the rows neither.
  public var hearsMouse: Bool

  /// Creates a description of the rows (default: as many as needed, nothing stays, no mouse).
  public init(_ height: Height = .fitting, leaving: Rest = .nothing, hearsMouse: Bool = false) {
    self.height = height
    self.leaving = leaving
    self.hearsMouse = hearsMouse
  }

  /// The size of its frames on a screen.
  public func size(in screen: Size) -> Size {
    let most =
      switch height {
      case .rows(let rows): rows
      case .fitting(let share): Int((Double(screen.height) * share).rounded(.up))
      }
    return Size(screen.width, min(max(1, most), max(1, screen.height)))
  }

  /// How many rows of a frame are shown.
  public func rows(of frame: Frame) -> Int {
    guard case .fitting = height else { return max(1, frame.size.height) }
    let last = (0..<frame.size.height).last { frame.row($0).contains { !$0.isBare } } ?? 0
    return max(last, min(frame.cursor?.point.row ?? 0, frame.size.height - 1)) + 1
  }
}

extension Cell {
  private static let marks: Style.Attributes = [.underline, .reverse, .strike]

  /// Whether it shows nothing, whatever the colour of its text.
  fileprivate var isBare: Bool {
    base == 0x20 && isSimple && style.background == .default && style.attributes.isDisjoint(with: Cell.marks)
  }
}
