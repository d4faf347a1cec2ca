import Composable
import Parts
import Screen
import ToteModel

/// All settings to fill in, by their names in the file. Those that were changed are written at once.
package struct SettingsForm: OverlayFeature {
  package typealias Action = SettingsFormAction
  package var room = Size.zero
  var form: Form<SettingName>
  /// What each was when the form opened, as it would be typed.
  private let before: [SettingName: String]
  /// Whether the account is restricted.
  private let isFixed: Bool
  /// What fields with suggestions offer.
  private(set) var names: [SettingName: [String]] = [:]

  init(_ settings: Settings, in workspace: Workspace) {
    before = Dictionary(
      uniqueKeysWithValues: SettingRow.all.map { ($0.name, $0.write(settings).shown) })
    isFixed = settings.restricted
    let before = before
    form = Form(
      SettingRow.all.map { FormField($0.name, $0.name.rawValue, $0.field(before[$0.name] ?? "")) })
    read(workspace)
  }

  private mutating func read(_ workspace: Workspace) {
    for row in SettingRow.all {
      if case .choice(let choices) = row.kind, !row.isShortChoice { names[row.name] = choices }
    }
    names[.defaultList] = workspace.openLists.map(\.name)
    names[.defaultStore] = workspace.records.shops(of: nil).map(\.shop.name)
  }

  /// Those whose value isn't what it was.
  var changes: [SettingChange] {
    SettingRow.all.compactMap { row in
      let typed = form.typed(row.name)
      return typed == before[row.name] ? nil : SettingChange(row.name, to: typed)
    }
  }
}

/// A value that a setting gets, as it is typed.
package struct SettingChange: Equatable, Sendable {
  package let name: SettingName
  package let text: String

  init(_ name: SettingName, to text: String) { (self.name, self.text) = (name, text) }
}

extension SettingRow {
  /// Whether the choices can be gone through one by one.
  var isShortChoice: Bool { if case .choice(let choices) = kind { choices.count <= 8 } else { false } }

  fileprivate func field(_ value: String) -> FormValue {
    switch kind {
    case .flag: return .check(value == "true")
    case .choice(let choices):
      return isShortChoice
        ? .choice(choices, selected: choices.firstIndex(of: value) ?? 0) : .suggestions(Suggestions(value))
    case .number: return .line(TextCursor(value), kind: .number)
    case .text:
      let offers = name == .defaultList || name == .defaultStore
      return offers ? .suggestions(Suggestions(value)) : .text(value)
    }
  }
}

extension Form<SettingName> {
  fileprivate func typed(_ name: SettingName) -> String {
    if case .check(let isOn)? = self[name] { isOn ? "true" : "false" } else { text(name) }
  }
}

package enum SettingsFormAction: OverlayFeatureAction {
  package typealias Feature = SettingsForm
  case form(FormAction<SettingName>)
  case delegate(OverlayDelegate)
}

extension SettingsFormAction {
  static var closed: Self { .delegate(.closed) }
  var overlayAction: OverlayAction { .settingsForm(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
}

extension SettingsForm {
  static let reducer = Reducer<SettingsForm, SettingsFormAction, Void> { state, action, _ in
    switch action {
    case .form(.submitted): return .send(.delegate(.settingsChosen(state.changes)))
    case .form(.cancelled): return .send(.delegate(.closed))
    case .form(let action):
      return state.formReducer.run(action, in: &state, at: \.form, (), as: SettingsFormAction.form)
    case .delegate: return .none
    }
  }

  /// It knows what is offered now.
  private var formReducer: Reducer<Form<SettingName>, FormAction<SettingName>, Void> {
    let (names, before, isFixed) = (names, before, isFixed)
    return Form.reducer { name, form in
      if isFixed { return form.typed(name) == before[name] ? nil : words.settingsAreFixed }
      // From within, it could be turned on but not off.
      if name == .restricted, form.typed(name) != before[name] { return words.settingIsForTheFile }
      let value = name.row.value(typed: form.typed(name))
      return name.row.allows(value) ? nil : words.settingMustBe(name.row)
    } offers: { name, typed in
      let beginning = Folding.fold(typed)
      return names[name]?.filter { Folding.fold($0).hasPrefix(beginning) } ?? []
    }
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    if screen.isChangedByOthers { read(workspace) }
    return true
  }
}
