extension Reducer {
  /// Runs this reducer on an optional state.
  /// Setting it to `nil`, or giving it another id, cancels its effects; actions for `nil` are reported.
  ///
  ///     editor.optional().pullback(state: \.editor, action: AppAction.editorCase, environment: \.editor)
  @inlinable
  public func optional(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<State?, Action, Environment> {
    let place = SourcePlace(fileID, line)
    return Reducer<State?, Action, Environment> { state, action, environment in
      guard state != nil else { return Effect(.report(.noValue(State.self, action: action, at: place))) }
      return self.reduce(&state!, action, environment)
        .pulledBack(from: State.self, to: State?.self, embed: { $0 }, project: { $0 })
        .living(with: state, at: { $0 })
    }
  }
}
