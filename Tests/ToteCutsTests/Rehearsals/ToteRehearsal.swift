import Composable
import Loop
import Screen

@testable import Tote
@testable import ToteModel

/// Tote without a database, after its tour.
func tote() -> Rehearsal<App, AppAction> {
  Rehearsal(
    size: Size(80, 24), initialState: App(), reducer: appReducer,
    environment: {
      ToteEnvironment.preview(DatabaseSnapshot(settings: [Setting(key: "tour", value: "seen")]), clock: $0)
    },
    view: AppView.init, keymap: \.keymap, isOver: \.isOver, whenOpen: .started, whenOver: .ended)
}
