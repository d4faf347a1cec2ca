import FoundationEssentials
import Glibc
import ToteModel
import ToteStorage

struct SyncRuns {
  let program: String

  struct Cost {
    var milliseconds = 0.0
    /// The processor time of all threads in milliseconds, system time included.
    var processor = 0.0
    /// The peak memory in megabytes.
    var memory = 0.0
    var isDone = false
  }

  /// - Parameter watchesMemory: Polls the memory, which disturbs timing.
  func run(_ database: String, _ words: String..., watchesMemory: Bool = false) -> Cost {
    var argv = ([program, "--db=\(database)"] + words).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in 0...1 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    var cost = Cost()
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&process, program, &files, nil, &argv, environ) == 0 else { return cost }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, watchesMemory ? WNOHANG : 0, &usage) == 0 {
      cost.memory = max(cost.memory, Double(residentPeak(of: process)) / 1024)
      usleep(500)
    }
    cost.milliseconds = nanoseconds(start.duration(to: .now)) / 1e6
    for time in [usage.ru_utime, usage.ru_stime] {
      cost.processor += Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
    cost.isDone = status == 0
    return cost
  }
}

extension TemporaryHome {
  /// Sets up an account on a server that only asks for a password.
  func logIn(_ database: String, at address: String) -> Bool {
    let password = "\(path)/password"
    guard let file = fopen(password, "w") else { return false }
    fputs("ada-secret\n", file)
    fclose(file)
    chmod(password, 0o600)
    let places = Places(.own, file: database)
    let (accountFile, resolved) = (places.account, places.resolvedDatabase)
    return edit(database) { session throws(StorageError) in
      try session.save(SharingStatus.Account(user: "ada", address: address))
      let account = """
        {"database": "\(resolved)", "key": \(try session.accountKey(new: { UUID() })),
         "address": "\(address)", "user": "ada", "passwordFile": "\(password)", "home": "\(address)ada/",
         "login": "basic", "wantsExtendedRequest": false}
        """
      if let code = PrivateFile.replace(accountFile, with: Array(account.utf8)) {
        throw StorageError(errno: code, accountFile)
      }
    }
  }

  /// Connects the database's list with that of the stub, as if it had long been shared.
  func join(_ database: String) -> Bool {
    edit(database) { session throws(StorageError) in
      guard let list = try session.lists().first else { return }
      try session.save(StoredSharedList(list: list.id, href: CalendarStub.list, name: list.name))
    }
  }

  func emptyList(_ database: String) -> Bool {
    let moment = Moment(milliseconds: 1_790_000_000_000)
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: moment)
    let edit = Edit(
      id: Edit.ID(high: 3, low: 1), title: EditTitle(.createList(list.name)), moment: moment,
      changes: [Change(adding: list)])
    return self.edit(database) { session throws(StorageError) in
      try session.apply(Entry(edit, writer: Entry.Writer.ID(high: 4, low: 1)))
    }
  }

  private func edit(
    _ database: String, _ work: @Sendable (SharingSession) throws(StorageError) -> Void
  ) -> Bool {
    guard let storage = try? Storage(path: database) else { return false }
    defer { storage.close() }
    return (try? storage.editSharing(work)) != nil
  }
}
