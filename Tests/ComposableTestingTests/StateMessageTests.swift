import Composable
import ComposableTesting
import Testing

/// The messages about unexpected states.
@Suite struct StateMessageTests {
  func store() -> TestStore<Shop, ShopAction, ShopEnvironment> {
    TestStore(
      initialState: Shop(products: [
        Product(id: 1, name: "Milk"), Product(id: 2), Product(id: 3, name: "Salt"),
      ]),
      reducer: shopReducer, environment: .quick)
  }

  @Test("a right step says nothing")
  func right() {
    let said = said {
      store().send(.product(id: 2, action: .nameChanged("Bread"))) { $0.products[1].name = "Bread" }
      store().send(.nothing)
    }
    #expect(said == Said())
  }

  @Test("the state changed and the step has no closure")
  func noClosure() {
    let said = said {
      store().send(.titled("Party"))
    }
    #expect(
      said
        == Said(
          failures: [
            """
            The state changed after sending ShopAction.titled("Party"), but this step does not expect a change.

              title: was "Groceries", is "Party"

                Shop(
              -   title: "Groceries",
              +   title: "Party",
                  products: [… (3)],
                  … (2 unchanged)
                )

            (- was, + is)

            Add a closure that makes these changes, or correct the reducer.
            """
          ], lines: [1]))
  }

  @Test("the closure expects another value: its path, what was expected, what is")
  func wrongValue() {
    let said = said {
      store().send(.product(id: 2, action: .nameChanged("Milk"))) { $0.products[1].name = "Milch" }
    }
    #expect(
      said.failures == [
        """
        The state after sending ShopAction.product(id: 2, action: .nameChanged("Milk")) is not the expected one.

          products[1].name: expected "Milch", is "Milk"

            Shop(
              title: "Groceries",
              products: [
                … (1 unchanged),
                [1]: Product(
                  id: 2,
          -       name: "Milch",
          +       name: "Milk",
                  isInBox: false
                ),
                … (1 unchanged)
              ],
              isLoading: false,
              error: nil
            )

        (- expected, + is)

        Correct this step's closure, or the reducer.
        """
      ])
  }

  @Test("the closure changes nothing where the state changed")
  func emptyClosure() {
    let said = said {
      store().send(.titled("Party")) { _ in }
    }
    #expect(said.failures.count == 1)
    #expect(
      said.failures[0].hasSuffix(
        "This step's closure changes nothing. Make these changes in it, or correct the reducer."))
  }

  @Test("the closure expects a change where the reducer made none")
  func unchanged() {
    let said = said {
      store().send(.nothing) { $0.title = "Party" }
    }
    #expect(
      said.failures == [
        """
        The state after sending ShopAction.nothing is not the expected one.

          title: expected "Party", is "Groceries"

            Shop(
          -   title: "Party",
          +   title: "Groceries",
              products: [… (3)],
              … (2 unchanged)
            )

        (- expected, + is)

        The reducer changed nothing. Correct it, or remove the closure.
        """
      ])
  }

  @Test("a closure where nothing changed is needless")
  func needless() {
    let said = said {
      store().send(.nothing) { _ in }
    }
    #expect(
      said.failures == [
        """
        The state did not change after sending ShopAction.nothing, but this step has a closure.

        Remove the closure, or correct the reducer.
        """
      ])
  }

  @Test("a closure that throws is told with its error")
  func throwing() {
    struct Broken: Error { var reason = "no row" }
    let said = said {
      store().send(.titled("Party")) { _ in throw Broken() }
    }
    #expect(
      said.failures == [
        """
        The closure for the state after sending ShopAction.titled("Party") threw an error, so nothing was compared.

          Broken(
            reason: "no row"
          )
        """
      ])
  }

  @Test("only the first ten places are listed, and the others counted")
  func manyPlaces() {
    let store = TestStore(
      initialState: Shop(products: IdentifiedArray((1...12).map { Product(id: $0, name: "x") })),
      reducer: Reducer<Shop, ShopAction, Void> { state, _, _ in
        for index in state.products.indices { state.products[index].name = "y" }
        return .none
      },
      environment: ())
    let said = said { store.send(.nothing) }
    let lines = said.failures[0].split(separator: "\n").map(String.init)
    #expect(lines[1] == #"  products[0].name: was "x", is "y""#)
    #expect(lines[10] == #"  products[9].name: was "x", is "y""#)
    #expect(lines[11] == "  … and 2 more")
  }

  @Test("a state that is one value is told as the whole")
  func whole() {
    let store = TestStore(
      initialState: 1,
      reducer: Reducer<Int, Int, Void> { state, n, _ in
        state = n
        return .none
      },
      environment: ())
    let said = said {
      store.send(2)
      store.withExhaustivity(.off) { store.send(3) { $0 = 4 } }
    }
    #expect(said.failures[0].contains("\n  the whole value: was 1, is 2\n"))
    #expect(said.failures[1].contains("\n  the whole value: expected 4, is 3\n"))
  }

  @Test("a place that was not there is told as nothing, and a long value by its first line")
  func addedRow() {
    let said = said {
      store().send(.loaded([Product(id: 1, name: "Milk"), Product(id: 2), Product(id: 3), Product(id: 4)]))
    }
    #expect(said.failures[0].contains("\n  products[3]: was nothing, is Product(…\n"))
  }

  @Test("after a wrong step the test goes on from the true state: one mistake, one failure")
  func noCascade() {
    let said = said {
      let store = store()
      store.send(.titled("Party")) { $0.title = "Pary" }
      #expect(store.state.title == "Party")
      store.send(.product(id: 1, action: .toggled)) { $0.products[0].isInBox = true }
      store.send(.titled("End")) { $0.title = "End" }
    }
    #expect(said.failures.count == 1)
    #expect(said.lines == [2])
  }

  @Test("a failure of a step inside assert stands at the step's own line")
  func stepLines() {
    let said = said {
      store().assert(
        .send(.titled("One")) { $0.title = "One" },
        .send(.titled("Two")) { $0.title = "Three" },
        .send(.titled("Four")) { $0.title = "Four" },
        .receive(.saved),
        .do { throw Unlucky() })
    }
    #expect(said.lines == [3, 5, 6])
    #expect(
      said.failures.last == """
        This step threw an error.

          StateMessageTests.Unlucky()
        """)
  }

  struct Unlucky: Error {}

  @Test("an action for a row that is not there names the action, the operator and how it may have come about")
  func absentRow() {
    let said = said {
      store().send(.product(id: 9, action: .toggled))
    }
    #expect(
      said
        == Said(
          failures: [
            """
            Received an action for a row that does not exist: id 9.

            Action:
              ShopAction.product(
                id: 9,
                action: .toggled
              )

            Operator: forEach at Shop.swift:42

            The action was ignored. Possible causes:
              - A reducer that runs before this forEach removed the row: put the forEach first in combine.
              - The row's own effect sent it with .send in the same action that removed the row.
              - It was sent for a row that had already been removed: check the state before sending.
            """
          ], lines: [1]))
  }
}
