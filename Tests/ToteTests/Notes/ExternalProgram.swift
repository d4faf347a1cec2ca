// Another program on the database of a test, which announces what it writes as a real one does.

@testable import Tote
@testable import ToteModel

struct ExternalProgram {
  private let database: Saved
  private let announcements: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init(on database: Saved) {
    self.database = database
    (announcements, continuation) = AsyncStream.makeStream(of: Void.self)
  }

  /// Lets the program that is tested hear of this one.
  func use(_ environment: inout ToteEnvironment) {
    environment.changes = { [database] (sequence) throws(StorageError) in database.changes(after: sequence) }
    environment.changed = { [announcements] in announcements }
  }

  /// Writes, and says so.
  func write(_ changes: Change...) {
    database.other(changes)
    continuation.yield()
  }
}

extension Stage {
  /// A program that paints nothing, beside another one on the same database.
  static func blind(_ database: Saved, beside other: ExternalProgram) -> Stage {
    Stage.blind {
      database.use(&$0)
      other.use(&$0)
    }
  }
}
