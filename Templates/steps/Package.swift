// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "steps",
  dependencies: [.package(name: "tote", path: "../tote")],
  targets: [
    .executableTarget(
      name: "Steps",
      dependencies: [
        .product(name: "Composable", package: "tote"), .product(name: "Screen", package: "tote"),
        .product(name: "Loop", package: "tote"), .product(name: "Terminal", package: "tote"),
      ]),
    .testTarget(
      name: "StepsTests",
      dependencies: [
        "Steps",
        .product(name: "ComposableTesting", package: "tote"), .product(name: "Loop", package: "tote"),
        .product(name: "Screen", package: "tote"), .product(name: "ScreenTesting", package: "tote"),
      ]),
  ])
