// The app as the loop holds it: behind a pointer, and still a value.

import Testing

@testable import Tote

@Suite struct SharedAppTests {
  @Test func `changing one copy changes no other`() {
    var one = SharedApp(App())
    let other = one
    one.app.isOver = true
    #expect(one.isOver && !other.isOver)
  }
}
