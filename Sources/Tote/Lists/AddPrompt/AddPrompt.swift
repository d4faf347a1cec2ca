import Composable
import Parts
import Screen
import ToteModel

/// The add field by itself, below a shell's prompt: `tote add` without words. What was added stands above it.
package struct AddPrompt: Equatable, Sendable, Lender {
  @Lent package var workspace = Workspace.empty
  /// `nil` for a list that the first item makes.
  private var list: ShoppingList.ID?
  var editor: ItemEditor
  /// Why a line wasn't added, up to the next key.
  package private(set) var problem: String?
  /// What is being added waits for the file; keys wait with it.
  package private(set) var isAdding = false
  package private(set) var isOver = false

  /// What is to be added.
  package enum Lines: Equatable, Sendable {
    case typed([ParsedItem])
    case pasted(String)
  }

  static let editor = Lending(\AddPrompt.editor).lending(\.$workspace, as: \.$workspace)

  package init(_ contents: DatabaseSnapshot, list: ShoppingList.ID?) {
    self.list = list
    editor = ItemEditor(.add(above: false, anchor: nil), list: list)
    take(contents)
  }

  /// The rows as they are in the file.
  private mutating func take(_ contents: DatabaseSnapshot) {
    workspace = Workspace(contents, writer: workspace.writer, language: .current)
  }

  /// An empty field; the store, the category and the person stay.
  private mutating func begin(_ text: String = "", at now: Moment) {
    let prefix = editor.prefix
    editor = ItemEditor(.add(above: false, anchor: nil), list: list, text: text)
    editor.prefix = prefix
    self[AddPrompt.editor].readLine(at: now)
  }
}

package enum AddPromptAction: Equatable, Sendable {
  case opened
  case editor(ItemEditorAction)
  case added(Result<AddedLines, AddingFailed>)
}

/// The rows as they are once lines were added, and the list that has them.
package struct AddedLines: Equatable, Sendable {
  package let contents: DatabaseSnapshot
  package let list: ShoppingList.ID

  package init(_ contents: DatabaseSnapshot, to list: ShoppingList.ID) {
    (self.contents, self.list) = (contents, list)
  }
}

/// Why lines couldn't be added, as a sentence.
package struct AddingFailed: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}

package struct AddPromptEnvironment: Sendable {
  package var edits: EditEnvironment
  /// Adds lines and says above the field what became of them.
  package var add: @Sendable (AddPrompt.Lines) -> Result<AddedLines, AddingFailed>

  package init(
    edits: EditEnvironment,
    add: @escaping @Sendable (AddPrompt.Lines) -> Result<AddedLines, AddingFailed>
  ) {
    (self.edits, self.add) = (edits, add)
  }
}

extension AddPrompt {
  package static let reducer = Reducer<AddPrompt, AddPromptAction, AddPromptEnvironment> {
    state, action, environment in
    switch action {
    case .opened: state.begin(at: environment.edits.now())
    case .editor(.delegate(let delegate)): return state.finish(delegate, environment)
    case .editor(let action):
      state.problem = nil
      return itemEditorReducer.run(
        action, in: &state, lending: AddPrompt.editor, environment.edits, as: AddPromptAction.editor)
    case .added(.success(let added)):
      state.isAdding = false
      state.list = added.list
      state.take(added.contents)
      state.begin(at: environment.edits.now())
    case .added(.failure(let failed)): (state.isAdding, state.problem) = (false, failed.sentence)
    }
    return .none
  }

  private mutating func finish(
    _ delegate: ItemEditorAction.Delegate, _ environment: AddPromptEnvironment
  ) -> Effect<AddPromptAction> {
    switch delegate {
    case .added(let items, _, _): return add(.typed(items), environment)
    case .pasted(let text):
      let isOneLine = !text.contains { $0.isNewline }
      if !isOneLine { return add(.pasted(text), environment) }
      let field = self[AddPrompt.editor].field
      begin(field.before + text + field.after, at: environment.edits.now())
    // As in a shell: first what is typed goes, then the field.
    case .closed where !self[AddPrompt.editor].field.isEmpty: begin(at: environment.edits.now())
    case .closed: isOver = true
    case .nameMissing(let text): problem = words.nameless(text)
    case .edited, .emptied, .categorized: break
    }
    return .none
  }

  private mutating func add(
    _ lines: AddPrompt.Lines, _ environment: AddPromptEnvironment
  ) -> Effect<AddPromptAction> {
    isAdding = true
    return .run(name: "add") { send in send(.added(environment.add(lines))) }.finishing()
  }
}
