import Composable
import ComposableTesting
import Inspector
import Testing

/// Tests as they were cut out of a history; `CutTests` compares.
@Suite struct CutExamples {
  @Test func `load requested and moved change items and cursor`() {
    let store = TestStore(
      initialState: Pantry(
        items: [],
        cursor: 0,
        seconds: 0,
        isLoading: false,
        note: "",
        isOver: false
      ),
      reducer: pantryReducer.answering([
        "load": [
          .loaded([
            Pantry.Item(id: 0, name: "Milk", isTicked: false),
            Pantry.Item(id: 1, name: "Bread", isTicked: false),
            Pantry.Item(id: 2, name: "Apples", isTicked: false),
          ])
        ]
      ]),
      environment: PantryEnvironment.unimplemented)
    store.send(.loadRequested) { $0.isLoading = true }
    store.receive(
      .loaded([
        Pantry.Item(id: 0, name: "Milk", isTicked: false),
        Pantry.Item(id: 1, name: "Bread", isTicked: false),
        Pantry.Item(id: 2, name: "Apples", isTicked: false),
      ])
    ) {
      $0.items = [
        Pantry.Item(id: 0, name: "Milk", isTicked: false),
        Pantry.Item(id: 1, name: "Bread", isTicked: false),
        Pantry.Item(id: 2, name: "Apples", isTicked: false),
      ]
      $0.isLoading = false
    }
    store.send(.moved(by: 1)) { $0.cursor = 1 }
  }

  @Test func `ticked changes items and note`() {
    let store = TestStore(
      initialState: Pantry(
        items: [
          Pantry.Item(id: 0, name: "Milk", isTicked: false),
          Pantry.Item(id: 1, name: "Bread", isTicked: false),
          Pantry.Item(id: 2, name: "Apples", isTicked: false),
        ],
        cursor: 1,
        seconds: 0,
        isLoading: false,
        note: "",
        isOver: false
      ),
      reducer: pantryReducer,
      environment: PantryEnvironment.unimplemented)
    store.send(.ticked) { $0.items[1].isTicked = true }
    store.receive(.basketChanged) { $0.note = "1 in the basket" }
  }

  @Test func `timer started changes seconds`() {
    let store = TestStore(
      initialState: Pantry(
        items: [
          Pantry.Item(id: 0, name: "Milk", isTicked: false),
          Pantry.Item(id: 1, name: "Bread", isTicked: true),
          Pantry.Item(id: 2, name: "Apples", isTicked: false),
        ],
        cursor: 1,
        seconds: 0,
        isLoading: false,
        note: "1 in the basket",
        isOver: false
      ),
      reducer: pantryReducer.answering([:]),
      environment: PantryEnvironment.unimplemented)
    store.send(.timerStarted)
    // The effect timer of "seconds" sent:
    store.send(.secondPassed) { $0.seconds = 1 }
    // The effect timer of "seconds" sent:
    store.send(.secondPassed) { $0.seconds = 2 }
  }

  @Test func `typed changes note`() {
    let store = TestStore(
      initialState: Pantry(
        items: [
          Pantry.Item(id: 0, name: "Milk", isTicked: false),
          Pantry.Item(id: 1, name: "Bread", isTicked: true),
          Pantry.Item(id: 2, name: "Apples", isTicked: false),
        ],
        cursor: 1,
        seconds: 2,
        isLoading: false,
        note: "1 in the basket",
        isOver: false
      ),
      reducer: pantryReducer,
      environment: PantryEnvironment.unimplemented)
    store.send(
      .typed(
        """
        a
        b
        """
      )
    ) {
      $0.note = """
        1 in the basketa
        b
        """
    }
  }
}
