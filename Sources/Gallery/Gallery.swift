import Composable
import Loop
import Parts
import Screen

/// The menu and the open program, run as one, so typed-ahead keys reach the program that is open by then.
struct Gallery: Equatable {
  var menu: Menu
  var exhibit: Exhibit?
  /// What can be done in what is open, by name or below headings.
  var palette: Palette<GalleryAction>?
  /// Whether leaving the program leaves the gallery, too, because it was named on the command line.
  var isDirect: Bool
  var isOver = false
  /// Printed when the gallery has ended: what programs were asked for.
  var answers: [String] = []
  /// Keys of a person's own.
  let keys: [String: [Key]]

  init(_ entry: Entry? = nil, keys: [String: [Key]] = [:]) {
    menu = Menu(entries: Entry.all)
    exhibit = entry?.exhibit
    isDirect = entry != nil
    self.keys = keys
  }

  private init(showing exhibit: Exhibit) {
    self.init()
    self.exhibit = exhibit
  }

  var keymap: Keymap<GalleryAction> {
    if palette != nil {
      return Palette.keymap.map(GalleryAction.palette).adding(
        Keymap([Command("gallery.quit", keys: "ctrl+c", action: .menu(.visit(.left(.quit))))])
      ).with(CommandSettings(keys: keys))
    }
    return openKeymap.adding(
      Keymap([Command("gallery.palette", keys: ":", "ctrl+p", action: .paletteOpened)]))
  }

  /// With the keys that are set, which no program needs to know.
  fileprivate var openKeymap: Keymap<GalleryAction> {
    (exhibit.map { $0.keymap.map(GalleryAction.exhibit) } ?? menu.keymap.map(GalleryAction.menu))
      .with(CommandSettings(keys: keys))
  }

  /// All that can be open, each with the commands that are heard together.
  static var modes: [CommandMode<Void, GalleryAction>] {
    let menu = Gallery()
    var choosing = menu
    choosing.palette = Palette(menu.keymap)
    let exhibits = Entry.all.flatMap { [$0.exhibit] + $0.others }
    return ([menu, choosing] + exhibits.map(Gallery.init(showing:))).map { CommandMode($0.keymap) }
  }

  fileprivate var askingForHelp: GalleryAction {
    exhibit.map { .exhibit($0.visit(.helpAsked)) } ?? .menu(.visit(.helpAsked))
  }

  /// Keys in the footer are pressed without this.
  static var mouse: Mouse<Gallery, GalleryAction> {
    Palette.mouse.map(GalleryAction.palette) { $0.palette }
      .adding(Mouse { $0.action(for: $1) })
      .adding(PartsTour.mouse.map({ .exhibit(.partsTour($0)) }) { $0.exhibit?.partsTour })
      .adding(Tail<LogLine>.mouse.map({ .exhibit(.log(.tail($0))) }) { $0.exhibit?.log?.tail })
      .adding(Wizard.mouse.map({ .exhibit(.wizard($0)) }) { $0.exhibit?.wizard })
  }

  func action(for pointer: Pointer<MenuPlace>) -> GalleryAction? {
    if case .pressed(.program(let row), .left, _) = pointer { .menu(.programPressed(row)) } else { nil }
  }
}

enum GalleryAction: Equatable, Sendable {
  case menu(MenuAction)
  case exhibit(ExhibitAction)
  /// Reads the commands of the open program, which needs no line for it.
  case paletteOpened
  indirect case palette(PaletteAction<GalleryAction>)
  /// The terminal was closed or the user left: cancels everything.
  case ended
}

private struct Running: Hashable, Sendable {}

private let partsReducer = Reducer<Gallery, GalleryAction, GalleryEnvironment> { state, action, environment in
  switch action {
  case .menu(let action):
    return menuReducer.run(action, in: &state, at: \.menu, environment.services, as: GalleryAction.menu)
  case .exhibit(let action):
    return exhibitReducer.run(action, in: &state, at: \.exhibit, environment, as: GalleryAction.exhibit)
  case .paletteOpened:
    state.palette = Palette(state.openKeymap)
    return .none
  case .palette(.ran(let action)):
    state.palette = nil
    return .send(action)
  // The row says it.
  case .palette(.refused): return .none
  case .palette(.closed):
    state.palette = nil
    return .none
  case .palette(let action):
    return Palette<GalleryAction>.reducer.run(
      action, in: &state, at: \.palette, PaletteEnvironment(), as: GalleryAction.palette)
  case .ended: return .none
  }
}

/// Opens or leaves a program if its parts have asked for it.
let galleryReducer = Reducer<Gallery, GalleryAction, GalleryEnvironment> { state, action, environment in
  if action == .ended { return .cancel(id: Running()) }
  let effect = partsReducer(&state, action, environment).cancellable(id: Running())
  if action == state.askingForHelp { state.palette = Palette(state.openKeymap, as: .help) }
  if let chosen = state.menu.chosen {
    state.menu.chosen = nil
    return effect.merged(with: open(Entry.all[chosen], in: &state))
  }
  if state.exhibit?.visit.exit != nil { state.answers += state.exhibit?.answers ?? [] }
  switch state.exhibit?.visit.exit ?? state.menu.visit.exit {
  case .quit?: state.isOver = true
  case .back? where state.isDirect: state.isOver = true
  case .back?: state.exhibit = nil
  case nil: break
  }
  return effect
}

private func open(_ entry: Entry, in state: inout Gallery) -> Effect<GalleryAction> {
  state.exhibit = entry.exhibit
  return entry.opening.map { .send(.exhibit($0)) } ?? .none
}

struct GalleryView: View {
  let gallery: Gallery

  func draw(on canvas: inout Canvas) {
    let open: any View = gallery.exhibit.map(ExhibitView.init) ?? MenuView(menu: gallery.menu)
    Screened(open, keymap: gallery.openKeymap).draw(on: &canvas)
    if let palette = gallery.palette { canvas.draw(Modal(PaletteView(palette)), in: canvas.bounds) }
  }
}
