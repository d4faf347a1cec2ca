// swift-tools-version: 6.2
import PackageDescription

// The targets in the order of their dependencies: a target knows only those above it.
let package = Package(
  name: "tote",
  products: [
    .library(name: "Composable", targets: ["Composable"]),
    .library(name: "Dumping", targets: ["Dumping"]),
    .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
    .library(name: "Screen", targets: ["Screen"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "Loop", targets: ["Loop"]),
    .library(name: "Parts", targets: ["Parts"]),
    .library(name: "Inspector", targets: ["Inspector"]),
    .library(name: "Markdown", targets: ["Markdown"]),
    .library(name: "Terminal", targets: ["Terminal"]),
    .library(name: "Phrases", targets: ["Phrases"]),
    .executable(name: "tote", targets: ["ToteMain"]),
    .executable(name: "tote-sync", targets: ["ToteSyncMain"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "snapshots", targets: ["SnapshotsMain"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "words", targets: ["WordsMain"]),
  ],
  targets: [
    // Texts in many languages, read from files in Fluent's syntax. The standard library alone.
    .target(name: "Phrases"),
    // A text as a QR code. The standard library alone.
    .target(name: "QRCodes"),
    // Values as Swift source, and their difference. The standard library alone.
    .target(name: "Dumping"),
    // The architecture: State, Action, Reducer, Environment, Effect, Store.
    .target(name: "Composable", dependencies: ["Dumping"]),
    // How a failed check reaches the test that is running, of Swift Testing or of XCTest.
    .target(name: "FailureReporting"),
    // Tests of reducers: TestStore, TestClock, the drain executor, every failure message.
    .target(name: "ComposableTesting", dependencies: ["Composable", "Dumping", "FailureReporting"]),
    // The C library's own answer to how wide a character is, which Swift cannot reach.
    .target(name: "CWidth"),
    // The terminal as data: Cell, Frame, View, Key, Keymap. Knows nothing of Composable.
    .target(name: "Screen", dependencies: ["CWidth"]),
    // Frames as text that people can review, and what a test says when they differ.
    .target(name: "ScreenTesting", dependencies: ["Screen", "FailureReporting"]),
    // Program runs a Store with a view and a keymap on a Console; the scripted console.
    .target(name: "Loop", dependencies: ["Composable", "Screen"]),
    // Toasts, questions, forms, tables: features that any program can have.
    .target(name: "Parts", dependencies: ["Composable", "Screen", "Dumping"]),
    // A program's history: step back, record, replay, cut a test.
    .target(name: "Inspector", dependencies: ["Composable", "Dumping", "Screen", "Loop"]),
    // The C side of the terminal: what Swift cannot reach of ncurses, and the guard that restores it.
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    // The Console that is a real terminal: ncurses painting, input, signals.
    .target(name: "Terminal", dependencies: ["Loop", "Screen", "CNcurses"]),
    // md4c's header, and the dialect of Markdown that notes are written in.
    .target(name: "CMarkdown", linkerSettings: [.linkedLibrary("md4c")]),
    // Markdown as styled rows: a View that anybody can use.
    .target(name: "Markdown", dependencies: ["Screen", "CMarkdown"]),
    // What there is (items, lists, notes) and what happens to it (changes, undo, use cases). No screens, effects or files.
    .target(name: "ToteModel"),
    // Import and export: Markdown, todo.txt, CSV, iCalendar, JSON.
    .target(name: "ToteFormats", dependencies: ["ToteModel"]),
    // Sharing, as far as it is pure: merging, the protocol's requests and answers, one synchronisation. No network, no clock.
    .target(name: "ToteSync", dependencies: ["ToteModel", "ToteFormats", "Composable"]),
    // What the program says in each language: files for translators.
    .target(name: "CTexts"),
    // The program on the screen, feature by feature. No files, no clocks.
    .target(
      name: "Tote",
      dependencies: [
        "ToteModel", "Composable", "Screen", "Parts", "Markdown", "Phrases", "CTexts", "QRCodes",
      ]),
    // SQLite's header, and what Swift cannot reach of it.
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    // libcurl's header, and what Swift cannot reach of it.
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("curl")]),
    // expat's header, and the one kind of parser that is used.
    .target(name: "CExpat", linkerSettings: [.linkedLibrary("expat")]),
    // SQLite, files and backups: values of ToteModel in and out. Knows no screen.
    .target(
      name: "ToteStorage", dependencies: ["ToteModel", "ToteFormats", "CSQLite"]),
    // The commit that the packagers build. SwiftPM's own answer is out of date after the next commit, since it is cached.
    .target(
      name: "CBuild",
      cSettings: [.define("TOTE_COMMIT", to: "\"\(Context.environment["TOTE_COMMIT"] ?? "")\"")]),
    // The program itself: the command line, the live Environment, the terminal. `swift run tote`.
    .executableTarget(
      name: "ToteMain",
      dependencies: [
        "Composable", "Screen", "Parts", "Loop", "Terminal", "Inspector", "Markdown", "Phrases", "QRCodes",
        "ToteModel", "ToteFormats", "Tote", "ToteStorage", "CBuild",
      ],
      // The chapters of the guide, for `tote help guide`: the folder is a link to Documentation/Guide.
      resources: [.embedInCode("Guide")]),
    // What shares lists with a server: HTTP, XML, passwords, and a command line of its own. `swift run tote-sync`.
    .executableTarget(
      name: "ToteSyncMain",
      dependencies: [
        "Composable", "Parts", "Terminal", "Phrases", "CTexts", "ToteModel", "ToteFormats", "ToteSync",
        "ToteStorage", "CCurl", "CExpat",
      ]),
    // Small programs on the same architecture, each to show one thing: `swift run gallery`.
    .executableTarget(
      name: "Gallery", dependencies: ["Composable", "Screen", "Loop", "Parts", "Inspector", "Terminal"]),
    // Looks after the accepted frames: review, accept, prune, report. `swift run snapshots review`.
    .executableTarget(
      name: "SnapshotsMain",
      dependencies: ["Composable", "Screen", "ScreenTesting", "Loop", "Terminal", "Inspector"]),
    // What can be told of the files of texts without running the program.
    .target(name: "TextChecks", dependencies: ["Phrases"]),
    // Says it for translators: `Scripts/words fr`.
    .executableTarget(name: "WordsMain", dependencies: ["TextChecks"]),
    // Figures, as ratios taken in one run: `swift run -c release benchmarks core`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Composable", "Dumping", "ComposableTesting", "Screen", "Loop", "Parts", "Phrases", "Inspector",
        "ToteModel",
        "ToteFormats", "Tote",
        "ToteStorage",
        "Spawn",
      ],
      exclude: ["Floor", "ListProgram", "Spawn"]),
    .target(name: "Spawn", path: "Sources/Benchmarks/Spawn"),
    // What `benchmarks screen` runs in a pty, side by side: one list in bare C, and on our architecture.
    .executableTarget(
      name: "floor", path: "Sources/Benchmarks/Floor", linkerSettings: [.linkedLibrary("ncursesw")]),
    .executableTarget(
      name: "listprogram", dependencies: ["Composable", "Screen", "Loop", "Terminal"],
      path: "Sources/Benchmarks/ListProgram"),

    // The house's own rules: who imports whom.
    .testTarget(name: "HouseTests", dependencies: ["TextChecks"]),
    // What the README and the articles show, compiled and run.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Composable", "ComposableTesting", "Screen", "ScreenTesting", "Parts", "Loop", "Inspector",
        "Terminal",
      ]),
    // The files of texts that the article of Phrases shows, embedded as it shows.
    .target(name: "CExampleTexts", path: "Tests/CExampleTexts"),
    .testTarget(name: "PhrasesTests", dependencies: ["Phrases", "CExampleTexts"]),
    .testTarget(name: "QRCodesTests", dependencies: ["QRCodes"]),
    .testTarget(name: "DumpingTests", dependencies: ["Dumping", "Composable"]),
    .testTarget(name: "ComposableTests", dependencies: ["Composable", "ComposableTesting"]),
    .testTarget(name: "ComposableTestingTests", dependencies: ["Composable", "ComposableTesting"]),
    // Rows and Markdown by chance, and rows with nothing left blank: what the tests of several modules start from.
    .target(name: "ToteTesting", dependencies: ["ToteModel"], path: "Tests/ToteTesting"),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "Screen", "ScreenTesting", "ToteTesting"]),
    .testTarget(name: "ToteModelTests", dependencies: ["ToteModel", "ToteTesting"]),
    .testTarget(name: "ToteFormatsTests", dependencies: ["ToteFormats", "ToteModel", "ToteTesting"]),
    .testTarget(
      name: "ToteSyncTests",
      dependencies: [
        "ToteSync", "ToteModel", "ToteFormats", "Composable", "ComposableTesting", "ToteTesting",
      ]),
    .testTarget(
      name: "ToteTests",
      dependencies: [
        "Tote", "ToteModel", "ToteFormats", "Markdown", "Composable", "ComposableTesting", "Screen",
        "ScreenTesting", "Parts", "Phrases", "Loop", "QRCodes", "ToteTesting",
      ]),
    .testTarget(
      name: "ToteStorageTests",
      dependencies: [
        "ToteStorage", "ToteMain", "ToteModel", "ToteFormats", "Tote", "Composable", "Screen", "CSQLite",
        "ToteTesting",
      ], exclude: ["Fixtures"]),
    .testTarget(name: "ScreenTests", dependencies: ["Screen", "ScreenTesting"]),
    .testTarget(
      name: "PartsTests", dependencies: ["Parts", "ComposableTesting", "Composable", "Screen", "Loop"]),
    .testTarget(name: "LoopTests", dependencies: ["Loop", "Composable", "Screen"]),
    .testTarget(
      name: "InspectorTests",
      dependencies: ["Inspector", "ComposableTesting", "ScreenTesting", "Composable", "Screen", "Loop"]),
    // An HTTP server on the loopback that answers what a test says.
    .target(name: "LoopbackTesting", path: "Tests/LoopbackTesting"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "ComposableTesting", "ScreenTesting", "Loop", "Parts", "Inspector", "Terminal",
        "LoopbackTesting",
      ]),
    // Programs that are driven by chance, and what is written of their runs: see Scripts/check-cuts.
    .target(
      name: "CutPrograms",
      dependencies: ["Composable", "Dumping", "Screen", "Loop", "Parts", "Inspector", "ToteTesting"],
      path: "Tests/CutPrograms"),
    .testTarget(name: "CutsTests", dependencies: ["CutPrograms", "Inspector", "Loop", "Gallery"]),
    .testTarget(name: "ToteCutsTests", dependencies: ["CutPrograms", "Inspector", "Loop", "Tote"]),
    .testTarget(
      name: "SnapshotsTests", dependencies: ["SnapshotsMain", "ComposableTesting", "ScreenTesting", "Loop"]),
    // A real pty, and an independent terminal (libvterm) to judge what was painted on it.
    .target(
      name: "CPty", path: "Tests/CPty", linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    // The shell in that pty: starts a program, stops it and continues it.
    .executableTarget(name: "PtyShell", path: "Tests/PtyShell"),
    // The driver of the pty tests: starts a program, presses its keys, reads its screen.
    .target(name: "PtyTesting", dependencies: ["CPty", "PtyShell"], path: "Tests/PtyTesting"),
    // What the pty tests run beside the gallery: paints frames from a seed, prints the events it gets.
    .executableTarget(
      name: "ConsoleProbe", dependencies: ["Terminal", "Loop", "Screen"], path: "Tests/ConsoleProbe"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "Loop", "Screen", "CPty", "PtyTesting", "ConsoleProbe", "Gallery"]),
    .testTarget(
      name: "ToteMainTests",
      dependencies: [
        "ToteMain", "ToteModel", "ToteFormats", "Markdown", "Tote", "ToteStorage", "Screen", "CPty",
        "PtyTesting", "LoopbackTesting",
        "ToteTesting",
      ]),
    .testTarget(
      name: "ToteSyncMainTests",
      dependencies: [
        "ToteSyncMain", "ToteSync", "ToteModel", "ToteFormats", "ToteStorage", "Tote", "LoopbackTesting",
        "CPty", "PtyTesting",
        "ToteTesting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The tests that were written of runs by chance, which Scripts/check-cuts compiles and runs.
if Context.environment["TOTE_CUTS"] != nil {
  let programs = ["CutPrograms", "Gallery", "Tote", "ToteModel"].filter { name in
    package.targets.contains { $0.name == name }
  }
  package.targets.append(
    .testTarget(
      name: "WrittenTests",
      dependencies: [
        "Composable", "ComposableTesting", "Dumping", "Inspector", "Loop", "Parts", "Screen", "ScreenTesting",
      ] + programs.map { .init(stringLiteral: $0) }, path: ".build/written"))
}

// The libraries that are tested are optimised, each as a whole, which makes the suite five times as fast; the tests and the programs
// around the libraries are not, since compiling them so would take longer than they gain. See Scripts/test.
if Context.environment["TOTE_OPTIMIZED"] != nil {
  for target in package.targets where target.type == .regular {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-O", "-wmo", "-disable-batch-mode", "-num-threads", "2", "-assert-config", "Debug"])
      ]
  }
}
