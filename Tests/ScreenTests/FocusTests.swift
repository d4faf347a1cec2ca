import Testing

@testable import Screen

/// Which of several parts has the keys.
@Suite struct FocusTests {
  enum Part: Hashable, Sendable, CaseIterable { case name, amount, button }

  @Test func `it begins on the first, and turns round in both directions`() {
    var focus = Focus<Part>()
    #expect(focus.isOn(.name))
    focus.turn(by: -1)
    #expect(focus.current == .button)
    focus.turn(by: 2)
    #expect(focus.current == .amount)
    focus.turn(by: .max / 4 * 3)
    #expect(focus.current == focus.parts[(1 + .max / 4 * 3) % 3])
  }

  @Test func `it goes only to parts that are there`() {
    var focus = Focus([Part.name, .button], on: .button)
    #expect(focus.current == .button)
    focus.move(to: .amount)
    #expect(focus.current == .button)
    focus.move(to: .name)
    #expect(focus.current == .name)
    #expect(Focus([Part.name], on: .amount).current == .name)
  }

  @Test func `when its part goes, the next behind it has the keys`() {
    var focus = Focus<Part>()
    focus.move(to: .amount)
    focus.setParts([.name, .button])
    #expect(focus.current == .button)
    focus.setParts([.name])
    #expect(focus.current == .name)
    focus.setParts([.name, .amount, .button])
    #expect(focus.current == .name, "it stays where it is")
  }

  @Test func `without parts nothing has the keys, and nothing turns`() {
    var focus = Focus<Part>([])
    focus.turn(by: 1)
    #expect(focus.current == nil)
    focus.setParts([.amount, .button])
    #expect(focus.current == .amount)
    focus.setParts([])
    #expect(focus.current == nil)
  }
}
