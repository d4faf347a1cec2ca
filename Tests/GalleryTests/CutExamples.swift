import Composable
import ComposableTesting
import FoundationEssentials
import Parts
import Screen
import Testing

@testable import Gallery

/// Tests as they were cut out of visits; `CutTests` compares.
@Suite struct CutExamples {
  @Test func `count incremented and count decremented change count`() {
    let store = TestStore(
      initialState: Counter(),
      reducer: counterReducer,
      environment: .unimplemented)
    store.send(.countIncremented) { $0.count = 1 }
    store.send(.countIncremented) { $0.count = 2 }
    store.send(.countIncremented) { $0.count = 3 }
    store.send(.countDecremented) { $0.count = 2 }
    store.send(.countDecremented) { $0.count = 1 }
  }

  @Test func `count incremented and fact requested change count and fact`() {
    var state = Counter()
    state.count = 1
    let store = TestStore(
      initialState: state,
      reducer: counterReducer.answering([:]),
      environment: .unimplemented)
    store.send(.countIncremented) { $0.count = 2 }
    store.send(.factRequested) {
      $0.fact = .loading(about: 2, step: 0)
    }
    // The effect timer of SpinnerTurns() sent:
    store.send(.spinnerTurned) {
      $0.fact = .loading(about: 2, step: 1)
    }
    // The effect timer of SpinnerTurns() sent:
    store.send(.spinnerTurned) {
      $0.fact = .loading(about: 2, step: 2)
    }
  }

  @Test func `fact dismissed and count decremented change count and fact`() {
    var state = Counter()
    state.count = 5
    state.fact = .loading(about: 5, step: 14)
    let store = TestStore(
      initialState: state,
      reducer: counterReducer,
      environment: .unimplemented)
    // The effect "fact" sent:
    store.send(.factLoaded("5 is prime: it has no shelf mates but 1 and itself.", about: 5)) {
      $0.fact = .loaded("5 is prime: it has no shelf mates but 1 and itself.", about: 5)
    }
    store.send(.factDismissed) { $0.fact = .unasked }
    store.send(.countDecremented) { $0.count = 4 }
  }

  @Test func `field edited and location entered change field, location and sky`() {
    var state = Weather()
    state.field = TextCursor("O", caret: 1)
    let store = TestStore(
      initialState: state,
      reducer: weatherReducer.answering([:]),
      environment: .unimplemented)
    store.send(.fieldEdited(.insert("s"))) {
      $0.field = TextCursor("Os", caret: 2)
    }
    store.send(.locationEntered) {
      $0.field = nil
      $0.location = "Os"
      $0.sky = .loading(WeatherClient.Input(location: "Os", unit: .metric), step: 0)
    }
  }

  @Test func `location entered changes field, location and sky`() {
    var state = Weather()
    state.field = TextCursor("Oslo", caret: 4)
    let store = TestStore(
      initialState: state,
      reducer: weatherReducer.answering(["weather": [.weatherAnswered(.failure(.badStatus(404)))]]),
      environment: .unimplemented)
    store.send(.locationEntered) {
      $0.field = nil
      $0.location = "Oslo"
      $0.sky = .loading(WeatherClient.Input(location: "Oslo", unit: .metric), step: 0)
    }
    store.receive(.weatherAnswered(.failure(.badStatus(404)))) {
      $0.sky = .failed(.badStatus(404), location: "Oslo")
    }
  }
  @Test func `moved changes nothing`() {
    var state = PartsTour()
    state.isInside = true
    state.listing.cursor = 1
    let store = TestStore(
      initialState: state,
      reducer: partsTourReducer,
      environment: PartsTourEnvironment(clock: ContinuousClock(), services: .unimplemented))
    store.send(.listing(.moved(by: 1))) { $0.listing.cursor = 2 }
    store.send(.listing(.moved(by: -1))) { $0.listing.cursor = 1 }
  }

  @Test func `went in and toasts change isInside and toasts`() {
    var state = PartsTour()
    state.pages.cursor = 12
    state.pages.top = 6
    let store = TestStore(
      initialState: state,
      reducer: partsTourReducer.answering([:]),
      environment: PartsTourEnvironment(clock: ContinuousClock(), services: .unimplemented))
    store.send(.wentIn) { $0.isInside = true }
    store.send(.toasts(.show("Saved", .success, offer: nil))) {
      $0.toasts = Toasts([Toasts.Toast(id: 1, text: "Saved", kind: .success)], last: 1)
    }
  }
}
