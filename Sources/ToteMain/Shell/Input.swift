import Tote
import ToteModel
import ToteFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What comes in: standard input, or a file, whole. A list is a few megabytes at most, and what is to be done all or not
/// at all must be known all.
enum Input {
  /// All bytes of a file, or of standard input for `-`.
  static func bytes(of path: String) throws(Refusal) -> [UInt8] {
    let name = path == "-" ? "Standard input" : path
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw cannotRead(name) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw cannotRead(name) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The lines of standard input that are not blank. Text that is no UTF-8 is told by its line.
  static func lines() throws(Refusal) -> [String] {
    let bytes = try bytes(of: "-")
    var lines: [String] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let text = String(validating: line, as: UTF8.self) else {
        throw Refusal(.refused, "Standard input, line \(number): this is no text in UTF-8. Nothing was done.")
      }
      if !Folding.clean(text).isEmpty { lines.append(text) }
    }
    return lines
  }

  /// Standard input as one text, its lines as notes have them, without the line break at its end.
  static func text() throws(Refusal) -> String {
    guard var text = String(validating: try bytes(of: "-"), as: UTF8.self) else {
      throw Refusal(.refused, "Standard input: this is no text in UTF-8. Nothing was done.")
    }
    text = text.plainLines
    if text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
    return text
  }

  private static func cannotRead(_ name: String) -> Refusal {
    Refusal(.storage, "\(name) cannot be read (\(String(cString: strerror(errno)))).")
  }
}
