import Tote
import ToteFormats
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads input whole: what is done completely or not at all must be known completely, and lists are at most a few megabytes.
struct Input: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Large enough for any list, and small enough for any memory.
  static let largest = 256 << 20

  func bytes(of path: String) throws(Refusal) -> [UInt8] {
    let name = path == "-" ? words.standardInput : path
    let file = path == "-" ? descriptor : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw cannotRead(name) }
    defer { if path != "-" { close(file) } }
    // A device may never end. A pipe has a writer, and a terminal a person.
    var status = stat()
    if path != "-", fstat(file, &status) == 0, [S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT),
      isatty(file) == 0
    {
      throw Refusal(.refused, words.isDevice(name))
    }
    guard let bytes = FileBytes.read(from: file, atMost: Self.largest + 1) else { throw cannotRead(name) }
    if bytes.count > Self.largest {
      throw Refusal(.refused, words.tooLarge(name, megabytes: Self.largest >> 20))
    }
    return bytes
  }

  /// The non-blank lines of standard input. Refuses invalid UTF-8, naming its line.
  func lines() throws(Refusal) -> [String] {
    let bytes = try bytes(of: "-")
    var lines: [String] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let text = String(validating: line, as: UTF8.self) else {
        throw Refusal(.refused, words.inputIsNoText(line: number))
      }
      if !Folding.clean(text).isEmpty { lines.append(text) }
    }
    return lines
  }

  /// Standard input as a note's text, without the last line break.
  func text(keepsReturns: Bool = false) throws(Refusal) -> String {
    guard var text = String(validating: try bytes(of: "-"), as: UTF8.self) else {
      throw Refusal(.refused, words.inputIsNoText(line: nil))
    }
    if !keepsReturns { text = text.plainLines }
    if text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
    return text
  }

  private func cannotRead(_ name: String) -> Refusal {
    Refusal(.storage, words.cannotRead(name, SystemError.reason(errno)))
  }
}
