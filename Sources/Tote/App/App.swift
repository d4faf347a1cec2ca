import Composable
import Screen
import ToteModel

/// Only the root's reducer works on all of it; every feature has its own state.
package struct App: Equatable, Sendable {
  package var layout = AppLayout(Size(80, 24))
  package var loading = DatabaseLoading.idle
  /// Lent to the feature that is acting.
  package var workspace = Workspace.vacant
  package var tab = Tab.lists
  package var lists = ListScreen()
  @CopyOnWrite package var notes = NoteScreen()
  @CopyOnWrite package var spending = SpendingScreen()
  /// Only the last one shows and gets keys.
  package var overlays: [Overlay] = []
  @CopyOnWrite package var saving = Saving()
  @CopyOnWrite package var sharing = Sharing()
  @CopyOnWrite package var settings = AppSettings()
  package var tour: Tour?
  /// A step that waits for older lines of the journal.
  package var waitingStep: UndoStep?
  /// Removed by the next act.
  package var message: Message?
  /// What was just chosen in the palette; its key is told once it is done.
  var chosenCommand: ChosenCommand?
  @CopyOnWrite var recipeChoices = RecipeChoices()
  /// The last sending of a note's boxes to a list: undoing it stays in the notes.
  var sentBoxes: Edit.ID?
  package var isOver = false

  package init(_ settings: SettingsReading = SettingsReading()) {
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
  case sidebarPressed(Int)
  case undone, redone
  case olderEntriesRead(JournalEnd)
  case olderEntriesFailed(StorageError)
  case helpOpened, paletteOpened, historyOpened
  case placeChosen(PalettePlace)
  case tourEnded
  case unknownKeyPressed(Key)
  case pasteRefused
  case lists(ListScreenAction)
  case notes(NoteScreenAction)
  case spending(SpendingScreenAction)
  case overlay(OverlayAction)
}

// Lending rows to a feature. Its message comes back with them.
extension App {
  package var listScreen: ListScreen {
    get { lists.borrowing(workspace) }
    _modify {
      workspace.lend(to: &lists)
      defer {
        workspace.takeBack(from: &lists)
        if let said = lists.message { (message, lists.message) = (said, nil) }
      }
      yield &lists
    }
  }

  package var noteScreen: NoteScreen {
    get { notes.borrowing(workspace) }
    _modify {
      workspace.lend(to: &_notes.wrappedValue)
      defer {
        workspace.takeBack(from: &_notes.wrappedValue)
        if let said = notes.message { (message, notes.message) = (said, nil) }
      }
      yield &_notes.wrappedValue
    }
  }

  package var spendingScreen: SpendingScreen {
    get { spending.borrowing(workspace) }
    _modify {
      workspace.lend(to: &_spending.wrappedValue)
      defer {
        workspace.takeBack(from: &_spending.wrappedValue)
        if let said = spending.message { (message, spending.message) = (said, nil) }
      }
      yield &_spending.wrappedValue
    }
  }

  package var savingState: Saving {
    get { saving.borrowing(workspace) }
    _modify {
      workspace.lend(to: &_saving.wrappedValue)
      defer {
        workspace.takeBack(from: &_saving.wrappedValue)
        if let said = saving.message { (message, saving.message) = (said, nil) }
      }
      yield &_saving.wrappedValue
    }
  }

  package var settingsState: AppSettings {
    get { settings }
    _modify {
      defer { if let said = settings.message { (message, settings.message) = (said, nil) } }
      yield &_settings.wrappedValue
    }
  }

  /// It is told which list is open, too.
  package var sharingState: Sharing {
    get { sharing.borrowing(workspace) }
    _modify {
      _sharing.wrappedValue.list = lists.list
      workspace.lend(to: &_sharing.wrappedValue)
      defer {
        workspace.takeBack(from: &_sharing.wrappedValue)
        if let said = sharing.message { (message, sharing.message) = (said, nil) }
      }
      yield &_sharing.wrappedValue
    }
  }
}
