// JSON of other programs, recognised by its shape.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel

@Suite struct ForeignFileTests {
  typealias Case = (json: String, program: String, lists: [String], told: [ImportedFile.Notice])

  static let files: [Case] = [
    (
      """
      {"title": "Saturday\\nparty", "listContent": [{"text": "2 l milk", "isChecked": false}, {"text": "tea #green @home", "isChecked": true},
        {"text": "", "isChecked": false}], "createdTimestampUsec": 1795274553123456, "labels": [{"name": "x"}], "isTrashed": true}
      """, "Google Keep", ["Saturday party: o 2 l milk 2026-11-21, x \"tea #green @home\" 2026-11-21"],
      [
        .leftOut("labels", 1), .leftOut("isTrashed", 1),
        .nameless(line: 2, .text("{\"text\": \"\", \"isChecked\": false}", isCut: true)),
      ]
    ),
    (
      """
      {"uuid": "1", "status": "SHARED", "items": {"purchase": [{"uuid": "2", "specification": "2 l", "itemId": "Milch"},
        {"itemId": "Käse", "specification": "am Stück"}], "recently": [{"itemId": "2 in 1", "specification": ""}]}}
      """, "Bring!", ["–: o 2 l Milch, o Käse !am Stück, x 2 in 1"], []
    ),
    (
      #"{"uuid": "1", "purchase": [{"name": "Milk", "specification": "4 Stk."}], "recently": []}"#, "Bring!",
      ["–: o 4x Milk"], []
    ),
    (
      """
      {"name": "Market", "listItems": [
        {"quantity": 2.5, "unit": {"name": "litre"}, "food": {"name": "milk", "label": {"name": "Dairy"}}, "note": "fresh", "checked": true},
        {"quantity": 1.0, "unit": null, "food": null, "note": "bread", "checked": false, "createdAt": "2026-11-21T10:00:00.123456+00:00"},
        {"quantity": 0, "unit": null, "food": null, "note": "", "display": "eggs", "recipeReferences": [{"id": 1}]},
        {"quantity": 3, "unit": {"name": "US cup"}, "food": {"name": "rice"}}]}
      """, "Mealie",
      ["Market: x 2.5 l milk #dairy !fresh, o bread 2026-11-21, o eggs, o rice !amount:3 US cup"],
      [.leftOut("recipeReferences", 1), .noted("quantity", 1)]
    ),
    (
      """
      {"page": 1, "items": [{"shoppingListId": "a", "checked": false, "note": "milk", "quantity": 1},
        {"shoppingListId": "b", "checked": false, "note": "nails"}, {"shoppingListId": "a", "checked": true, "note": "tea"}]}
      """, "Mealie", ["–: o milk, x tea", "–: o nails"], []
    ),
    (
      """
      [{"id": 1, "name": "Groceries", "items": [{"name": "milk", "description": "2 l", "category": {"name": "Dairy"}},
        {"name": "bread", "description": "sliced", "category": null}], "recentItems": [{"name": "tea", "description": ""}]}]
      """, "KitchenOwl", ["Groceries: o 2 l milk #dairy, o bread !sliced, x tea"], []
    ),
    (
      """
      {"name": "Home", "items": [{"name": "milk", "icon": "milk", "category": "Dairy"}, {"name": "tea"}], "shoppinglists": ["A", "B"],
        "recipes": [{"name": "pancakes"}], "expenses": []}
      """, "KitchenOwl", ["Home: x milk #dairy, x tea"],
      [.leftOut("shoppinglists", 2), .leftOut("recipes", 1)]
    ),
    (
      """
      [{"id": 1, "product_id": null, "note": "Some good snacks", "amount": "2", "shopping_list_id": "1", "done": "0"},
        {"product_id": 7, "product": {"name": "milk"}, "note": "organic", "amount": 2, "qu_id": 3, "quantity_unit": {"name": "l"}, "shopping_list_id": 2, "done": 1},
        {"product_id": 8, "product_name": "oil", "note": null, "amount": 500, "qu_id": 4, "shopping_list_id": 1, "done": 0},
        {"product_id": 9, "note": "", "amount": 1, "shopping_list_id": 1, "done": 0}]
      """, "Grocy", ["–: o 2x Some good snacks, o oil !amount:500", "–: x 2 l milk !organic"],
      [
        .noted("amount", 1),
        .nameless(line: 4, .text("{\"product_id\": 9, \"note\": \"\", \"a", isCut: true)),
      ]
    ),
    (
      """
      {"items": [{"content": "2 l milk", "description": "the blue one", "project_id": "1", "section_id": "5", "labels": ["urgent"], "priority": 4,
          "due": {"date": "2026-11-22", "string": "tomorrow"}, "checked": false, "added_at": "2026-11-20T08:25:05.000000Z"},
        {"content": "tea", "project_id": "2", "checked": true, "completed_at": "2026-11-21T10:00:00Z", "priority": 1, "due": null, "parent_id": "7"},
        {"content": "gone", "project_id": "1", "is_deleted": true}],
       "projects": [{"id": "1", "name": "Home"}, {"id": "2", "name": "Work"}], "sections": [{"id": "5", "name": "Dairy"}]}
      """, "Todoist",
      [
        "Home: o 2 l milk #dairy !the blue one @urgent due:2026-11-22 priority:4 2026-11-20",
        "Work: x tea !done:2026-11-21",
      ],
      [.noted("due", 1), .noted("priority", 1), .leftOut("parent_id", 1), .noted("completed_at", 1)]
    ),
    (
      #"{"results": [{"content": "1996 tax", "project_id": "1"}], "next_cursor": null}"#, "Todoist",
      ["–: o \"1996 tax\""], []
    ),
    (
      """
      {"@odata.context": "x", "value": [
        {"title": "2 l milk", "status": "notStarted", "importance": "high", "body": {"content": "the blue one", "contentType": "text"},
          "dueDateTime": {"dateTime": "2026-11-22T00:00:00.0000000", "timeZone": "UTC"}, "createdDateTime": "2026-11-20T08:25:05.1234567Z",
          "checklistItems": [{"displayName": "ask", "isChecked": true}, {"displayName": "pay", "isChecked": false}], "categories": ["Red", "Blue"]},
        {"title": "tea", "status": "completed", "importance": "normal", "body": {"content": "<b>x</b>", "contentType": "html"}, "recurrence": {"a": 1},
          "completedDateTime": {"dateTime": "2026-11-21T00:00:00.0000000", "timeZone": "UTC"}}]}
      """, "Microsoft To Do",
      [
        "–: o 2 l milk !the blue one [x] ask [ ] pay due:2026-11-22 importance:high categories:Red, Blue 2026-11-20, x tea !done:2026-11-21"
      ],
      [
        .noted("dueDateTime", 1), .noted("importance", 1), .noted("categories", 1), .leftOut("recurrence", 1),
        .leftOut("body", 1),
        .noted("completedDateTime", 1),
      ]
    ),
    (
      #"[{"displayName": "Groceries", "tasks": [{"title": "bread", "status": "notStarted"}]}, {"displayName": "Empty", "tasks": []}]"#,
      "Microsoft To Do", ["Groceries: o bread", "Empty: "], []
    ),
  ]

  @Test("a file is read by the rules of its program, and what it can't bring is told", arguments: files)
  func recognised(file: Case) throws {
    let read = try FileFormat.json.read(Array(file.json.utf8))
    let lists = try read.lists().map { list in
      "\(list.name ?? "–"): "
        + list.items.map { item in
          "\(item.isTicked ? "x" : "o") \(MarkdownFormat.line(for: item))"
            + (item.created?.writtenDay.map { " \($0)" } ?? "")
        }.joined(separator: ", ")
    }
    #expect(lists == file.lists)
    #expect(read.notices == [.program(file.program)] + file.told)
  }

  @Test("an array of flat objects is a table")
  func table() throws {
    let json = """
      [{"id": 1, "item": "milk", "quantity": 2, "unit": "l", "checked": true, "aisle": "Dairy", "tags": []},
        {"item": "bread", "price": 2.5, "checked": false, "quantity": null}, {"item": "", "quantity": 3}]
      """
    let read = try FileFormat.json.read(Array(json.utf8), currency: .euro)
    let items = try read.lists()[0].items
    #expect(items.map(MarkdownFormat.line(for:)) == ["2 l milk #dairy !id: 1", "bread 2.50€"])
    #expect(items.map(\.isTicked) == [true, false])
    #expect(
      read.notices == [
        .column("id"), .column("tags"), .currency(.euro), .nameless(line: 2, .text("3", isCut: false)),
      ])
  }

  @Test(
    "what nobody knows is refused as before, and so is a note that is no list",
    arguments: [
      ("[]", "f:1:1: expected object; found \"[]\"."), ("[{\"size\": 1}]", "f:1:1: expected object"),
      ("[{\"name\": \"a\", \"of\": [1]}]", "f:1:1: expected object"),
      ("[[\"milk\"]]", "f:1:1: expected object"),
      ("{\"items\": []}", "expected"), ("{\"value\": [1]}", "f:1:2: expected oneOfFields"),
      ("{\"listContent\": [}", "expected"),
      ("[{\"content\": \"a\", \"project_id\": 1}] x", "f:1:1: expected object"),
      (
        "{\"textContent\": \"a\", \"userEditedTimestampUsec\": 1}",
        "f:1:1: expected field(\"listContent\"); found nothingThere."
      ),
      (String(repeating: "[", count: 100_000), "f:1:1: expected object"),
      (String(repeating: "{\"a\":", count: 100_000), "expected"),
    ])
  func refused(json: String, complaint: String) throws {
    #expect(try FileFormat.json.complaints(about: json).first?.contains(complaint) == true)
  }

  @Test("our own files aren't taken for others', whatever is in them")
  func ours() throws {
    let text = try FileFormat.json.text(
      of: ExportData(lists: [ShoppingList(id: Item.full.list, name: "x", created: .zero)]))
    guard case .everything = try FileFormat.json.read(Array(text.utf8)).content else {
      Issue.record("read as another program's")
      return
    }
    let mixed = "{\"listContent\": [], \"format\": \"tote\", \"version\": 1}"
    #expect(try FileFormat.json.complaints(about: mixed).first?.contains("oneOfFields") == true)
  }

  @Test("a file with many nameless items on one line is read in no time")
  func hostile() throws {
    let json =
      "{\"listContent\": [" + String(repeating: "{\"text\": \"\"},", count: 20_000) + "{\"text\": \"a\"}]}"
    #expect(try FileFormat.json.read(Array(json.utf8)).lists()[0].items.map(\.name) == ["a"])
  }
}
