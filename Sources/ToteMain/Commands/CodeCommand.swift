import QRCodes
import Tote
import ToteModel

/// `tote list qr`: a list as a code that a phone reads.
extension Command {
  static let listQR = Command(
    name: "qr", help: { $0.help("help-of-list-qr") }, operands: handedOperands,
    options: [storeOption]
  ) { shell, arguments in
    let list = try shell.handedList(arguments)
    // A pipe or a file has room for any.
    let room = shell.output.isTerminal ? shell.output.size : (columns: Int.max / 2, rows: Int.max / 2)
    switch list.code(within: room.columns, rows: room.rows - 1) {
    case .fits(let code, let quiet):
      // Colours make it dark on light on any terminal; without them, most terminals are dark.
      let hasColor = shell.output.hasColor
      for line in code.lines(quiet: quiet, isInverted: !hasColor) {
        try shell.output.write(hasColor ? "\u{1B}[30;107m\(line)\u{1B}[m\n" : line + "\n")
      }
    case .missing(let columns, let rows):
      throw Refusal(.refused, words.codeLacks(columns: columns, rows: rows))
    case nil: throw Refusal(.refused, words.codeIsTooLong)
    }
  }
}
