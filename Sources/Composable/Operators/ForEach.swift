import Dumping

extension Reducer {
  /// Runs this reducer on the rows of an array, by index.
  ///
  /// Removing a row, or replacing it by one with another `id`, cancels the effects its reducer started.
  @inlinable
  public func forEach<ParentState, ParentAction, ParentEnvironment>(
    state path: WritableKeyPath<ParentState, [State]> & Sendable,
    action casePath: CasePath<ParentAction, (Int, Action)>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    let place = SourcePlace(fileID, line)
    return Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let (index, action) = casePath.extract(parentAction) else { return .none }
      guard parent[keyPath: path].indices.contains(index) else {
        return Effect(.report(.noRow("index \(index)", action: parentAction, at: place)))
      }
      let row: @Sendable (ParentState) -> State? = {
        $0[keyPath: path].indices.contains(index) ? $0[keyPath: path][index] : nil
      }
      return self.reduce(&parent[keyPath: path][index], action, environment(parentEnvironment))
        .pulledBack(
          from: State.self, to: ParentState.self, embed: { casePath.embed((index, $0)) }, project: row
        )
        .living(with: parent, at: row)
    }
  }

  /// Runs this reducer on the rows of an `IdentifiedArray`, by id.
  ///
  ///     let list = product.forEach(
  ///       state: \.products, action: ListAction.productCase, environment: { _ in () })
  ///
  /// Removing a row cancels the effects its reducer started.
  @inlinable
  public func forEach<ParentState, ParentAction, ParentEnvironment, ID: Hashable & Sendable>(
    state path: WritableKeyPath<ParentState, IdentifiedArray<ID, State>> & Sendable,
    action casePath: CasePath<ParentAction, (ID, Action)>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    let place = SourcePlace(fileID, line)
    return Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let (id, action) = casePath.extract(parentAction) else { return .none }
      guard let index = parent[keyPath: path].index(id: id) else {
        return Effect(.report(.noRow("id \(swiftSource(of: id))", action: parentAction, at: place)))
      }
      return self.reduce(&parent[keyPath: path][index], action, environment(parentEnvironment))
        .pulledBack(
          from: State.self, to: ParentState.self, embed: { casePath.embed((id, $0)) },
          project: { $0[keyPath: path][id: id] }
        )
        .living { { (parent: ParentState) in parent[keyPath: path].index(id: id) != nil } }
    }
  }

  /// Runs this reducer on the values of a dictionary, by key.
  ///
  /// Removing a value, or replacing it by one with another id, cancels the effects its reducer started.
  @inlinable
  public func forEach<ParentState, ParentAction, ParentEnvironment, Key: Hashable & Sendable>(
    state path: WritableKeyPath<ParentState, [Key: State]> & Sendable,
    action casePath: CasePath<ParentAction, (Key, Action)>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    let place = SourcePlace(fileID, line)
    return Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let (key, action) = casePath.extract(parentAction) else { return .none }
      // Writing to `dictionary[key]!` would hash the key again.
      guard let index = parent[keyPath: path].index(forKey: key) else {
        return Effect(.report(.noRow("key \(swiftSource(of: key))", action: parentAction, at: place)))
      }
      let value: @Sendable (ParentState) -> State? = { $0[keyPath: path][key] }
      return self.reduce(&parent[keyPath: path].values[index], action, environment(parentEnvironment))
        .pulledBack(
          from: State.self, to: ParentState.self, embed: { casePath.embed((key, $0)) }, project: value
        )
        .living(with: parent, at: value)
    }
  }
}
