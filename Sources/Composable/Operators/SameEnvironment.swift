// The same without `environment:`, where parent and child have the same one.

extension Reducer {
  /// Embeds this reducer in a larger feature whose state has this state as a property.
  @inlinable
  public func pullback<ParentState, ParentAction>(
    state path: WritableKeyPath<ParentState, State> & Sendable,
    action casePath: CasePath<ParentAction, Action>
  ) -> Reducer<ParentState, ParentAction, Environment> {
    pullback(state: path, action: casePath, environment: { $0 })
  }

  /// Embeds this reducer in a larger feature that lends it part of its state and has the same environment.
  public func pullback<ParentState: Lender, ParentAction>(
    lending: Lending<ParentState, State>, action casePath: CasePath<ParentAction, Action>
  ) -> Reducer<ParentState, ParentAction, Environment> {
    pullback(lending: lending, action: casePath, environment: { $0 })
  }

  /// Embeds this reducer in a larger feature whose state is an enum with this state as a case.
  @inlinable
  public func pullback<ParentState, ParentAction>(
    state statePath: CasePath<ParentState, State>,
    action casePath: CasePath<ParentAction, Action>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, Environment> {
    pullback(state: statePath, action: casePath, environment: { $0 }, fileID: fileID, line: line)
  }

  /// Runs this reducer on the rows of an array, by index.
  @inlinable
  public func forEach<ParentState, ParentAction>(
    state path: WritableKeyPath<ParentState, [State]> & Sendable,
    action casePath: CasePath<ParentAction, (Int, Action)>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, Environment> {
    forEach(state: path, action: casePath, environment: { $0 }, fileID: fileID, line: line)
  }

  /// Runs this reducer on the rows of an `IdentifiedArray`, by id.
  @inlinable
  public func forEach<ParentState, ParentAction, ID: Hashable & Sendable>(
    state path: WritableKeyPath<ParentState, IdentifiedArray<ID, State>> & Sendable,
    action casePath: CasePath<ParentAction, (ID, Action)>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, Environment> {
    forEach(state: path, action: casePath, environment: { $0 }, fileID: fileID, line: line)
  }

  /// Runs this reducer on the values of a dictionary, by key.
  @inlinable
  public func forEach<ParentState, ParentAction, Key: Hashable & Sendable>(
    state path: WritableKeyPath<ParentState, [Key: State]> & Sendable,
    action casePath: CasePath<ParentAction, (Key, Action)>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, Environment> {
    forEach(state: path, action: casePath, environment: { $0 }, fileID: fileID, line: line)
  }
}
