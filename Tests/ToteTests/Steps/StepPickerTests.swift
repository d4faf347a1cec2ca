// The history of steps: what it lists, and that any step is undone that no later one builds on.

import ComposableTesting
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct StepPickerTests {
  private func picker(_ stage: Stage) throws -> StepPicker {
    guard case .stepPicker(let picker)? = stage.state.overlay else {
      throw NoStepPicker()
    }
    return picker
  }

  private struct NoStepPicker: Error {}

  private func told(_ stage: Stage) throws -> [String] {
    try picker(stage).steps.map { words.told($0.entry) }
  }

  @Test func `each step is told, the latest first, what is undone too`() throws {
    let stage = try Stage.blind(.groceries("milk", "tea"), " jeax<Esc>uH")
    #expect(try told(stage).first?.contains("tea") == true || told(stage).first?.contains("milk") == true)
    #expect(try picker(stage).loading == .loaded)
    let undone = try picker(stage).steps.filter(\.isUndone)
    #expect(undone.count == 1)
    try stage.play("<Esc>")
    #expect(stage.state.overlay == nil)
  }

  @Test func `a step is undone out of order, and that can be undone`() throws {
    let stage = try Stage.blind(.groceries("milk", "tea", "oats"), "gddH")
    let before = stage.names
    #expect(before.count == 1)
    // The one below the latest.
    try stage.play("j<Enter>")
    #expect(stage.state.overlay == nil)
    #expect(stage.names.count == 2)
    #expect(stage.message?.hasPrefix("Undid: deleting") == true)
    #expect(stage.message?.hasSuffix("u reverts that.") == true)
    try stage.play("u")
    #expect(stage.names == before)
  }

  @Test func `the latest is undone as undo does it, so that it can be redone`() throws {
    let stage = try Stage.blind(.groceries("milk", "tea"), "gdH<Enter>")
    #expect(stage.names.count == 2)
    #expect(stage.message?.hasSuffix("Ctrl+R redoes it.") == true)
    try stage.play("<ctrl+r>")
    #expect(stage.names.count == 1)
  }

  @Test func `a step that a later one builds on stays, and that one is named`() throws {
    let stage = try Stage.blind(.groceries("milk"), "aoats<Enter><Esc>")
    #expect(stage.selected == "oats")
    try stage.play("dH")
    let steps = try picker(stage).steps
    let building = try #require(steps.first { words.told($0.entry).contains("deleting") })
    let adding = try #require(steps.firstIndex { words.told($0.entry).contains("adding") })
    try stage.play(String(repeating: "j", count: adding) + "<Enter>")
    let message = try #require(stage.message)
    #expect(message.contains("can't be undone on its own") && message.contains("step \(building.number)"))
    #expect(try picker(stage).steps == steps)
  }

  @Test func `nothing was done yet, and what can't be read says why`() throws {
    let stage = Stage(.groceries("milk"))
    try stage.play("H")
    #expect(stage.frame.lines.contains { $0.contains("Nothing has been done yet.") })
    let broken = Stage(.groceries("milk")) {
      $0.steps.steps = { (_) throws(StorageError) in throw .busy }
    }
    try broken.play("H")
    #expect(broken.frame.lines.contains { $0.contains(StorageError.busy.sentence.prefix(20)) })
  }

  @Test func `at the end more is read, four times as much`() {
    let lines = (1...900).map { number in
      JournalLine(
        number: Int64(number),
        entry: Entry(
          Edit(
            id: Edit.ID(high: 1, low: UInt64(number)), title: EditTitle(.createList("\(number)")),
            moment: Moment(milliseconds: 0), changes: []),
          writer: Entry.Writer.ID(high: 7, low: 7)))
    }
    let store = TestStore(
      initialState: StepPicker().fitted(), reducer: StepPicker.reducer,
      environment: StepPickerEnvironment(
        steps: { (count) throws(StorageError) in Array(lines.suffix(count)) }))
    store.exhaustivity = .off
    store.send(.opened)
    store.receive(.stepsRead(Array(lines.suffix(200))))
    store.send(.list(.moved(by: 198)))
    #expect(store.state.question == nil)
    store.send(.list(.moved(by: 1)))
    #expect(store.state.question == .opened)
    store.send(.opened)
    store.receive(.stepsRead(Array(lines.suffix(800))))
    #expect(store.state.steps.count == 800 && store.state.list.cursor == 199)
  }
}

extension StepPicker {
  fileprivate func fitted() -> StepPicker {
    var picker = self
    picker.fit(to: Size(60, 20))
    return picker
  }
}
