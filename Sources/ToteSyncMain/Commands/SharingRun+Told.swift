import FoundationEssentials
import ToteModel
import ToteStorage
import ToteSync
import ToteFormats

extension SharingRun {
  func status(isJSON: Bool) throws(SyncFailure) {
    let (status, names) = try read { session throws(StorageError) in
      var status = try session.status()
      if try session.account(in: environment.account) == nil { status.account?.problem = .login }
      return (status, try session.lists())
    }
    if isJSON { return environment.print(status.json(names)) }
    guard let account = status.account else { throw .refused(.notLoggedIn) }
    environment.print(words.account(account.user, server: account.address, problem: account.problem))
    let lists = names.filter { status.lists[$0.id] != nil }
    if lists.isEmpty { return environment.say(words.nothingShared) }
    for list in lists {
      let status = status.lists[list.id]!
      let checked = status.checked.map { moment in
        shown(moment.adding(minutes: environment.minutesAhead(moment)))
      }
      environment.print("\(list.name): \(words.state(of: status, checked: checked))")
    }
  }

  func log(isJSON: Bool) throws(SyncFailure) {
    let (stored, lists) = try read { session throws(StorageError) in
      (try session.notes(), try session.lists())
    }
    let names = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let notes = stored.compactMap { note in
      SharingNote(note, on: names[note.list] ?? "", minutesAhead: environment.minutesAhead(note.moment))
    }
    if isJSON { return environment.print(JSONFormat.array(of: notes).withoutLastBreak) }
    if notes.isEmpty { return environment.say(words.nothingHappened) }
    for note in notes { environment.print("\(shown(note.localMoment))  \(note.name): \(note.text)") }
  }

  private func shown(_ moment: Moment) -> String { "\(moment.shownDay) \(moment.timeOfDay)" }
}

extension SharingNote {
  /// Fails on lines that a later version has written.
  fileprivate init?(_ stored: StoredSharingNote, on list: String, minutesAhead: Int) {
    guard let note = SyncNote(stored: stored.text) else { return nil }
    let fields = stored.text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    self.init(
      moment: stored.moment, minutesAhead: minutesAhead, list: stored.list, name: list, kind: fields[0],
      values: Array(fields.dropFirst()),
      text: words.sentence(note, on: list))
  }
}

extension String {
  var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
