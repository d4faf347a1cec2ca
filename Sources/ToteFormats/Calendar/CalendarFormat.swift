import ToteModel

/// Lists as iCalendar: each list is a named calendar, and each item a task. Many programs read only the first calendar, so for
/// them lists are exported one by one.
///
///     BEGIN:VCALENDAR
///     X-WR-CALNAME:Groceries
///     BEGIN:VTODO
///     SUMMARY:apples 2 kg
///     STATUS:NEEDS-ACTION
///     END:VTODO
///     END:VCALENDAR
enum CalendarFormat {
  /// For a name that a calendar's name can't hold exactly.
  private static let exactName = "X-TOTE-LIST"

  static func write(_ everything: ExportData, to writing: inout FileWriting) throws {
    let items = Dictionary(grouping: everything.items, by: \.list)
    let lists = Set(everything.lists.map(\.id))
    let lost = everything.items.filter { !lists.contains($0.list) }
    if !lost.isEmpty { try write(lost, of: CalendarComponent(calendarNamed: nil), to: &writing) }
    for list in everything.lists {
      var calendar = CalendarComponent(calendarNamed: list.name)
      if calendar["X-WR-CALNAME"].flatMap({ ItemName($0) })?.text.utf8.elementsEqual(list.name.utf8) != true {
        var exact = ExactFields()
        exact["n"] = list.name
        calendar[raw: exactName] = exact.text
      }
      try writing.rowEnded()
      try write(items[list.id] ?? [], of: calendar, to: &writing)
    }
  }

  private static func write(
    _ items: [Item], of calendar: CalendarComponent, to writing: inout FileWriting
  ) throws {
    writing.append(calendar.begin.bytes)
    writing.with { calendar.parts.write(to: &$0) }
    for item in items {
      // The time is that of the item, so that the same items give the same file.
      let task = TaskItem(item).task(uid: item.id.description, at: item.created)
      writing.with { task.write(to: &$0) }
      try writing.rowEnded()
    }
    writing.append(calendar.end.bytes)
  }

  static func read(_ reading: inout FileReading) throws -> [FileList] {
    let bytes = reading.bytes
    if Folding.clean(reading.text(reading.start..<min(reading.end, 100))).isEmpty, reading.end < 100 {
      return []
    }
    var errors: [CalendarError] = []
    let document = try CalendarDocument(repairing: bytes, errors: &errors) { try reading.reached($0) }
    for error in errors { try reading.note(ParseFault(error)) }
    var lists: [FileList] = []
    let loose = document.components.filter { $0.name == "VTODO" }
    if !loose.isEmpty { lists.append(FileList(name: nil, items: try items(of: loose, &reading))) }
    for calendar in document.components where calendar.name != "VTODO" {
      var tasks: [CalendarComponent] = []
      for component in calendar.components where component.name != "VTIMEZONE" {
        if component.name == "VTODO" {
          tasks.append(component)
        } else {
          reading.tally.leaveOut(component.name)
        }
      }
      // A calendar with only events isn't a list. An empty calendar is an empty list.
      guard !tasks.isEmpty || calendar.components.isEmpty else { continue }
      lists.append(FileList(name: listName(of: calendar), items: try items(of: tasks, &reading)))
    }
    // Without a name and without items, it would only be in the way.
    lists.removeAll { $0.name == nil && $0.items.isEmpty }
    if lists.isEmpty, errors.isEmpty {
      let nameless = document.tasks.first?.begin.bytes.startIndex
      try reading.note(ParseFault(nameless ?? reading.start, nameless == nil ? .calendarTask : .itemName))
    }
    return lists
  }

  private static func items(
    of tasks: [CalendarComponent], _ reading: inout FileReading
  ) throws -> [FileItem] {
    var items: [FileItem] = []
    // A repeated task may be there again for each exception.
    for task in tasks where task[raw: "RECURRENCE-ID"] == nil {
      let start = task.begin.bytes.startIndex
      do throws(TaskProblem) {
        items.append(item(try TaskItem(task), of: task, &reading.tally))
      } catch {
        if error == .tooLong {
          try reading.note(ParseFault(start, .shorterText(FileLimits.text)))
        } else {
          reading.skipNameless(at: start, task["DESCRIPTION"] ?? task[raw: "UID"] ?? "")
        }
        continue
      }
      try reading.countItem(at: start)
    }
    return items
  }

  private static func item(
    _ read: TaskItem, of task: CalendarComponent, _ tally: inout NoticeTally
  ) -> FileItem {
    let extras = TaskExtras(task, category: read.details.category, isTicked: read.isTicked)
    extras.noted.forEach { tally.note($0) }
    extras.leftOut.forEach { tally.leaveOut($0) }
    var item = FileItem(
      name: read.name, details: read.details, isTicked: read.isTicked, created: read.created)
    item.add(toNote: extras.words)
    return item
  }

  private static func listName(of calendar: CalendarComponent) -> String? {
    let name = calendar["X-WR-CALNAME"] ?? calendar["NAME"]
    if let exact = calendar[raw: exactName].flatMap(ExactFields.init)?["n"],
      TaskItem.plain(exact) == name ?? ""
    {
      return exact
    }
    return name.flatMap { ItemName($0) }?.text
  }
}

extension ParseFault {
  fileprivate init(_ error: CalendarError) {
    switch error.kind {
    case .noCalendar, .size: self.init(error.offset, .calendar)
    case .notClosed(let name): self.init(error.offset, .componentEnd(Folding.clean(name)))
    case .notOpen(let name): self.init(error.offset, .componentBegin(Folding.clean(name)))
    case .depth(let most): self.init(error.offset, .depth(most))
    }
  }
}
