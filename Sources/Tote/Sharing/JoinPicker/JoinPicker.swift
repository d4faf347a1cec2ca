import Composable
import Screen
import ToteModel

/// The choice among the lists on the server that are not here yet. The server is asked when it opens.
package struct JoinPicker: OverlayFeature {
  package enum Loading: Equatable, Sendable {
    case idle, loading, loaded
    case failed(SharingFailure)
  }

  /// How many rows show.
  package var height = 1
  package var loading = Loading.idle
  package var offers: [OfferedList] = []
  package var position = ListPosition()
  /// Where the cursor was among one's own lists: it goes back there.
  let origin: ShoppingList.ID?

  init(from origin: ShoppingList.ID?) { self.origin = origin }
}

extension JoinPicker {
  package var canBeCovered: Bool {
    switch loading {
    case .idle, .loading: false
    case .loaded, .failed: true
    }
  }
  package var view: any View { JoinPickerView(picker: self) }
  package var rowCount: Int { offers.isEmpty ? OverlayBox.emptyRows : offers.count }
  package var closing: JoinPickerAction { .closed }

  package func action(forPressIn row: Int) -> JoinPickerAction? {
    position.pressed(row, count: offers.count, height: height) { $0 == 0 ? .chosen : .moved(by: $0) }
  }

  package mutating func keepInView() {
    position = position.inView(count: offers.count, height: height)
  }
}

package enum JoinPickerAction: PickerAction {
  /// The server is asked; its answer, or why there is none.
  case opened
  case offersRead([OfferedList])
  case readingFailed(SharingFailure)
  case moved(by: Int), pageMoved(by: Int)
  /// Takes a list up, or asks once more where none shows.
  case chosen
  case closed
  case delegate(OverlayDelegate)
}

package struct JoinPickerEnvironment: Sendable {
  package var offers: @Sendable () async throws(SharingFailure) -> [OfferedList]
}

let joinPickerReducer = Reducer<JoinPicker, JoinPickerAction, JoinPickerEnvironment> {
  state, action, environment in
  switch action {
  case .opened: return state.read(environment)
  case .offersRead(let offers):
    state.loading = .loaded
    state.offers = offers.filter { !$0.isHere }
    state.keepInView()
  case .readingFailed(let failure): state.loading = .failed(failure)
  case .moved(let rows): state.position.move(by: rows, count: state.offers.count, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: state.offers.count, height: state.height)
  case .chosen:
    if state.loading == .loading { return .none }
    guard state.offers.indices.contains(state.position.selected) else { return state.read(environment) }
    return .send(.delegate(.sharingAsked(.join(state.offers[state.position.selected]))))
  case .closed: return .send(.delegate(.listPickerAsked(at: state.origin)))
  case .delegate: break
  }
  return .none
}

extension JoinPicker {
  fileprivate mutating func read(_ environment: JoinPickerEnvironment) -> Effect<JoinPickerAction> {
    loading = .loading
    return .run(name: "offers") { send in
      send(.offersRead(try await environment.offers()))
    } catch: { error, send in
      send(.readingFailed(error as? SharingFailure ?? SharingFailure("")))
    }.cancellable(id: OfferReading(), cancelInFlight: true)
  }
}

/// The question to the server: whoever leaves cancels it.
struct OfferReading: Hashable, Sendable {}
