import ToteModel

/// What a reader expected in a place of a file. The command line has the words.
package struct ImportError: Error, Hashable, Sendable {
  /// From 1. Only line feeds count, even within quotes.
  package var line: Int
  /// From 1, in Unicode scalars, as in most editors.
  package var column: Int
  package var expected: Expectation
  package var found: Finding
}

extension ImportError {
  package enum Expectation: Hashable, Sendable {
    case utf8
    case itemName, listName
    /// In check lists.
    case headingOrItem, spaceAfterBox
    /// In todo.txt: a line with an item.
    case task
    /// In tables: the number of cells in the first row.
    case cells(Int)
    /// In the first row of a table: no column twice, and one for names.
    case columnOnce, nameColumn
    case cell(FieldKind)
    /// Quotes must enclose a whole cell.
    case noQuoteInCell, endOfCell
    case closingQuote

    // iCalendar.
    case calendar, calendarTask, componentBegin(String), componentEnd(String)

    // JSON.
    case object, array, text, anyValue, fieldName, colon, commaOrBrace, commaOrBracket, endOfFile
    /// A known field, not twice, and a required one.
    case oneOfFields([String])
    case fieldOnce
    case field(String)
    case json(FieldKind, orNull: Bool)
    case tag, quantity, amountFields, priceFields, oneOfUnits, oneOfCurrencies
    case value(decimals: Int)
    /// `"tote"`, and a known version.
    case format, version
    case olderVersion(Int64)
    case laterVersion(Int64)
    /// A key that isn't a duplicate, an item whose list is in the file, and a valid row.
    case newRow(key: String)
    case knownList, row
    /// The nesting is too deep.
    case depth(Int)
    case escape, hexDigits, firstSurrogate, secondSurrogate, noControlCharacter
  }

  package enum Finding: Hashable, Sendable {
    case endOfFile, endOfLine, nothing
    /// Its beginning, fit to be shown.
    case text(String, isCut: Bool)
    case invalidByte
    /// Not what was expected.
    case nothingThere
    case cells(Int)
    case list(ShoppingList.ID)
    case version(Int64)
  }
}

/// An error before its line is known.
struct ParseFault: Error {
  var offset: Int
  var expected: ImportError.Expectation
  /// The length of the unexpected text in bytes; `nil` for the rest of the line.
  var length: Int?
  /// Overrides the text in that place.
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
