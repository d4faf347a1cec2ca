import Loop
import Screen

extension Inspection {
  var keymap: Keymap<InspectionAction> {
    if field != nil { return fieldKeys }
    return isAsking ? askingKeys : inspectionKeys
  }

  func action(for pointer: Pointer<StepPlace>) -> InspectionAction? {
    switch pointer {
    case .wheel(.up, _): .moved(by: -1)
    case .wheel(.down, _): .moved(by: 1)
    default: pointer.press.map { .stepPressed($0.index) }
    }
  }

  func action(for event: Event) -> InspectionAction? {
    if case .resize(let size) = event { .resized(size) } else { nil }
  }
}

/// What a press on a row of the list hits.
struct StepPlace: Hashable, Sendable, CustomStringConvertible {
  let index: Int
  let number: Int
  var description: String { "step(\(number))" }
}

private let inspectionKeys = Keymap([
  Command("back", keys: "left", "h", action: InspectionAction.moved(by: -1), group: "Step", footer: true),
  Command("on", keys: "right", "l", action: .moved(by: 1), group: "Step", footer: true),
  Command("goOn", keys: "enter", action: .goOnRequested, group: "Go on", footer: true),
  Command("burstBack", keys: "up", "k", action: .movedByBurst(by: -1), group: "Step"),
  Command("burstOn", keys: "down", "j", action: .movedByBurst(by: 1), group: "Step"),
  Command("first", keys: "home", "0", action: .movedToStart, group: "Step"),
  Command("last", keys: "end", "$", action: .movedToEnd, group: "Step"),
  Command("cause", keys: "g", action: .wentToCause, group: "Step", footer: true),
  Command("find", keys: "/", action: .fieldOpened, group: "Find", footer: true),
  Command("change", keys: "tab", action: .changeMoved(by: 1), group: "Find", footer: true),
  Command("changeAbove", keys: "shift+tab", action: .changeMoved(by: -1), group: "Find"),
  Command("next", keys: "n", action: .pathSought(direction: 1), group: "Find", footer: true),
  Command("previous", keys: "N", "p", action: .pathSought(direction: -1), group: "Find"),
  Command("mark", keys: "v", action: .markSet, group: "Cut", footer: true),
  Command("test", keys: "t", action: .testRequested, group: "Cut", footer: true),
  Command("whole", keys: "z", action: .wholeToggled, group: "Show", footer: true),
  Command("close", keys: "esc", "q", "f12", action: .presentRequested, group: "Go on", footer: true),
])

private let askingKeys = Keymap([
  Command("goOnFromHere", keys: "enter", "y", action: InspectionAction.goOnRequested, footer: true),
  Command("stay", keys: "esc", "n", "q", action: .presentRequested, footer: true),
])

private let fieldKeys = Keymap([
  Command("find", keys: "enter", action: InspectionAction.fieldEntered, footer: true),
  Command("back", keys: "esc", action: .fieldLeft, footer: true),
]) { TextEdit(field: $0).map(InspectionAction.fieldEdited) }
