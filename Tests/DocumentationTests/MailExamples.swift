// The code of the article "A mail program in seven steps", compiled and played. `DocumentationTests` compares them.

import Composable
import ComposableTesting
import Loop
import Parts
import Screen
import Testing

// MARK: 1

struct Letter: Equatable, Identifiable, Sendable {
  let id: Int
  var from: String
  var subject: String
  var text: String
  var day: String

  var row: ListingRow<Int> { ListingRow(id, "\(from)  \(subject)", section: day) }
}

struct Mailbox: Equatable {
  var letters: [Letter] = []
  var list = Listing<Int>([])
  var reader: Reader?
  var fetching: WorkProgress?
  var compose: Form<Compose>?
  var confirm: Confirm?
  var toasts = Toasts()
  /// The letters before the last were deleted.
  var deleted: [Letter] = []
  var isOver = false

  mutating func show(_ letters: [Letter]) {
    self.letters = letters
    list.replaceRows(letters.map(\.row))
  }
}

// MARK: 2

struct Reader: Equatable {
  let letter: Letter
  var page = ViewportPosition()
}

let reader = Reducer<Reader, ViewportAction, Void> { state, action, _ in
  ViewportPosition.reducer(&state.page, action, ())
}

struct ReaderView: ComposedView {
  let state: Reader

  var body: some View {
    Rows(
      .fixed(1, Line(Span(state.letter.from, .bold), Span("  \(state.letter.subject)"))),
      .fill(Viewport(Text(state.letter.text, overflow: .wrap), position: state.page)),
      gap: 1)
  }
}

// MARK: 3

struct MailEnvironment: Sendable {
  var fetch: @Sendable (_ progress: @Sendable (Int) -> Void) async throws -> [Letter]
  var send: @Sendable (_ to: String, _ text: String) async throws -> Void
  var save: @Sendable ([Letter]) -> Effect<Never>
  var clock: any Clock<Duration>
}

enum FetchingAction: Equatable, Sendable {
  case begun
  case progressed(Int)
  case fetched([Letter])
  case failed(String)
  case cancelled
}

let fetching = Reducer<WorkProgress, FetchingAction, MailEnvironment> { state, action, environment in
  switch action {
  case .begun:
    return .run(name: "fetch", failing: { .failed("\($0)") }) { send in
      send(.fetched(try await environment.fetch { send(.progressed($0)) }))
    }
  case .progressed(let percent): state.done = percent
  case .fetched, .failed, .cancelled: break
  }
  return .none
}

// MARK: 4

enum Compose: Hashable, Sendable { case to, subject, text }

let newLetter = Form([
  FormField(Compose.to, "To", .text(placeholder: "name@example.org")),
  FormField(Compose.subject, "Subject", .text()),
  FormField(Compose.text, "Text", .lines()),
])

let compose = Form<Compose>.reducer { field, form in
  field == .to && !form.text(.to).contains("@") ? "An address has an @." : nil
}

// MARK: 5

enum MailboxAction: Equatable, Sendable {
  case list(ListingAction<Int>)
  case reader(ViewportAction)
  case fetching(FetchingAction)
  case fetchRequested, writeRequested, deleteRequested
  case compose(FormAction<Compose>)
  case confirm(ConfirmAction)
  case toasts(ToastsAction)
  case quit
}

let mailbox = Reducer<Mailbox, MailboxAction, MailEnvironment> { state, action, environment in
  switch action {
  case .fetchRequested:
    guard state.fetching == nil else { return .none }
    state.fetching = WorkProgress(total: 100)
    return .send(.fetching(.begun))
  case .fetching(.fetched(let letters)):
    state.fetching = nil
    state.show(letters)
    return .merge(
      environment.save(letters).fireAndForget().finishing(),
      .send(.toasts(.show("\(letters.count) letters", .info))))
  case .fetching(.failed(let reason)):
    state.fetching = nil
    return .send(.toasts(.show(reason, .failure)))
  case .fetching(.cancelled): state.fetching = nil
  case .fetching(let action):
    return fetching.run(action, in: &state, at: \.fetching, environment, as: MailboxAction.fetching)

  case .list(.chosen(let id)):
    state.reader = state.letters.first { $0.id == id }.map { Reader(letter: $0) }
  case .list(let action):
    return Listing.reducer.run(action, in: &state, at: \.list, (), as: MailboxAction.list)
  case .reader(.left): state.reader = nil
  case .reader(let action):
    return reader.run(action, in: &state, at: \.reader, (), as: MailboxAction.reader)

  case .writeRequested: state.compose = newLetter
  case .compose(.submitted):
    guard let form = state.compose else { return .none }
    state.compose = nil
    let (to, text) = (form.text(.to), form.text(.text))
    return .run(name: "send", failing: { .toasts(.show("\($0)", .failure)) }) { send in
      try await environment.send(to, text)
      send(.toasts(.show("Sent to \(to)", .success)))
    }.finishing()
  case .compose(.cancelled): state.compose = nil
  case .compose(let action):
    return compose.run(action, in: &state, at: \.compose, (), as: MailboxAction.compose)

  case .deleteRequested:
    guard !state.list.acted.isEmpty else { return .none }
    let which = state.list.selected.isEmpty ? "this letter" : "letters (\(state.list.selectionText()))"
    state.confirm = Confirm("Delete \(which)?", yes: "Delete", no: "Keep", isDangerous: true)
  case .confirm(.answered(let answer)):
    state.confirm = nil
    guard answer == .yes else { return .none }
    let gone = Set(state.list.acted)
    state.deleted = state.letters
    state.show(state.letters.filter { !gone.contains($0.id) })
    return .merge(
      environment.save(state.letters).fireAndForget().finishing(),
      .send(.toasts(.show("Deleted", .info, offer: Toasts.Offer("undo", "Undo", key: "u")))))
  case .confirm(let action):
    return Confirm.reducer.run(action, in: &state, at: \.confirm, (), as: MailboxAction.confirm)

  case .toasts(.accepted):
    state.show(state.deleted)
    return environment.save(state.letters).fireAndForget().finishing()
  case .toasts(let action):
    return Toasts.reducer.run(
      action, in: &state, at: \.toasts, ToastsEnvironment(clock: environment.clock),
      as: MailboxAction.toasts)
  case .quit: state.isOver = true
  }
  return .none
}

// MARK: 6

let mailboxKeys = Keymap<MailboxAction>([
  Command("fetch", keys: "f", action: .fetchRequested, footer: true),
  Command("write", keys: "w", action: .writeRequested, footer: true),
  Command("delete", keys: "d", "delete", action: .deleteRequested, footer: true),
  Command("quit", keys: "q", "ctrl+c", action: .quit, footer: true),
])

let fetchingKeys = Keymap<MailboxAction>([
  Command("stop", keys: "esc", action: .fetching(.cancelled), footer: true)
])

extension Mailbox {
  /// The part that is open has the keys; the list leaves the rest to the program.
  var keymap: Keymap<MailboxAction> {
    if confirm != nil { return Confirm.keymap.map(MailboxAction.confirm) }
    if let compose { return compose.keymap.map(MailboxAction.compose) }
    if reader != nil { return ViewportPosition.keymap.map(MailboxAction.reader) }
    if fetching != nil { return fetchingKeys.adding(mailboxKeys) }
    let keys = list.keymap.map(MailboxAction.list)
    return list.isTyping ? keys : toasts.keymap.map(MailboxAction.toasts).adding(mailboxKeys).adding(keys)
  }

  static var mouse: Mouse<Mailbox, MailboxAction> {
    Listing<Int>.mouse.map(MailboxAction.list) { (mail: Mailbox) in mail.list }
      .adding(ViewportPosition.mouse.map(MailboxAction.reader) { $0.reader?.page })
      .adding(Form<Compose>.mouse.map(MailboxAction.compose) { $0.compose })
      .adding(Confirm.mouse.map(MailboxAction.confirm) { $0.confirm })
      .adding(Toasts.mouse.map(MailboxAction.toasts) { $0.toasts })
  }
}

struct MailboxView: View {
  let state: Mailbox

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Mail")
    let content: any View =
      if let compose = state.compose {
        Border(FormView(compose), title: "New letter")
      } else if let reader = state.reader {
        Border(ReaderView(state: reader), title: "Letter")
      } else {
        Border(ListingView(state.list), title: "Inbox", note: "\(state.letters.count)")
      }
    let progress = state.fetching.map { ProgressView($0, label: "Fetching") }
    Layers(
      Rows(.fill(Layers(content, ToastsView(state.toasts))), .fit(progress), .fixed(1, Footer(state.keymap))),
      state.confirm.map(ConfirmView.init)
    ).draw(on: &canvas)
  }
}

// MARK: 7

@Suite struct MailboxTests {
  static let letters = [
    Letter(id: 1, from: "Ada", subject: "Notes", text: "They are done.", day: "Today"),
    Letter(id: 2, from: "Grace", subject: "A moth", text: "It was in the relay.", day: "Today"),
    Letter(id: 3, from: "Linus", subject: "Version 7", text: "Try it.", day: "Monday"),
  ]

  static func environment(_ clock: any Clock<Duration>) -> MailEnvironment {
    MailEnvironment(
      fetch: { progress in
        progress(50)
        try await clock.sleep(for: .seconds(1))
        return letters
      },
      send: { _, _ in }, save: { _ in .none }, clock: clock)
  }

  @Test func fetchingIsStopped() {
    let clock = TestClock()
    let store = TestStore(
      initialState: Mailbox(), reducer: mailbox, environment: Self.environment(clock))
    store.send(.fetchRequested) { $0.fetching = WorkProgress(total: 100) }
    store.receive(.fetching(.begun))
    store.receive(.fetching(.progressed(50))) { $0.fetching?.done = 50 }
    store.send(.fetching(.cancelled)) { $0.fetching = nil }
  }

  @Test func anAfternoonOfMail() throws {
    let mail = Rehearsal(
      size: Size(44, 12), initialState: Mailbox(), reducer: mailbox, environment: Self.environment,
      view: MailboxView.init, keymap: \.keymap, mouse: Mailbox.mouse, isOver: \.isOver,
      whenOpen: .fetchRequested)
    #expect(mail.frame.lines.contains { $0.hasPrefix("Fetching") })
    try mail.play("<wait 1s>")
    #expect(
      mail.frame.lines[1...4].map { $0.prefix(24) } == [
        "│Today                  ", "│▸   Ada  Notes         ", "│    Grace  A moth      ",
        "│Monday                 ",
      ])
    try mail.play("/moth<enter><enter>")
    #expect(mail.state.reader?.letter.from == "Grace")
    try mail.play("<esc><esc>w<enter>")
    #expect(mail.frame.lines.contains { $0.contains("An address has an @.") })
    try mail.play("ada@example.org<enter>")
    #expect(mail.frame.lines.contains { $0.contains("✓ Sent to ada@example.org") })
    try mail.play("<click item(3)>d<click yes>")
    #expect(mail.state.letters.map(\.id) == [1, 2])
    try mail.play("u")
    #expect(mail.state.letters.map(\.id) == [1, 2, 3] && mail.state.list.window == Size(42, 9))
    try mail.play("q")
    #expect(mail.isOver)
  }
}
