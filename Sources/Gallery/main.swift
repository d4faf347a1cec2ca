import Composable
import FoundationEssentials
import Inspector
import Loop
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

func complain(_ text: String) {
  let line = Array("gallery: \(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

func run(_ entry: Entry?, _ options: Options) -> Int32 {
  do {
    let keys = try options.keys.map(Gallery.keys(inFile:)) ?? [:]
    let terminal = try Terminal(inline: entry?.inline, pipes: entry?.pipes ?? .refused)
    defer { terminal.leave() }
    let environment = GalleryEnvironment.live(
      services: .live(terminal.handle), options: options, variables: ProcessInfo.processInfo.environment,
      transport: liveTransport(), input: StandardInput.hasData ? StandardInput.lines : nil)
    let store = Store(
      initialState: Gallery(entry, keys: keys), reducer: galleryReducer, environment: environment)
    let program = Program(
      store: store, view: GalleryView.init, keymap: \.keymap, mouse: Gallery.mouse, isOver: \.isOver,
      whenOpen: entry?.opening.map(GalleryAction.exhibit), whenOver: .ended)
    // F12 shows how each program came to what it shows, and writes tests of it.
    let name = entry?.name
    program.inspect(
      playing: PlayTest("Gallery.rehearsal(\(name.map { "opening: \"\($0)\"" } ?? ""))") {
        Gallery.rehearsal(opening: name)
      },
      cutting: TestCut(reducer: "galleryReducer", environment: ".unimplemented", initialState: "Gallery()"),
      inReleaseBuilds: true, keeping: entry?.history ?? .keeping(200))
    program.run(on: terminal)
    terminal.leave()
    for line in store.state.answers { print(line) }
    return 0
  } catch {
    complain("\(error)")
    return 2
  }
}

switch Invocation(CommandLine.arguments.dropFirst()) {
case .open(let entry, let options):
  exit(run(entry, options))
case .list:
  print(Invocation.listing)
case .commands:
  print(Invocation.commandListing)
case .help:
  print(Invocation.usage)
case .mistake(let sentence):
  complain(sentence)
  exit(2)
}
