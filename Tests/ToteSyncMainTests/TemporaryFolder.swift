import FoundationEssentials
import ToteTesting

/// A folder of its own, removed after the test.
final class TemporaryFolder {
  let path = makeMemoryFolder("tote-sync")

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
