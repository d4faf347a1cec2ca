/// A part of a frame that a view has named: what the mouse hits there, and what a test can press by its name.
///
///     canvas.place(MailPlace.row(3), in: rect)
///     frame.place(at: Point(12, 4))?.name(as: MailPlace.self)     // .row(3)
public struct Place: Hashable, Sendable, CustomStringConvertible {
  package let name: PlaceName
  /// Where it is in the frame.
  public let rect: Rect

  /// The name, if it is of this type.
  public func name<Name: Hashable & Sendable>(as: Name.Type) -> Name? { name.value.base as? Name }

  /// The name, as a script writes it: `row(3)`.
  public var description: String { name.description }
}

/// A name of any type.
package struct PlaceName: Hashable, @unchecked Sendable, CustomStringConvertible {
  // Unchecked, because AnyHashable hides that its base is Sendable.
  package let value: AnyHashable
  /// The names of the parts around it, the outermost first.
  package var path: [String]

  package init(_ value: some Hashable & Sendable, in path: [String] = []) {
    (self.value, self.path) = (AnyHashable(value), path)
  }

  package var description: String { (path + ["\(value.base)"]).joined(separator: ".") }

  /// The name as the part of this name knows it; `nil` outside it.
  package func inside(_ part: String) -> PlaceName? {
    guard path.first == part else { return nil }
    var name = self
    name.path.removeFirst()
    return name
  }
}

/// What a `Footer` names: a press on it is this key.
public struct KeyPlace: Hashable, Sendable, CustomStringConvertible {
  /// The key.
  public let key: Key

  /// The key.
  public var description: String { key.description }
}

/// Lies before what a view covers.
package struct CoverPlace: Hashable, Sendable { package init() {} }

extension Canvas {
  /// Names a rectangle. What is named later lies in front.
  public mutating func place(_ name: some Hashable & Sendable, in rect: Rect) {
    let area = clipped(rect)
    if area.width > 0, area.height > 0 { places.append(Place(name: PlaceName(name, in: path), rect: area)) }
  }
}

extension Frame {
  /// What is named at a point; of several, the one in front.
  public func place(at point: Point) -> Place? { places.last { $0.rect.contains(point) } }

  /// Where a name is; of several places, the one in front.
  public func place(_ name: some Hashable & Sendable) -> Place? {
    let name = PlaceName(name)
    return places.last { $0.name == name }
  }

  /// The place whose name is written so; of several, the one in front.
  public func place(named name: String) -> Place? { places.last { $0.description == name } }

  /// Where a press reaches the place whose name is written so: its first cell that nothing in front covers.
  public func point(ofPlaceNamed name: String) -> Point? {
    for place in places.reversed() where place.description == name {
      if let point = openPoint(of: place) { return point }
    }
    return nil
  }

  /// The names of all places that a press reaches.
  package var openPlaces: Set<String> {
    Set(
      places.filter { $0.name(as: CoverPlace.self) == nil && openPoint(of: $0) != nil }.map(\.description))
  }

  private func openPoint(of place: Place) -> Point? {
    let rect = place.rect
    for row in rect.top..<rect.bottom {
      for column in rect.left..<rect.right where self.place(at: Point(column, row)) == place {
        return Point(column, row)
      }
    }
    return nil
  }
}

extension View {
  /// This view with a name for the whole of it.
  public func place(_ name: some Hashable & Sendable) -> some View { Placed(view: self, name: name) }
}

extension View {
  /// This view as one of several of its kind on a screen: its places and sizes bear the name, and only a ``Mouse`` that is
  /// named so hears them.
  ///
  ///     ListingView(state.inbox).named("inbox")
  ///     Listing<Int>.mouse.named("inbox").map(MailAction.inbox) { $0.inbox }
  public func named(_ name: String) -> some View { Named(view: self, name: name) }
}

private struct Named<Content: View>: View {
  let view: Content
  let name: String

  func draw(on canvas: inout Canvas) {
    canvas.path.append(name)
    view.draw(on: &canvas)
    canvas.path.removeLast()
  }

  func size(within limit: Size) -> Size { view.size(within: limit) }
}

private struct Placed<Content: View, Name: Hashable & Sendable>: View {
  let view: Content
  let name: Name

  func draw(on canvas: inout Canvas) {
    canvas.place(name, in: canvas.bounds)
    view.draw(on: &canvas)
  }

  func size(within limit: Size) -> Size { view.size(within: limit) }
}
