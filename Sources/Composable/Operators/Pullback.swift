// Fits a reducer for a part into the whole: its actions by case path; its state by key path, by a closure that lends it
// in place, or by case path where it is a case of an enum.

extension Reducer {
  /// Turns this reducer into one of a larger feature whose state has this state as a property.
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

  /// Turns this reducer into one of a larger feature that lends it part of its state.
  ///
  /// A key path changes a stored property in place, but copies a computed one and writes it back. If the child's state
  /// is made of values the parent owns, use a closure, and a computed property whose `_modify` moves those values in
  /// and out:
  ///
  ///     listScreen.pullback(
  ///       state: { app, reduce in reduce(&app.listScreen) }, action: AppAction.listsCase, environment: \.lists)
  ///
  /// - Parameter access: Calls its second argument once with the child's state, in place, and returns what that returns;
  ///   or returns `.none` if there is no child now. It is also called with a copy of the parent, to find out whether the
  ///   child still exists.
  @inlinable
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state access:
      @escaping @Sendable (inout ParentState, (inout State) -> Effect<Action>) -> Effect<Action>,
    action casePath: CasePath<ParentAction, Action>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    let project = Self.projection(of: access)
    return Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let action = casePath.extract(parentAction) else { return .none }
      return access(&parent) { self.reduce(&$0, action, environment(parentEnvironment)) }
        .pulledBack(from: State.self, to: ParentState.self, embed: casePath.embed, project: project)
    }
  }

  /// Turns this reducer into one of a larger feature that lends it part of its state, and all of its environment as it is.
  @inlinable
  public func pullback<ParentState, ParentAction>(
    state access:
      @escaping @Sendable (inout ParentState, (inout State) -> Effect<Action>) -> Effect<Action>,
    action casePath: CasePath<ParentAction, Action>
  ) -> Reducer<ParentState, ParentAction, Environment> {
    let project = Self.projection(of: access)
    return Reducer<ParentState, ParentAction, Environment> { parent, parentAction, environment in
      guard let action = casePath.extract(parentAction) else { return .none }
      return access(&parent) { self.reduce(&$0, action, environment) }
        .pulledBack(from: State.self, to: ParentState.self, embed: casePath.embed, project: project)
    }
  }

  /// Finds the child's state in a copy of the parent's.
  @inlinable
  static func projection<ParentState>(
    of access:
      @escaping @Sendable (inout ParentState, (inout State) -> Effect<Action>) -> Effect<Action>
  ) -> @Sendable (ParentState) -> State? {
    { parent in
      var parent = parent
      var child: State?
      _ = access(&parent) {
        child = $0
        return .none
      }
      return child
    }
  }

  /// Turns this reducer into one of a larger feature whose state is an enum with this state as a case.
  ///
  /// Changing to another case cancels the effects this reducer started. An action received in another case is
  /// reported as a ``Problem`` and ignored.
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
