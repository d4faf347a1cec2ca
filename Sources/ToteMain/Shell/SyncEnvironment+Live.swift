import Tote
import ToteFormats
import ToteModel

extension SyncEnvironment {
  static func live(database: String) -> SyncEnvironment {
    @Sendable func ask<Answer>(
      _ arguments: [String], _ read: (String) -> Answer?
    ) async throws(SharingFailure) -> Answer {
      let answer = try await SyncProgram.answer(to: arguments, database: database)
      guard let read = read(answer) else { throw SharingFailure(words.strangeSyncProgram) }
      return read
    }
    return SyncEnvironment(
      synchronize: { list in
        _ = try? await SyncProgram.answer(
          to: ["sync"] + (list.map { ["--", $0.description] } ?? []), database: database)
      },
      perform: { act throws(SharingFailure) in
        let answer = try await SyncProgram.answer(to: act.arguments, database: database)
        if case .join = act { return JSONFormat.joinedList(in: answer) }
        return nil
      },
      offers: { () throws(SharingFailure) in try await ask(["join", "--json"], JSONFormat.offers) },
      notes: { () throws(SharingFailure) in try await ask(["log", "--json"], JSONFormat.sharingNotes) })
  }
}

extension SharingAct {
  /// Names lists by id, since names may not be unique.
  fileprivate var arguments: [String] {
    switch self {
    case .share(let list): ["share", "--", list.id.description]
    case .leave(let list): ["unshare", "--", list.id.description]
    case .join(let offer): ["join", "--json", "--", offer.address]
    case .decide(let list, let accepting):
      ["held", "--", accepting ? "accept" : "keep", list.id.description]
    }
  }
}
