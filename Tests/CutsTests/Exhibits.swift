import CutPrograms
import Inspector
import Loop

@testable import Gallery

private let own = ["import FoundationEssentials", "@testable import Gallery"]

/// What the gallery shows.
extension DrivenProgram {
  static let exhibits = [counter, weather, firstRun, parts, galleryItself]

  private static let counter = DrivenProgram(
    "counter", imports: own, play: "counter()",
    cutting: TestCut(reducer: "counterReducer", environment: ".unimplemented", initialState: "Counter()"),
    keys: ["+", "-", "f", "<wait 200ms>", "<wait 2s>", "<esc>"]
  ) { CutsTestsRehearsals.counter() }

  private static let weather = DrivenProgram(
    "weather", imports: own, play: "weather()",
    cutting: TestCut(reducer: "weatherReducer", environment: ".unimplemented", initialState: "Weather()"),
    keys: ["O", "s", "l", "o", "<enter>", "<wait 1s>", "<esc>", "<backspace>", "u", "l", "r"]
  ) { CutsTestsRehearsals.weather() }

  private static let firstRun = DrivenProgram(
    "firstRun", imports: own, play: "firstRun()",
    cutting: TestCut(
      reducer: "firstRunReducer", environment: "galleryEnvironment(ContinuousClock()).firstRun",
      initialState: "FirstRun()"),
    keys: ["a", "<enter>", "<tab>", "<down>", " ", "<wait 1s>", "<esc>", "b", "<backspace>"]
  ) { CutsTestsRehearsals.firstRun() }

  private static let parts = DrivenProgram(
    "parts", imports: own, play: "partsTour()",
    cutting: TestCut(
      reducer: "partsTourReducer",
      environment: "PartsTourEnvironment(clock: ContinuousClock(), services: .unimplemented)",
      initialState: "PartsTour()"),
    keys: ["j", "k", "<enter>", "<esc>", " ", "x", "s", "/", "<tab>", "<left>", "<right>", "<wait 2s>", "G"]
  ) { CutsTestsRehearsals.partsTour() }

  private static let galleryItself = DrivenProgram(
    "gallery", imports: own, play: "gallery()",
    cutting: TestCut(
      reducer: "galleryReducer", environment: "galleryEnvironment(ContinuousClock())",
      initialState: "Gallery()"),
    keys: ["j", "k", "<enter>", "+", "f", "<esc>", ":", "c", "?", "<wait 1s>", "q"]
  ) { CutsTestsRehearsals.gallery() }
}
