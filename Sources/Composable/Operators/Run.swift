import Dumping

// Children run from their parent's switch, which names their actions anyway: no case paths.

extension Reducer {
  /// Runs this reducer on a part of its parent's state.
  ///
  ///     switch action {
  ///     case .search(let action):
  ///       return search.run(action, in: &state, at: \.search, environment.search, as: AppAction.search)
  ///     ...
  ///
  /// - Parameters:
  ///   - path: Where the parent keeps this reducer's state.
  ///   - embed: The parent's case for this reducer's actions.
  @inlinable
  public func run<ParentState, ParentAction>(
    _ action: Action,
    in parent: inout ParentState,
    at path: WritableKeyPath<ParentState, State> & Sendable,
    _ environment: Environment,
    as embed: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    reduce(&parent[keyPath: path], action, environment)
      .pulledBack(from: State.self, to: ParentState.self, embed: embed, project: { $0[keyPath: path] })
  }

  /// Runs this reducer on a part of its parent's state that may be missing, such as a dialog.
  ///
  /// Setting it to `nil`, or giving it another id, cancels its effects; actions for `nil` are reported.
  ///
  ///     case .editor(let action):
  ///       return editor.run(action, in: &state, at: \.editor, environment.editor, as: AppAction.editor)
  @inlinable
  public func run<ParentState, ParentAction>(
    _ action: Action,
    in parent: inout ParentState,
    at path: WritableKeyPath<ParentState, State?> & Sendable,
    _ environment: Environment,
    as embed: @escaping @Sendable (Action) -> ParentAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect<ParentAction> {
    guard parent[keyPath: path] != nil else {
      return Effect(
        .report(.noValue(State.self, action: action, operator: "run", at: SourcePlace(fileID, line))))
    }
    return reduce(&parent[keyPath: path]!, action, environment)
      .pulledBack(from: State.self, to: ParentState.self, embed: embed, project: { $0[keyPath: path] })
      .living(with: parent, at: { $0[keyPath: path] })
  }

  /// Runs this reducer on a row of its parent's state.
  ///
  /// Removing the row cancels its effects; actions for a row that doesn't exist are reported.
  ///
  ///     case .row(let id, let action):
  ///       return row.run(action, in: &state, at: \.rows, id: id, environment, as: ListAction.row)
  @inlinable
  public func run<ParentState, ParentAction, ID: Hashable & Sendable>(
    _ action: Action,
    in parent: inout ParentState,
    at path: WritableKeyPath<ParentState, IdentifiedArray<ID, State>> & Sendable,
    id: ID,
    _ environment: Environment,
    as embed: @escaping @Sendable (ID, Action) -> ParentAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect<ParentAction> {
    guard let index = parent[keyPath: path].index(id: id) else {
      return Effect(
        .report(
          .noRow(
            "id \(swiftSource(of: id))", action: action, operator: "run", at: SourcePlace(fileID, line))))
    }
    return reduce(&parent[keyPath: path][index], action, environment)
      .pulledBack(
        from: State.self, to: ParentState.self, embed: { embed(id, $0) },
        project: { $0[keyPath: path][id: id] }
      )
      .living { { (parent: ParentState) in parent[keyPath: path].index(id: id) != nil } }
  }

  /// Runs this reducer on a row of an array, by index.
  ///
  /// Removing the row, or replacing it by one with another `id`, cancels its effects.
  @inlinable
  public func run<ParentState, ParentAction>(
    _ action: Action,
    in parent: inout ParentState,
    at path: WritableKeyPath<ParentState, [State]> & Sendable,
    index: Int,
    _ environment: Environment,
    as embed: @escaping @Sendable (Int, Action) -> ParentAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect<ParentAction> {
    guard parent[keyPath: path].indices.contains(index) else {
      return Effect(
        .report(.noRow("index \(index)", action: action, operator: "run", at: SourcePlace(fileID, line))))
    }
    let row: @Sendable (ParentState) -> State? = {
      $0[keyPath: path].indices.contains(index) ? $0[keyPath: path][index] : nil
    }
    return reduce(&parent[keyPath: path][index], action, environment)
      .pulledBack(from: State.self, to: ParentState.self, embed: { embed(index, $0) }, project: row)
      .living(with: parent, at: row)
  }

  /// Runs this reducer on a value of a dictionary, by key.
  ///
  /// Removing the value, or replacing it by one with another `id`, cancels its effects.
  @inlinable
  public func run<ParentState, ParentAction, Key: Hashable & Sendable>(
    _ action: Action,
    in parent: inout ParentState,
    at path: WritableKeyPath<ParentState, [Key: State]> & Sendable,
    key: Key,
    _ environment: Environment,
    as embed: @escaping @Sendable (Key, Action) -> ParentAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect<ParentAction> {
    guard let index = parent[keyPath: path].index(forKey: key) else {
      return Effect(
        .report(
          .noRow(
            "key \(swiftSource(of: key))", action: action, operator: "run", at: SourcePlace(fileID, line))))
    }
    let value: @Sendable (ParentState) -> State? = { $0[keyPath: path][key] }
    return reduce(&parent[keyPath: path].values[index], action, environment)
      .pulledBack(from: State.self, to: ParentState.self, embed: { embed(key, $0) }, project: value)
      .living(with: parent, at: value)
  }

  /// Runs this reducer on a case of its parent's state, which is an enum.
  ///
  /// Changing to another case cancels its effects; actions received then are reported.
  @inlinable
  public func run<ParentState, ParentAction>(
    _ action: Action,
    in parent: inout ParentState,
    at path: CasePath<ParentState, State>,
    _ environment: Environment,
    as embed: @escaping @Sendable (Action) -> ParentAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect<ParentAction> {
    guard let effect = path.update(&parent, { reduce(&$0, action, environment) }) else {
      return Effect(
        .report(.noCase(State.self, action: action, operator: "run", at: SourcePlace(fileID, line))))
    }
    return
      effect
      .pulledBack(from: State.self, to: ParentState.self, embed: embed, project: path.extract)
      .living(with: parent, at: path.extract)
  }

  /// Runs this reducer on a child that borrows from its parent.
  ///
  ///     case .names(let action):
  ///       nameScreen.run(action, in: &state, lending: App.names, environment, as: AppAction.names)
  public func run<ParentState: Lender, ParentAction>(
    _ action: Action,
    in parent: inout ParentState,
    lending: Lending<ParentState, State>,
    _ environment: Environment,
    as embed: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    reduce(&parent[lending], action, environment)
      .pulledBack(from: State.self, to: ParentState.self, embed: embed, project: { $0[lending] })
  }

  /// Runs this reducer on a child that borrows from its parent, and may be missing. Setting it to `nil`, or giving it another
  /// id, cancels its effects; actions for `nil` are reported.
  public func run<ParentState: Lender, ParentAction>(
    _ action: Action,
    in parent: inout ParentState,
    lending: Lending<ParentState, State?>,
    _ environment: Environment,
    as embed: @escaping @Sendable (Action) -> ParentAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect<ParentAction> {
    let effect = { (state: inout State?) -> Effect<Action>? in
      state == nil ? nil : reduce(&state!, action, environment)
    }(&parent[lending])
    guard let effect else {
      return Effect(
        .report(.noValue(State.self, action: action, operator: "run", at: SourcePlace(fileID, line))))
    }
    let find: @Sendable (ParentState) -> State? = { $0[lending] }
    return effect.pulledBack(from: State.self, to: ParentState.self, embed: embed, project: find)
      .living(with: parent, at: find)
  }
}
