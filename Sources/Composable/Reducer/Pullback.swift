// Fitting a reducer for a part into the whole: its state by key path, its actions by case path.

extension Reducer {
  /// This reducer as one of a larger feature, of whose state its own is a property.
  ///
  ///     let app = Reducer<App, AppAction, AppEnvironment>.combine(
  ///       counter.pullback(state: \.counter, action: AppAction.counterCase, environment: { _ in () }),
  ///       search.pullback(state: \.search, action: AppAction.searchCase, environment: \.search))
  @inlinable
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state path: WritableKeyPath<ParentState, State> & Sendable,
    action casePath: CasePath<ParentAction, Action>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let action = casePath.extract(parentAction) else { return .none }
      return self.reduce(&parent[keyPath: path], action, environment(parentEnvironment))
        .pulledBack(
          from: State.self, to: ParentState.self, embed: casePath.embed, project: { $0[keyPath: path] })
    }
  }

  /// This reducer as one of a larger feature whose state is an enum, of which its own is a case.
  ///
  /// Leaving the case cancels what this reducer started. An action that comes in another case is a mistake, which
  /// is reported and otherwise ignored.
  @inlinable
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state statePath: CasePath<ParentState, State>,
    action casePath: CasePath<ParentAction, Action>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    let place = SourcePlace(fileID, line)
    return Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let action = casePath.extract(parentAction) else { return .none }
      guard
        let effect = statePath.update(&parent, { self.reduce(&$0, action, environment(parentEnvironment)) })
      else { return Effect(.report(.noCase(State.self, action: parentAction, at: place))) }
      return
        effect
        .pulledBack(
          from: State.self, to: ParentState.self, embed: casePath.embed, project: statePath.extract
        )
        .living(with: parent, at: statePath.extract)
    }
  }
}

extension CasePath {
  /// Works on the value inside the case, in place. Says `nil` where the whole is another case.
  ///
  /// The whole is moved out of its place meanwhile, so that a list inside the case has one owner and is not copied
  /// to change one row.
  @inlinable
  func update<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    withUnsafeMutablePointer(to: &root) { pointer -> Result? in
      guard var value = extract(pointer.pointee) else { return nil }
      pointer.deinitialize(count: 1)
      let result = body(&value)
      pointer.initialize(to: embed(value))
      return result
    }
  }
}
