import ToteModel

/// The formats of import and export. They work on bytes: the command line opens the files.
///
///     let bytes = try FileFormat.json.bytes(of: everything)
///     let imported = try FileFormat.json.read(bytes)
package enum FileFormat: String, CaseIterable, Hashable, Sendable {
  /// Check lists under headings, for people.
  case markdown = "md"
  /// One task a line, for programs that know todo.txt.
  case todo = "todo.txt"
  /// A table, for spreadsheets.
  case csv
  /// Tasks of iCalendar, for calendars and phones.
  case calendar = "ics"
  /// Everything, exactly. For backups and programs.
  case json

  /// By its extension.
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

  /// All formats but JSON have only lists and items.
  ///
  /// - Parameter progress: Gets the number of rows written, and of all. If it throws, writing ends.
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

  /// Approximately, to reserve memory.
  private var bytesPerRow: Int {
    switch self {
    case .markdown, .todo, .csv: 96
    case .calendar, .json: 400
    }
  }

  /// - Parameters:
  ///   - isPartial: Whether to go on after errors, which are then returned.
  ///   - currency: Of prices without one.
  ///   - progress: Gets the number of bytes read, and of all. If it throws, reading ends.
  /// - Throws: The first `ImportError`, or what `progress` throws.
  package func read(
    _ bytes: [UInt8], isPartial: Bool = false, currency: Currency? = nil,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws -> ImportedFile {
    try withoutActuallyEscaping(progress) { progress in
      var reading = try FileReading(bytes, isPartial: isPartial, currency: currency, progress: progress)
      var imported: ImportedFile
      switch self {
      case .markdown: imported = ImportedFile(.lists(try MarkdownFormat.read(&reading)))
      case .todo: imported = ImportedFile(.lists(try TodoFormat.read(&reading)))
      case .csv: imported = ImportedFile(.lists(try CSVFormat.read(&reading)))
      case .calendar: imported = ImportedFile(.lists(try CalendarFormat.read(&reading)))
      case .json:
        if let lists = try ForeignFiles.lists(&reading) {
          imported = ImportedFile(.lists(lists))
        } else {
          imported = ImportedFile(.everything(try JSONFormat.read(&reading)))
        }
      }
      try reading.reached(reading.end)
      imported.errors = reading.errors
      imported.notices = reading.tally.notices
      return imported
    }
  }
}

package struct ImportedFile: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// From our JSON, with ids.
    case everything(ExportData)
    /// From other formats, without ids.
    case lists([FileList])
  }

  package var content: Content
  package var notices: [Notice] = []
  /// What was left out, if reading went on.
  package var errors: [ImportError] = []

  init(_ content: Content) { self.content = content }
}
