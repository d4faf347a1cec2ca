import Composable
import Screen
import ToteModel

/// What stands over the screen and takes its keys; the screen below goes on being what it was. An overlay has its own folder,
/// and here a line in each part: state, actions, reducer, what all of them can, and, where it has one, the key that opens it.
package enum Overlay: Equatable, Sendable {
  case help(HelpPage)
  case listPicker(ListPicker)
  case buyAgain(BuyAgain)
  case shopPicker(ShopPicker)
  case pastePreview(PastePreview)
  case tagPicker(TagPicker)
  case backlinkPicker(BacklinkPicker)
  case boxListPicker(BoxListPicker)
  case joinPicker(JoinPicker)
  case sharingLog(SharingLog)
}

package enum OverlayAction: Equatable, Sendable {
  case help(HelpAction)
  case listPicker(ListPickerAction)
  case buyAgain(BuyAgainAction)
  case shopPicker(ShopPickerAction)
  case pastePreview(PastePreviewAction)
  case tagPicker(TagPickerAction)
  case backlinkPicker(BacklinkPickerAction)
  case boxListPicker(BoxListPickerAction)
  case joinPicker(JoinPickerAction)
  case sharingLog(SharingLogAction)
}

let overlayReducer = Reducer<Overlay, OverlayAction, ToteEnvironment>.combine(
  helpReducer.pullback(state: .help, action: .help, environment: { _ in () }),
  listPickerReducer.pullback(state: .listPicker, action: .listPicker, environment: { _ in () }),
  buyAgainReducer.pullback(state: .buyAgain, action: .buyAgain, environment: { _ in () }),
  shopPickerReducer.pullback(state: .shopPicker, action: .shopPicker, environment: { _ in () }),
  pastePreviewReducer.pullback(state: .pastePreview, action: .pastePreview, environment: { _ in () }),
  tagPickerReducer.pullback(state: .tagPicker, action: .tagPicker, environment: { _ in () }),
  backlinkPickerReducer.pullback(state: .backlinkPicker, action: .backlinkPicker, environment: { _ in () }),
  boxListPickerReducer.pullback(state: .boxListPicker, action: .boxListPicker, environment: { _ in () }),
  joinPickerReducer.pullback(state: .joinPicker, action: .joinPicker, environment: \.joinPicker),
  sharingLogReducer.pullback(state: .sharingLog, action: .sharingLog, environment: \.sharingLog))

extension Overlay {
  /// The one that is there, whichever it is.
  var feature: any OverlayFeature {
    switch self {
    case .help(let page): page
    case .listPicker(let picker): picker
    case .buyAgain(let buyAgain): buyAgain
    case .shopPicker(let picker): picker
    case .pastePreview(let preview): preview
    case .tagPicker(let picker): picker
    case .backlinkPicker(let picker): picker
    case .boxListPicker(let picker): picker
    case .joinPicker(let picker): picker
    case .sharingLog(let log): log
    }
  }

  /// What its keys are.
  var keymap: Keymap<OverlayAction> {
    switch self {
    case .help(let page): page.keymap.map(OverlayAction.help)
    case .listPicker(let picker): picker.keymap.map(OverlayAction.listPicker)
    case .buyAgain(let buyAgain): buyAgain.keymap.map(OverlayAction.buyAgain)
    case .shopPicker(let picker): picker.keymap.map(OverlayAction.shopPicker)
    case .pastePreview(let preview): preview.keymap.map(OverlayAction.pastePreview)
    case .tagPicker(let picker): picker.keymap.map(OverlayAction.tagPicker)
    case .backlinkPicker(let picker): picker.keymap.map(OverlayAction.backlinkPicker)
    case .boxListPicker(let picker): picker.keymap.map(OverlayAction.boxListPicker)
    case .joinPicker(let picker): picker.keymap.map(OverlayAction.joinPicker)
    case .sharingLog(let log): log.keymap.map(OverlayAction.sharingLog)
    }
  }

  /// What a press does at a point of the room for overlays.
  func action(forPressAt point: Point, in room: Size) -> OverlayAction? {
    switch self {
    case .help(let page): page.action(forPressAt: point, in: room).map(OverlayAction.help)
    case .listPicker(let picker):
      picker.action(forPressAt: point, in: room).map(OverlayAction.listPicker)
    case .buyAgain(let buyAgain): buyAgain.action(forPressAt: point, in: room).map(OverlayAction.buyAgain)
    case .shopPicker(let picker):
      picker.action(forPressAt: point, in: room).map(OverlayAction.shopPicker)
    case .pastePreview(let preview):
      preview.action(forPressAt: point, in: room).map(OverlayAction.pastePreview)
    case .tagPicker(let picker): picker.action(forPressAt: point, in: room).map(OverlayAction.tagPicker)
    case .backlinkPicker(let picker):
      picker.action(forPressAt: point, in: room).map(OverlayAction.backlinkPicker)
    case .boxListPicker(let picker):
      picker.action(forPressAt: point, in: room).map(OverlayAction.boxListPicker)
    case .joinPicker(let picker):
      picker.action(forPressAt: point, in: room).map(OverlayAction.joinPicker)
    case .sharingLog(let log): log.action(forPressAt: point, in: room).map(OverlayAction.sharingLog)
    }
  }

  /// Learns how much room there is.
  mutating func fit(to room: Size) { self = fitted(to: room) }

  private func fitted(to room: Size) -> Overlay {
    switch self {
    case .help(let page): .help(page.fitted(to: room))
    case .listPicker(let picker): .listPicker(picker.fitted(to: room))
    case .buyAgain(let buyAgain): .buyAgain(buyAgain.fitted(to: room))
    case .shopPicker(let picker): .shopPicker(picker.fitted(to: room))
    case .pastePreview(let preview): .pastePreview(preview.fitted(to: room))
    case .tagPicker(let picker): .tagPicker(picker.fitted(to: room))
    case .backlinkPicker(let picker): .backlinkPicker(picker.fitted(to: room))
    case .boxListPicker(let picker): .boxListPicker(picker.fitted(to: room))
    case .joinPicker(let picker): .joinPicker(picker.fitted(to: room))
    case .sharingLog(let log): .sharingLog(log.fitted(to: room))
    }
  }

  /// It after rows may have changed; `nil` where there is nothing left to choose.
  func updated(from rows: inout Workspace, over screen: CoveredScreen) -> Overlay? {
    switch self {
    case .help(let page): page.updated(from: &rows, over: screen).map(Overlay.help)
    case .listPicker(let picker): picker.updated(from: &rows, over: screen).map(Overlay.listPicker)
    case .buyAgain(let buyAgain): buyAgain.updated(from: &rows, over: screen).map(Overlay.buyAgain)
    case .shopPicker(let picker): picker.updated(from: &rows, over: screen).map(Overlay.shopPicker)
    case .pastePreview(let preview): preview.updated(from: &rows, over: screen).map(Overlay.pastePreview)
    case .tagPicker(let picker): picker.updated(from: &rows, over: screen).map(Overlay.tagPicker)
    case .backlinkPicker(let picker): picker.updated(from: &rows, over: screen).map(Overlay.backlinkPicker)
    case .boxListPicker(let picker): picker.updated(from: &rows, over: screen).map(Overlay.boxListPicker)
    case .joinPicker(let picker): picker.updated(from: &rows, over: screen).map(Overlay.joinPicker)
    case .sharingLog(let log): log.updated(from: &rows, over: screen).map(Overlay.sharingLog)
    }
  }

  /// What it has still to ask before it can show everything.
  var question: OverlayAction? {
    switch self {
    case .joinPicker(let picker): picker.loading == .idle ? .joinPicker(.opened) : nil
    case .sharingLog(let log): log.loading == .idle ? .sharingLog(.opened) : nil
    case .help, .listPicker, .buyAgain, .shopPicker, .pastePreview, .tagPicker, .backlinkPicker,
      .boxListPicker:
      nil
    }
  }
}

extension OverlayAction {
  /// What the overlay asks its parent for.
  var delegate: OverlayDelegate? {
    switch self {
    case .help(.delegate(let delegate)), .listPicker(.delegate(let delegate)),
      .buyAgain(.delegate(let delegate)), .shopPicker(.delegate(let delegate)),
      .pastePreview(.delegate(let delegate)),
      .tagPicker(.delegate(let delegate)), .backlinkPicker(.delegate(let delegate)),
      .boxListPicker(.delegate(let delegate)), .joinPicker(.delegate(let delegate)),
      .sharingLog(.delegate(let delegate)):
      delegate
    case .help, .listPicker, .buyAgain, .shopPicker, .pastePreview, .tagPicker, .backlinkPicker,
      .boxListPicker, .joinPicker, .sharingLog:
      nil
    }
  }

  /// Whether a person has done it. Reading the help is none: what was said stays while one looks it up.
  var isAct: Bool {
    switch self {
    case .help, .joinPicker(.opened), .joinPicker(.offersRead), .joinPicker(.readingFailed),
      .sharingLog(.opened), .sharingLog(.notesRead), .sharingLog(.readingFailed):
      false
    case .listPicker, .buyAgain, .shopPicker, .pastePreview, .tagPicker, .backlinkPicker, .boxListPicker,
      .joinPicker, .sharingLog:
      delegate == nil
    }
  }
}

/// What overlays ask their parent for.
package enum OverlayDelegate: Equatable, Sendable {
  case closed
  /// A key that can do nothing there, and why.
  case refused(Message)
  case lists(ListPicker.Request)
  /// Some things that were bought before.
  case itemsBought([ParsedItem])
  case purchaseForgotten(History.Entry)
  /// The shop one walks through, or none.
  case shopChosen(Shop?)
  /// The shop in which an item is bought, or any.
  case storeChosen(Item.ID, Shop?)
  case pasteCommitted([ParsedItem])
  /// A tag, or all notes.
  case tagChosen(String?)
  case noteChosen(Note.ID)
  case boxesSent([ParsedItem], Cooking)
  /// A recipe is looked at before what it needs is added.
  case recipeSent(NoteRecipe, to: ShoppingList)
  /// Back to the choice among all lists, at this one.
  case listPickerAsked(at: ShoppingList.ID?)
  case sharingAsked(SharingAct)
  /// The tour of the first run, once more.
  case tourAsked
}

/// What opens an overlay with a key of its own, among the keys of a tab.
package enum OverlayOpener: String, ScreenCommand {
  case buyAgain = "items.buyAgain"
  case shop = "list.shop"

  /// What there is to know of it, which stands in the overlay's own folder.
  private var opening: OverlayOpening {
    switch self {
    case .buyAgain: BuyAgain.opening
    case .shop: ShopPicker.opening
    }
  }

  package var action: AppAction { .overlayAsked(self) }
  package var title: String { opening.title }
  package var group: CommandGroup { opening.group }
  package var keys: [Key] { opening.keys }

  /// Those that a tab has.
  static func over(_ tab: Tab) -> [OverlayOpener] { allCases.filter { $0.opening.tab == tab } }
}

extension App {
  /// What a key opens; `nil` where there is nothing to show.
  mutating func overlay(openedBy opener: OverlayOpener, at now: Moment) -> Overlay? {
    switch opener {
    case .buyAgain: BuyAgain(over: &listScreen, at: now).map(Overlay.buyAgain)
    case .shop: ShopPicker(over: listScreen).map(Overlay.shopPicker)
    }
  }

  /// Overlays hold what they show: after rows have changed they show them anew, or go where there is nothing to choose.
  mutating func updateOverlay(isChangedByOthers: Bool = false) {
    guard overlay != nil || coveredOverlay != nil else { return }
    let screen = CoveredScreen(
      list: lists.list, reader: notes.reader, isChangedByOthers: isChangedByOthers)
    overlay = overlay?.updated(from: &workspace, over: screen)
    // It has what it covers only while it is the help.
    if case .help? = overlay {
      coveredOverlay = coveredOverlay?.updated(from: &workspace, over: screen)
    } else {
      coveredOverlay = nil
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

extension CasePath where Root == Overlay, Value == ShopPicker {
  static var shopPicker: Self {
    CasePath(embed: Root.shopPicker) { if case .shopPicker(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == ShopPickerAction {
  static var shopPicker: Self {
    CasePath(embed: Root.shopPicker) { if case .shopPicker(let action) = $0 { action } else { nil } }
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

extension CasePath where Root == Overlay, Value == JoinPicker {
  static var joinPicker: Self {
    CasePath(embed: Root.joinPicker) { if case .joinPicker(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == JoinPickerAction {
  static var joinPicker: Self {
    CasePath(embed: Root.joinPicker) { if case .joinPicker(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == Overlay, Value == SharingLog {
  static var sharingLog: Self {
    CasePath(embed: Root.sharingLog) { if case .sharingLog(let value) = $0 { value } else { nil } }
  }
}

extension CasePath where Root == OverlayAction, Value == SharingLogAction {
  static var sharingLog: Self {
    CasePath(embed: Root.sharingLog) { if case .sharingLog(let action) = $0 { action } else { nil } }
  }
}
