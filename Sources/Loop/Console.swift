import Screen

/// The terminal as a `Program` sees it: a source of events that shows frames. The real one is `Terminal`;
/// `ScriptedConsole` plays a script and keeps the frames.
///
/// A console belongs to the thread that runs the program. Only `wake` may be called from others.
public protocol Console: AnyObject {
  /// The size of what `paint` shows.
  var size: Size { get }

  /// Waits for events and returns all of them, in order, so that a thousand waiting keys are handled before one paint.
  /// Empty if it was only woken. `nil` if there will be no more events, because the terminal is gone or the script has
  /// ended.
  func waitForEvents() -> [Event]?

  /// Shows a frame of the console's size. Sends only what has changed.
  func paint(_ frame: Frame)

  /// Ends the wait, from any thread.
  var wake: @Sendable () -> Void { get }
}
