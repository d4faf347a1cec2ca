import ToteModel

/// What is wrong with a file, and where: the one error of every reader. It is a value; the command line has the words.

/// A place in a file where something else was expected.
package struct ImportError: Error, Hashable, Sendable {
  /// The line, from 1. A line ends with a line feed, also within quotes.
  package var line: Int
  /// The place in the line, from 1, counted in Unicode scalars: what most editors call the column.
  package var column: Int
  package var expected: Expectation
  package var found: Finding
}

extension ImportError {
  /// What was expected in that place.
  package enum Expectation: Hashable, Sendable {
    /// Text in UTF-8.
    case utf8
    /// The name of an item, or of a list.
    case itemName, listName
    /// In a check list: a line that says something, and a space between a box and its item.
    case headingOrItem, spaceAfterBox
    /// In todo.txt: a line with an item.
    case task
    /// In a table: so many cells, as in the first row.
    case cells(Int)
    /// In the first row: no column twice, and one for names.
    case columnOnce, nameColumn
    /// A cell that can be read as this.
    case cell(FieldKind)
    /// No quote in a cell that doesn't begin with one; and nothing between a closing quote and the next cell.
    case noQuoteInCell, endOfCell
    /// The end of a cell or a text in quotes.
    case closingQuote

    // In iCalendar: a calendar at all, a task in it, and for each component its begin and its end.
    case calendar, calendarTask, componentBegin(String), componentEnd(String)

    // JSON.
    case object, array, text, anyValue, fieldName, colon, commaOrBrace, commaOrBracket, endOfFile
    /// One of the fields that there are, none of them twice, and this one in any case.
    case oneOfFields([String])
    case fieldOnce
    case field(String)
    /// What a field of this kind holds.
    case json(FieldKind, orNull: Bool)
    case tag, quantity, amountFields, priceFields, oneOfUnits, oneOfCurrencies
    case value(decimals: Int)
    /// `"tote"`, and a version that this program knows.
    case format, version
    case olderVersion(Int64)
    case laterVersion(Int64)
    /// No second row with the same key; an item whose list is in the file too; a row that makes sense.
    case newRow(key: String)
    case knownList, row
    /// No more values within each other.
    case depth(Int)
    case escape, hexDigits, firstSurrogate, secondSurrogate, noControlCharacter
  }

  /// What is there instead.
  package enum Finding: Hashable, Sendable {
    case endOfFile, endOfLine, nothing
    /// How it begins, fit to be shown.
    case text(String, isCut: Bool)
    case invalidByte
    /// Not what was expected.
    case nothingThere
    case cells(Int)
    case list(ShoppingList.ID)
    case version(Int64)
  }
}

/// What a reader says while it has not counted lines yet.
struct ParseFault: Error {
  /// The byte where it is.
  var offset: Int
  /// What was expected.
  var expected: ImportError.Expectation
  /// How many bytes were found instead, where that is known; else up to the end of the line.
  var length: Int?
  /// Instead of what stands there.
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
