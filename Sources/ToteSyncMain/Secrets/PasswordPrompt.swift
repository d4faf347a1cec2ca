import Glibc
import ToteModel
import ToteStorage

/// Asks for a password on the terminal without echo, even if input and output are redirected.
struct PasswordPrompt {
  var terminal = "/dev/tty"

  func ask(_ question: String) throws(SecretFault) -> Secret {
    let file = open(terminal, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw .nobodyToAsk }
    defer { close(file) }
    var before = termios()
    guard tcgetattr(file, &before) == 0 else { throw .nobodyToAsk }
    // Read keys one by one, so that cancelling works and the terminal is restored.
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    guard tcsetattr(file, TCSAFLUSH, &silent) == 0 else { throw .nobodyToAsk }
    defer {
      tcsetattr(file, TCSAFLUSH, &before)
      _ = FileBytes.write("\n", to: file)
    }
    _ = FileBytes.write(question, to: file)
    return try SecretFile.secret(in: Self.line { key(from: file) })
  }

  /// Asks for confirmation: only a typed yes counts, in English or the reader's language.
  func confirms(_ question: String) throws(SecretFault) -> Bool {
    let file = open(terminal, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw .nobodyToAsk }
    defer { close(file) }
    _ = FileBytes.write("tote-sync: \(question.harmless) \(words.yesOrNo) ", to: file)
    let answer = Folding.fold(String(decoding: try Self.line { key(from: file) }, as: UTF8.self))
    return answer == "y" || answer == "yes" || words.yes.contains(answer)
  }

  private func key(from file: Int32) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = Glibc.read(file, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// Reads up to Enter, with backspace and Ctrl+U.
  static func line(_ next: () -> UInt8?) throws(SecretFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while let byte = next() {
      switch byte {
      case 0x0A, 0x0D: return bytes
      case 0x03, 0x04, 0x1A, 0x1B: throw .cancelled
      case 0x08, 0x7F:
        // Drop a whole character: its continuation bytes have this mark.
        while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
      case 0x15: bytes = []
      default: bytes.append(byte)
      }
    }
    throw .cancelled
  }
}
