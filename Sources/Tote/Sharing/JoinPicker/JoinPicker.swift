import Composable
import Parts
import Screen
import ToteModel

/// Lists on the server that aren't here yet; asks the server when it opens.
package struct JoinPicker: ListingOverlay {
  package typealias Action = JoinPickerAction
  package var room = Size.zero
  package var loading = SharingLoading.idle
  package var offers = IdentifiedArray<String, OfferedList>(id: \.address)
  package var list = Listing<String>([], marks: .none)
}

extension JoinPicker {
  var overlay: Overlay { .joinPicker(self) }
  var title: String { words.joinList }
  var question: JoinPickerAction? { loading == .idle ? .opened : nil }
}

package enum JoinPickerAction: ListingOverlayAction {
  package typealias Feature = JoinPicker
  case opened
  case offersRead([OfferedList])
  case readingFailed(SharingFailure)
  /// Opens the selected list, or reloads the offers if there are none.
  case list(ListingAction<String>)
  case closed
  case delegate(OverlayDelegate)
}

extension JoinPickerAction {
  var overlayAction: OverlayAction { .joinPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<String>? { if case .list(let action) = self { action } else { nil } }
  var isAct: Bool {
    switch self {
    case .opened, .offersRead, .readingFailed, .delegate, .list(.resized): false
    case .list, .closed: true
    }
  }
}

package struct JoinPickerEnvironment: Sendable {
  package var offers: @Sendable () async throws(SharingFailure) -> [OfferedList]
}

extension JoinPicker {
  static let reducer = Reducer<JoinPicker, JoinPickerAction, JoinPickerEnvironment> {
    state, action, environment in
    switch action {
    case .opened: return state.read(environment)
    case .offersRead(let offers):
      state.loading = .loaded
      state.offers = IdentifiedArray(offers.filter { !$0.isHere }, id: \.address)
      state.list.replaceRows(state.offers.map { ListingRow($0.address, $0.name) })
    case .readingFailed(let failure): state.loading = .failed(failure)
    case .list(.chosen(let address)):
      if state.loading == .loading { return .none }
      return state.offers[id: address].map { .send(.delegate(.sharingAsked(.join($0)))) } ?? .none
    case .list(.opened) where state.offers.isEmpty:
      return state.loading == .loading ? .none : state.read(environment)
    case .list(let action): return state.run(action)
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }

  static func environment(of app: ToteEnvironment) -> JoinPickerEnvironment { app.joinPicker }
}

extension JoinPicker {
  fileprivate mutating func read(_ environment: JoinPickerEnvironment) -> Effect<JoinPickerAction> {
    loading = .loading
    return .run(name: "offers") { send in
      send(.offersRead(try await environment.offers()))
    } catch: { error, send in
      send(.readingFailed(error as? SharingFailure ?? SharingFailure("")))
    }.cancellable(id: OfferReading(), inFlight: .replace)
  }
}

private struct OfferReading: Hashable, Sendable {}
