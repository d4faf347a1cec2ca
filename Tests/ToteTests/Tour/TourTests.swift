// The steps of the tour, in their order, each done once.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

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

  @Test(arguments: Language.allCases)
  func `on 40 columns each step is told to its end`(language: Language) {
    Language.$current.withValue(language) {
      for step in Tour.Step.allCases {
        let told = Frame(TourView(step: step), size: Size(40, Tour.rows)).lines.joined(separator: " ")
        for word in words.text(step).split(separator: " ") {
          #expect(told.contains(word), "\(step): \(word)")
        }
      }
    }
  }

  @Test func `what is done out of turn changes nothing`() {
    var tour = Tour()
    for done: Tour.Step in [.tick, .delete, .undo, .help] { tour.advance(done) }
    #expect(tour.step == .add)
    tour.advance(.add)
    tour.advance(.add)
    #expect(tour.step == .tick)
  }

  @Test func `the help shows it once more, over a full list, and it ends as the first did`() throws {
    let lines = (1...Tour.enough + 2).map { "thing \($0)" }
    let stage = Stage(.lists(["Groceries": lines]))
    try stage.play("2?<ctrl+t>")
    #expect(stage.state.overlay == nil && stage.state.tab == .lists && stage.state.tour?.step == .add)
    #expect(stage.frame.lines.contains { $0.contains("A short tour, 1 of 5") })
    try stage.play("amilk<Enter><Esc><Space>du?<Esc>")
    #expect(stage.state.tour == nil && stage.message == words.tourEnded)
    try stage.play("?<ctrl+t><Esc>")
    #expect(stage.state.tour == nil)
  }

  @Test func `a tour that has ended stays so`() {
    var tour = Tour()
    tour.end()
    tour.advance(.add)
    #expect(tour.step == nil)
  }

  @Test func `it welcomes only where nothing was ever made`() throws {
    func welcomes(_ keys: String) throws -> Bool {
      let stage = Stage(DatabaseSnapshot())
      try stage.play(keys)
      return stage.frame.lines.contains { $0.contains(words.welcome.0) }
    }
    #expect(try welcomes(""))
    for keys in ["amilk<Enter><Esc>d", "amilk<Enter><Esc>u", "DNHome<Enter>", "amilk<Enter><Esc>d?<ctrl+t>"] {
      #expect(try !welcomes(keys), "\(keys)")
    }
  }
}
