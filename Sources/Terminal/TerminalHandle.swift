/// What effects may ask of the terminal while a program runs on it. An effect runs on any
/// thread, the terminal belongs to one; so a request waits in a mailbox until that thread comes by.

import Synchronization

/// Lets effects, on any thread, use the `Terminal`. Put it, or closures that use it, into the environment.
public struct TerminalHandle: Sendable {
  let mailbox: Mailbox

  /// Leaves the screen and stops the process, as Ctrl+Z does in other programs, until the shell continues it.
  public func suspend() { mailbox.post(.suspend) }

  /// Leaves the screen, does some work with the terminal as the shell left it (an editor, a pager), takes the screen back
  /// and returns the result.
  ///
  /// The work runs on the thread that owns the terminal; no events are handled meanwhile.
  ///
  ///     let status = await terminal.outside { edit(file) }
  public func outside<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let job: @Sendable () -> Void = { continuation.resume(returning: work()) }
      // Without a screen there is none to leave, and the terminal is the shell's already.
      if !mailbox.post(.outside(job)) { job() }
    }
  }

  /// Puts text on the clipboard, if the terminal allows it (OSC 52).
  public func copy(_ text: String) { mailbox.post(.copy(text)) }

  /// Rings the bell.
  public func bell() { mailbox.post(.bell) }
}

/// What has been asked and not yet done.
final class Mailbox: Sendable {
  enum Request: Sendable {
    case suspend
    case outside(@Sendable () -> Void)
    case copy(String)
    case bell
  }

  private struct Content {
    var requests: [Request] = []
    var isOpen = true
  }

  private let content = Mutex(Content())
  private let wakeup: Wakeup

  init(wakeup: Wakeup) { self.wakeup = wakeup }

  /// False when nobody will come by any more.
  @discardableResult
  func post(_ request: Request) -> Bool {
    let isOpen = content.withLock { content in
      if content.isOpen { content.requests.append(request) }
      return content.isOpen
    }
    if isOpen { wakeup.wake() }
    return isOpen
  }

  /// All that waits, in its order.
  func take() -> [Request] {
    content.withLock { content in
      defer { content.requests = [] }
      return content.requests
    }
  }

  /// Takes no more, and gives what still waits.
  func close() -> [Request] {
    content.withLock { content in
      defer { content = Content(requests: [], isOpen: false) }
      return content.requests
    }
  }
}
