import CSQLite
import ToteModel

enum Value: Equatable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
  /// The sixteen bytes of an id, without an array.
  case id(high: UInt64, low: UInt64)
}

final class Statement {
  private let handle: OpaquePointer
  // Unowned: the database keeps its statements and outlives them.
  private unowned let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ values: [Value]) throws(StorageError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: Value, at index: Int32) throws(StorageError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, number)
      case .text(let text): bind(text, at: index)
      case .bytes(let bytes):
        bytes.withUnsafeBytes {
          // A null pointer would bind NULL, which empty bytes are not.
          $0.baseAddress.map {
            sqlite3_bind_blob64(handle, index, $0, UInt64(bytes.count), csqlite_transient())
          }
            ?? sqlite3_bind_zeroblob(handle, index, 0)
        }
      case .id(let high, let low):
        withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
          sqlite3_bind_blob64(handle, index, $0.baseAddress, 16, csqlite_transient())
        }
      }
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map {
          // With its length: text may contain a NUL.
          sqlite3_bind_text64(
            handle, index, $0, UInt64(utf8.count), csqlite_transient(), UInt8(SQLITE_UTF8))
        } ?? sqlite3_bind_text(handle, index, "", 0, csqlite_transient())
      }
    }
  }

  func step() throws(StorageError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      let error = database.error(code)
      reset()
      throw error
    }
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// Checks for NULL only on 0: every call counts over a million rows.
  func integerOrNil(_ column: Int32) -> Int64? {
    let number = integer(column)
    return number == 0 && isNull(column) ? nil : number
  }

  func text(_ column: Int32) -> String { textOrNil(column) ?? "" }

  func textOrNil(_ column: Int32) -> String? { withText(column) { String(decoding: $0, as: UTF8.self) } }

  /// Lends the column's text, which is valid until the next step; `nil` for NULL.
  @inline(__always)
  func withText<Result>(_ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let pointer = sqlite3_column_text(handle, column) else { return nil }
    return body(UnsafeBufferPointer(start: pointer, count: Int(sqlite3_column_bytes(handle, column))))
  }

  func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }

  /// Lends the column's bytes, which are valid until the next step.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let pointer = sqlite3_column_blob(handle, column)
    return body(UnsafeRawBufferPointer(start: pointer, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
