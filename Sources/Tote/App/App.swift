import Composable
import Screen
import ToteModel

/// The whole program: the rows, the screens that work on them, and what stands over them. Only the root's reducer works
/// on all of it; every feature has a state of its own.
package struct App: Equatable, Sendable {
  package var layout = AppLayout(Size(80, 24))
  package var loading = DatabaseLoading.idle
  /// All rows, lent to the feature that is acting.
  package var workspace = Workspace.vacant
  package var tab = Tab.lists
  package var lists = ListScreen()
  @CopyOnWrite package var notes = NoteScreen()
  @CopyOnWrite package var spending = SpendingScreen()
  /// What covers the screen. The last one shows and has the keys; closing it shows the one before.
  package var overlays: [Overlay] = []
  @CopyOnWrite package var saving = Saving()
  @CopyOnWrite package var sharing = Sharing()
  /// How far the first run's tour has come; `nil` when there is none.
  package var tour: Tour?
  /// What waits for older lines of the journal.
  package var waitingStep: UndoStep?
  /// What the last act has to say; the next act takes it away.
  package var message: Message?
  /// Which lines of recipes were dropped today.
  @CopyOnWrite var recipeChoices = RecipeChoices()
  /// What put the boxes of a note on a list last: undoing that leaves one in the notes.
  var sentBoxes: Edit.ID?
  /// Whether the user has left.
  package var isOver = false

  package init() {}
}

/// A step back or forward.
package enum UndoStep: Equatable, Sendable {
  case undo, redo
}

package enum AppAction: Equatable, Sendable {
  case started, ended, quit, suspended
  case resized(Size)
  case loading(DatabaseLoadingAction)
  case saving(SavingAction)
  case sharing(SharingAction)
  case backUpFailed(StorageError)
  case tabChosen(Tab)
  /// A name in the header was pressed, or in the sidebar: a list by its place, or a tab behind the last.
  case headerPressed(Int)
  case sidebarPressed(Int)
  case undone, redone
  /// Older lines of the journal were read for a step of undo or redo, or could not be read.
  case olderEntriesRead(JournalEnd)
  case olderEntriesFailed(StorageError)
  case helpOpened
  case overlayAsked(OverlayOpener)
  case tourEnded
  /// A key that means nothing here.
  case unknownKeyPressed(Key)
  /// More was pasted than the console takes.
  case pasteRefused
  case lists(ListScreenAction)
  case notes(NoteScreenAction)
  case spending(SpendingScreenAction)
  case overlay(OverlayAction)
}

// The features with the rows lent to them.
extension App {
  package var listScreen: ListScreen {
    get { lists.borrowing(workspace) }
    _modify {
      workspace.lend(to: &lists)
      defer { workspace.takeBack(from: &lists) }
      yield &lists
    }
  }

  package var noteScreen: NoteScreen {
    get { notes.borrowing(workspace) }
    _modify {
      workspace.lend(to: &_notes.wrappedValue)
      defer { workspace.takeBack(from: &_notes.wrappedValue) }
      yield &_notes.wrappedValue
    }
  }

  package var spendingScreen: SpendingScreen {
    get { spending.borrowing(workspace) }
    _modify {
      workspace.lend(to: &_spending.wrappedValue)
      defer { workspace.takeBack(from: &_spending.wrappedValue) }
      yield &_spending.wrappedValue
    }
  }

  package var savingState: Saving {
    get { saving.borrowing(workspace) }
    _modify {
      workspace.lend(to: &_saving.wrappedValue)
      defer { workspace.takeBack(from: &_saving.wrappedValue) }
      yield &_saving.wrappedValue
    }
  }
}

extension App {
  package var sharingState: Sharing {
    get { sharing.borrowing(workspace) }
    _modify {
      workspace.lend(to: &_sharing.wrappedValue)
      defer { workspace.takeBack(from: &_sharing.wrappedValue) }
      yield &_sharing.wrappedValue
    }
  }
}

extension CasePath where Root == AppAction, Value == SharingAction {
  static var sharing: Self {
    CasePath(embed: Root.sharing) { if case .sharing(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == AppAction, Value == DatabaseLoadingAction {
  static var loading: Self {
    CasePath(embed: Root.loading) { if case .loading(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == AppAction, Value == SavingAction {
  static var saving: Self {
    CasePath(embed: Root.saving) { if case .saving(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == AppAction, Value == ListScreenAction {
  static var lists: Self {
    CasePath(embed: Root.lists) { if case .lists(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == AppAction, Value == NoteScreenAction {
  static var notes: Self {
    CasePath(embed: Root.notes) { if case .notes(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == AppAction, Value == OverlayAction {
  static var overlay: Self {
    CasePath(embed: Root.overlay) { if case .overlay(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == AppAction, Value == SpendingScreenAction {
  static var spending: Self {
    CasePath(embed: Root.spending) { if case .spending(let action) = $0 { action } else { nil } }
  }
}
