import ToteModel

/// A place in a file where something else was expected. The command line has the words.
package struct ImportError: Error, Hashable, Sendable {
  /// From 1. Line feeds within quotes count.
  package var line: Int
  /// From 1, in Unicode scalars, as most editors count.
  package var column: Int
  package var expected: Expectation
  package var found: Finding
}

extension ImportError {
  package enum Expectation: Hashable, Sendable {
    case utf8
    /// Of a line or a field, in bytes.
    case shorterText(Int)
    case fewerItems(Int)
    case itemName, listName
    /// In a check list: a heading or an item, and a blank behind a box.
    case headingOrItem, spaceAfterBox
    /// In a table, as many as in the first row.
    case cells(Int)
    /// In the first row.
    case columnOnce, nameColumn
    case cell(FieldKind)
    /// No quote in an unquoted cell, and nothing behind a closing quote.
    case noQuoteInCell, endOfCell
    case closingQuote

    // iCalendar.
    case calendar, calendarTask, componentBegin(String), componentEnd(String)

    // JSON.
    case object, array, text, anyValue, fieldName, colon, commaOrBrace, commaOrBracket, endOfFile
    case oneOfFields([String])
    case fieldOnce
    case field(String)
    case json(FieldKind, orNull: Bool)
    case tag, quantity, amountFields, priceFields, oneOfUnits, oneOfCurrencies
    case value(decimals: Int)
    case format, version
    case olderVersion(Int64)
    case laterVersion(Int64)
    case newRow(key: String)
    case knownList, row
    case depth(Int)
    case escape, hexDigits, firstSurrogate, secondSurrogate, noControlCharacter
  }

  package enum Finding: Hashable, Sendable {
    case endOfFile, endOfLine, nothing
    /// How it begins, fit to be shown.
    case text(String, isCut: Bool)
    case invalidByte
    case nothingThere
    case cells(Int)
    case list(ShoppingList.ID)
    case version(Int64)

    /// `nil` for a blank text.
    init?(shown text: String) {
      let text = Folding.clean(text)
      if text.isEmpty { return nil }
      let shown = text.unicodeScalars.prefix(32)
      self = .text(String(shown), isCut: shown.count < text.unicodeScalars.count)
    }
  }
}

/// An error before lines are counted.
struct ParseFault: Error {
  var offset: Int
  var expected: ImportError.Expectation
  /// In bytes; else up to the end of the line.
  var length: Int?
  /// If it isn't what is in that place.
  var found: ImportError.Finding?

  init(
    _ offset: Int, _ expected: ImportError.Expectation, length: Int? = nil, found: ImportError.Finding? = nil
  ) {
    self.offset = offset
    self.expected = expected
    self.length = length
    self.found = found
  }
}
