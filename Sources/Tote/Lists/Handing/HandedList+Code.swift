import QRCodes
import ToteModel

extension HandedList {
  /// What a code says, in as few words as anybody understands: names and amounts, the second time without the headings.
  package var codeTexts: [String] {
    let parts = sections.map { section in
      (
        heading: section.title,
        lines: section.items.map { item in
          [item.amount?.shown, item.name].compactMap { $0 }.joined(separator: " ")
        }
      )
    }
    let grouped = parts.map { (($0.heading.map { ["\($0):"] } ?? []) + $0.lines).joined(separator: "\n") }
    let plain = ([name] + parts.flatMap(\.lines)).joined(separator: "\n")
    return ([name] + grouped).joined(separator: "\n\n") == plain
      ? [plain] : [([name] + grouped).joined(separator: "\n\n"), plain]
  }

  /// The first text whose code fits, with the frame that has room around it, or how many columns and rows are missing; `nil` if
  /// no code holds so much.
  package func code(within columns: Int, rows: Int) -> CodeFit? {
    var smallest: Int?
    for text in codeTexts {
      guard let size = QRCode.size(of: text) else { continue }
      smallest = size
      for quiet in [QRCode.quiet, QRCode.narrowQuiet] {
        let width = size + 2 * quiet
        if width <= columns, (width + 1) / 2 <= rows, let code = QRCode(text) {
          return .fits(code, quiet: quiet)
        }
      }
    }
    return smallest.map { size in
      let width = size + 2 * QRCode.narrowQuiet
      return .missing(columns: max(0, width - columns), rows: max(0, (width + 1) / 2 - rows))
    }
  }
}

package enum CodeFit: Equatable, Sendable {
  case fits(QRCode, quiet: Int)
  case missing(columns: Int, rows: Int)
}
