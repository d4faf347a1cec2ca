// Commands without a process of their own, for tests of what they print, say and store.

import Glibc
import PtyTesting
import ToteStorage

@testable import ToteMain
@testable import ToteModel

extension Home {
  /// Runs commands one after the other in this process, as a shell without a terminal would.
  ///
  /// It reads words, quotes and semicolons: `home.run("tote add '2 l milk'; tote ls")`. What needs more of a shell, the
  /// working folder, or a process is for `script`. The exit code is the last one's.
  @discardableResult
  func run(
    _ script: String, input: String = "", environment: [String: String?] = [:], zone: Zone = .utc
  ) throws -> PlainProgram {
    let own = environment.merging(["HOME": path, "LANG": "C.UTF-8"]) { mine, _ in mine }
    let (path, variables) = (path, own.compactMapValues { $0 })
    let (from, to, errors) = (try Scratch(input), try Scratch(), try Scratch())
    var code: Int32 = 0
    for words in try ShellWords.commands(of: script) {
      let surroundings = Variables(value: { variables[$0] }, home: { path }, workingFolder: { path })
      let invocation = Invocation(words.dropFirst(), variables: surroundings)
      guard words.first == "tote", !invocation.opensScreen else { throw NeedsShell(script: script) }
      code = ToteMain.run(
        invocation,
        streams: Streams(
          input: Input(from.descriptor), output: Output(to.descriptor),
          standardError: Output(errors.descriptor, isBuffered: false)), zone: zone)
    }
    return PlainProgram(output: to.text, words: errors.text, code: Int(code))
  }
}

/// A file without a name.
private final class Scratch {
  private let file = tmpfile()

  init(_ text: String = "") throws {
    guard file != nil, FileBytes.write(text, to: descriptor) else { throw SystemError() }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { if let file { fclose(file) } }

  var descriptor: Int32 { file.map(fileno) ?? -1 }

  var text: String {
    lseek(descriptor, 0, SEEK_SET)
    return String(decoding: FileBytes.read(from: descriptor) ?? [], as: UTF8.self)
  }

  private struct SystemError: Error {
    let number = errno
  }
}

extension Invocation {
  fileprivate var opensScreen: Bool { if case .open = request { true } else { false } }
}

/// For what `Home.run` can't do.
struct NeedsShell: Error {
  let script: String
}

/// The words of a line as a shell reads them, as far as it is only words and quotes.
enum ShellWords {
  static func commands(of script: String) throws -> [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    func end() {
      if let word { commands[commands.count - 1].append(word) }
      word = nil
    }
    for character in script {
      switch character {
      case _ where character == quote: quote = nil
      case _ where quote == "'": word?.append(character)
      case "$", "`", "\\": throw NeedsShell(script: script)
      case _ where quote != nil: word?.append(character)
      case "'", "\"": (quote, word) = (character, word ?? "")
      case " ": end()
      case ";", "\n":
        end()
        commands.append([])
      case "#" where word == nil: throw NeedsShell(script: script)
      case "|", "&", "<", ">", "(", ")", "*", "?", "[", "~": throw NeedsShell(script: script)
      default: word = (word ?? "") + String(character)
      }
    }
    end()
    return commands.filter { !$0.isEmpty }
  }
}
