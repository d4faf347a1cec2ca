import Dumping
import Loop

extension TestCut {
  /// The longest test of a state that a person would read.
  static let longest = 40

  /// The test of these actions if it is short enough to be read; otherwise a sentence that says why not, and what to do.
  public func shortTest<State, Action>(of history: History<State, Action>, _ numbers: ClosedRange<Int>)
    -> WrittenTest
  {
    // A large state alone would take seconds to write.
    let state = history.steps.last { $0.number < numbers.lowerBound }?.state ?? history.before
    let start = initialState == nil ? swiftSource(of: state, limit: 4 * Self.longest).lineCount : 0
    if initialState == nil, start > 3 * Self.longest { return Self.tooLong("more than \(3 * Self.longest)") }
    let source: String
    var cut = self
    cut.limit = 4 * Self.longest
    do { source = try cut.source(of: history, numbers, state: \.self, action: { $0 }) } catch {
      return WrittenTest(
        source: nil,
        summary: "A test of the state can't be written: \(Self.reason(error)). A play from the start can.")
    }
    if source.isEmpty { return WrittenTest(source: nil, summary: "There are no such actions.") }
    if source.lineCount > Self.longest { return Self.tooLong("\(source.lineCount)") }
    return WrittenTest(
      source: source, summary: "\(source.lineCount) lines.",
      imports: ["Composable", "ComposableTesting", "Testing"], module: module)
  }

  private static func tooLong(_ count: String) -> WrittenTest {
    WrittenTest(
      source: nil, summary: "A test of the state would have \(count) lines. A play from the start is shorter."
    )
  }
}

extension String {
  var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
