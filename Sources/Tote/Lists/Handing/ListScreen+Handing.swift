import Composable
import ToteModel

extension ListScreen {
  /// What is to buy on the open list, or in the shop one walks through. A filter hides nothing.
  var handedList: HandedList? { openList.map { HandedList($0, workspace.lines(of: $0.id)) } }

  mutating func copyMessage(_ environment: ListScreenEnvironment) -> Effect<ListScreenAction> {
    guard let handedList else { return .none }
    message = .copiedMessage(handedList.name)
    return environment.copy(handedList.message()).fireAndForget().finishing()
  }

  func print(_ environment: ListScreenEnvironment) -> Effect<ListScreenAction> {
    guard let page = handedList?.page() else { return .none }
    return .run(name: "print") { send in send(.pageOpened(await environment.openPage(page))) }
  }

  mutating func tell(_ outcome: BrowserOutcome) {
    message =
      switch outcome {
      case .opened: .pageIsOpen
      case .none: .noBrowserForPage
      case .restricted: .restrictedPage
      case .failed(let command, let reason): .pageFailed(command, reason: reason)
      }
  }
}
