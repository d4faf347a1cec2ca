extension Reducer {
  /// Embeds this reducer in a larger feature whose state has this state as a property.
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

  /// Embeds this reducer in a larger feature that lends it part of its state.
  ///
  ///     nameScreen.pullback(lending: App.names, action: AppAction.namesCase, environment: \.names)
  ///
  /// For a child that may be missing, use this on the reducer's `optional()`.
  public func pullback<ParentState: Lender, ParentAction, ParentEnvironment>(
    lending: Lending<ParentState, State>,
    action casePath: CasePath<ParentAction, Action>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let action = casePath.extract(parentAction) else { return .none }
      return self.run(
        action, in: &parent, lending: lending, environment(parentEnvironment), as: casePath.embed)
    }
  }

  /// Embeds this reducer in a larger feature whose state is an enum with this state as a case.
  /// Changing to another case cancels this reducer's effects; actions received then are reported.
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
  /// Changes the value of the case in place, or returns `nil` for another case.
  ///
  /// The root is moved out meanwhile, so that a list inside the case is uniquely referenced and not copied.
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
