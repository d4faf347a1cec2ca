import Composable
import Parts

/// A few questions one after another, in a few rows. The answers are printed when the program ends, for whatever called it.
struct Wizard: Equatable {
  enum Step: Int, CaseIterable { case name, kind, extras, review }
  enum Field: Hashable, Sendable { case name, version }

  var step = Step.name
  var name = Form([
    FormField(Field.name, "Name", .text(placeholder: "letters, digits, dashes")),
    FormField(.version, "Version", .text("0.1.0")),
  ])
  var kind = Listing(
    ["program", "library", "plugin"].map { ListingRow($0, $0) }, marks: .none)
  var extras = Listing(
    ["tests", "benchmarks", "documentation", "license"].map { ListingRow($0, $0) }, marks: .boxes,
    selected: ["tests"])
  /// Whether the answers were accepted.
  var isDone = false
  var visit = Visit()

  /// A line for each, to be read by people and by programs.
  var answers: [String] {
    [
      "name: \(name.text(.name))", "version: \(name.text(.version))", "kind: \(kind.current?.id ?? "")",
      "with: \(extras.rows.map(\.id).filter(extras.selected.contains).joined(separator: ", "))",
    ]
  }
}

enum WizardAction: Equatable, Sendable {
  case name(FormAction<Wizard.Field>)
  case kind(ListingAction<String>)
  case extras(ListingAction<String>)
  case advanced
  case wentBack
  case visit(VisitAction)
}

private let nameForm = Form<Wizard.Field>.reducer { field, form in
  switch field {
  case .name: form.text(.name).isName ? nil : "Use letters, digits and dashes."
  case .version: form.text(.version).isVersion ? nil : "Use numbers and points, such as 1.0."
  }
}

let wizardReducer = Reducer<Wizard, WizardAction, Services> { state, action, services in
  switch action {
  case .name(.submitted), .kind(.chosen): return .send(.advanced)
  case .name(.cancelled), .kind(.left), .extras(.left): return .send(.wentBack)
  case .name(let action): return nameForm.run(action, in: &state, at: \.name, (), as: WizardAction.name)
  case .kind(let action):
    return Listing.reducer.run(action, in: &state, at: \.kind, (), as: WizardAction.kind)
  case .extras(let action):
    return Listing.reducer.run(action, in: &state, at: \.extras, (), as: WizardAction.extras)

  case .advanced:
    if let next = Wizard.Step(rawValue: state.step.rawValue + 1) { state.step = next } else { state.finish() }
  case .wentBack:
    if let last = Wizard.Step(rawValue: state.step.rawValue - 1) {
      state.step = last
    } else {
      return .send(.visit(.left(.back)))
    }

  case .visit(let action):
    return visitReducer.run(action, in: &state, at: \.visit, services, as: WizardAction.visit)
  }
  return .none
}

extension Wizard {
  fileprivate mutating func finish() {
    isDone = true
    visit.exit = .back
  }
}

extension String {
  fileprivate var isName: Bool {
    !isEmpty && utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0 | 0x20) }
  }

  fileprivate var isVersion: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy(\.isDigit)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
