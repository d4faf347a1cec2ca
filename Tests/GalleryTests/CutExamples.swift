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
    store.send(.factFailed("The almanac skips 5.", about: 5)) {
      $0.fact = .failed("The almanac skips 5.", about: 5)
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

  @Test func `list changes nothing`() {
    var state = GuestBook()
    state.list.cursor = 1
    let store = TestStore(
      initialState: state,
      reducer: guestBookReducer,
      environment: GuestBookEnvironment(clock: ContinuousClock(), services: .unimplemented))
    store.send(.list(.moved(by: 1))) { $0.list.cursor = 2 }
    store.send(.list(.moved(by: -1))) { $0.list.cursor = 1 }
  }

  @Test func `list changes list`() {
    let store = TestStore(
      initialState: GuestBook(),
      reducer: guestBookReducer,
      environment: GuestBookEnvironment(clock: ContinuousClock(), services: .unimplemented))
    store.send(.list(.sortedByNext)) {
      $0.list.order = ListingOrder(0, isAscending: true)
    }
    store.send(.list(.moved(by: 1))) { $0.list.cursor = 1 }
    store.send(.list(.moved(by: 1))) { $0.list.cursor = 2 }
  }

  @Test func `delete requested and confirm change guests, list and toasts`() {
    var state = GuestBook()
    state.list.cursor = 1
    let store = TestStore(
      initialState: state,
      reducer: guestBookReducer.answering([:]),
      environment: GuestBookEnvironment(clock: ContinuousClock(), services: .unimplemented))
    store.send(.deleteRequested) {
      $0.confirm = Confirm("Is Grace not coming?", yes: "Delete", no: "Keep", isDangerous: true)
    }
    store.send(.confirm(.turned(by: 1))) {
      $0.confirm = Confirm("Is Grace not coming?", yes: "Delete", no: "Keep", isDangerous: false)
    }
    store.send(.confirm(.chosen))
    store.receive(.confirm(.answered(.yes))) {
      $0.guests = [
        GuestBook.Guest(name: "Ada", seats: 2, isVegetarian: false),
        GuestBook.Guest(name: "Linus", seats: 1, isVegetarian: false),
      ]
      $0.list.rows = [
        ListingRow<Int>(0, cells: ["Ada", "2", ""]), ListingRow<Int>(1, cells: ["Linus", "1", ""]),
      ]
      $0.confirm = nil
    }
    store.receive(.toasts(.show("Grace isn't coming", .info, offer: nil))) {
      $0.toasts = Toasts(
        [Toasts.Toast(id: 1, text: "Grace isn't coming", kind: .info)],
        last: 1
      )
    }
  }
}
