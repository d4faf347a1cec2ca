/// A first-in, first-out queue. Freeing an element may call back into the queue, so each is moved out before
/// it is released.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var slots: [Element?] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { head == slots.count }

  @inlinable
  mutating func append(_ element: Element) {
    slots.append(element)
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard head < slots.count else { return nil }
    var element: Element?
    swap(&element, &slots[head])
    head += 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 1024, head > slots.count / 2 {
      // Frees the space of past elements even if the queue never runs empty.
      slots.removeFirst(head)
      head = 0
    }
    return element
  }
}
