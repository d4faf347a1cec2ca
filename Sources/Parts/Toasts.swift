import Composable
import Screen

/// Short messages that come and go by themselves, the newest lowest.
///
///     case .saved: return toastsReducer.run(.show("Saved", .success), in: &state, at: \.toasts, …)
public struct Toasts: Equatable, Sendable {
  /// What a message is about.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case info, success, warning, failure
  }

  /// One message.
  public struct Toast: Hashable, Sendable, Identifiable {
    /// Its number.
    public let id: Int
    /// What it says.
    public let text: String
    /// What it is about.
    public let kind: Kind

    /// Creates a message; its number must be its own.
    public init(id: Int, text: String, kind: Kind) { (self.id, self.text, self.kind) = (id, text, kind) }
  }

  /// No more show at once; the oldest makes room.
  public static let limit = 3

  /// Those that show, the oldest first.
  public private(set) var shown: [Toast] = []
  /// The number of the last one that was shown.
  public private(set) var last: Int

  /// Creates them, perhaps with some that show already.
  public init(_ shown: [Toast] = [], last: Int? = nil) {
    self.shown = shown
    self.last = last ?? shown.map(\.id).max() ?? 0
  }

  fileprivate mutating func show(_ text: String, _ kind: Kind) -> Int {
    last += 1
    shown.append(Toast(id: last, text: text, kind: kind))
    if shown.count > Self.limit { shown.removeFirst(shown.count - Self.limit) }
    return last
  }

  fileprivate mutating func remove(_ id: Int) { shown.removeAll { $0.id == id } }
}

/// What happens to messages.
public enum ToastsAction: Equatable, Sendable {
  case show(String, Toasts.Kind)
  /// Its time is over, or it was pressed.
  case gone(Int)
}

/// What messages need.
public struct ToastsEnvironment: Sendable {
  var clock: any Clock<Duration>
  var time: Duration

  /// How long a message shows; warnings and failures twice as long.
  public init(clock: any Clock<Duration>, time: Duration = .seconds(4)) {
    (self.clock, self.time) = (clock, time)
  }
}

/// Shows messages, and takes each away after its time.
public let toastsReducer = Reducer<Toasts, ToastsAction, ToastsEnvironment> { state, action, environment in
  switch action {
  case .show(let text, let kind):
    let id = state.show(text, kind)
    let clock = environment.clock
    let time = kind == .info || kind == .success ? environment.time : environment.time * 2
    return .run(name: "toast") { send in
      try await clock.sleep(for: time)
      send(.gone(id))
    }.cancellable(id: ToastID(number: id))
  case .gone(let id):
    state.remove(id)
    return .cancel(id: ToastID(number: id))
  }
}

private struct ToastID: Hashable, Sendable { let number: Int }

/// What a press on a message hits.
public struct ToastPlace: Hashable, Sendable, CustomStringConvertible {
  /// The message's number.
  public let id: Int
  /// `toast(3)`.
  public var description: String { "toast(\(id))" }
}

/// Messages at the lower right, over whatever is there.
public struct ToastsView: View {
  private let state: Toasts

  /// Creates the view of some messages.
  public init(_ state: Toasts) { self.state = state }

  /// Draws the messages from the bottom up, as far as there is room.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    for (index, toast) in state.shown.reversed().enumerated() where index < size.height {
      let text = " \(toast.kind.sign) \(toast.text.printable) ".truncated(to: size.width)
      let rect = Rect(size.width - text.columns, size.height - 1 - index, text.columns, 1)
      canvas.place(ToastPlace(id: toast.id), in: rect)
      canvas.write(text, at: Point(rect.left, rect.top), style: toast.kind.style.adding(.reverse))
    }
  }
}

extension Toasts.Kind {
  /// Told by a sign as well as by a colour.
  var sign: String {
    switch self {
    case .info: "·"
    case .success: "✓"
    case .warning: "!"
    case .failure: "✗"
    }
  }

  var style: Style {
    switch self {
    case .info: .accent
    case .success: .success
    case .warning: .warning
    case .failure: .failure
    }
  }
}
