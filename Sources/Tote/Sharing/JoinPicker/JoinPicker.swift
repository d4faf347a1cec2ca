import Composable
import Screen
import ToteModel

/// Lists on the server that aren't here yet; asks the server when it opens.
package struct JoinPicker: ChoiceOverlay {
  package var room = Size.zero
  package var loading = SharingLoading.idle
  package var offers: [OfferedList] = []
  package var position = ListPosition()
}

extension JoinPicker {
  var overlay: Overlay { .joinPicker(self) }
  var title: String { words.joinList }
  var count: Int { offers.count }
  var question: JoinPickerAction? { loading == .idle ? .opened : nil }
}

package enum JoinPickerAction: ChoiceAction {
  package typealias Feature = JoinPicker
  case opened
  case offersRead([OfferedList])
  case readingFailed(SharingFailure)
  case moved(by: Int), pageMoved(by: Int)
  /// Joins the selected list, or reloads the offers if there are none.
  case chosen
  case closed
  case delegate(OverlayDelegate)
}

extension JoinPickerAction {
  var overlayAction: OverlayAction { .joinPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  static var rowPressed: Self { .chosen }
  var isAct: Bool {
    switch self {
    case .opened, .offersRead, .readingFailed, .delegate: false
    case .moved, .pageMoved, .chosen, .closed: true
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
      state.offers = offers.filter { !$0.isHere }
      state.keepInView()
    case .readingFailed(let failure): state.loading = .failed(failure)
    case .moved(let rows): state.move(by: rows)
    case .pageMoved(let halves): state.move(byHalfPages: halves)
    case .chosen:
      if state.loading == .loading { return .none }
      guard state.offers.indices.contains(state.position.selected) else { return state.read(environment) }
      return .send(.delegate(.sharingAsked(.join(state.offers[state.position.selected]))))
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
