import Composable
import Parts
import Screen
import ToteModel

extension SettingsForm {
  private typealias Fields = Form<SettingName>

  /// By what the field with the keys takes: text, on or off, a choice, and text for which something is offered.
  static var modes: [KeyMode<SettingsForm, SettingsFormAction>] {
    let typed = CasePath<SettingsFormAction, TextEdit>(embed: { .form(.edited($0)) }) {
      if case .form(.edited(let edit)) = $0 { edit } else { nil }
    }
    let suggested = CasePath<SettingsFormAction, TextEdit>(embed: { .form(.suggestions(.edited($0))) }) {
      if case .form(.suggestions(.edited(let edit))) = $0 { edit } else { nil }
    }
    let lines = [Fields.lineCommands, Fields.checkCommands, Fields.choiceCommands].map {
      KeyMode(commands($0), beside: .whileWriting, typing: typed)
    }
    let offering = [Fields.offeringCommands, Fields.choosingCommands].map {
      KeyMode(commands($0), beside: .whileWriting, typing: suggested)
    }
    return lines + offering
  }

  private static func commands(_ fields: [Fields.FormCommand]) -> [Command<SettingsForm, SettingsFormAction>]
  {
    fields.map { $0.map(SettingsFormAction.form) } + [close(fields)]
  }

  /// As in every field, the key that quits does what Escape does.
  private static func close(_ fields: [Fields.FormCommand]) -> Command<SettingsForm, SettingsFormAction> {
    let escape = fields.first { $0.keys.contains("esc") }?.action ?? .cancelled
    return Command("settingsForm.close", ["ctrl+c"], .form(escape))
  }

  var companionKeys: CompanionKeys { .whileWriting }

  var keymap: Keymap<SettingsFormAction> {
    form.keymap.map(SettingsFormAction.form).adding(Keymap([Self.close(form.commands)]))
  }

  static var mouse: Mouse<SettingsForm, SettingsFormAction> {
    Form<SettingName>.mouse.map(SettingsFormAction.form) { $0.form }
  }
}
