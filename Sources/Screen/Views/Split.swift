/// One part of `Rows` or `Columns`: a view and how much space it gets.
public struct Share {
  enum Extent {
    case fixed(Int)
    case fit
    case fill(weight: Int, minimum: Int)
  }

  let extent: Extent
  let view: any View

  /// A number of rows or columns.
  public static func fixed(_ extent: Int, _ view: any View) -> Share {
    Share(extent: .fixed(max(0, extent)), view: view)
  }

  /// As many as the view asks for.
  public static func fit(_ view: any View) -> Share { Share(extent: .fit, view: view) }

  /// A part of the remaining space, by weight.
  public static func fill(_ view: any View, weight: Int = 1) -> Share {
    Share(extent: .fill(weight: max(0, weight), minimum: 0), view: view)
  }

  /// At least a number of rows or columns, and a part of the remaining space.
  public static func minimum(_ extent: Int, _ view: any View, weight: Int = 1) -> Share {
    Share(extent: .fill(weight: max(0, weight), minimum: max(0, extent)), view: view)
  }

  /// The same from top to bottom: widths say nothing there.
  var stacked: Share {
    if case .fill = extent { return self }
    return .fit(view)
  }

  /// Distributes `room`: what is fixed or fits, then the minima in order; then the rest by weight.
  static func divide(_ room: Int, _ shares: [Share], gap: Int, wanted: (any View, Int) -> Int) -> [Int] {
    var left = max(0, room - gap * max(0, shares.count - 1))
    var extents = Array(repeating: 0, count: shares.count)
    func give(_ amount: Int, to index: Int) {
      let amount = min(max(0, amount), left)
      extents[index] += amount
      left -= amount
    }
    for (index, share) in shares.enumerated() {
      switch share.extent {
      case .fixed(let extent): give(extent, to: index)
      case .fit: give(wanted(share.view, left), to: index)
      case .fill: break
      }
    }
    var weights = 0
    for (index, share) in shares.enumerated() {
      guard case .fill(let weight, let minimum) = share.extent else { continue }
      give(minimum, to: index)
      weights += weight
    }
    for (index, share) in shares.enumerated() {
      guard case .fill(let weight, _) = share.extent, weight > 0 else { continue }
      // Each takes its share of what remains, so the last one absorbs the rounding.
      give(left * weight / weights, to: index)
      weights -= weight
    }
    return extents
  }

  static func sum(_ shares: [Share], gap: Int, wanted: (any View) -> Int) -> Int {
    shares.reduce(gap * max(0, shares.count - 1)) { sum, share in
      switch share.extent {
      case .fixed(let extent): sum + extent
      case .fit: sum + wanted(share.view)
      case .fill(_, let minimum): sum + max(minimum, wanted(share.view))
      }
    }
  }
}

/// Views from top to bottom.
public struct Rows: View {
  private let shares: [Share]
  private let gap: Int

  /// Creates rows of views, with a gap of empty rows between them.
  public init(_ shares: Share..., gap: Int = 0) { self.init(shares, gap: gap) }

  /// Creates rows of views, with a gap of empty rows between them.
  public init(_ shares: [Share], gap: Int = 0) {
    self.shares = shares
    self.gap = max(0, gap)
  }

  /// Draws each view in its rows.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let heights = Share.divide(canvas.size.height, shares, gap: gap) { view, left in
      view.size(within: Size(width, left)).height
    }
    var top = 0
    for (share, height) in zip(shares, heights) {
      if height > 0 { canvas.draw(share.view, in: Rect(0, top, width, height)) }
      top += height + gap
    }
  }

  /// The largest width and the sum of the heights.
  public func size(within limit: Size) -> Size {
    let height = Share.sum(shares, gap: gap) { $0.size(within: limit).height }
    let width = shares.map { $0.view.size(within: limit).width }.max() ?? 0
    return Size(min(width, limit.width), min(height, limit.height))
  }
}

/// Views from left to right.
public struct Columns: View {
  private let shares: [Share]
  private let gap: Int

  /// Creates columns of views, with a gap of empty columns between them.
  public init(_ shares: Share..., gap: Int = 0) { self.init(shares, gap: gap) }

  /// Creates columns of views, with a gap of empty columns between them.
  public init(_ shares: [Share], gap: Int = 0) {
    self.shares = shares
    self.gap = max(0, gap)
  }

  /// Draws each view in its columns; for people who hear the screen, one below the other.
  public func draw(on canvas: inout Canvas) {
    if canvas.isLinear { return Rows(shares.map(\.stacked)).draw(on: &canvas) }
    let height = canvas.size.height
    let widths = Share.divide(canvas.size.width, shares, gap: gap) { view, left in
      view.size(within: Size(left, height)).width
    }
    var left = 0
    for (share, width) in zip(shares, widths) {
      if width > 0 { canvas.draw(share.view, in: Rect(left, 0, width, height)) }
      left += width + gap
    }
  }

  /// The sum of the widths and the largest height.
  public func size(within limit: Size) -> Size {
    let width = Share.sum(shares, gap: gap) { $0.size(within: limit).width }
    let height = shares.map { $0.view.size(within: limit).height }.max() ?? 0
    return Size(min(width, limit.width), min(height, limit.height))
  }
}
