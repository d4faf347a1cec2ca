import Composable
import Screen

/// Short messages that come and go by themselves, the newest lowest. One may offer to do something about it, such as to undo.
///
///     return .send(.toasts(.show("Deleted 3 letters", .info, offer: Toasts.Offer("undo", "Undo", key: "u"))))
///
/// Its parent handles `.accepted`, which has the offer's id. A message that nobody answered has `.expired`, which is another thing.
public struct Toasts: Equatable, Sendable {
  /// What a message is about.
  public enum Kind: Hashable, Sendable, Codable, CaseIterable {
    case info, success, warning, failure
  }

  /// What can be done about a message while it shows.
  public struct Offer: Hashable, Sendable, Codable {
    /// What the program calls it.
    public var id: String
    /// What people read.
    public var label: String
    /// The key that takes it.
    public var key: Key

    /// Creates an offer.
    public init(_ id: String, _ label: String, key: Key) {
      (self.id, self.label, self.key) = (id, label, key)
    }
  }

  /// One message.
  public struct Toast: Hashable, Sendable, Identifiable {
    /// Its number.
    public let id: Int
    /// What it says.
    public let text: String
    /// What it is about.
    public let kind: Kind
    /// What can be done about it.
    public let offer: Offer?

    /// Creates a message; its number must be its own.
    public init(id: Int, text: String, kind: Kind, offer: Offer? = nil) {
      (self.id, self.text, self.kind, self.offer) = (id, text, kind, offer)
    }
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

  fileprivate mutating func show(_ text: String, _ kind: Kind, _ offer: Offer?) -> Int {
    last += 1
    shown.append(Toast(id: last, text: text, kind: kind, offer: offer))
    if shown.count > Self.limit { shown.removeFirst(shown.count - Self.limit) }
    return last
  }

  fileprivate mutating func remove(_ id: Int) { shown.removeAll { $0.id == id } }
}

/// What happens to messages.
public enum ToastsAction: Equatable, Sendable, Codable {
  case show(String, Toasts.Kind, offer: Toasts.Offer? = nil)
  /// Its time is over.
  case expired(Int)
  /// It was pressed, and so read.
  case dismissed(Int)
  /// Its offer was pressed, or the key of that.
  case offerTaken(Int)
  /// For the parent: the offer with this id is to be done.
  case accepted(String)
}

/// What messages need.
public struct ToastsEnvironment: Sendable {
  var clock: any Clock<Duration>
  var time: Duration

  /// How long a message shows; warnings, failures and those that offer something twice as long.
  public init(clock: any Clock<Duration>, time: Duration = .seconds(4)) {
    (self.clock, self.time) = (clock, time)
  }
}

extension Toasts {
  /// Shows messages, and takes each away after its time.
  public static let reducer = Reducer<Toasts, ToastsAction, ToastsEnvironment> { state, action, environment in
    switch action {
    case .show(let text, let kind, let offer):
      let id = state.show(text, kind, offer)
      let clock = environment.clock
      let isShort = offer == nil && (kind == .info || kind == .success)
      let time = isShort ? environment.time : environment.time * 2
      return .run(name: "toast") { send in
        try await clock.sleep(for: time)
        send(.expired(id))
      }.cancellable(id: ToastID(number: id))
    case .expired(let id), .dismissed(let id):
      state.remove(id)
      return .cancel(id: ToastID(number: id))
    case .offerTaken(let id):
      guard let offer = state.shown.first(where: { $0.id == id })?.offer else { return .none }
      state.remove(id)
      return .merge(.cancel(id: ToastID(number: id)), .send(.accepted(offer.id)))
    case .accepted: break
    }
    return .none
  }

  /// The keys of what is offered; of two with the same key, the newer. A program adds its own behind them.
  public var keymap: Keymap<ToastsAction> {
    Keymap(
      shown.reversed().compactMap { toast in
        toast.offer.map {
          Command("toasts.offer", title: $0.label, keys: $0.key, action: .offerTaken(toast.id), footer: true)
        }
      })
  }

  /// Its mouse: a press on an offer takes it, one on the message removes that.
  public static var mouse: Mouse<Toasts, ToastsAction> {
    Mouse { (_: Toasts, pointer: Pointer<ToastPlace>) in
      switch pointer.press {
      case .message(let id): .dismissed(id)
      case .offer(let id): .offerTaken(id)
      case nil: nil
      }
    }
  }
}

private struct ToastID: Hashable, Sendable { let number: Int }

/// What a press on a message hits, by the message's number.
public enum ToastPlace: Hashable, Sendable, CustomStringConvertible {
  case message(Int), offer(Int)

  /// `toast(3)`, or `offer(3)`.
  public var description: String {
    switch self {
    case .message(let id): "toast(\(id))"
    case .offer(let id): "offer(\(id))"
    }
  }
}

/// Messages at the lower right, over whatever is there.
public struct ToastsView: View {
  private let state: Toasts

  /// Creates the view of some messages.
  public init(_ state: Toasts) { self.state = state }

  /// Draws the messages from the bottom up, as far as there is room. What is offered is cut last.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    for (index, toast) in state.shown.reversed().enumerated() where index < size.height {
      let row = size.height - 1 - index
      let offer = toast.offer.map { " [\($0.label.printable) \($0.key.label)] " } ?? ""
      let text = " \(toast.kind.sign) \(toast.text.printable) ".truncated(
        to: max(0, size.width - offer.columns))
      let left = max(0, size.width - text.columns - offer.columns)
      canvas.place(ToastPlace.message(toast.id), in: Rect(left, row, text.columns, 1))
      let style = toast.kind.style.adding(.reverse)
      let start = canvas.write(text, at: Point(left, row), style: style)
      guard !offer.isEmpty else { continue }
      let words = offer.truncated(to: size.width - start)
      canvas.place(ToastPlace.offer(toast.id), in: Rect(start, row, words.columns, 1))
      canvas.write(words, at: Point(start, row), style: style.adding(.bold))
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
