import Composable
import Parts
import Screen

typealias PropertyEditorCommand = Command<PropertyEditor, PropertyEditorAction>

extension PropertyEditorCommand {
  static var add: Self { footed(Self("propertyEditor.add", ["alt+n"], .added)) }
  static var rename: Self { Self("propertyEditor.rename", ["alt+e"], .renamed) }
  static var remove: Self { footed(Self("propertyEditor.remove", ["alt+k"], .removed)) }
  static var turn: Self { footed(Self("propertyEditor.turn", ["alt+t"], .turned)) }

  private static func footed(_ command: Self) -> Self {
    var command = command
    command.isInFooter = true
    return command
  }
}

extension PropertyEditor {
  private typealias Fields = Form<PropertyField>

  /// By what the field with the keys takes.
  static var modes: [KeyMode<PropertyEditor, PropertyEditorAction>] {
    let typed = CasePath<PropertyEditorAction, TextEdit>(embed: { .form(.edited($0)) }) {
      if case .form(.edited(let edit)) = $0 { edit } else { nil }
    }
    let suggested = CasePath<PropertyEditorAction, TextEdit>(embed: { .form(.suggestions(.edited($0))) }) {
      if case .form(.suggestions(.edited(let edit))) = $0 { edit } else { nil }
    }
    let written = CasePath<PropertyEditorAction, TextEdit>(embed: { .form(.documentEdited(.text($0))) }) {
      if case .form(.documentEdited(.text(let edit))) = $0 { edit } else { nil }
    }
    let lines = [Fields.lineCommands, Fields.checkCommands].map {
      KeyMode(commands($0), beside: .whileWriting, typing: typed)
    }
    let offering = [Fields.offeringCommands, Fields.choosingCommands].map {
      KeyMode(commands($0), beside: .whileWriting, typing: suggested)
    }
    let texts = KeyMode(
      commands(Fields.documentCommands, inText: true), beside: .whileWriting, typing: written)
    return lines + offering + [texts]
  }

  private static func commands(
    _ fields: [Fields.FormCommand], inText: Bool = false
  ) -> [PropertyEditorCommand] {
    fields.map { $0.map(PropertyEditorAction.form) } + own(fields, inText: inText)
  }

  /// As in every field, the key that quits does what Escape does. The text has no rows to add or remove.
  private static func own(_ fields: [Fields.FormCommand], inText: Bool) -> [PropertyEditorCommand] {
    let escape = fields.first { $0.keys.contains("esc") }?.action ?? .cancelled
    return (inText ? [] : [.add, .rename, .remove])
      + [.turn, Command("propertyEditor.close", ["ctrl+c"], .form(escape))]
  }

  var companionKeys: CompanionKeys { .whileWriting }

  var keymap: Keymap<PropertyEditorAction> {
    form.keymap.map(PropertyEditorAction.form).adding(Keymap(Self.own(form.commands, inText: isText)))
  }

  static var mouse: Mouse<PropertyEditor, PropertyEditorAction> {
    Form<PropertyField>.mouse.map(PropertyEditorAction.form) { $0.form }
  }
}
