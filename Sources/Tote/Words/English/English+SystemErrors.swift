extension English {
  func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "Operation not permitted"
    case .noSuchFile: "No such file or directory"
    case .inputOutput: "Input/output error"
    case .notExecutable: "Exec format error"
    case .closed: "Bad file descriptor"
    case .invalidArgument: "Invalid argument"
    case .noMemory: "Cannot allocate memory"
    case .permissionDenied: "Permission denied"
    case .busy: "Device or resource busy"
    case .fileExists: "File exists"
    case .notADirectory: "Not a directory"
    case .isADirectory: "Is a directory"
    case .tooManyFilesInSystem: "Too many open files in system"
    case .tooManyOpenFiles: "Too many open files"
    case .fileTooLarge: "File too large"
    case .noSpace: "No space left on device"
    case .readOnly: "Read-only file system"
    case .brokenPipe: "Broken pipe"
    case .nameTooLong: "File name too long"
    case .directoryNotEmpty: "Directory not empty"
    case .tooManyLinks: "Too many levels of symbolic links"
    case .quotaExceeded: "Disk quota exceeded"
    }
  }

  func unknownReason(_ code: Int32) -> String { "System error \(code)" }
}
