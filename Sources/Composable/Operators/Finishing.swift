extension Effect {
  /// Lets a program that ends wait for this effect: a save. All other effects are cancelled when it ends.
  ///
  ///     .run(name: "save") { send in
  ///       try await environment.save(text)
  ///       send(.saved)
  ///     }
  ///     .finishing()
  ///
  /// In a chain, mark the whole chain: what waits for a cancelled effect never begins.
  public func finishing() -> Effect {
    Effect(
      node.mapRuns { run in
        var run = run
        run.isFinishing = true
        return run
      })
  }
}
