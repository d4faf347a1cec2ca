import ToteModel
import ToteStorage

/// Unlike in the app, nothing waits to be saved, and commands help, not keys.
extension StorageError {
  var shellSentence: String {
    switch self {
    case .full: words.diskIsFull
    case .damaged: words.databaseIsDamaged
    default: sentence
    }
  }
}

extension Shell {
  func lines(about error: StorageError) -> [String] {
    [error.shellSentence] + (error.isCuredByBackup ? rescue(isWanted: error == .damaged) : [])
  }

  /// Names the newest intact backup and the commands that inspect and restore it.
  var rescue: [String] { rescue(isWanted: true) }

  private func rescue(isWanted: Bool) -> [String] {
    guard let backup = (try? places.backups.newestIntact()) ?? nil else {
      return isWanted ? [words.noIntactBackup] : []
    }
    return [
      words.newestBackup(backup),
      "\(words.toLookInside) tote --db \(Self.word(backup.path)) ls",
      "\(words.toRestore) \(replacing(places.database, by: backup.path))",
    ]
  }

  /// Keeps the damaged file together with its log, which would damage another file if replayed into it.
  private func replacing(_ file: String, by copy: String) -> String {
    let kept = PrivateFile.unusedPath(file + ".damaged")
    var commands = ["", "-wal"].filter { (PrivateFile.size(of: file + $0) ?? 0) > 0 }.map {
      "mv \(Self.word(file + $0)) \(Self.word(kept + $0))"
    }
    commands.append("rm -f \(Self.word(file + "-wal")) \(Self.word(file + "-shm"))")
    commands.append("cp \(Self.word(copy)) \(Self.word(file))")
    return commands.joined(separator: " && ")
  }

  static func word(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-".unicodeScalars.contains($0)
    }
    return isPlain
      ? path
      : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
