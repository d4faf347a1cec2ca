import Composable
import Screen
import ToteModel

/// Only the root's reducer works on all of it; every feature has its own state.
package struct App: Equatable, Sendable, Lender {
  package var layout = AppLayout(Size(80, 24))
  package var loading = DatabaseLoading.idle
  @Lent package var workspace = Workspace.empty
  package var tab = Tab.lists
  package var lists = ListScreen()
  package var notes = NoteScreen()
  package var spending = SpendingScreen()
  /// Only the last one shows and gets keys.
  package var overlays: [Overlay] = []
  package var saving = Saving()
  package var sharing = Sharing()
  package var settings = AppSettings()
  package var tour: Tour?
  /// A step that waits for older lines of the journal.
  package var waitingStep: UndoStep?
  /// Removed by the next act.
  package var message: Message?
  /// What was just chosen in the palette; its key is shown once it is done.
  var chosenCommand: ChosenCommand?
  var recipeChoices = RecipeChoices()
  /// For the sidebar.
  var nextStaples = NextStaples()
  /// The last sending of a note's boxes to a list: undoing it stays in the notes.
  var sentBoxes: Edit.ID?
  package var isOver = false
  /// Begun as soon as the lists are there.
  var errand: Errand?

  package init(_ settings: SettingsReading = SettingsReading(), on errand: Errand? = nil) {
    self.errand = errand
    if settings != SettingsReading() { self.settings = AppSettings(settings) }
    applySettings()
  }
}

package enum UndoStep: Equatable, Sendable {
  case undo, redo
}

package enum AppAction: Equatable, Sendable {
  case started, ended, quit, suspended
  case resized(Size)
  case loading(DatabaseLoadingAction)
  case saving(SavingAction)
  case sharing(SharingAction)
  case settings(SettingsAction)
  case backUpFailed(StorageError)
  case tabChosen(Tab)
  /// A list by its index, or a tab after the last one.
  case headerPressed(Int)
  case sidebarPressed(SidebarPlace)
  case undone, redone
  case olderEntriesRead(JournalEnd)
  case olderEntriesFailed(StorageError)
  case helpOpened, paletteOpened, historyOpened, settingsOpened, agendaOpened, mealsOpened
  case placeChosen(ChosenPlace)
  case tourEnded
  case unknownKeyPressed(Key)
  case pasteRefused
  case lists(ListScreenAction)
  case notes(NoteScreenAction)
  case spending(SpendingScreenAction)
  case overlay(OverlayAction)
}

/// The features as they act: each has what it borrows, and leaves what it says to the person.
extension App {
  static let lists = Lending(\App.lists)
    .lending(\.$workspace, as: \.$workspace).returning(\.message, to: \.message)
  static let notes = Lending(\App.notes)
    .lending(\.$workspace, as: \.$workspace).returning(\.message, to: \.message)
  static let spending = Lending(\App.spending)
    .lending(\.$workspace, as: \.$workspace).returning(\.message, to: \.message)
  static let saving = Lending(\App.saving)
    .lending(\.$workspace, as: \.$workspace).returning(\.message, to: \.message)
  static let sharing = Lending(\App.sharing)
    .lending(\.$workspace, as: \.$workspace).telling(\.lists.list, as: \.$list)
    .returning(\.message, to: \.message)
  static let settings = Lending(\App.settings).returning(\.message, to: \.message)

  package var listScreen: ListScreen {
    get { self[App.lists] }
    _modify { yield &self[App.lists] }
  }

  package var noteScreen: NoteScreen {
    get { self[App.notes] }
    _modify { yield &self[App.notes] }
  }

  package var spendingScreen: SpendingScreen {
    get { self[App.spending] }
    _modify { yield &self[App.spending] }
  }
}
