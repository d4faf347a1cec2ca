import Composable
import ToteModel

/// What a press in the sidebar does.
extension App {
  mutating func open(_ place: SidebarPlace, _ context: EditContext) -> Effect<AppAction> {
    switch place {
    case .entry(let row): open(row, of: Array(sidebar.lists))
    case .budget: choose(.spending)
    case .shop(let shop):
      open(.lists)
      // Pressed again, it is left.
      return .send(.lists(.shopChosen(listScreen.shop == shop ? nil : shop)))
    case .staple(let staple):
      open(.lists)
      let added = listScreen.keepingSelection { $0.workspace.addStaple(staple, context) }
      guard let item = added.last else { return .none }
      listScreen.select(item.id)
      message = .staplesCame(added)
    }
    return .none
  }

  /// Only where it shows.
  mutating func updateNextStaples(at now: () -> Moment) {
    guard layout.sidebar != nil, loading.isLoaded else { return }
    var next = nextStaples
    next.refresh(in: &workspace, on: lists.list, at: now())
    nextStaples = next
  }
}
