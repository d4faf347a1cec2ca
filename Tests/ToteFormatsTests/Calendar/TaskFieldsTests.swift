// The table of what stands where in a task.

import Testing

@testable import ToteFormats
@testable import ToteModel

@Suite struct TaskFieldsTests {
  @Test func `every detail has a place in a task, under a letter of its own`() {
    #expect(Set(TaskField.all.map(\.name)) == Set(ItemDetails.fields.map(\.name)))
    // `X-TOTE-ITEM` and the database have these letters for the task itself.
    let others = ["v", "n", "s", "r", "t", "o", "m", "b", WrittenItem.unitLetter]
    let letters = TaskField.all.map(\.letter) + TaskField.texts.map(\.property.markLetter)
    #expect(Set(letters).count == letters.count)
    #expect(Set(letters).isDisjoint(with: others))
  }
}
