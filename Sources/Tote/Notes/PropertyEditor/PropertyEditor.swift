import Composable
import Parts
import Screen
import ToteModel

/// The properties of a note: each a field of its type, or all of them as the text that they are. They are saved together.
package struct PropertyEditor: OverlayFeature {
  package typealias Action = PropertyEditorAction
  package var room = Size.zero { didSet { fitText() } }
  let noteID: Note.ID
  let name: String
  /// When the editor opened.
  let before: NoteProperties
  /// Those that the rows were made of.
  private var base: NoteProperties
  private(set) var rows: [PropertyRow]
  var form: Form<PropertyField>
  /// What other notes have.
  private let known: KnownProperties

  init(_ note: Note, in workspace: Workspace) {
    (noteID, name) = (note.id, note.shownName)
    (before, base) = (note.properties, note.properties)
    rows = PropertyRow.all(of: note.properties)
    known = KnownProperties(of: workspace.records.notes.values, beside: note.id)
    form = Form(rows.flatMap(\.fields))
    if rows.isEmpty { addRow() }
  }

  var isText: Bool { form.fields.first?.name == .text }

  /// As they are filled in; `nil` if a text would end them.
  var edited: NoteProperties? {
    if isText { return NoteProperties(typed: form.text(.text)) }
    var properties = base
    for name in base.names where !rows.contains(where: { $0.name == name }) { properties.remove(name) }
    for row in rows { row.write(form, to: &properties) }
    return properties
  }
}

package enum PropertyEditorAction: OverlayFeatureAction {
  package typealias Feature = PropertyEditor
  case form(FormAction<PropertyField>)
  /// The row that has the keys, or a new one.
  case added, renamed, removed
  /// All as a text, or each as a field again.
  case turned
  case delegate(OverlayDelegate)
}

extension PropertyEditorAction {
  static var closed: Self { .delegate(.closed) }
  var overlayAction: OverlayAction { .propertyEditor(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  /// A view that tells its size is nothing that anybody did.
  var isAct: Bool { if case .form(.resized) = self { false } else { delegate == nil } }
}

extension PropertyEditor {
  static let reducer = Reducer<PropertyEditor, PropertyEditorAction, Void> { state, action, _ in
    switch action {
    case .form(.submitted):
      guard let edited = state.edited, edited != state.before else { return .send(.delegate(.closed)) }
      return .send(.delegate(.propertiesEdited(of: state.noteID, edited, from: state.before)))
    case .form(.cancelled): return .send(.delegate(.closed))
    case .form(let action):
      return state.formReducer.run(action, in: &state, at: \.form, (), as: PropertyEditorAction.form)
    case .added: state.addRow()
    case .renamed: state.rename()
    case .removed: state.removeRow()
    case .turned: state.turn()
    case .delegate: break
    }
    return .none
  }

  private var formReducer: Reducer<Form<PropertyField>, FormAction<PropertyField>, Void> {
    let (rows, base, known) = (rows, base, known)
    return Form.reducer { name, form in
      switch name {
      case .text: NoteProperties(typed: form.text(.text)) == nil ? words.propertiesEndThere : nil
      case .name(let id), .value(let id):
        rows.first { $0.id == id }?.problem(name, in: form, among: rows, base)
      }
    } offers: { [form] name, typed in
      let row = rows.first { $0.id == name.row }
      guard let row else { return [] }
      if case .name = name {
        return known.names(beginningWith: typed, but: rows.map { $0.shownName(in: form) })
      }
      let isList = if case .list = row.value { true } else { false }
      return known.values(of: row.shownName(in: form), isList: isList, beginningWith: typed)
    }
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    workspace.records.notes[noteID] != nil
  }
}

// MARK: Rows

extension PropertyEditor {
  private mutating func addRow() {
    guard !isText || form.fields.isEmpty else { return }
    let row = PropertyRow(id: (rows.map(\.id).max() ?? -1) + 1)
    rows.append(row)
    show(form.fields + row.fields, at: .name(row.id))
  }

  /// A field for the new name, above that of the value.
  private mutating func rename() {
    guard let row = currentRow, form[.name(row.id)] == nil, let name = row.name,
      let index = form.fields.firstIndex(where: { $0.name == .value(row.id) })
    else { return }
    var fields = form.fields
    fields.insert(row.nameField(name), at: index)
    show(fields, at: .name(row.id))
  }

  private mutating func removeRow() {
    guard let row = currentRow, let place = rows.firstIndex(of: row) else { return }
    rows.remove(at: place)
    let next = rows.indices.contains(place) ? rows[place] : rows.last
    show(form.fields.filter { $0.name.row != row.id }, at: next.map { .value($0.id) })
    if rows.isEmpty { addRow() }
  }

  private mutating func turn() {
    guard let edited else { return sent() }
    base = edited
    if isText {
      rows = PropertyRow.all(of: edited)
      show(rows.flatMap(\.fields), at: nil)
      if rows.isEmpty { addRow() }
    } else {
      // What is wrong with a field is said there.
      sent()
      if !form.problems.isEmpty { return }
      show([FormField(.text, "", .lines(edited.text, rows: textRows))], at: nil)
    }
  }

  private mutating func sent() { _ = formReducer(&form, .sent, ()) }

  private mutating func show(_ fields: [FormField<PropertyField>], at name: PropertyField?) {
    form = Form(fields)
    if let name, fields.contains(where: { $0.name == name }) {
      _ = formReducer(&form, .pressed(name, at: .zero), ())
    }
  }

  private var currentRow: PropertyRow? {
    form.focus.current?.row.flatMap { id in rows.first { $0.id == id } }
  }

  var textRows: Int { max(3, min(16, OverlayBox.rows(in: room) - 1)) }

  private mutating func fitText() {
    guard isText, case .document(let document, let rows)? = form[.text], rows != textRows else { return }
    form = Form([FormField(.text, "", .document(document, rows: textRows))])
  }
}
