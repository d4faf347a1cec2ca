import ToteModel

/// A format for import and export. It converts bytes; the command line opens the files.
///
///     let bytes = try FileFormat.json.bytes(of: everything)
///     let imported = try FileFormat.json.read(bytes)
package enum FileFormat: String, CaseIterable, Hashable, Sendable {
  /// Check lists, each under a heading.
  case markdown = "md"
  /// One task per line, for programs that read todo.txt.
  case todo = "todo.txt"
  /// For spreadsheets.
  case csv
  /// iCalendar, for calendars and phones.
  case calendar = "ics"
  /// Everything, exactly.
  case json

  /// By the file's extension.
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

  /// All formats but JSON contain only lists and items.
  ///
  /// - Parameter progress: Called with the rows written so far; may throw to stop.
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

  /// A rough estimate, for reserving memory.
  private var bytesPerRow: Int {
    switch self {
    case .markdown, .todo, .csv: 96
    case .calendar, .json: 400
    }
  }

  /// - Parameter isPartial: Whether to continue after errors, which the result then contains.
  /// - Parameter progress: Called with the bytes read so far; may throw to stop.
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

package struct ImportedFile: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// From JSON: rows with their ids.
    case everything(ExportData)
    /// From other formats.
    case lists([FileList])
  }

  package enum Notice: Hashable, Sendable {
    /// What separates the cells of a table.
    case delimiter(Character)
    /// An unknown column, which is kept in the notes.
    case column(String)
  }

  package var content: Content
  package var notices: [Notice]
  /// Errors that were skipped.
  package var errors: [ImportError] = []

  init(_ content: Content, notices: [Notice] = []) {
    self.content = content
    self.notices = notices
  }
}
