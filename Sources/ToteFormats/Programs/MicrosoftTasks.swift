import ToteModel

/// Tasks of Microsoft To Do, as Graph sends them: the tasks of one list, or lists with their tasks.
///
///     {"value": [{"title": "2 l milk", "status": "notStarted", "importance": "normal", "body": {"content": "", "contentType": "text"}}]}
struct MicrosoftTasks: ForeignFile {
  static let program = "Microsoft To Do"
  private let lists: [(name: String?, tasks: [JSONValue])]

  init?(_ file: JSONValue) {
    let found = file.objects ?? ["value", "lists"].lazy.compactMap { file[$0]?.objects }.first ?? [file]
    if found.allSatisfy({ $0.has("title", "status") && ($0.has("importance") || $0.has("body")) }) {
      lists = [(nil, found)]
    } else if found.allSatisfy({ $0.has("displayName") && $0["tasks"]?.array != nil }) {
      lists = found.map { ($0["displayName"]?.text, $0["tasks"]?.array ?? []) }
    } else {
      return nil
    }
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    try lists.map { name, tasks in
      FileList(
        name: name.flatMap { ItemName($0)?.text }, items: try reading.items(of: tasks) { item($0, &$1) })
    }
  }

  private func item(_ task: JSONValue, _ tally: inout NoticeTally) -> ForeignItem? {
    guard var item = ForeignItem(line: task["title"]?.text) else { return nil }
    tally.leaveOut("recurrence", "linkedResources", "attachments", of: task)
    let body = task["body"]
    if body?["contentType"]?.text == "html" {
      if body?["content"]?.text != nil { tally.leaveOut("body") }
    } else {
      item.note(body?["content"]?.text)
    }
    for step in task["checklistItems"]?.array ?? [] {
      item.note(
        step["displayName"]?.text.map { "\(step["isChecked"]?.isTrue == true ? "[x]" : "[ ]") \($0)" })
    }
    for (word, field) in [
      ("due", "dueDateTime"), ("start", "startDateTime"), ("reminder", "reminderDateTime"),
      ("done", "completedDateTime"),
    ] {
      let time = task[field]?["dateTime"]?.text
      item.note(word, time.flatMap { Moment(foreign: $0)?.writtenDay } ?? time, as: field)
    }
    if let importance = task["importance"]?.text, importance != "normal" {
      item.note("importance", importance, as: "importance")
    }
    item.note(
      "categories", task["categories"]?.array?.compactMap(\.text).joined(separator: ", "), as: "categories")
    item.isTicked = task["status"]?.text == "completed"
    item.created = task["createdDateTime"]?.text.flatMap { Moment(foreign: $0) }
    return item
  }
}
