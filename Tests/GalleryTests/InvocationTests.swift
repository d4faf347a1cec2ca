import Loop
import Screen
import Testing

@testable import Gallery

@Suite struct InvocationTests {
  @Test func `no argument opens the menu`() {
    guard case .menu = Invocation([String]()) else { return #expect(Bool(false)) }
  }

  @Test func `a name opens its program, in any case`() {
    guard case .program(let entry) = Invocation(["COUNTER"]) else { return #expect(Bool(false)) }
    #expect(entry.name == "counter")
  }

  @Test(arguments: [
    ("conter", "there is no program named conter; did you mean counter? Try gallery --list."),
    ("spreadsheet", "there is no program named spreadsheet. Try gallery --list."),
    ("--lost", "there is no option --lost. Try gallery --list."),
    ("a\u{1B}[2Jb", "there is no program named a␛[2Jb. Try gallery --list."),
  ])
  func `what is not known is answered with what is near it`(_ argument: String, _ sentence: String) {
    guard case .mistake(let text) = Invocation([argument]) else { return #expect(Bool(false)) }
    #expect(text == sentence)
  }

  @Test func `two names are one too many`() {
    guard case .mistake = Invocation(["counter", "counter"]) else { return #expect(Bool(false)) }
  }

  @Test func `the list has a line for every program`() {
    guard case .list = Invocation(["--list"]) else { return #expect(Bool(false)) }
    #expect(Invocation.listing == "counter  a number, and facts that take their time")
  }

  @Test func `the nearest name is the one with the fewest slips`() {
    #expect(nearest(to: "clok", of: ["counter", "clock"]) == "clock")
    #expect(nearest(to: "zzzzzzz", of: ["counter", "clock"]) == nil)
  }
}
