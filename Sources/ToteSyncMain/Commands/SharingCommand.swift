import FoundationEssentials
import ToteFormats
import ToteModel
import ToteStorage
import ToteSync

/// What can be asked about shared lists, behind the name of the program.
enum SharingCommand: Equatable {
  case logOut
  case share(list: String, name: String?)
  case join(String?, isJSON: Bool = false)
  case unshare(list: String, deletesOnServer: Bool)
  /// Once, now: one list, or all.
  case sync(list: String?)
  case status(isJSON: Bool)
  case log(isJSON: Bool = false)
  /// What becomes of deletions that are held.
  case held(accept: Bool, list: String)
}

/// What they need of the world.
struct SharingCommandEnvironment: Sendable {
  var storage: @Sendable () throws(StorageError) -> Storage
  /// The network as somebody; the password is read when it is needed.
  var connect: @Sendable (Account) throws(SecretFault) -> DAVClient
  var forgetSecret: @Sendable (SecretSource) -> Void
  var print: @Sendable (String) -> Void
  var say: @Sendable (String) -> Void
  var now: @Sendable () -> Moment = { .now }
  /// How far the clocks of this machine are ahead of UTC at a moment.
  var minutesAhead: @Sendable (Moment) -> Int = { _ in 0 }
  var newID: @Sendable () -> UUID = { UUID() }
  /// Whether an open screen asks, as it does each minute.
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
