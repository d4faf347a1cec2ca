// What newcomers write where a case path is wanted: the case itself, or a key path. The compiler then says what to write.
// NB: Of a key path to a case it says only that there is none; without these, it says so beside two other errors.

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
