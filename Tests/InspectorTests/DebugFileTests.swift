import Composable
import FoundationEssentials
import Testing

@testable import Inspector

@Suite struct DebugFileTests {
  @Test func `each action is in the file, with its time and what it changed`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "debug-\(UUID()).log").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = Store(
      initialState: Pantry(), reducer: pantryReducer.debug("pantry", to: .file(path)),
      environment: .unimplemented)
    store.send(.typed("a"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("+0."))
    #expect(text.contains("pantry: received action:\n  PantryAction.typed(\"a\")"))
    #expect(text.contains("-   note: \"\"") && text.contains("+   note: \"a\""))
    // What others may not read.
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a change of many lines is folded`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "debug-\(UUID()).log").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = Store(
      initialState: Pantry(), reducer: pantryReducer.debug(to: .file(path)), environment: .unimplemented)
    store.send(.loaded((0..<200).map { Pantry.Item(id: $0, name: "row \($0)") }))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("more lines)"))
    #expect(text.split(separator: "\n").count < 300)
  }

  @Test func `where no file can be written, the program goes on`() {
    let store = Store(
      initialState: Pantry(), reducer: pantryReducer.debug(to: .file("/nowhere/debug.log")),
      environment: .unimplemented)
    store.send(.typed("a"))
    #expect(store.state.note == "a")
  }

  @Test func `a file is replaced, and nothing else`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try RecordingFile(folder + "/a").append("one")
    try RecordingFile(folder + "/a").append("two")
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "two")
    #expect(throws: RecordingError.self) { try RecordingFile(folder + "/a", replacing: false) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/a")
    #expect(throws: RecordingError.self) { try RecordingFile(folder + "/link") }
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "two")
  }
}
