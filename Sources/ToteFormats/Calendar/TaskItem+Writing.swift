/// Writes only what a task does not say yet, so that the rest stays as it is.

import ToteModel

extension TaskItem {
  static let exactVersion = "1"

  /// - Parameters:
  ///   - known: What the task said when it was last read.
  ///   - now: When it is written.
  package func write(to task: inout CalendarComponent, known: TaskItem? = nil, at now: Moment) {
    // A new task says nothing, and reading it would cost as much as writing it.
    let before = task["SUMMARY"] == nil ? nil : try? TaskItem(task, known: known)
    let time = now.calendarTime
    if before == nil || !isSame(before?.name, name) || before?.details.amount != details.amount {
      task["SUMMARY"] = summary
    }
    if before?.isTicked != isTicked { writeTick(to: &task, at: time) }
    writeCategory(to: &task, instead: before?.details.category)
    let values = details.values
    for (field, property) in TaskField.texts {
      write(values[field.index].text, as: property.name, to: &task)
    }
    if before?.sortOrder != sortOrder { task[raw: Self.sortOrderName] = sortOrder.map { "\($0)" } }
    task[raw: Self.exactName] = exact(values, in: task).text
    if task[raw: "CREATED"] == nil {
      task[raw: "CREATED"] = created == now ? time : created?.calendarTime ?? time
    }
    for name in ["LAST-MODIFIED", "DTSTAMP"] { task[raw: name] = time }
  }

  package func document(uid: String, at now: Moment) -> CalendarDocument {
    var calendar = CalendarComponent(calendarNamed: nil)
    calendar.append(task(uid: uid, at: now))
    return CalendarDocument([calendar])
  }

  func task(uid: String, at now: Moment) -> CalendarComponent {
    var task = CalendarComponent("VTODO")
    task[raw: "UID"] = uid
    write(to: &task, at: now)
    return task
  }

  private func writeTick(to task: inout CalendarComponent, at time: String?) {
    task[raw: "STATUS"] = isTicked ? "COMPLETED" : "NEEDS-ACTION"
    task[raw: "COMPLETED"] = isTicked ? time : nil
    task[raw: "PERCENT-COMPLETE"] = isTicked ? "100" : nil
  }

  /// The one category replaces the item's old one; those from other programs stay.
  private func writeCategory(to task: inout CalendarComponent, instead old: Category?) {
    let lines = task.lines("CATEGORIES").map(\.texts)
    guard !lines.isEmpty else { return task["CATEGORIES"] = details.category?.title }
    let found = lines.map { $0.map { Category($0) } }
    if let category = details.category, found.contains(where: { $0.contains(category) }) { return }
    // Without a category, no built-in one may stay, as it would be taken for the item's.
    func isOurs(_ category: Category?) -> Bool {
      category.map { $0 == old || details.category == nil && $0.isBuiltIn } ?? false
    }
    var title = details.category?.title
    for place in lines.indices.reversed() where found[place].contains(where: isOurs) {
      var texts: [String] = []
      for (text, category) in zip(lines[place], found[place]) {
        if !isOurs(category) {
          texts.append(text)
        } else if let new = title {
          texts.append(new)
          title = nil
        }
      }
      task.setTexts(texts, of: "CATEGORIES", at: place)
    }
    if let title { task.setTexts([title] + (lines.first ?? []), of: "CATEGORIES", at: 0) }
  }

  private func write(_ text: String?, as name: String, to task: inout CalendarComponent) {
    let plain = text.map(Self.plain) ?? ""
    if plain.utf8.elementsEqual((task[name].map(Self.plain) ?? "").utf8) { return }
    task[name] = plain.isEmpty ? nil : plain
  }

  /// `X-TOTE-ITEM`, beside these properties.
  private func exact(_ values: [FieldValue], in task: CalendarComponent) -> ExactFields {
    var exact = task[raw: Self.exactName].flatMap(ExactFields.init) ?? ExactFields()
    exact["v"] = Self.exactVersion
    exact["s"] = task["SUMMARY"]
    exact["n"] = name
    for field in TaskField.all {
      switch field.place {
      // As two words, as the first versions wrote it.
      case .summary:
        exact[field.letter] = details.amount.map { "\($0.thousandths)" }
        exact[WrittenItem.unitLetter] = details.amount?.unit.rawValue
      case .exactly, .categories: exact[field.letter] = values[field.index].text
      case .text: break
      }
    }
    exact["r"] = rank.text
    exact["o"] = sortOrder.map { "\($0)" }
    for (field, property) in TaskField.texts {
      // Most texts are exact in their property, and a long note need not be here twice.
      exact[field.letter] = values[field.index].text.flatMap { text in
        let isExact =
          isSame(Self.plain(text), text) && (!property.isName || isSame(ItemName(text)?.text, text))
        return isExact ? nil : text
      }
    }
    exact["t"] = isTicked ? "1" : nil
    for (_, property) in TaskField.texts { exact[property.markLetter] = task[property.name].map(Self.mark) }
    return exact
  }

  /// To the byte: two spellings of an accent are one text to Swift.
  private func isSame(_ one: String?, _ other: String) -> Bool {
    one?.utf8.elementsEqual(other.utf8) ?? false
  }
}

extension CalendarComponent {
  init(calendarNamed name: String?) {
    self.init("VCALENDAR")
    self[raw: "VERSION"] = "2.0"
    self[raw: "PRODID"] = "-//Tote//Tote//EN"
    if let name { self["X-WR-CALNAME"] = name }
  }
}
