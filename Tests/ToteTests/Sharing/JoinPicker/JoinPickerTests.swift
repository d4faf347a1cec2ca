// The lists on the server: asked for when the picker opens, and taken up by Enter.

import ComposableTesting
import Composable
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct JoinPickerTests {
  private func store(
    _ offers: @escaping @Sendable () throws(SharingFailure) -> [OfferedList]
  ) -> TestStore<JoinPicker, JoinPickerAction, JoinPickerEnvironment> {
    var picker = JoinPicker()
    picker.fit(to: Size(40, 7))
    return TestStore(
      initialState: picker, reducer: JoinPicker.reducer,
      environment: JoinPickerEnvironment(offers: { () throws(SharingFailure) in try offers() }))
  }

  private let new = Array(OfferedList.samples.dropFirst())

  @Test func `it offers what is on the server and not here yet, and Enter takes one up`() {
    let store = store { OfferedList.samples }
    store.send(.opened) { $0.loading = .loading }
    store.receive(.offersRead(OfferedList.samples)) {
      $0.loading = .loaded
      $0.offers = IdentifiedArray(new, id: \.address)
      $0.list.replaceRows(new.map { ListingRow($0.address, $0.name) })
    }
    store.send(.list(.moved(by: 1))) { $0.list.cursor = 1 }
    store.send(.list(.opened))
    store.receive(.list(.chosen(new[1].address)))
    store.receive(.delegate(.sharingAsked(.join(new[1]))))
  }

  @Test func `while the server is asked, Enter does nothing`() {
    let store = store { [] }
    store.send(.opened) { $0.loading = .loading }
    store.receive(.offersRead([])) { $0.loading = .loaded }
    store.send(.list(.opened)) { $0.loading = .loading }
    store.receive(.offersRead([])) { $0.loading = .loaded }

    var picker = store.state
    picker.loading = .loading
    let waiting = TestStore(
      initialState: picker, reducer: JoinPicker.reducer,
      environment: JoinPickerEnvironment(offers: { () throws(SharingFailure) in
        throw SharingFailure("nobody should ask twice")
      }))
    waiting.send(.list(.opened))
    #expect(picker.keymap.with(.current).footer.map(\.title) == ["close"])
  }

  @Test func `where the server does not answer it says why, and Enter asks again`() {
    let failure = SharingFailure("example.org can't be reached.")
    let store = store { () throws(SharingFailure) in throw failure }
    for _ in 1...2 {
      store.send(store.state.loading == .idle ? .opened : .list(.opened)) { $0.loading = .loading }
      store.receive(.readingFailed(failure)) { $0.loading = .failed(failure) }
      #expect(store.state.keymap.with(.current).footer.map(\.title) == ["ask again", "close"])
    }
  }

  @Test func `Escape leads back to the list one came from`() throws {
    let store = store { [] }
    store.send(.closed)
    store.receive(.delegate(.closed))
    let stage = try Stage.blind(.shared, "Lj")
    let before = stage.state.overlay
    try stage.play("+")
    guard case .joinPicker? = stage.state.overlay else { return #expect(Bool(false)) }
    try stage.play("<Esc>")
    #expect(stage.state.overlay == before)
  }

  @Test func `taken up, it stands under the cursor among the lists as soon as it is there`() throws {
    var contents = DatabaseSnapshot.shared
    let stage = try Stage.blind(contents, "LjjH<Esc>")
    guard case .listPicker(var picker)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(picker.selected?.name == "Summer party")
    picker.awaited = DatabaseSnapshot.list(4)
    let garden = ShoppingList(id: DatabaseSnapshot.list(4), name: "Garden", rank: .first, created: .zero)
    contents.lists.append(garden)
    picker.update(from: Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7)))
    #expect(picker.selected?.name == "Garden")
    #expect(picker.awaited == nil)
  }
}
