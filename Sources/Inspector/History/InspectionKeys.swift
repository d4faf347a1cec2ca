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
  Binding(
    "left", "h", action: InspectionAction.moved(by: -1), help: "back", group: "Step", footer: true),
  Binding("right", "l", action: .moved(by: 1), help: "on", group: "Step", footer: true),
  Binding("enter", action: .goOnRequested, help: "go on", group: "Go on", footer: true),
  Binding("up", "k", action: .movedByBurst(by: -1), help: "burst back", group: "Step"),
  Binding("down", "j", action: .movedByBurst(by: 1), help: "burst on", group: "Step"),
  Binding("home", "0", action: .movedToStart, help: "first", group: "Step"),
  Binding("end", "$", action: .movedToEnd, help: "last", group: "Step"),
  Binding("g", action: .wentToCause, help: "cause", group: "Step", footer: true),
  Binding("/", action: .fieldOpened, help: "find", group: "Find", footer: true),
  Binding("tab", action: .changeMoved(by: 1), help: "change", group: "Find", footer: true),
  Binding("shift+tab", action: .changeMoved(by: -1), help: "change above", group: "Find"),
  Binding("n", action: .pathSought(direction: 1), help: "next", group: "Find", footer: true),
  Binding("N", "p", action: .pathSought(direction: -1), help: "previous", group: "Find"),
  Binding("v", action: .markSet, help: "mark", group: "Cut", footer: true),
  Binding("t", action: .testRequested, help: "test", group: "Cut", footer: true),
  Binding("z", action: .wholeToggled, help: "whole", group: "Show", footer: true),
  Binding("esc", "q", "f12", action: .presentRequested, help: "close", group: "Go on", footer: true),
])

private let askingKeys = Keymap([
  Binding(
    "enter", "y", action: InspectionAction.goOnRequested, help: "go on from here", footer: true),
  Binding("esc", "n", "q", action: .presentRequested, help: "stay", footer: true),
])

private let fieldKeys = Keymap([
  Binding("enter", action: InspectionAction.fieldEntered, help: "find", footer: true),
  Binding("esc", action: .fieldLeft, help: "back", footer: true),
]) { TextEdit(field: $0).map(InspectionAction.fieldEdited) }
