// Catches two common slips, a case or a key path in place of a case path, with an error that shows what to write.
// NB: For a key path to a case, the compiler's own error comes first. These keep it from adding two more.

extension Reducer {
  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state: WritableKeyPath<ParentState, State> & Sendable,
    action: (Action) -> ParentAction,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> { fatalError() }

  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func pullback<ParentState, ParentAction>(
    state: WritableKeyPath<ParentState, State> & Sendable,
    action: (Action) -> ParentAction
  ) -> Reducer<ParentState, ParentAction, Environment> { fatalError() }

  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func pullback<ParentState, ParentAction, Value, ParentEnvironment>(
    state: WritableKeyPath<ParentState, State> & Sendable,
    action: KeyPath<ParentAction, Value>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> { fatalError() }

  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func pullback<ParentState, ParentAction, Value>(
    state: WritableKeyPath<ParentState, State> & Sendable,
    action: KeyPath<ParentAction, Value>
  ) -> Reducer<ParentState, ParentAction, Environment> { fatalError() }

  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func forEach<ParentState, Rows, ParentAction, ID, ParentEnvironment>(
    state: WritableKeyPath<ParentState, Rows> & Sendable,
    action: (ID, Action) -> ParentAction,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> { fatalError() }

  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func forEach<ParentState, Rows, ParentAction, ID>(
    state: WritableKeyPath<ParentState, Rows> & Sendable,
    action: (ID, Action) -> ParentAction
  ) -> Reducer<ParentState, ParentAction, Environment> { fatalError() }

  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func forEach<ParentState, Rows, ParentAction, Value, ParentEnvironment>(
    state: WritableKeyPath<ParentState, Rows> & Sendable,
    action: KeyPath<ParentAction, Value>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> { fatalError() }

  /// Unavailable: `action:` takes a case path.
  @available(*, unavailable, message: "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })")
  public func forEach<ParentState, Rows, ParentAction, Value>(
    state: WritableKeyPath<ParentState, Rows> & Sendable,
    action: KeyPath<ParentAction, Value>
  ) -> Reducer<ParentState, ParentAction, Environment> { fatalError() }
}
