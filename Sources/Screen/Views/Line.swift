/// A piece of text in one style.
public struct Span: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public var text: String
  /// Its style.
  public var style: Style

  /// Creates text in a style.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Creates text in the plain style.
  public init(stringLiteral value: String) { self.init(value) }
}

/// One row of text in several styles, cut with `…` if it is too long.
public struct Line: View, Hashable, Sendable {
  /// The pieces from left to right.
  public var spans: [Span]
  /// The side it is aligned to.
  public var align: Alignment

  /// Creates a row of these pieces.
  public init(_ spans: Span..., align: Alignment = .leading) { self.init(spans, align: align) }

  /// Creates a row of these pieces.
  public init(_ spans: [Span], align: Alignment = .leading) {
    self.spans = spans
    self.align = align
  }

  /// Draws the pieces one after the other in the first row.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    // No text has more columns than bytes, so most lines need no counting.
    if align == .leading, spans.reduce(0, { $0 + $1.text.utf8.count }) <= width {
      var column = 0
      for span in spans { column = canvas.write(span.text, at: Point(column, 0), style: span.style) }
      return
    }
    let wanted = columns
    var column = align.start(of: wanted, in: width)
    for span in spans {
      let room = width - column
      if wanted > width, span.text.columns >= room {
        // The blank forces the ellipsis even if this piece just fits.
        canvas.write((span.text + " ").truncated(to: room), at: Point(column, 0), style: span.style)
        return
      }
      column = canvas.write(span.text, at: Point(column, 0), style: span.style)
    }
  }

  private var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// One row, as long as its pieces.
  public func size(within limit: Size) -> Size { Size(min(limit.width, columns), min(limit.height, 1)) }
}
