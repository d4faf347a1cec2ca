import CSQLite

/// Ends a statement that would run without end, as something planted in the file may, and long work that its caller
/// cancels.
final class StatementLimit {
  /// In SQLite's instructions: about ten seconds. Checking a million items takes a tenth of them.
  private static let usual = 500_000_000
  var instructions = usual

  /// How often it looks: about a hundred times a second.
  private static let interval = 20_000

  private var left = usual
  private var checkCancellation: (() throws -> Void)?
  private var cancellation: (any Error)?

  /// Watches a connection; this value must outlive it.
  func attach(to database: OpaquePointer) {
    sqlite3_progress_handler(
      database, Int32(Self.interval),
      { context in
        Unmanaged<StatementLimit>.fromOpaque(context!).takeUnretainedValue().mayGoOn() ? 0 : 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Each statement has all of it.
  func restart() { left = instructions }

  /// Polls `check` meanwhile, which ends the work by throwing.
  func cancelling<Result>(by check: @escaping () throws -> Void, _ work: () throws -> Result) throws -> Result
  {
    (checkCancellation, cancellation) = (check, nil)
    defer { checkCancellation = nil }
    do { return try work() } catch { throw cancellation ?? error }
  }

  private func mayGoOn() -> Bool {
    left -= Self.interval
    do { try checkCancellation?() } catch {
      cancellation = error
      return false
    }
    return left > 0
  }
}
