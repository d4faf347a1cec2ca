import FoundationEssentials
import Loop
import Screen
import Testing

@testable import Gallery

@Suite struct InvocationTests {
  @Test func `no argument opens the menu`() {
    guard case .open(nil, Options()) = Invocation([String]()) else { return #expect(Bool(false)) }
  }

  @Test func `a name opens its program, in any case`() {
    guard case .open(let entry?, Options()) = Invocation(["COUNTER"]) else { return #expect(Bool(false)) }
    #expect(entry.name == "counter")
  }

  @Test(arguments: [
    ("conter", "there is no program named conter; did you mean counter? Try gallery --list."),
    ("spreadsheet", "there is no program named spreadsheet. Try gallery --list."),
    ("--lost", "there is no option --lost. Try gallery --list."),
    ("--list counter", "--list stands alone. Try gallery --list."),
    ("counter counter", "counter takes nothing. Try gallery --help."),
    ("first-run a b", "first-run takes one argument. Try gallery --help."),
    ("first-run ftp://here", "first-run takes a URL, and ftp://here is none. Try gallery --help."),
    ("--keys", "--keys needs a FILE. Try gallery --help."),
    ("--keys my.json conter", "there is no program named conter; did you mean counter? Try gallery --list."),
    ("a\u{1B}[2Jb", "there is no program named a␛[2Jb. Try gallery --list."),
  ])
  func `what is not known is answered with what is near it`(_ arguments: String, _ sentence: String) {
    guard case .mistake(let text) = Invocation(arguments.split(separator: " ").map(String.init)) else {
      return #expect(Bool(false))
    }
    #expect(text == sentence)
  }

  @Test func `the first run tells an address`() {
    guard case .open(_, let options) = Invocation(["first-run", "https://localhost/done"]) else {
      return #expect(Bool(false))
    }
    #expect(options.endpoint == URL(string: "https://localhost/done"))
  }

  @Test func `the log follows a file`() {
    guard case .open(let entry?, let options) = Invocation(["log", "a.log"]) else {
      return #expect(Bool(false))
    }
    #expect(entry.name == "log" && options.file == "a.log")
  }

  @Test func `the list has a line for every program`() {
    guard case .list = Invocation(["--list"]) else { return #expect(Bool(false)) }
    #expect(
      Invocation.listing == """
        counter    a number and facts about it
        weather    a client whose transport is injected
        first-run  onboarding whose last step can fail
        parts      every part of the library, to try
        log        a million lines, followed as they come
        wizard     questions in a few rows, answers as lines
        """)
  }

  @Test func `the nearest name is the one with the fewest slips`() {
    #expect(nearest(to: "clok", of: ["counter", "clock"]) == "clock")
    #expect(nearest(to: "zzzzzzz", of: ["counter", "clock"]) == nil)
  }
}
