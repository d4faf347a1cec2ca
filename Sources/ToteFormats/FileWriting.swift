import ToteModel

/// A file while it is written: its bytes, and whom to tell how far it is. Every writer appends to one.

struct FileWriting {
  private(set) var bytes: [UInt8] = []
  private var done = 0
  private let total: Int
  private let progress: (Int, Int) throws -> Void

  /// How many rows are written between two calls of the progress closure.
  static let stride = 1024

  init(total: Int, bytesPerRow: Int, progress: @escaping (Int, Int) throws -> Void) throws {
    self.total = total
    self.progress = progress
    bytes.reserveCapacity(total * bytesPerRow)
    try progress(0, total)
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  /// Appends by a function that knows bytes alone.
  mutating func with(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

  /// Tells, now and then, that there is a row more.
  mutating func rowEnded() throws {
    done += 1
    if done % Self.stride == 0 { try progress(done, total) }
  }
}
