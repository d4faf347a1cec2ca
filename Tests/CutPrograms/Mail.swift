import Composable
import Inspector
import Loop
import Parts
import Screen

/// Mail: a fetch that ends late, a timer, a dialog before anything is deleted.
struct Mail: Equatable, Sendable {
  enum Folder: String, Equatable, Sendable, CaseIterable { case inbox, drafts, trash }
  struct Letter: Equatable, Sendable, Identifiable {
    let id: Int
    var subject: String
    var isRead = false
  }

  var folder = Folder.inbox
  var letters: [Letter] = []
  var counts: [Folder: Int] = [:]
  var cursor = 0
  var isFetching = false
  var asking: Confirm?
  var toasts = Toasts()
  var minutes = 0
}

enum MailAction: Equatable, Sendable {
  case opened(Mail.Folder), fetched([Mail.Letter], for: Mail.Folder)
  case moved(by: Int), read
  case deletionAsked, confirm(ConfirmAction)
  case toasts(ToastsAction)
  case minutePassed, timerStarted
}

struct MailEnvironment: Sendable {
  var fetch: @Sendable (Mail.Folder) async throws -> [Mail.Letter]
  var clock: any Clock<Duration>
}

let mailReducer = Reducer<Mail, MailAction, MailEnvironment> { state, action, environment in
  switch action {
  case .opened(let folder):
    (state.folder, state.isFetching) = (folder, true)
    return .run(name: "fetch") { send in
      send(.fetched(try await environment.fetch(folder), for: folder))
    }
  case .fetched(let letters, let folder):
    (state.letters, state.isFetching) = (letters, false)
    state.counts[folder] = letters.count
    state.cursor = 0
  case .moved(let rows): state.cursor = max(0, min(state.letters.count - 1, state.cursor + rows))
  case .read: if state.letters.indices.contains(state.cursor) { state.letters[state.cursor].isRead.toggle() }
  case .deletionAsked:
    guard state.letters.indices.contains(state.cursor) else { break }
    state.asking = Confirm("Delete \(state.letters[state.cursor].subject)?", yes: "Delete", no: "Keep")
  case .confirm(.answered(let answer)):
    state.asking = nil
    guard answer == .yes, state.letters.indices.contains(state.cursor) else { break }
    let letter = state.letters.remove(at: state.cursor)
    return .send(.toasts(.show("Deleted \(letter.subject)", .success, offer: nil)))
  case .confirm(let action):
    return Confirm.reducer.run(action, in: &state, at: \.asking, (), as: MailAction.confirm)
  case .toasts(let action):
    return Toasts.reducer.run(
      action, in: &state, at: \.toasts, ToastsEnvironment(clock: environment.clock), as: MailAction.toasts)
  case .timerStarted:
    return .timer(id: "minutes", every: .seconds(60), clock: environment.clock) { .minutePassed }
  case .minutePassed: state.minutes += 1
  }
  return .none
}

private let mailKeys = Keymap([
  Command("inbox", keys: "i", action: MailAction.opened(.inbox)),
  Command("drafts", keys: "d", action: .opened(.drafts)),
  Command("down", keys: "j", action: .moved(by: 1)),
  Command("up", keys: "k", action: .moved(by: -1)),
  Command("read", keys: "space", action: .read),
  Command("delete", keys: "x", action: .deletionAsked),
  Command("timer", keys: "t", action: .timerStarted),
])

private struct MailView: ComposedView {
  let mail: Mail

  var body: some View {
    Rows(
      .fixed(1, Text("\(mail.folder.rawValue) · \(mail.minutes) min")),
      .fill(
        List(count: mail.letters.count, position: ListPosition(selected: mail.cursor)) { index, _ in
          Text((mail.letters[index].isRead ? "  " : "• ") + mail.letters[index].subject)
        }),
      .fixed(1, Text(mail.asking.map { $0.question } ?? (mail.isFetching ? "Fetching …" : ""))),
      .fixed(3, ToastsView(mail.toasts)))
  }
}

func mail() -> Rehearsal<Mail, MailAction> {
  Rehearsal(
    size: Size(60, 12), initialState: Mail(), reducer: mailReducer,
    environment: { clock in
      MailEnvironment(
        fetch: { folder in
          try await clock.sleep(for: folder == .inbox ? .milliseconds(1_500) : .milliseconds(300))
          return (1...3).map { Mail.Letter(id: $0, subject: "\(folder.rawValue) \($0)") }
        }, clock: clock)
    },
    view: MailView.init,
    keymap: { state in
      guard state.asking != nil else { return mailKeys }
      return Confirm.keymap.map(MailAction.confirm)
    })
}

extension DrivenProgram {
  static let mail = DrivenProgram(
    "mail", imports: ["@testable import CutPrograms"], play: "mail()",
    cutting: TestCut(
      reducer: "mailReducer",
      environment: "MailEnvironment(fetch: { _ in [] }, clock: ContinuousClock())", initialState: "Mail()"),
    keys: ["i", "d", "j", "k", " ", "x", "<enter>", "y", "<esc>", "t", "<wait 200ms>", "<wait 2s>", "z"]
  ) { CutPrograms.mail() }
}
