import Testing
import ToteTesting

@testable import Markdown

@Suite struct MarkdownTaskTests {
  @Test func `tasks are listed with their words, state and depth`() {
    let text = "- [ ] **milk** [[Soup]]\n  2 l\n  1. [x] oat\n\n> * [X] tea `x` ~~y~~\n\n- [ ]\n- plain"
    let tasks = MarkdownDocument(text).tasks
    #expect(tasks.map(\.text) == ["milk Soup\n2 l", "oat", "tea x y", ""])
    #expect(tasks.map(\.isTicked) == [false, true, true, false])
    #expect(tasks.map(\.depth) == [0, 1, 0, 0])
    for task in tasks { #expect(" xX".utf8.contains(Array(text.utf8)[task.offset])) }
  }

  @Test func `toggling changes one box and nothing else`() {
    let text = "é\n\n- [ ] a\r\n- [x] b\n- [X] c"
    let offsets = MarkdownDocument(text).tasks.map(\.offset)
    #expect(MarkdownDocument(text).togglingTask(at: offsets[0]) == "é\n\n- [x] a\r\n- [x] b\n- [X] c")
    #expect(MarkdownDocument(text).togglingTask(at: offsets[1]) == "é\n\n- [ ] a\r\n- [ ] b\n- [X] c")
    #expect(MarkdownDocument(text).togglingTask(at: offsets[2]) == "é\n\n- [ ] a\r\n- [x] b\n- [ ] c")
  }

  @Test func `where there is no box nothing is toggled`() {
    let text = "- [ ] a\n\n`- [ ] b`\n\n    - [ ] c\n"
    let offset = MarkdownDocument(text).tasks[0].offset
    for place in -2...text.utf8.count + 2 where place != offset {
      #expect(MarkdownDocument(text).togglingTask(at: place) == nil)
    }
  }

  @Test func `in any text toggling changes one byte, and twice gives the same text`() {
    var random = SplitMix(seed: 7)
    var count = 0
    for _ in 0..<1_000 {
      let text = RandomMarkdown.random(&random)
      let tasks = MarkdownDocument(text).tasks
      for task in tasks {
        count += 1
        guard let toggled = MarkdownDocument(text).togglingTask(at: task.offset) else {
          Issue.record("no box at \(task.offset) of \(text.debugDescription)")
          continue
        }
        let changed = zip(text.utf8, toggled.utf8).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        #expect(changed == [task.offset], "\(text.debugDescription)")
        let after = MarkdownDocument(toggled).tasks
        #expect(after.map(\.offset) == tasks.map(\.offset), "\(text.debugDescription)")
        #expect(after.first { $0.offset == task.offset }?.isTicked == !task.isTicked)
        let wasCapital = Array(text.utf8)[task.offset] == 0x58
        #expect(wasCapital || MarkdownDocument(toggled).togglingTask(at: task.offset) == text)
      }
    }
    #expect(count > 200)
  }
}
