import ToteModel

/// Tasks of Todoist, as its server sends them: alone, in pages, or beside their projects and sections.
///
///     {"items": [{"content": "2 l milk", "project_id": "1", "labels": ["urgent"], "checked": false}], "projects": [{"id": "1", "name": "Home"}]}
struct TodoistTasks: ForeignFile {
  static let program = "Todoist"
  private let tasks: [JSONValue]
  private let projects: [String: String]
  private let sections: [String: String]

  init?(_ file: JSONValue) {
    let tasks = file.objects ?? ["items", "tasks", "results"].lazy.compactMap { file[$0]?.objects }.first
    guard let tasks, tasks.allSatisfy({ $0.has("content", "project_id") }) else { return nil }
    func names(_ key: String) -> [String: String] {
      var names: [String: String] = [:]
      for value in file[key]?.array ?? [] {
        if let id = value["id"]?.text { names[id] = value["name"]?.text }
      }
      return names
    }
    (self.tasks, projects, sections) = (tasks, names("projects"), names("sections"))
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    var lists = FileListBuilder()
    for task in tasks where task["is_deleted"]?.isTrue != true {
      let project = task["project_id"]?.text.flatMap { projects[$0] }.flatMap { ItemName($0)?.text }
      for item in try reading.items(of: [task], { item($0, &$1) }) { lists.add(item, to: project) }
    }
    return lists.lists
  }

  private func item(_ task: JSONValue, _ tally: inout NoticeTally) -> ForeignItem? {
    guard var item = ForeignItem(line: task["content"]?.text) else { return nil }
    tally.leaveOut("parent_id", "duration", "attachment", of: task)
    item.note(task["description"]?.text)
    for label in task["labels"]?.array ?? [] { item.note(label.text.map { "@\($0)" }) }
    item.note("due", task["due"]?["date"]?.text, as: "due")
    item.note("deadline", task["deadline"]?["date"]?.text, as: "deadline")
    // 1 is Todoist's default.
    if let priority = task["priority"]?.text, priority != "1" {
      item.note("priority", priority, as: "priority")
    }
    let completed = task["completed_at"]?.text
    item.isTicked =
      task["checked"]?.isTrue == true || task["is_completed"]?.isTrue == true || completed != nil
    item.note("done", completed.flatMap { Moment(foreign: $0)?.writtenDay }, as: "completed_at")
    item.created = (task["added_at"] ?? task["created_at"])?.text.flatMap { Moment(foreign: $0) }
    let section = task["section_id"]?.text.flatMap { sections[$0] }
    item.details.category = item.details.category ?? section.flatMap { Category($0) }
    return item
  }
}
