import Dumping

// Watching a reducer: what came in and what it changed. Where it prints is given by whoever asks for it; a program
// that owns the screen prints to a file. Without `debug`, a send pays nothing for it.

extension Reducer {
  /// Prints each action this reducer receives, and how it changed the state.
  ///
  /// By default it prints to standard output, which a `Terminal` holds back until it leaves the screen. Pass a closure
  /// that writes to a file to follow a program while it runs.
  ///
  ///     let list = shoppingList.debug("list") { log.write($0) }
  ///
  /// prints
  ///
  ///     list: received action:
  ///       ListAction.renamed("Saturday")
  ///       List(
  ///     -   name: "",
  ///     +   name: "Saturday",
  ///         products: []
  ///       )
  public func debug(
    _ prefix: String = "",
    to print: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> Reducer {
    Reducer { state, action, environment in
      let before = state
      let effect = self.reduce(&state, action, environment)
      let change = difference(before, state).map(\.text) ?? "  (No state changes)"
      print("\(heading(prefix))\n\(indented(short(action)))\n\(change)\n")
      return effect
    }
  }

  /// Prints each action this reducer receives, but not the state.
  public func debugActions(
    _ prefix: String = "",
    to print: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> Reducer {
    Reducer { state, action, environment in
      print("\(heading(prefix))\n\(indented(short(action)))\n")
      return self.reduce(&state, action, environment)
    }
  }
}

private func heading(_ prefix: String) -> String {
  prefix.isEmpty ? "received action:" : "\(prefix): received action:"
}

/// An action of ten thousand loaded rows is not what anyone wants to read; nor to wait for.
private func short(_ action: some Sendable) -> String {
  swiftSource(of: action, limit: 200)
}
