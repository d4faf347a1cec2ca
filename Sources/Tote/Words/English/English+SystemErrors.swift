extension English {
  func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "operation not permitted"
    case .noSuchFile: "no such file or folder"
    case .inputOutput: "read or write error"
    case .notExecutable: "the file is not a program that can run"
    case .closed: "it is closed"
    case .invalidArgument: "invalid argument"
    case .noMemory: "out of memory"
    case .permissionDenied: "permission denied"
    case .busy: "the resource is busy"
    case .fileExists: "the file already exists"
    case .notADirectory: "not a folder"
    case .isADirectory: "it is a folder"
    case .tooManyFilesInSystem: "too many open files on this system"
    case .tooManyOpenFiles: "too many open files"
    case .fileTooLarge: "the file is too large"
    case .noSpace: "no space left on the disk"
    case .readOnly: "the disk is read-only"
    case .brokenPipe: "the other program stopped reading"
    case .nameTooLong: "the file name is too long"
    case .directoryNotEmpty: "the folder is not empty"
    case .tooManyLinks: "too many symbolic links in a row"
    case .invalidText: "the name isn't valid UTF-8"
    case .quotaExceeded: "the disk quota is used up"
    }
  }

  func unknownReason(_ code: Int32) -> String { "system error \(code)" }
}
