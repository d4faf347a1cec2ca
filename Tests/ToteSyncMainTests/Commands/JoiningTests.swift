// Lists in others' homes, and status output in local time.

import PtyTesting
import Testing
import Tote
import ToteFormats

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(.onRealServers, .waitsForPrograms)
struct JoiningTests {
  /// A list of the club, which ada may change and cleo only read.
  private func clubList(_ name: String) async throws -> (Home, WebAddress) {
    let home = try Home(try await CalendarServer.radicale.value)
    let address = home.server.address.with(path: "/club/\(name)/")
    let ada = try home.server.client(user: "ada")
    // It may exist already.
    _ = try await ada.answer(to: DAVRequest(.makeCollection, home.server.address.with(path: "/club/")))
    var traits = ServerTraits()
    #expect(try await ada.makeCollection(at: address, name: name, traits: &traits) == .made)
    let milk = try #require(ParsedItem("2 l milk"))
    let task = TaskItem(Item(milk, id: .zero, list: .zero, rank: .first, created: .zero))
    let body = String(decoding: task.document(uid: "milk", at: .zero).bytes, as: UTF8.self)
    guard
      case .stored = await ada.put(
        body, at: address.with(Href(path: address.path).appending("milk.ics")), if: .isNew)
    else {
      Issue.record("nothing was stored")
      return (home, address)
    }
    return (home, address)
  }

  @Test(arguments: [true, false])
  func `a list in another's home is joined by its address`(isWhole: Bool) async throws {
    let (home, address) = try await clubList(isWhole ? "joined-by-address" : "joined-by-path")
    #expect(try await !home.run(.join(nil)).contains { $0.contains("joined-by") })
    try await home.run(.join(isWhole ? address.description : address.path))
    let list = try #require(try home.lists().last)
    #expect(try home.lines(list.name) == ["2 l milk"])
    #expect(try home.status(list.name)?.isReadOnly == true)
    await #expect(throws: SyncFailure.refused(.alreadyHere(list.name))) {
      try await home.run(.join(address.description))
    }
  }

  @Test func `where nothing is, or nothing that holds tasks, no list is made`() async throws {
    let home = try Home(try await CalendarServer.radicale.value)
    let lists = try home.lists()
    for path in ["/club/nowhere/", "/club/", "/cleo/"] {
      await #expect(throws: SyncFailure.refused(.notOnServer(path))) { try await home.run(.join(path)) }
    }
    // No password goes to another server.
    let other = "https://dav.example.org/club/"
    await #expect(throws: SyncFailure.refused(.notOnServer(other))) { try await home.run(.join(other)) }
    #expect(try home.lists() == lists)
  }

  @Test func `the log and the status have the day and the time of here`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk"], as: "day and time of here")
    try bob.change("milk", on: name) { $0.isTicked = true }
    try await bob.sync()
    let moment = try #require(Moment(timestamp: "2030-01-31T23:05"))
    try await ada.run(.sync(list: nil), at: moment)
    #expect(try await ada.run(.log()).last == "2030-02-01 01:05  Groceries: milk ticked")
    #expect(
      try await ada.run(.status(isJSON: false)).last == "Groceries: last checked 2030-02-01 01:05")
  }

  @Test func `what is in the way of one list is told with its name`() {
    let address = WebAddress(host: "dav.example.org")
    #expect(
      SyncFailure.list(.notFound, name: "Groceries", at: address).sentence()
        == "“Groceries” is no longer on dav.example.org. It stays here. Run tote unshare \"Groceries\" to stop sharing it."
    )
    #expect(
      SyncFailure.list(.full, name: "Groceries", at: address).sentence()
        == "Groceries: dav.example.org is out of space. Free some there.")
    #expect(SyncFailure.list(.full, name: "Groceries", at: address).exit == .server)
  }

  @Test(arguments: Language.allCases)
  func `on the screen no command is named but keys`(language: Language) {
    let words = language.syncWords
    for refusal in [SharingRefusal.nameTaken("Groceries"), .noHome("z"), .notOnServer("Groceries")] {
      #expect(words.sentence(refusal).contains("tote share"))
      #expect(!words.screenSentence(refusal).contains("tote "))
    }
    for refusal in [SharingRefusal.nameTaken("Groceries"), .noHome("z")] {
      #expect(words.screenSentence(refusal).contains(SharingAct.joinKeys))
    }
    #expect(words.screenSentence(.alreadyHere("Groceries")) == words.sentence(.alreadyHere("Groceries")))
  }

  @Test(arguments: Language.allCases)
  func `on Nextcloud others are invited step by step`(language: Language) {
    let steps = language.syncWords.howToInvite(to: "Groceries", onNextcloud: "https://cloud.example.org")
    for number in 1...5 { #expect(steps.contains("\n  \(number). ")) }
    for part in [
      "Groceries", "tote sync login https://cloud.example.org --user", "tote share --join", "DAVx5",
      "/remote.php/dav",
    ] {
      #expect(steps.contains(part), "\(part)")
    }
  }
}
