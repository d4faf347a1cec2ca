import Composable
import FailureReporting

extension TestStore {
  /// A step of a test, for `assert`.
  public struct Step {
    let perform: (TestStore) -> Void

    /// Sends an action.
    public static func send(
      _ action: Action,
      _ update: ((inout State) throws -> Void)? = nil,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step { $0.send(action, update, fileID: fileID, filePath: filePath, line: line, column: column) }
    }

    /// Receives an action that an effect sent.
    public static func receive(
      _ action: Action,
      _ update: ((inout State) throws -> Void)? = nil,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step where Action: Equatable {
      Step { $0.receive(action, update, fileID: fileID, filePath: filePath, line: line, column: column) }
    }

    /// Receives an action of a case, with any value.
    public static func receive<Value>(
      _ path: CasePath<Action, Value>,
      _ update: ((inout State) throws -> Void)? = nil,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step { $0.receive(path, update, fileID: fileID, filePath: filePath, line: line, column: column) }
    }

    /// Receives an action that satisfies a condition.
    public static func receive(
      where isExpected: @escaping (Action) -> Bool,
      _ update: ((inout State) throws -> Void)? = nil,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step {
        $0.receive(
          where: isExpected, update, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }

    /// Runs code between steps, for example to check a dependency's calls or advance a clock.
    public static func `do`(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column,
      _ work: @escaping () throws -> Void
    ) -> Step {
      let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      return Step { store in
        store.step(place) { _ in
          do {
            try work()
          } catch {
            store.fail(Message.doThrew(error), at: place)
          }
        }
      }
    }

    /// Changes the environment for the steps that follow.
    public static func environment(_ change: @escaping (inout Environment) -> Void) -> Step {
      Step { change(&$0.environment) }
    }
  }

  /// Runs several steps in order; each fails at its own line.
  ///
  ///     store.assert(
  ///       .send(.loadTapped) { $0.isLoading = true },
  ///       .receive(.loaded([])) { $0.isLoading = false },
  ///       .do { #expect(loads == 1) })
  public func assert(_ steps: Step...) {
    for step in steps { step.perform(self) }
  }
}
