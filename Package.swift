// swift-tools-version: 6.2
import PackageDescription

// The targets in the order of their dependencies: a target knows only those above it.
let package = Package(
  name: "tote",
  products: [
    .library(name: "Composable", targets: ["Composable"]),
    .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
    .library(name: "Screen", targets: ["Screen"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    // The architecture: State, Action, Reducer, Environment, Effect, Store. The standard library alone.
    .target(name: "Composable"),
    // The bench for reducers: TestStore, TestClock, the drain executor, every failure message.
    .target(name: "ComposableTesting", dependencies: ["Composable"]),
    // The terminal as data: Cell, Frame, View, Key, Keymap. Knows nothing, not even Composable.
    .target(name: "Screen"),
    // Frames as text that people can review, and what a test says when they differ.
    .target(name: "ScreenTesting", dependencies: ["Screen"]),
    // The product: model, reducers, key tables, views. No files, no clocks.
    .target(name: "Tote", dependencies: ["Composable", "Screen"]),
    // SQLite's header, and what Swift cannot reach of it.
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    // The product's Environment on SQLite.
    .target(name: "ToteStorage", dependencies: ["Tote", "CSQLite"]),
    // Figures, as ratios taken in one run: `swift run -c release benchmarks core`.
    .executableTarget(name: "Benchmarks", dependencies: ["Composable", "ComposableTesting"]),

    // The house's own rules: who imports whom.
    .testTarget(name: "HouseTests"),
    .testTarget(name: "ComposableTests", dependencies: ["Composable", "ComposableTesting"]),
    .testTarget(name: "ComposableTestingTests", dependencies: ["Composable", "ComposableTesting"]),
    .testTarget(name: "ToteTests", dependencies: ["Tote", "Composable", "ComposableTesting", "Screen", "ScreenTesting"]),
    .testTarget(name: "ScreenTests", dependencies: ["Screen", "ScreenTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
