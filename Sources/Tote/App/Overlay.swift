import Composable
import Screen

/// What covers the screen and takes its keys. A new one has its own folder and a case in each enum here.
package enum Overlay: Equatable, Sendable {
  case palette(Palette)
  case listPicker(ListPicker)
  case buyAgain(BuyAgain)
  case shopPicker(ShopPicker)
  case pastePreview(PastePreview)
  case picker(Picker)
  case joinPicker(JoinPicker)
  case sharingLog(SharingLog)
  case stepPicker(StepPicker)

  var feature: any OverlayFeature {
    switch self {
    case .palette(let palette): palette
    case .listPicker(let picker): picker
    case .buyAgain(let buyAgain): buyAgain
    case .shopPicker(let picker): picker
    case .pastePreview(let preview): preview
    case .picker(let picker): picker
    case .joinPicker(let picker): picker
    case .sharingLog(let log): log
    case .stepPicker(let picker): picker
    }
  }
}

package enum OverlayAction: Equatable, Sendable {
  case palette(PaletteAction)
  case listPicker(ListPickerAction)
  case buyAgain(BuyAgainAction)
  case shopPicker(ShopPickerAction)
  case pastePreview(PastePreviewAction)
  case picker(PickerAction)
  case joinPicker(JoinPickerAction)
  case sharingLog(SharingLogAction)
  case stepPicker(StepPickerAction)

  var feature: any OverlayFeatureAction {
    switch self {
    case .palette(let action): action
    case .listPicker(let action): action
    case .buyAgain(let action): action
    case .shopPicker(let action): action
    case .pastePreview(let action): action
    case .picker(let action): action
    case .joinPicker(let action): action
    case .sharingLog(let action): action
    case .stepPicker(let action): action
    }
  }
}

let overlaysReducer = Reducer<[Overlay], OverlayAction, ToteEnvironment> { overlays, action, environment in
  switch action {
  case .palette(let action): paletteReducer.run(action, among: &overlays, ())
  case .listPicker(let action): listPickerReducer.run(action, among: &overlays, ())
  case .buyAgain(let action): buyAgainReducer.run(action, among: &overlays, ())
  case .shopPicker(let action): shopPickerReducer.run(action, among: &overlays, ())
  case .pastePreview(let action): pastePreviewReducer.run(action, among: &overlays, ())
  case .picker(let action): pickerReducer.run(action, among: &overlays, ())
  case .joinPicker(let action): joinPickerReducer.run(action, among: &overlays, environment.joinPicker)
  case .sharingLog(let action): sharingLogReducer.run(action, among: &overlays, environment.sharingLog)
  case .stepPicker(let action): stepPickerReducer.run(action, among: &overlays, environment.steps)
  }
}

extension Reducer where State: OverlayFeature, Action == State.Action {
  /// Runs an overlay's reducer; its effects end when it closes.
  fileprivate func run(
    _ action: Action, among overlays: inout [Overlay], _ environment: Environment
  ) -> Effect<OverlayAction> {
    run(
      action, in: &overlays, at: \.[OverlayKind<State>()], environment, as: { $0.overlayAction })
  }
}

/// For a key path to the overlay of a kind.
private struct OverlayKind<Feature: OverlayFeature>: Hashable {}

extension [Overlay] {
  fileprivate subscript<Feature: OverlayFeature>(_: OverlayKind<Feature>) -> Feature? {
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
      list: lists.list, reader: notes.reader, isChangedByOthers: isChangedByOthers)
    overlays = overlays.compactMap { $0.feature.updated(from: &workspace, over: screen) }
  }
}
