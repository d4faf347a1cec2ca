// The steps of the tour, in their order, each done once.

import Testing

@testable import Tote

@Suite struct TourTests {
  @Test func `each step follows when the one before is done`() {
    var tour = Tour()
    var steps: [Tour.Step?] = [tour.step]
    for done: Tour.Step in [.add, .tick, .delete, .undo, .help] {
      tour.advance(done)
      steps.append(tour.step)
    }
    #expect(steps == [.add, .tick, .delete, .undo, .help, nil])
  }

  @Test func `what is done out of turn changes nothing`() {
    var tour = Tour()
    for done: Tour.Step in [.tick, .delete, .undo, .help] { tour.advance(done) }
    #expect(tour.step == .add)
    tour.advance(.add)
    tour.advance(.add)
    #expect(tour.step == .tick)
  }

  @Test func `a tour that has ended stays so`() {
    var tour = Tour()
    tour.end()
    tour.advance(.add)
    #expect(tour.step == nil)
  }
}
