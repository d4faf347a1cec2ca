import Composable
import FoundationEssentials
import Loop
import Screen

extension Gallery {
  /// The whole gallery as tests play it: without terminal and network, on a disk that is full. The inspector plays it, too, when it writes a
  /// test of what was done.
  static func rehearsal(opening name: String? = nil) -> Rehearsal<Gallery, GalleryAction> {
    let entry = Entry.all.first { $0.name == name }
    return Rehearsal(
      size: Size(80, 24), initialState: Gallery(entry), reducer: galleryReducer,
      environment: { clock in
        .live(
          services: Services(suspend: { .none }, bell: { .none }),
          variables: ["XDG_STATE_HOME": "/dev/null"],
          transport: { _ in (Data(), HTTPResponse(status: 404)) }, clock: clock)
      },
      view: GalleryView.init, keymap: \.keymap, mouse: Gallery.mouse, isOver: \.isOver,
      whenOpen: entry?.opening.map(GalleryAction.exhibit), whenOver: .ended)
  }
}
