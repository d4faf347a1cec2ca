import Parts
import Screen

extension App {
  /// What the mouse does, whether the program runs in a terminal, by a script or from a recording.
  package static var mouse: Mouse<App, AppAction> {
    tabMouse
      .adding(Mouse { $0.action(for: $1 as Pointer<Tabs.TabPlace>) })
      .adding(Mouse { $0.action(for: $1 as Pointer<SidebarPlace>) })
      .adding(Mouse { $0.action(for: $1 as Pointer<OverlayPlace>) })
      .adding(Toasts.mouse.map({ .sharing(.toasts($0)) }, of: { $0.tab == .lists ? $0.sharing.toasts : nil }))
      .adding(Overlay.kinds.reduce(.none) { $0.adding($1.appMouse) })
  }

  var hearsTabs: Bool { loading.isLoaded && !isWaiting && overlay == nil }
  private var canLeaveTab: Bool { hearsTabs && !screen(of: tab).isTyping }

  private func action(for pointer: Pointer<Tabs.TabPlace>) -> AppAction? {
    canLeaveTab ? pointer.press.map { .headerPressed($0.index) } : nil
  }

  private func action(for pointer: Pointer<SidebarPlace>) -> AppAction? {
    canLeaveTab ? pointer.press.map { .sidebarPressed($0) } : nil
  }

  private func action(for pointer: Pointer<OverlayPlace>) -> AppAction? {
    isWaiting ? nil : overlay?.feature.action(for: pointer).map(AppAction.overlay)
  }
}
