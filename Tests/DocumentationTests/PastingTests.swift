// Compiles each block of the README and the articles as it would be pasted, with the imports it shows. The
// code is only checked here; the `…Examples.swift` files also run it.

import Foundation
import Testing

@Suite struct PastingTests {
  /// Blocks that form one module: a program of the README with its test, or all articles.
  struct Program: CustomTestStringConvertible {
    let module: String
    let blocks: [[String]]
    var testDescription: String { module }
  }

  static func programs() throws -> [Program] {
    let first = try DocumentationTests.blocks("Documentation/FirstProgram.md").filter {
      !DocumentationTests.isManifest($0)
    }
    try #require(first.count == 6)
    let articles = DocumentationTests.documents.filter {
      $0.hasPrefix("Sources/") && !$0.hasSuffix("/Composable.md")
    }
    return [
      Program(module: "Clicks", blocks: try DocumentationTests.blocks("README.md")),
      Program(module: "Steps", blocks: Array(first[..<3])),
      Program(module: "Facts", blocks: Array(first[3...])),
      Program(module: "Articles", blocks: try articles.flatMap { try DocumentationTests.blocks($0) }),
    ]
  }

  /// The build folder, which contains the modules that the blocks import.
  static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test("every block compiles as it is pasted", .enabled(if: compiler != nil, "swiftc is in PATH"))
  func pasted() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pasting-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for program in try Self.programs() {
      let home = folder.appending(path: program.module)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      let files = try program.blocks.enumerated().map { number, block in
        let isMain =
          block.contains { $0.hasPrefix("let store = Store(") } && !block.contains { $0.contains("@Test") }
        let file = home.appending(path: isMain ? "main.swift" : "Block\(number).swift")
        try block.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      let problems = try Self.check(files, module: program.module)
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  /// Returns the compiler's complaints.
  static func check(_ files: [String], module: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(compiler))
    let maps = ["CWidth", "CNcurses"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(products.appending(path: "\($0).build/module.modulemap").path)"]
    }
    process.arguments =
      [
        "-typecheck", "-swift-version", "6", "-suppress-warnings", "-module-name", module, "-I",
        products.appending(path: "Modules").path,
      ]
      + maps + files
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: words, as: UTF8.self)
  }
}
