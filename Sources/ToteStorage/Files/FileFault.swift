import Glibc
import ToteModel

/// A file or folder that can't be read or written, and why.
package struct FileFault: Error, Hashable {
  package let path: String
  package let reason: String

  package init(_ code: Int32, _ path: String) { (self.path, reason) = (path, SystemError.reason(code)) }

  init(_ error: StorageError, _ path: String) {
    self.path = path
    reason =
      switch error {
      case .full: SystemError.reason(ENOSPC)
      case .readOnly: SystemError.reason(EACCES)
      case .busy: SystemError.reason(EBUSY)
      case .cannotOpen(let reason), .failed(let reason): reason
      case .damaged, .notADatabase, .foreignCode, .foreignFile, .endless, .newer, .moved, .closed:
        SystemError.reason(EIO)
      }
  }
}
