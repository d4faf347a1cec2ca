import Composable
import Screen

/// What covers the screen and takes its keys. A new one has its own folder, a case in each enum here, and is among `kinds`.
package enum Overlay: Equatable, Sendable {
  case palette(Palette)
  case listPicker(ListPicker)
  case buyAgain(BuyAgain)
  case aisleBrowser(AisleBrowser)
  case shopPicker(ShopPicker)
  case listCode(ListCode)
  case cheapestPicker(CheapestPicker)
  case mealCalendar(MealCalendar)
  case mealPicker(MealPicker)
  case pastePreview(PastePreview)
  case picker(Picker)
  case joinPicker(JoinPicker)
  case sharingLog(SharingLog)
  case stepPicker(StepPicker)
  case question(Question)
  case dayPicker(DayPicker)
  case directoryPicker(DirectoryPicker)
  case noteOutline(NoteOutline)
  case agenda(Agenda)
  case propertyEditor(PropertyEditor)
  case fieldPrompt(FieldPrompt)
  case settingsForm(SettingsForm)

  static let kinds: [any OverlayFeature.Type] = [
    Palette.self, ListPicker.self, BuyAgain.self, AisleBrowser.self, ShopPicker.self, ListCode.self,
    PastePreview.self,
    Picker.self, JoinPicker.self, SharingLog.self, StepPicker.self, Question.self, DayPicker.self,
    DirectoryPicker.self,
    SettingsForm.self, NoteOutline.self, Agenda.self, PropertyEditor.self, FieldPrompt.self,
    CheapestPicker.self, MealCalendar.self, MealPicker.self,
  ]

  var feature: any OverlayFeature {
    switch self {
    case .palette(let palette): palette
    case .listPicker(let picker): picker
    case .buyAgain(let buyAgain): buyAgain
    case .aisleBrowser(let browser): browser
    case .shopPicker(let picker): picker
    case .listCode(let code): code
    case .cheapestPicker(let picker): picker
    case .mealCalendar(let calendar): calendar
    case .mealPicker(let picker): picker
    case .pastePreview(let preview): preview
    case .picker(let picker): picker
    case .joinPicker(let picker): picker
    case .sharingLog(let log): log
    case .stepPicker(let picker): picker
    case .question(let question): question
    case .dayPicker(let picker): picker
    case .directoryPicker(let picker): picker
    case .noteOutline(let outline): outline
    case .agenda(let agenda): agenda
    case .propertyEditor(let editor): editor
    case .fieldPrompt(let prompt): prompt
    case .settingsForm(let form): form
    }
  }
}

package enum OverlayAction: Equatable, Sendable {
  case palette(PaletteAction)
  case listPicker(ListPickerAction)
  case buyAgain(BuyAgainAction)
  case aisleBrowser(AisleBrowserAction)
  case shopPicker(ShopPickerAction)
  case listCode(ListCodeAction)
  case cheapestPicker(CheapestPickerAction)
  case mealCalendar(MealCalendarAction)
  case mealPicker(MealPickerAction)
  case pastePreview(PastePreviewAction)
  case picker(PickerAction)
  case joinPicker(JoinPickerAction)
  case sharingLog(SharingLogAction)
  case stepPicker(StepPickerAction)
  case question(QuestionAction)
  case dayPicker(DayPickerAction)
  case directoryPicker(DirectoryPickerAction)
  case noteOutline(NoteOutlineAction)
  case agenda(AgendaAction)
  case propertyEditor(PropertyEditorAction)
  case fieldPrompt(FieldPromptAction)
  case settingsForm(SettingsFormAction)

  var feature: any OverlayFeatureAction {
    switch self {
    case .palette(let action): action
    case .listPicker(let action): action
    case .buyAgain(let action): action
    case .aisleBrowser(let action): action
    case .shopPicker(let action): action
    case .listCode(let action): action
    case .cheapestPicker(let action): action
    case .mealCalendar(let action): action
    case .mealPicker(let action): action
    case .pastePreview(let action): action
    case .picker(let action): action
    case .joinPicker(let action): action
    case .sharingLog(let action): action
    case .stepPicker(let action): action
    case .question(let action): action
    case .dayPicker(let action): action
    case .directoryPicker(let action): action
    case .noteOutline(let action): action
    case .agenda(let action): action
    case .propertyEditor(let action): action
    case .fieldPrompt(let action): action
    case .settingsForm(let action): action
    }
  }
}

let overlaysReducer = Reducer<[Overlay], OverlayAction, ToteEnvironment> { overlays, action, environment in
  action.feature.run(in: &overlays, environment)
}

/// For a key path to the overlay of a kind.
struct OverlayKind<Feature: OverlayFeature>: Hashable {}

extension [Overlay] {
  subscript<Feature: OverlayFeature>(_: OverlayKind<Feature>) -> Feature? {
    get { self[Feature.self] }
    set { self[Feature.self] = newValue }
  }

  /// The topmost overlay of a kind: an answer reaches the one that asked, even below the help.
  subscript<Feature: OverlayFeature>(_: Feature.Type) -> Feature? {
    get {
      for overlay in reversed() { if let feature = overlay.feature as? Feature { return feature } }
      return nil
    }
    set {
      guard let newValue, let index = lastIndex(where: { $0.feature is Feature }) else { return }
      self[index] = newValue.overlay
    }
  }

  mutating func fit(to room: Size) {
    if let top = popLast() { append(top.feature.fitted(to: room)) }
  }
}

extension App {
  package var overlay: Overlay? { overlays.last }

  /// Updates every overlay, covered or not; closes those with nothing left to choose.
  mutating func updateOverlays(isChangedByOthers: Bool = false) {
    guard !overlays.isEmpty else { return }
    let screen = CoveredScreen(
      list: lists.list, reader: notes.reader, isChangedByOthers: isChangedByOthers,
      purchases: spending.loading)
    overlays = overlays.compactMap { $0.feature.updated(from: &workspace, over: screen) }
  }
}
