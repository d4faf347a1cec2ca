/// First in, first out. What waits here may hold objects that act when they are freed, so an element is always moved
/// out before anything of it is released: whatever it does then finds the queue at rest.
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
      // A queue that never runs empty must not keep memory for all that ever passed.
      slots.removeFirst(head)
      head = 0
    }
    return element
  }
}
