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
  ///   - cut: Lets `t` write a test of the actions that `v` has marked, into a file in the current folder.
  ///   - inReleaseBuilds: Whether released programs have it, too.
  public func inspect(
    by key: Key = "f12", stopping clock: StoppableClock? = nil, cutting cut: TestCut? = nil,
    inReleaseBuilds: Bool = false
  ) {
    #if !DEBUG
      guard inReleaseBuilds else { return }
    #endif
    inspect(by: key, stopping: clock, cut: cut.map { cut in { [unowned self] in write(cut, $0) } })
  }
}

extension Program {
  func inspect(by key: Key, stopping clock: StoppableClock?, cut: ((ClosedRange<Int>) -> String)?) {
    remember(.keeping(100_000))
    let door = InspectorDoor(to: self, key: key, clock: clock, cut: cut)
    wait { door.events(of: $0) }
  }

  private func write(_ cut: TestCut, _ numbers: ClosedRange<Int>) -> String {
    guard let history else { return "" }
    return TestCut.write(cut.test(of: history, numbers), numbers)
  }
}

extension TestCut {
  /// Writes a test to a new file in the current folder, and says where it is.
  static func write(_ test: String, _ numbers: ClosedRange<Int>) -> String {
    let path = "Cut\(numbers.lowerBound)to\(numbers.upperBound).swift"
    do {
      // An earlier one may have been worked on since.
      try RecordingFile(path, replacing: .nothing).append(test)
      return "Written to \(path)."
    } catch {
      return "\(error)"
    }
  }
}

extension Rehearsal {
  /// As for a program: the key opens the inspector, and the script continues in it. `cut` gets the source of each test.
  public func inspect(by key: Key = "f12", cutting cut: TestCut? = nil, to write: ((String) -> Void)? = nil) {
    program.inspect(
      by: key, stopping: nil,
      cut: cut.map { cut in
        { [unowned self] numbers in
          write?(history.map { cut.test(of: $0, numbers) } ?? "")
          return "Written."
        }
      })
  }
}
