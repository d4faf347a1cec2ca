import ToteModel

/// The file formats of import and export: bytes in and values out, and back. Here the five meet; each has its writer and
/// its reader beside this file. Nothing here opens a file: the command line does, and gives what came out to an edit.

/// A format.
///
///     let bytes = try FileFormat.json.bytes(of: everything)
///     let imported = try FileFormat.json.read(bytes)
package enum FileFormat: String, CaseIterable, Hashable, Sendable {
  /// Check lists: a heading is a list. For people.
  case markdown = "md"
  /// One task a line, for the programs that know todo.txt.
  case todo = "todo.txt"
  /// A table, for spreadsheets.
  case csv
  /// Tasks of iCalendar, for calendars and phones.
  case calendar = "ics"
  /// Everything there is, exactly. For backups and programs.
  case json

  /// The format of a file, by the end of its name.
  package init?(path: some StringProtocol) {
    let name = path.lowercased()
    if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
      self = .markdown
    } else if name.hasSuffix(".csv") || name.hasSuffix(".tsv") {
      self = .csv
    } else if name.hasSuffix(".ics") || name.hasSuffix(".ical") {
      self = .calendar
    } else if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".txt") {
      self = .todo
    } else {
      return nil
    }
  }

  /// Writes. All formats but JSON hold the lists with their items and nothing else.
  ///
  /// - Parameter progress: Told how many rows of how many are written; what it throws ends the writing.
  package func bytes(
    of everything: ExportData, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws -> [UInt8] {
    try withoutActuallyEscaping(progress) { progress in
      let total = self == .json ? everything.count : everything.lists.count + everything.items.count
      var writing = try FileWriting(total: total, bytesPerRow: bytesPerRow, progress: progress)
      switch self {
      case .markdown: try MarkdownFormat.write(everything.fileLists, to: &writing)
      case .todo: try TodoFormat.write(everything.fileLists, to: &writing)
      case .csv: try CSVFormat.write(everything.fileLists, to: &writing)
      case .calendar: try CalendarFormat.write(everything, to: &writing)
      case .json: try JSONFormat.write(everything, to: &writing)
      }
      try progress(total, total)
      return writing.bytes
    }
  }

  /// About as many as a row takes: what is there need not be moved then while more and more comes.
  private var bytesPerRow: Int {
    switch self {
    case .markdown, .todo, .csv: 96
    case .calendar, .json: 400
    }
  }

  /// Reads.
  ///
  /// - Parameters:
  ///   - isPartial: Whether to go on behind an error; the errors are then in what comes back.
  ///   - progress: Told how many bytes of how many are read; what it throws ends the reading, with nothing to undo.
  /// - Throws: The first `ImportError`, or what `progress` throws.
  package func read(
    _ bytes: [UInt8], isPartial: Bool = false,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws -> ImportedFile {
    try withoutActuallyEscaping(progress) { progress in
      var reading = try FileReading(bytes, isPartial: isPartial, progress: progress)
      var imported: ImportedFile
      switch self {
      case .markdown: imported = ImportedFile(.lists(try MarkdownFormat.read(&reading)))
      case .todo: imported = ImportedFile(.lists(try TodoFormat.read(&reading)))
      case .csv: imported = try CSVFormat.read(&reading)
      case .calendar: imported = ImportedFile(.lists(try CalendarFormat.read(&reading)))
      case .json: imported = ImportedFile(.everything(try JSONFormat.read(&reading)))
      }
      try reading.reached(reading.end)
      imported.errors = reading.errors
      return imported
    }
  }
}

/// What was read from a file.
package struct ImportedFile: Hashable, Sendable {
  /// The two kinds of files.
  package enum Content: Hashable, Sendable {
    /// From JSON: rows with their ids.
    case everything(ExportData)
    /// From the others: lists that are still without.
    case lists([FileList])
  }

  /// What was found out and should be told. The command line has the words.
  package enum Notice: Hashable, Sendable {
    /// By which character the cells of a table are separated.
    case delimiter(Character)
    /// A column that Tote does not know, fit to be shown; it is kept in the notes of the items.
    case column(String)
  }

  package var content: Content
  /// What should be told.
  package var notices: [Notice]
  /// What was left out, where the reading went on behind errors.
  package var errors: [ImportError] = []

  init(_ content: Content, notices: [Notice] = []) {
    self.content = content
    self.notices = notices
  }
}
