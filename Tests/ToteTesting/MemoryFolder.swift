import Glibc

/// Makes a folder in memory, if programs can be run from there and there is room, or else in `/tmp`, and returns its path.
///
/// Saving waits for the disk, which no test is about: what a kill leaves is the same on either.
package func makeMemoryFolder(_ name: String) -> String {
  let memory = "/dev/shm"
  // ST_NOEXEC, which Glibc hides from Swift.
  let forbidsRunning: UInt = 8
  var status = statvfs()
  let isUsable =
    access(memory, W_OK) == 0 && statvfs(memory, &status) == 0 && status.f_flag & forbidsRunning == 0
    && status.f_bavail * status.f_bsize > 1 << 29
  var template = Array("\(isUsable ? memory : "/tmp")/\(name)-XXXXXX".utf8CString)
  return template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
}
