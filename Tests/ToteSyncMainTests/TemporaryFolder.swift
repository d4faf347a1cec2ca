import Glibc

/// A folder of its own, removed after the test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/tote-sync-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit { _ = try? BackgroundProgram.output(of: "rm -rf '\(path)'") }
}
