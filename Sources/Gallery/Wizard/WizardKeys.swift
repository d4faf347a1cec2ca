import Parts
import Screen

extension Wizard {
  var keymap: Keymap<WizardAction> {
    switch step {
    case .name: wizardNameKeys
    case .kind: wizardKindKeys
    case .extras: wizardExtrasKeys
    case .review: wizardReviewKeys
    }
  }

  static var mouse: Mouse<Wizard, WizardAction> {
    Form<Field>.mouse.map(WizardAction.name) { (wizard: Wizard) in wizard.step == .name ? wizard.name : nil }
      .adding(Listing<String>.mouse.map(WizardAction.kind) { $0.step == .kind ? $0.kind : nil })
      .adding(Listing<String>.mouse.map(WizardAction.extras) { $0.step == .extras ? $0.extras : nil })
  }
}

// Fewer keys than the parts have, by the same words on every page.

private let wizardNameKeys = Keymap(
  [
    Command("wizard.next", keys: "enter", action: WizardAction.name(.sent), footer: true),
    Command("wizard.nextField", keys: "tab", "down", action: .name(.turned(by: 1)), footer: true),
    Command("wizard.previousField", keys: "shift+tab", "up", action: .name(.turned(by: -1))),
    Command("wizard.back", keys: "esc", action: .wentBack, footer: true),
  ]
) { TextEdit(field: $0).map { .name(.edited($0)) } }
.adding(alwaysKeys.map(WizardAction.visit))

private let wizardKindKeys = Keymap([
  Command("wizard.next", keys: "enter", action: WizardAction.kind(.opened), footer: true),
  Command("wizard.down", keys: "down", "j", action: .kind(.moved(by: 1))),
  Command("wizard.up", keys: "up", "k", action: .kind(.moved(by: -1))),
  Command("wizard.back", keys: "esc", action: .wentBack, footer: true),
]).adding(alwaysKeys.map(WizardAction.visit))

private let wizardExtrasKeys = Keymap([
  Command("wizard.next", keys: "enter", action: WizardAction.advanced, footer: true),
  Command("wizard.select", keys: "space", "x", action: .extras(.toggled), footer: true),
  Command("wizard.down", keys: "down", "j", action: .extras(.moved(by: 1))),
  Command("wizard.up", keys: "up", "k", action: .extras(.moved(by: -1))),
  Command("wizard.back", keys: "esc", action: .wentBack, footer: true),
]).adding(alwaysKeys.map(WizardAction.visit))

private let wizardReviewKeys = Keymap([
  Command("wizard.accept", keys: "enter", action: WizardAction.advanced, footer: true),
  Command("wizard.back", keys: "esc", action: .wentBack, footer: true),
]).adding(alwaysKeys.map(WizardAction.visit))
