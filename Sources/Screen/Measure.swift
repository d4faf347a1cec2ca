/// A size that a view has and its state doesn't know yet. The program tells the state by an action, through its ``Mouse``, and draws
/// again, so a page key knows how long a page is, and nobody computes a window a second time.
///
///     canvas.measure(ListingWindow(), known: state.window)        // in the view
///     Mouse(sizes: { (_, _: ListingWindow, size) in .resized(size) })
///
/// It is a difference and not the size itself, so a frame in which nothing changed has none, and a state that was replaced
/// or stepped back to learns its size as a new one does.
public struct Measure: Hashable, Sendable {
  package let name: PlaceName
  /// How large it is.
  public let size: Size

  /// The name, as a recording writes it.
  package var label: String { name.description.printable }
}

extension Canvas {
  /// Tells the state how large this window is, if it knows another size; `size` if only a part of the window is meant.
  public mutating func measure(_ name: some Hashable & Sendable, known: Size, size: Size? = nil) {
    let size = size ?? self.size
    if size != known { measures.append(Measure(name: PlaceName(name, in: path), size: size)) }
  }
}
