import Composable
import Loop
import Screen

extension Program {
  /// Lets a key stop the program and open its history: each action, what it changed, and the frame it led to.
  ///
  ///     program.inspect(by: "f12")
  ///     program.run(on: terminal)
  ///
  /// While it is open, nothing is handled: what effects send waits, and the clock you pass stands still. In release builds this
  /// does nothing unless you ask for it.
  ///
  /// - Parameters:
  ///   - key: Opens the inspector.
  ///   - clock: Stands still meanwhile; give it to your effects.
  ///   - play: Lets `t` write a test that plays what led to a bug, into a file in the current folder.
  ///   - cut: Lets `T` write a test of the actions that `v` has marked.
  ///   - inReleaseBuilds: Whether released programs have it, too.
  ///   - limit: How many actions the history has. Fewer, if actions hold much: it keeps each, and the state after it.
  public func inspect(
    by key: Key = "f12", stopping clock: StoppableClock? = nil, playing play: PlayTest<State, Action>? = nil,
    cutting cut: TestCut? = nil, inReleaseBuilds: Bool = false,
    keeping limit: HistoryLimit = .keeping(100_000, megabytes: 60)
  ) {
    #if !DEBUG
      guard inReleaseBuilds else { return }
    #endif
    inspect(
      by: key, stopping: clock, playing: play, cutting: cut, keeping: limit, to: { writeTest($0, name: $1) })
  }

  /// - Parameter write: Writes a text to a file whose name begins so, and says where it is.
  func inspect(
    by key: Key, stopping clock: StoppableClock?, playing play: PlayTest<State, Action>?,
    cutting cut: TestCut?, keeping limit: HistoryLimit = .keeping(100_000, megabytes: 60),
    to write: @escaping (String, String) -> String
  ) {
    remember(limit)
    var tests = TestWriting<State, Action>(play: play, write: write)
    tests.cut = cut.map { cut in
      { [unowned self] numbers in
        history.map { cut.shortTest(of: $0, numbers).written(as: numbers.name, write) } ?? ""
      }
    }
    let door = InspectorDoor(to: self, key: key, clock: clock, tests: tests)
    wait { door.events(of: $0) }
  }
}

extension ClosedRange<Int> {
  /// What a file of a test of these actions is called.
  var name: String { "Cut\(lowerBound)to\(upperBound)" }
}

extension WrittenTest {
  /// Writes the test to a file and returns its place; without a test, the reason.
  func written(as name: String, _ write: (String, String) -> String) -> String {
    file.map { "\(write($0, name)) \(summary)" } ?? summary
  }
}

/// Writes a test to a new file in the current folder, and says where it is.
func writeTest(_ source: String, name: String) -> String {
  do {
    // An earlier one may have been worked on since.
    try RecordingFile(name + ".swift", replacing: .nothing).append(source)
    return "Written to \(name).swift."
  } catch {
    return "\(error)"
  }
}

extension Rehearsal {
  /// As for a program: the key opens the inspector, and the script continues in it. `write` gets the source of each test.
  public func inspect(
    by key: Key = "f12", playing play: PlayTest<State, Action>? = nil, cutting cut: TestCut? = nil,
    to write: ((String) -> Void)? = nil
  ) {
    program.inspect(by: key, stopping: nil, playing: play, cutting: cut) { source, _ in
      write?(source)
      return "Written."
    }
  }
}
