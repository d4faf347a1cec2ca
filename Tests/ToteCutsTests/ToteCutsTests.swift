import CutPrograms
import Inspector
import Testing

/// Tote, driven by chance: what is written of its run can be read. `Scripts/check-cuts` compiles and runs it, too.
@Suite struct ToteCutsTests {
  @Test func `what is written of a run by chance is short, or the reason is said`() throws {
    try DrivenProgram(
      "tote", imports: ["@testable import Tote", "@testable import ToteModel"], play: "tote()",
      cutting: TestCut(reducer: "appReducer", environment: ".unimplemented", initialState: "App()"),
      keys: [
        "a", "Milk", "2 kg plums", "<enter>", "<esc>", "j", "k", " ", "e", "x", "u", "/", "<tab>", "?", ":",
        "<wait 1s>", "<right>", "<backspace>", "n", "s",
      ], asksAtOnce: true
    ) { tote() }.check(besides: #filePath)
  }
}
