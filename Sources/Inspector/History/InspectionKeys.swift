import Loop
import Screen

extension Inspection {
  var keymap: Keymap<InspectionAction> {
    if shortening != nil { return shorteningKeys }
    if isHelping { return helpKeys }
    if row != nil { return rowKeys }
    if field != nil { return purpose == .finding ? fieldKeys : expectationKeys }
    return isAsking ? askingKeys : inspectionKeys
  }

  /// The keys that the help shows.
  var helped: Keymap<InspectionAction> { inspectionKeys }

  func action(for pointer: Pointer<StepPlace>) -> InspectionAction? {
    switch pointer {
    case .wheel(.up, _): .moved(by: -1)
    case .wheel(.down, _): .moved(by: 1)
    default: pointer.press.map { .stepPressed($0.index) }
    }
  }

  func action(for pointer: Pointer<StoppedFrame>) -> InspectionAction? {
    pointer.press == nil ? nil : .rowMarked
  }

  func action(for pointer: Pointer<FrameRow>) -> InspectionAction? {
    guard case .pressed(let line, .left, let point) = pointer else { return nil }
    return .rowPressed(Point(point.column, line.row))
  }

  func action(for event: Event) -> InspectionAction? {
    if case .resize(let size) = event { .resized(size) } else { nil }
  }
}

/// The program's own frame: a press begins to choose one of its rows.
struct StoppedFrame: Hashable, Sendable, CustomStringConvertible {
  var description: String { "frame" }
}

/// A row of that frame; a press chooses it.
struct FrameRow: Hashable, Sendable, CustomStringConvertible {
  let row: Int
  var description: String { "line(\(row))" }
}

/// What a press on a row of the list hits.
struct StepPlace: Hashable, Sendable, CustomStringConvertible {
  let index: Int
  let number: Int
  var description: String { "step(\(number))" }
}

private let inspectionKeys = Keymap([
  Command("back", keys: "left", "h", action: InspectionAction.moved(by: -1), group: "Step", footer: true),
  Command("on", keys: "right", "l", action: .moved(by: 1), group: "Step"),
  Command("burstBack", title: "previous key", keys: "up", "k", action: .movedByBurst(by: -1), group: "Step"),
  Command("burstOn", title: "next key", keys: "down", "j", action: .movedByBurst(by: 1), group: "Step"),
  Command("first", title: "first step", keys: "home", "0", action: .movedToStart, group: "Step"),
  Command("last", title: "last step", keys: "end", "$", action: .movedToEnd, group: "Step"),
  Command("cause", title: "the key that caused it", keys: "g", action: .wentToCause, group: "Step"),
  Command("find", keys: "/", action: .fieldOpened, group: "Find", footer: true),
  Command("change", title: "next change", keys: "tab", action: .changeMoved(by: 1), group: "Find"),
  Command(
    "changeAbove", title: "previous change", keys: "shift+tab", action: .changeMoved(by: -1), group: "Find"),
  Command(
    "next", title: "next step that changes the same part", keys: "n", action: .pathSought(direction: 1),
    group: "Find"),
  Command(
    "previous", title: "previous one", keys: "N", "p", action: .pathSought(direction: -1), group: "Find"),
  Command("wrong", keys: "m", action: .partMarked, group: "Test", footer: true),
  Command(
    "wrongLine", title: "choose a line of the screen that is wrong", keys: "M", action: .rowMarked,
    group: "Test"),
  Command("test", keys: "t", action: .playRequested, group: "Test", footer: true),
  Command("mark", keys: "v", action: .markSet, group: "Test", footer: true),
  Command(
    "stateTest", title: "test of the state since the mark", keys: "T", action: .testRequested, group: "Test"),
  Command("whole", title: "whole screen", keys: "z", action: .wholeToggled, group: "Show"),
  Command("help", keys: "?", action: .helpToggled, group: "Show", footer: true),
  Command("goOn", keys: "enter", action: .goOnRequested, group: "Go on", footer: true),
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

private let expectationKeys = Keymap([
  Command("save", keys: "enter", action: InspectionAction.fieldEntered, footer: true),
  Command("back", keys: "esc", action: .fieldLeft, footer: true),
]) { TextEdit(field: $0).map(InspectionAction.fieldEdited) }

private let rowKeys = Keymap([
  Command("down", keys: "down", "j", action: InspectionAction.rowMoved(by: 1), footer: true),
  Command("up", keys: "up", "k", action: .rowMoved(by: -1), footer: true),
  Command("choose", keys: "enter", "M", action: .rowChosen, footer: true),
  Command("back", keys: "esc", "q", action: .rowLeft, footer: true),
])

private let shorteningKeys = Keymap([
  Command("writeNow", keys: "esc", "enter", "q", action: InspectionAction.shorteningEnded, footer: true)
])

private let helpKeys = Keymap([
  Command("close", keys: "esc", "q", "?", "enter", action: InspectionAction.helpToggled, footer: true)
])
