import Composable
import Screen
import ToteModel

/// What stands over the screen and takes its keys; the screen below goes on being what it was. A new overlay has a case
/// here in each of the four parts: state, actions, reducer, and how it looks and what its keys are.
package enum Overlay: Equatable, Sendable {
  case help(HelpPage)
  case listPicker(ListPicker)
  case buyAgain(BuyAgain)
  case pastePreview(PastePreview)
  case tagPicker(TagPicker)
  case backlinkPicker(BacklinkPicker)
  case boxListPicker(BoxListPicker)
}

package enum OverlayAction: Equatable, Sendable {
  case help(HelpAction)
  case listPicker(ListPickerAction)
  case buyAgain(BuyAgainAction)
  case pastePreview(PastePreviewAction)
  case tagPicker(TagPickerAction)
  case backlinkPicker(BacklinkPickerAction)
  case boxListPicker(BoxListPickerAction)
}

let overlayReducer = Reducer<Overlay, OverlayAction, Void>.combine(
  helpReducer.pullback(state: .help, action: .help, environment: { $0 }),
  listPickerReducer.pullback(state: .listPicker, action: .listPicker, environment: { $0 }),
  buyAgainReducer.pullback(state: .buyAgain, action: .buyAgain, environment: { $0 }),
  pastePreviewReducer.pullback(state: .pastePreview, action: .pastePreview, environment: { $0 }),
  tagPickerReducer.pullback(state: .tagPicker, action: .tagPicker, environment: { $0 }),
  backlinkPickerReducer.pullback(state: .backlinkPicker, action: .backlinkPicker, environment: { $0 }),
  boxListPickerReducer.pullback(state: .boxListPicker, action: .boxListPicker, environment: { $0 }))

extension Overlay {
  /// How it looks.
  var view: any View {
    switch self {
    case .help(let page): HelpPageView(page: page)
    case .listPicker(let picker): ListPickerView(picker: picker)
    case .buyAgain(let buyAgain): BuyAgainView(buyAgain: buyAgain)
    case .pastePreview(let preview): PastePreviewView(preview: preview)
    case .tagPicker(let picker): TagPickerView(picker: picker)
    case .backlinkPicker(let picker): BacklinkPickerView(picker: picker)
    case .boxListPicker(let picker): BoxListPickerView(picker: picker)
    }
  }

  /// What its keys are.
  var keymap: Keymap<OverlayAction> {
    switch self {
    case .help: helpKeys.map(OverlayAction.help)
    case .listPicker(let picker): picker.keymap.map(OverlayAction.listPicker)
    case .buyAgain: buyAgainKeys.map(OverlayAction.buyAgain)
    case .pastePreview: pastePreviewKeys.map(OverlayAction.pastePreview)
    case .tagPicker: tagPickerKeys.map(OverlayAction.tagPicker)
    case .backlinkPicker: backlinkPickerKeys.map(OverlayAction.backlinkPicker)
    case .boxListPicker: boxListPickerKeys.map(OverlayAction.boxListPicker)
    }
  }

  /// How many rows of it show.
  var height: Int {
    get {
      switch self {
      case .help(let page): page.height
      case .listPicker(let picker): picker.height
      case .buyAgain(let buyAgain): buyAgain.height
      case .pastePreview(let preview): preview.height
      case .tagPicker(let picker): picker.height
      case .backlinkPicker(let picker): picker.height
      case .boxListPicker(let picker): picker.height
      }
    }
    set {
      switch self {
      case .help(var page):
        page.height = newValue
        page.scroll(to: page.top)
        self = .help(page)
      case .listPicker(var picker):
        picker.height = newValue
        picker.position = picker.position.inView(count: picker.rows.count, height: newValue)
        self = .listPicker(picker)
      case .buyAgain(var buyAgain):
        buyAgain.height = newValue
        buyAgain.position = buyAgain.position.inView(count: buyAgain.entries.count, height: newValue)
        self = .buyAgain(buyAgain)
      case .pastePreview(var preview):
        preview.height = newValue
        preview.scroll()
        self = .pastePreview(preview)
      case .tagPicker(var picker):
        picker.height = newValue
        self = .tagPicker(picker)
      case .backlinkPicker(var picker):
        picker.height = newValue
        self = .backlinkPicker(picker)
      case .boxListPicker(var picker):
        picker.height = newValue
        self = .boxListPicker(picker)
      }
    }
  }

  /// Whether it takes the place of what is typed or shown below the screen, too; the help leaves that where it is.
  var hidesPanels: Bool {
    if case .help = self { false } else { true }
  }
}

extension App {
  /// Overlays hold what they show: after rows have changed they show them anew, or go where there is nothing to choose.
  mutating func updateOverlay(followingList: Bool = false) {
    switch overlay {
    case .listPicker(var picker):
      picker.update(from: workspace, followingList: followingList)
      overlay = workspace.records.lists.isEmpty ? nil : .listPicker(picker)
    case .pastePreview(var preview):
      preview.update(from: &workspace, list: lists.list)
      overlay = .pastePreview(preview)
    case .boxListPicker(var picker):
      picker.update(from: workspace)
      overlay = notes.reader == nil ? nil : .boxListPicker(picker)
    case .backlinkPicker(let picker):
      // What links here may be another by now: it is asked for anew.
      if let reader = notes.reader, reader.backlinks == picker.backlinks { return }
      overlay = nil
    case .help, .buyAgain, .tagPicker, nil: break
    }
  }
}

extension OverlayAction {
  /// Whether a person has done it.
  var isAct: Bool {
    switch self {
    case .help, .listPicker(.delegate), .buyAgain(.delegate), .pastePreview(.delegate), .tagPicker(.delegate),
      .backlinkPicker(.delegate), .boxListPicker(.delegate):
      false
    case .listPicker, .buyAgain, .pastePreview, .tagPicker, .backlinkPicker, .boxListPicker: true
    }
  }
}

extension CasePath where Root == Overlay, Value == HelpPage {
  static var help: Self {
    CasePath(embed: Root.help) { if case .help(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == HelpAction {
  static var help: Self {
    CasePath(embed: Root.help) { if case .help(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == Overlay, Value == ListPicker {
  static var listPicker: Self {
    CasePath(embed: Root.listPicker) { if case .listPicker(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == ListPickerAction {
  static var listPicker: Self {
    CasePath(embed: Root.listPicker) { if case .listPicker(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == Overlay, Value == BuyAgain {
  static var buyAgain: Self {
    CasePath(embed: Root.buyAgain) { if case .buyAgain(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == BuyAgainAction {
  static var buyAgain: Self {
    CasePath(embed: Root.buyAgain) { if case .buyAgain(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == Overlay, Value == PastePreview {
  static var pastePreview: Self {
    CasePath(embed: Root.pastePreview) { if case .pastePreview(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == PastePreviewAction {
  static var pastePreview: Self {
    CasePath(embed: Root.pastePreview) { if case .pastePreview(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == Overlay, Value == TagPicker {
  static var tagPicker: Self {
    CasePath(embed: Root.tagPicker) { if case .tagPicker(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == TagPickerAction {
  static var tagPicker: Self {
    CasePath(embed: Root.tagPicker) { if case .tagPicker(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == Overlay, Value == BacklinkPicker {
  static var backlinkPicker: Self {
    CasePath(embed: Root.backlinkPicker) { if case .backlinkPicker(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == BacklinkPickerAction {
  static var backlinkPicker: Self {
    CasePath(embed: Root.backlinkPicker) { if case .backlinkPicker(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == Overlay, Value == BoxListPicker {
  static var boxListPicker: Self {
    CasePath(embed: Root.boxListPicker) { if case .boxListPicker(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == BoxListPickerAction {
  static var boxListPicker: Self {
    CasePath(embed: Root.boxListPicker) { if case .boxListPicker(let action) = $0 { action } else { nil } }
  }
}
