import Screen

/// The terminal as a `Program` sees it: something that tells what happened and shows a frame. The
/// real one is in `Terminal`; `ScriptedConsole` plays a script and keeps the frames.
///
/// A console belongs to the thread that runs the program. Only `wake` may be called from others.
public protocol Console: AnyObject {
  /// The size of what `paint` shows.
  var size: Size { get }

  /// Waits until something has happened, and gives all that has, in its order: so that a thousand waiting keys are
  /// handled before one paint. Empty when it was only woken. `nil` when nothing will ever happen again, because
  /// the terminal has gone or the script has ended.
  func waitForEvents() -> [Event]?

  /// Shows a frame of the console's size. Sends only what differs from what is shown.
  func paint(_ frame: Frame)

  /// Ends the wait, from any thread.
  var wake: @Sendable () -> Void { get }
}
