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
      // Without a screen, the terminal is already the shell's.
      if !mailbox.post(.outside(job)) { job() }
    }
  }

  /// Puts text on the clipboard, if the terminal allows it (OSC 52).
  public func copy(_ text: String) { mailbox.post(.copy(text)) }

  /// Shows other colours, or begins or ends to hear the mouse.
  public func change(_ appearance: Appearance) { mailbox.post(.change(appearance)) }

  /// Prints lines above the program's rows, where they stay; on the whole screen, when it is left. Colours by escape sequences
  /// pass, and other control characters are made visible.
  public func print(_ lines: String...) { print(lines: lines) }

  /// The same with the lines in an array.
  public func print(lines: [String]) {
    if !mailbox.post(.print(lines)) { for line in lines { Swift.print(line) } }
  }

  /// Rings the bell.
  public func bell() { mailbox.post(.bell) }
}

/// Requests for the terminal's thread.
final class Mailbox: Sendable {
  enum Request: Sendable {
    case suspend
    case outside(@Sendable () -> Void)
    case copy(String)
    case bell
    case change(Appearance)
    case print([String])
  }

  private struct Content {
    var requests: [Request] = []
    var isOpen = true
  }

  private let content = Mutex(Content())
  private let wakeup: Wakeup

  init(wakeup: Wakeup) { self.wakeup = wakeup }

  /// Returns false once the terminal is closed.
  @discardableResult
  func post(_ request: Request) -> Bool {
    let isOpen = content.withLock { content in
      if content.isOpen { content.requests.append(request) }
      return content.isOpen
    }
    if isOpen { wakeup.wake() }
    return isOpen
  }

  func take() -> [Request] {
    content.withLock { content in
      defer { content.requests = [] }
      return content.requests
    }
  }

  /// Closes it and returns what is left.
  func close() -> [Request] {
    content.withLock { content in
      defer { content = Content(requests: [], isOpen: false) }
      return content.requests
    }
  }
}
