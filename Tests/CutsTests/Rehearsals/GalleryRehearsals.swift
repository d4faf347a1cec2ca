import Composable
import FoundationEssentials
import Loop
import Parts
import Screen

@testable import Gallery

// The gallery's programs, without network and terminal. Tests that are written of their runs begin with these.

private let quiet = Services(suspend: { .none }, bell: { .none })

func galleryEnvironment(_ clock: any Clock<Duration>) -> GalleryEnvironment {
  .live(
    services: quiet, variables: ["XDG_STATE_HOME": "/dev/null"],
    transport: { _ in (Data(), HTTPResponse(status: 404)) },
    clock: clock)
}

enum CutsTestsRehearsals {
  static func counter() -> Rehearsal<Counter, CounterAction> {
    Rehearsal(
      size: Size(60, 20), initialState: Counter(), reducer: counterReducer,
      environment: { galleryEnvironment($0).counter }, view: CounterView.init, keymap: \.keymap)
  }

  static func weather() -> Rehearsal<Weather, WeatherAction> {
    Rehearsal(
      size: Size(60, 20), initialState: Weather(), reducer: weatherReducer,
      environment: { clock in
        WeatherEnvironment(
          client: WeatherClient { _ in (Data(), HTTPResponse(status: 404)) }, services: quiet,
          clock: clock)
      }, view: WeatherView.init, keymap: \.keymap)
  }

  static func firstRun() -> Rehearsal<FirstRun, FirstRunAction> {
    Rehearsal(
      size: Size(60, 20), initialState: FirstRun(), reducer: firstRunReducer,
      environment: { galleryEnvironment($0).firstRun }, view: FirstRunView.init, keymap: \.keymap)
  }

  static func partsTour() -> Rehearsal<PartsTour, PartsTourAction> {
    Rehearsal(
      size: Size(80, 24), initialState: PartsTour(), reducer: partsTourReducer,
      environment: { PartsTourEnvironment(clock: $0, services: quiet) }, view: PartsTourView.init,
      keymap: \.keymap, mouse: PartsTour.mouse)
  }

  static func gallery() -> Rehearsal<Gallery, GalleryAction> { Gallery.rehearsal() }
}

func counter() -> Rehearsal<Counter, CounterAction> { CutsTestsRehearsals.counter() }
func weather() -> Rehearsal<Weather, WeatherAction> { CutsTestsRehearsals.weather() }
func firstRun() -> Rehearsal<FirstRun, FirstRunAction> { CutsTestsRehearsals.firstRun() }
func partsTour() -> Rehearsal<PartsTour, PartsTourAction> { CutsTestsRehearsals.partsTour() }
func gallery() -> Rehearsal<Gallery, GalleryAction> { CutsTestsRehearsals.gallery() }
