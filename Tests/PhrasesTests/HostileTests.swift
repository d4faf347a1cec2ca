import Glibc
import Phrases
import Testing

/// Files that are made to hurt end in a problem.
@Suite struct HostileTests {
  /// The seconds that this thread itself has worked, whatever else the machine does.
  private func seconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  @Test(
    "deep nesting is refused, and doesn't take the stack",
    arguments: ["{", "{A(", "{-a(", "{$a ->\n *[b] ", "{ \n"])
  func nesting(_ opening: String) {
    let text = "it = " + String(repeating: opening, count: 90_000 / opening.utf8.count)
    let told = problems(text)
    #expect(told.count == 1)
    #expect(
      told[0].hasSuffix(
        " Braces and parentheses are more than 30 levels deep; move a part into a message of its own."))
  }

  @Test func `thirty levels are read`() {
    #expect(
      read("it = " + String(repeating: "{", count: 30) + "1" + String(repeating: "}", count: 30)) == "1")
  }

  @Test func `a megabyte in one line is refused`() {
    let text = "it = " + String(repeating: "a", count: 1_000_000)
    #expect(problems(text + "\nb = c") == ["1:1 The message is longer than 100000 bytes; divide it."])
    #expect(read(text + "\nb = c", "b") == "c")
  }

  @Test func `a file that is too long is not read`() {
    let file = PhraseFile(
      "en.ftl", bytes: [UInt8]("a = b\n".utf8) + [UInt8](repeating: 10, count: 16_000_000))
    let sentence = "The file is longer than 16000000 bytes, so nothing in it is read; divide it."
    #expect(file.check().map(\.description) == ["en.ftl:1:1: \(sentence)"])
    #expect(PhraseBook(.english, files: [file]).text("a") == nil)
  }

  @Test func `after a hundred problems, the rest is left for the next time`() {
    let told = problems(String(repeating: "a\n", count: 200_000))
    #expect(told.count == 101)
    #expect(told.last == "100:1 There are more problems after this one; correct these first.")
    #expect(problems(String(repeating: "a = {\n", count: 10_000)).count == 101)
  }

  @Test(
    "twice the length takes about twice the time",
    arguments: [
      "a\n", "a =\n", "# a\n", "a = {$b}\n", "\n", " \n", "{", "a = b\n  c\n .d = e\n", "\u{0}", "é",
    ])
  func linear(_ piece: String) {
    func time(_ count: Int) -> Double {
      let bytes = Array(String(repeating: piece, count: count).utf8)
      return (0..<3).map { _ in seconds { _ = PhraseFile("en.ftl", bytes: bytes).check() } }.min()!
    }
    let (short, long) = (time(2_000), time(16_000))
    // Eight times the length; in quadratic time it would be 64 times.
    #expect(long < short * 30 + 0.02)
  }

  @Test func `a message that contains itself ends, and says so`() {
    let reports = Reports()
    let file = PhraseFile("en.ftl", text: "it = a {b}\nb = c {it}\n-t = {-t}\nd = {-t}")
    let book = PhraseBook(.english, files: [file], report: reports.add)
    #expect(book.text("it") == "a c it")
    #expect(book.text("d") == "t")
    #expect(
      reports.lines == [
        "en.ftl:2:8: “it” contains itself; delete this reference.",
        "en.ftl:3:7: “-t” contains itself; delete this reference.",
      ])
  }

  @Test func `references that multiply end at a limit`() {
    let reports = Reports()
    let lines = (0..<40).map { "a\($0) = {a\($0 + 1)}{a\($0 + 1)}{a\($0 + 1)}" } + ["a40 = x"]
    let file = PhraseFile("en.ftl", text: lines.joined(separator: "\n"))
    let book = PhraseBook(.english, files: [file], report: reports.add)
    #expect(book.text("a0") == "a0")
    #expect(reports.lines == ["en.ftl: “a0” has more than 1000 placeables; shorten it."])
  }

  @Test func `a long chain of references ends at a limit, and its check doesn't`() {
    let reports = Reports()
    let lines = (0..<2000).map { "a\($0) = {a\($0 + 1)}" } + ["a2000 = x"]
    let file = PhraseFile("en.ftl", text: lines.joined(separator: "\n"))
    let book = PhraseBook(.english, files: [file], report: reports.add)
    #expect(book.text("a0") == "a0")
    #expect(book.text("a1950") == "x")
    #expect(reports.lines == ["en.ftl: “a0” refers to others more than 100 levels deep; shorten the chain."])
    #expect(PhraseBook.check([book], against: [KnownPhrase("a0")]) == [])
  }

  @Test func `thousands of arguments end at a limit, and problems of a phrase at a hundred`() {
    let reports = Reports()
    let arguments = String(repeating: "$a, ", count: 2_000)
    let file = PhraseFile(
      "en.ftl", text: "it = {NUMBER(\(arguments))}\nb = \(String(repeating: "{$a}", count: 900))")
    let book = PhraseBook(.english, files: [file], report: reports.add)
    #expect(book.text("it", ["a": .number(1)]) == "it")
    #expect(reports.lines == ["en.ftl: “it” has more than 1000 placeables; shorten it."])
    #expect(book.text("b") == String(repeating: "a", count: 900))
    #expect(reports.lines.count == 101)
  }

  @Test func `a phrase that grows too long ends at a limit`() {
    let reports = Reports()
    let file = PhraseFile("en.ftl", text: "it = {$a}{$a}{$a}")
    let book = PhraseBook(.english, files: [file], report: reports.add)
    #expect(book.text("it", ["a": .text(String(repeating: "a", count: 400_000))]) == "it")
    #expect(reports.lines == ["en.ftl: “it” is longer than 1000000 bytes; shorten it or its variables."])
  }

  @Test func `numbers at the ends of what an integer holds are read`() {
    for digits in [Int.min, Int.max] {
      let number = PhraseNumber(digits, fractionDigits: 99)
      #expect(number.fractionDigits == 15)
      #expect(PhraseLanguage.builtIn.allSatisfy { $0.categories.contains($0.category(of: number)) })
    }
    #expect(PhraseNumber(Int.min, fractionDigits: 2).plain == "-92233720368547758.08")
  }
}
