import Composable
import Screen
import ToteModel

extension App {
  mutating func openAgenda(_ environment: ToteEnvironment) {
    switch notes.loading {
    case .loaded:
      let now = environment.edits.now()
      overlays.append(.agenda(Agenda(on: now.local, at: now, in: &workspace)))
    case .failed(let error): message = Message(error.sentence, .refused)
    case .idle, .loading: message = .notesStillLoading
    }
  }

  mutating func go(to place: AgendaPlace, _ context: EditContext) -> Effect<AppAction> {
    switch place {
    case .list(let list): return go(to: ChosenPlace.list(list), context)
    case .atHome(let item):
      open(.lists)
      listScreen.open(ShoppingList.homeID)
      listScreen.select(item)
      return .none
    case .meal(let meal, let plan):
      return go(to: ChosenPlace.note(recipe(of: meal)?.id ?? plan), context)
    case .day(let day):
      open(.notes)
      return .send(.notes(.dayChosen(day)))
    case .entry(let entry):
      let effect = go(to: ChosenPlace.note(entry.note), context)
      if let box = entry.box { notes.reader?.pager.show(box: box) }
      return effect
    }
  }
}
