import FoundationEssentials
import ToteFormats
import ToteModel
import ToteStorage
import ToteSync

enum SharingCommand: Equatable {
  case logOut
  case share(list: String, name: String?)
  case join(String?, isJSON: Bool = false)
  case unshare(list: String, deletesOnServer: Bool)
  /// One list or all, once.
  case sync(list: String?)
  case status(isJSON: Bool)
  case log(isJSON: Bool = false)
  case held(accept: Bool, list: String)
}

struct SharingCommandEnvironment: Sendable {
  var storage: @Sendable () throws(StorageError) -> Storage
  /// Connects as this account, reading the password when needed.
  var connect: @Sendable (Account) throws(SecretFault) -> DAVClient
  var account: AccountFile
  /// Deletes the password if it was stored here.
  var forgetSecret: @Sendable (Account) -> Void
  var print: @Sendable (String) -> Void
  var say: @Sendable (String) -> Void
  var now: @Sendable () -> Moment = { .now }
  /// This machine's offset from UTC in minutes.
  var minutesAhead: @Sendable (Moment) -> Int = { _ in 0 }
  var newID: @Sendable () -> UUID = { UUID() }
  /// Whether an open screen asks, which it does every minute.
  var isForScreen = false
}

extension SharingCommand {
  func run(_ environment: SharingCommandEnvironment) async throws(SyncFailure) {
    let storage: Storage
    do throws(StorageError) {
      storage = try environment.storage()
    } catch {
      throw .storage(error)
    }
    defer { storage.close() }
    try await SharingRun(storage: storage, environment: environment).run(self)
  }
}
