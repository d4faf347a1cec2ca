import ToteModel

/// A file that is being written: its bytes, and the progress.

struct FileWriting {
  private(set) var bytes: [UInt8] = []
  private var done = 0
  private let total: Int
  private let progress: (Int, Int) throws -> Void

  /// In rows, between two reports of progress.
  static let stride = 1024

  init(total: Int, bytesPerRow: Int, progress: @escaping (Int, Int) throws -> Void) throws {
    self.total = total
    self.progress = progress
    bytes.reserveCapacity(total * bytesPerRow)
    try progress(0, total)
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  mutating func with(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

  mutating func rowEnded() throws {
    done += 1
    if done % Self.stride == 0 { try progress(done, total) }
  }
}
