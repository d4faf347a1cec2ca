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

  @Test func `a recording replaces only another one, and only once it has begun`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
    let path = folder + "/run"
    try RecordingFile(path, replacing: .recordings).append("recording 1\none\n")
    do {
      let file = try RecordingFile(path, replacing: .recordings)
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("one\n"))
      file.append("recording 1\n")
      file.append("two\n")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "recording 1\ntwo\n")
    _ = try RecordingFile(path, replacing: .recordings)
    #expect(try names() == ["run"])
    for content in ["", "precious\n", "recording"] {
      try content.write(toFile: path, atomically: false, encoding: .utf8)
      #expect(throws: RecordingError(line: nil, reason: "\(path) exists and isn't a recording.")) {
        try RecordingFile(path, replacing: .recordings)
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
    }
  }

  @Test func `a file is replaced, and nothing else`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try RecordingFile(folder + "/a", replacing: .anyFile).append("one")
    try RecordingFile(folder + "/a", replacing: .anyFile).append("two")
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "two")
    #expect(throws: RecordingError.self) { try RecordingFile(folder + "/a", replacing: .nothing) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/a")
    #expect(throws: RecordingError.self) { try RecordingFile(folder + "/link", replacing: .anyFile) }
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "two")
  }
}
