import Composable
import Loop
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

/// The add field below a shell's prompt.
@Suite struct AddPromptTests {
  private final class Added: Sendable {
    let lines = Mutex<[AddPrompt.Lines]>([])
    var all: [AddPrompt.Lines] { lines.withLock { $0 } }
    var names: [String] {
      all.flatMap { lines -> [String] in
        switch lines {
        case .typed(let items): items.map(\.name)
        case .pasted(let text): [text]
        }
      }
    }
  }

  private static let list = ShoppingList(
    id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: .zero)

  private func open(
    _ keys: String, failing: AddingFailed? = nil, bought: [Item] = [], size: Size = Size(60, 10)
  ) throws -> (prompt: Rehearsal<AddPrompt, AddPromptAction>, added: Added) {
    let added = Added()
    let contents = DatabaseSnapshot(lists: [Self.list], items: bought)
    let rehearsal = Rehearsal(
      size: size, inline: Inline(.rows(4)), initialState: AddPrompt(contents, list: Self.list.id),
      reducer: AddPrompt.reducer,
      environment: { _ in
        AddPromptEnvironment(
          edits: .numbered(),
          add: { lines in
            added.lines.withLock { $0.append(lines) }
            return failing.map { .failure($0) } ?? .success(AddedLines(contents, to: Self.list.id))
          })
      }, view: AddPromptView.init, keymap: \.keymap, isOver: \.isOver, whenOpen: .opened)
    try rehearsal.play(keys)
    return (rehearsal, added)
  }

  @Test func `a line is understood as it is typed, and added by Enter, one after the other`() throws {
    let (prompt, added) = try open("2 kg pl")
    #expect(prompt.frame.plainText.contains("2 kg · pl"))
    try prompt.play("ums @Lidl<enter><wait for add>milk<enter><wait for add>")
    #expect(added.names == ["plums", "milk"])
    guard case .typed(let items)? = added.all.first else {
      Issue.record("\(added.all)")
      return
    }
    #expect(items.first?.store == "Lidl" && items.first?.amount?.shown == "2 kg")
    #expect(prompt.state.editor.field.isEmpty && !prompt.state.isOver)
  }

  @Test func `a store alone is for all that is added next`() throws {
    let (_, added) = try open("@Lidl<enter>milk<enter><wait for add>bread<enter><wait for add>")
    let stores = added.all.map { lines -> String? in
      if case .typed(let items) = lines { items.first?.store } else { nil }
    }
    #expect(stores == ["Lidl", "Lidl"])
  }

  @Test func `Esc drops what is typed, and then leaves, with nothing on the screen`() throws {
    let (prompt, added) = try open("milk<esc>")
    #expect(prompt.state.editor.field.isEmpty && !prompt.state.isOver)
    try prompt.play("<esc>")
    #expect(prompt.state.isOver && added.all.isEmpty)
    #expect(prompt.screen == Frame(size: Size(60, 10)))
    #expect(try open("<ctrl+d>").prompt.state.isOver)
    #expect(try !open("milk<ctrl+d>").prompt.state.isOver)
  }

  @Test func `what can't be added stays, with the reason, until the next key`() throws {
    let (prompt, _) = try open("milk<enter><wait for add>", failing: AddingFailed("The disk is full."))
    #expect(prompt.state.editor.field.text == "milk")
    #expect(prompt.frame.plainText.contains("The disk is full."))
    try prompt.play(" ")
    #expect(!prompt.frame.plainText.contains("The disk is full."))
  }

  @Test func `a line without a name is told`() throws {
    let (prompt, added) = try open("2 kg<enter>")
    #expect(prompt.state.problem?.contains("2 kg") == true && added.all.isEmpty)
  }

  @Test func `pasted lines are added at once, a single one goes into the field`() throws {
    let (prompt, added) = try open("")
    try prompt.play("<paste milk\\nbread><wait for add>")
    #expect(added.all == [.pasted("milk\nbread")])
    try prompt.play("<paste 6 eggs>")
    #expect(prompt.state.editor.field.text == "6 eggs")
  }
}
