import Dumping

extension Reducer {
  /// Prints each action this reducer receives, and how it changed the state.
  /// Pass a closure that writes to a file to follow a program that occupies the terminal.
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
      let change = difference(before, state).map { folded($0.text) } ?? "  (No state changes)"
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

/// A long change says no more than its beginning.
private func folded(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let limit = 60
  guard lines.count > limit else { return text }
  return lines.prefix(limit).joined(separator: "\n") + "\n  … (\(lines.count - limit) more lines)"
}

// A long action would be slow to print and not worth reading.
private func short(_ action: some Sendable) -> String {
  swiftSource(of: action, limit: 200)
}
