import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

/// What one sees of sharing: marks among the lists, what the server has, what has happened.
@Suite struct SharingFaceTests {
  private func answering(_ environment: inout ToteEnvironment) {
    environment.sync.offers = { () throws(SharingFailure) in OfferedList.samples }
    environment.sync.notes = { () throws(SharingFailure) in SharingNote.samples }
  }

  /// How it stands in the database once something was done.
  private func becoming(
    _ environment: inout ToteEnvironment, _ change: (inout [ShoppingList.ID: SharedListStatus]) -> Void
  ) {
    var status = DatabaseSnapshot.shared.sharing
    change(&status.lists)
    environment.changes = { [status] sequence throws(StorageError) in
      ExternalChanges(sequence: sequence, sharing: status)
    }
  }

  private func refusing(_ environment: inout ToteEnvironment) {
    let failure = SharingFailure("example.org can't be reached. Check the address, or try again later.")
    environment.sync.offers = { () throws(SharingFailure) in throw failure }
    environment.sync.perform = { _ throws(SharingFailure) in throw failure }
  }

  @Test func `shared lists are marked`() throws {
    assertFrames("lists", try faces(.shared, "L"))
    assertFrames("another list", try faces(.shared, "Lj"))
  }

  @Test func `a list is shared, and the line above the keys tells it`() throws {
    assertFrames(
      "shared",
      try faces(.shared, "LjS") { environment in
        becoming(&environment) { $0[DatabaseSnapshot.list(1)] = SharedListStatus(name: "Hardware store") }
      })
    assertFrames("not shared", try faces(.shared, "LjS", environment: refusing))
    assertFrames(
      "left",
      try faces(.shared, "LX") { environment in
        becoming(&environment) { $0[DatabaseSnapshot.list(0)] = nil }
      })
    assertFrames("no account", try faces(.house, "LS"))
  }

  @Test func `what is on the server can be taken up`() throws {
    assertFrames("join", try faces(.shared, "L+", environment: answering))
    assertFrames("nothing to join", try faces(.shared, "L+"))
    assertFrames("no answer", try faces(.shared, "L+", environment: refusing))
  }

  @Test func `what has happened to a list, or to all`() throws {
    assertFrames("log", try faces(.shared, "LH", environment: answering))
    assertFrames("log of all", try faces(.shared, "LH<Tab>", environment: answering))
    assertFrames("log of nothing", try faces(.shared, "LH"))
  }

  @Test(arguments: [Language.spanish, .french, .turkish, .german])
  func `in other languages`(language: Language) throws {
    try Language.$current.withValue(language) {
      assertFrames("\(language) lists", try faces(.shared, "LjS"))
      assertFrames("\(language) log", try faces(.shared, "LH<Tab>", environment: answering))
    }
  }
}
