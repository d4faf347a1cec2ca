import Screen
import Testing

@Suite struct PageTests {
  @Test func `a page has as many rows as show, and half a page half of them, but never none`() {
    #expect((1...5).map { ListPosition.rows(inHalfPages: 2, height: $0) } == [1, 2, 3, 4, 5])
    #expect((1...5).map { ListPosition.rows(inHalfPages: -1, height: $0) } == [-1, -1, -1, -2, -2])
  }

  @Test(arguments: [1, 4, 7, 30])
  func `page by page one comes to the last full page, and stays there`(height: Int) {
    let count = 23
    var position = ListPosition()
    for _ in 0...count {
      position.move(byHalfPages: 2, count: count, height: height)
      #expect(position.top <= max(0, count - height))
    }
    #expect(position == ListPosition(selected: count - 1, top: max(0, count - height)))
    let end = position
    position.move(byHalfPages: 2, count: count, height: height)
    #expect(position == end)
    for _ in 0...count { position.move(byHalfPages: -2, count: count, height: height) }
    #expect(position == ListPosition())
  }
}
