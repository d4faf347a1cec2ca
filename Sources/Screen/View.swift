/// Something that draws itself on a canvas: a function of values, which keeps nothing between frames.
public protocol View {
  /// Draws on the whole canvas, whatever its size.
  func draw(on canvas: inout Canvas)

  /// The space it would like, at most `limit` (default: all of it).
  func size(within limit: Size) -> Size
}

extension View {
  /// The whole limit.
  public func size(within limit: Size) -> Size { limit }
}

/// A view made of other views, without drawing code of its own.
///
///     struct Greeting: ComposedView {
///       let name: String
///       var body: some View { Rows(.fixed(1, Text("Hello", style: .heading)), .fill(Text(name))) }
///     }
public protocol ComposedView: View {
  /// The kind of view it is made of.
  associatedtype Body: View

  /// What it is made of.
  var body: Body { get }
}

extension ComposedView {
  /// Draws the body.
  public func draw(on canvas: inout Canvas) { body.draw(on: &canvas) }

  /// What the body asks for.
  public func size(within limit: Size) -> Size { body.size(within: limit) }
}

/// A view made of a closure: `Drawing { canvas in canvas.fill(canvas.bounds, with: "─") }`.
public struct Drawing: View {
  private let body: (inout Canvas) -> Void
  private let wanted: (Size) -> Size

  /// Creates a view from a closure; it asks for all the space, or for what `size` returns.
  public init(size: @escaping (Size) -> Size = { $0 }, _ body: @escaping (inout Canvas) -> Void) {
    self.body = body
    wanted = size
  }

  /// Calls the closure.
  public func draw(on canvas: inout Canvas) { body(&canvas) }

  /// What the `size` closure returns.
  public func size(within limit: Size) -> Size { wanted(limit) }
}

extension Optional: View where Wrapped: View {
  /// Draws the view, if there is one.
  public func draw(on canvas: inout Canvas) { self?.draw(on: &canvas) }

  /// What the view asks for, or no space.
  public func size(within limit: Size) -> Size { self?.size(within: limit) ?? .zero }
}
