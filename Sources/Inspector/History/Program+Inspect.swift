import Composable
import Loop
import Screen

extension Program {
  /// Lets a key stop the program and open its history: each action, what it changed, and the frame it led to.
  ///
  ///     program.inspect(by: "f12")
  ///     program.run(on: terminal)
  ///
  /// While it is open, nothing is handled: what effects send waits, and the clock you pass stands still. In release builds this
  /// does nothing unless you ask for it.
  ///
  /// - Parameters:
  ///   - key: Opens the inspector.
  ///   - clock: Stands still meanwhile; give it to your effects.
  ///   - inReleaseBuilds: Whether released programs have it, too.
  public func inspect(
    by key: Key = "f12", stopping clock: StoppableClock? = nil, inReleaseBuilds: Bool = false
  ) {
    #if !DEBUG
      guard inReleaseBuilds else { return }
    #endif
    remember(.keeping(100_000))
    let door = InspectorDoor(to: self, key: key, clock: clock)
    wait { door.events(of: $0) }
  }
}

extension Rehearsal {
  /// As for a program: the key opens the inspector, and the script goes on in it.
  public func inspect(by key: Key = "f12") { program.inspect(by: key, inReleaseBuilds: true) }
}
