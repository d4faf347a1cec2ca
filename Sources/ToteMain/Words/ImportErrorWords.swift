import ToteFormats
import ToteModel

/// What is wrong with a file that is imported.
protocol ImportErrorWords {
  /// With the place in front, in the form that editors jump to:
  ///
  ///     groceries.csv:3:14: expected a price with its currency, such as 1.09€; found "cheap".
  func sentence(_ error: ImportError, in file: String) -> String
}

extension ImportErrorWords {
  /// `groceries.csv:3:14:`, the same in every language.
  func place(_ error: ImportError, in file: String) -> String { "\(file):\(error.line):\(error.column):" }
}

extension ImportError.Finding {
  /// A text as it stands in the file, in quotes that it does not have itself.
  func quoted(_ text: String, isCut: Bool) -> String {
    let quote = text.contains("\"") ? "'" : "\""
    return "\(quote)\(text)\(isCut ? "…" : "")\(quote)"
  }
}

extension Unit {
  /// All of them, as a file has them.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Currency {
  /// All of them, as JSON has them, and as they are typed.
  static var codes: String { allCases.map(\.code).joined(separator: ", ") }
  static var signs: [String] { allCases.map(\.rawValue) }
}
