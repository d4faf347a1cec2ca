import Composable
import Dumping
import FailureReporting

extension TestStore {
  /// Receives an action that an effect sent. It must be next, and change the state as the closure does.
  public func receive(
    _ action: Action,
    _ update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Action: Equatable {
    step(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) { place in
      receive(
        Expectation(
          describe: { Message.indented(swiftSource(of: action)) },
          matches: { $0 == action },
          resembles: { Message.caseName($0) == Message.caseName(action) },
          differ: { difference(action, $0)?.text }),
        update, at: place)
    }
  }

  /// Receives an action of a case, with any value.
  public func receive<Value>(
    _ path: CasePath<Action, Value>,
    _ update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    step(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) { place in
      for action in recorder.received.map(\.action) {
        guard let value = path.extract(action), path.extract(path.embed(value)) == nil else { continue }
        return fail(Message.twistedCasePath(extracts: action, embeds: path.embed(value)), at: place)
      }
      receive(
        Expectation(
          describe: { "  an action of the case path for \(typeName(Value.self))" },
          matches: { path.extract($0) != nil }),
        update, at: place)
    }
  }

  /// Unavailable: a case is received by its case path.
  @available(*, unavailable, message: "of any value: CasePath(embed: AppAction.counter, extract: { … })")
  public func receive<Value>(_ embed: (Value) -> Action, _ update: ((inout State) throws -> Void)? = nil) {}

  /// Unavailable: a case is received by its case path.
  @available(*, unavailable, message: "of any value: CasePath(embed: AppAction.counter, extract: { … })")
  public func receive<Value>(
    _ path: KeyPath<Action, Value>, _ update: ((inout State) throws -> Void)? = nil
  ) {}

  /// Receives an action that satisfies a condition.
  public func receive(
    where isExpected: (Action) -> Bool,
    _ update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    step(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) { place in
      withoutActuallyEscaping(isExpected) { isExpected in
        receive(
          Expectation(describe: { "  an action for which the predicate holds" }, matches: isExpected),
          update, at: place)
      }
    }
  }

  private func receive(
    _ expected: Expectation<Action>, _ update: ((inout State) throws -> Void)?, at place: TestPlace
  ) {
    if let mistaken, expected.matches(mistaken.action) {
      // Already reported when it came in place of another: one mistake, one failure.
      self.mistaken = nil
      return
    }
    guard let index = recorder.received.firstIndex(where: { expected.matches($0.action) }) else {
      return receiveMistaken(expected, at: place)
    }
    if index > 0 {
      if exhaustivity == .on {
        fail(
          Message.outOfOrder(expected.describe(), came: recorder.received[0], position: index + 1), at: place)
        accept(recorder.received.remove(at: index).after)
        return
      }
      note(Message.skipped(Listing(recorder.received[..<index]) { Message.line($0) }), at: place)
      recorder.received.removeFirst(index)
    }
    let received = recorder.received.removeFirst()
    check(.received(received.action), from: received.before, to: received.after, update, at: place)
    accept(received.after)
  }

  /// Reports that no action matches and takes the first one instead, so that later steps can match.
  private func receiveMistaken(_ expected: Expectation<Action>, at place: TestPlace) {
    guard let first = recorder.received.first else {
      return fail(Message.nothingReceived(expected.describe(), running: running), at: place)
    }
    guard exhaustivity == .on else {
      return fail(
        Message.noneReceived(expected.describe(), came: unreceived), at: place)
    }
    fail(
      Message.otherReceived(
        expected.describe(), came: first,
        difference: expected.resembles(first.action) ? expected.differ(first.action) : nil),
      at: place)
    recorder.received.removeFirst()
    mistaken = first
    accept(first.after)
  }
}

private struct Expectation<Action> {
  let describe: () -> String
  let matches: (Action) -> Bool
  var resembles: (Action) -> Bool = { _ in false }
  var differ: (Action) -> String? = { _ in nil }
}
