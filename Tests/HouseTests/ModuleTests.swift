import FoundationEssentials
import Glibc
import Synchronization
import Testing

/// Which modules may import which, and which may use the outside world.
@Suite struct ModuleTests {
  static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The Swift files of a module, with their lines.
  static func files(in module: String) throws -> [(name: String, lines: [String])] {
    try read.withLock { read in
      let files = try read[module] ?? readFiles(in: module)
      read[module] = files
      return files
    }
  }

  private static let read = Mutex<[String: [(name: String, lines: [String])]]>([:])

  private static func readFiles(in module: String) throws -> [(name: String, lines: [String])] {
    let folder = root.appending(path: "Sources").appending(path: module).path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: URL(filePath: "\(folder)/\(path)"), encoding: .utf8)
      return (
        "\(module)/\(path)", text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      )
    }
  }

  static func imports(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      // The first character rules out most lines.
      guard let first = line.utf8.first, "i@p".utf8.contains(first) else { return nil }
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"), index <= 2, index + 1 < words.count,
        words[..<index].allSatisfy({
          $0.hasPrefix("@") || ["public", "internal", "private", "package"].contains($0)
        })
      else { return nil }
      return words[index + 1]
    }
  }

  /// The modules that each module may import, besides the standard library's.
  static let allowed: [String: Set<String>] = [
    "Dumping": [],
    "Phrases": ["Synchronization"],
    "QRCodes": [],
    "Composable": ["Dumping"],
    "Screen": ["CWidth", "Glibc", "Musl"],
    "Loop": ["Composable", "Screen", "Dispatch", "Glibc", "Musl"],
    "Parts": ["Composable", "Screen", "Dumping"],
    "Inspector": ["Composable", "Dumping", "Screen", "Loop", "FoundationEssentials", "Glibc", "Musl"],
    "ComposableTesting": ["Composable", "Dumping", "FailureReporting", "FoundationEssentials", "Glibc"],
    "ScreenTesting": ["Screen", "FailureReporting", "FoundationEssentials", "Glibc", "Musl"],
    "Markdown": ["Screen", "CMarkdown"],
    "ToteModel": ["FoundationEssentials"],
    "ToteFormats": ["ToteModel", "FoundationEssentials"],
    "ToteSync": ["ToteModel", "ToteFormats", "Composable", "FoundationEssentials"],
    "ToteStorage": [
      "ToteModel", "ToteFormats", "CSQLite", "Composable", "FoundationEssentials", "Dispatch", "Glibc",
    ],
    "ToteSyncMain": [
      "ToteModel", "ToteFormats", "ToteSync", "ToteStorage", "Composable", "Parts", "Terminal", "Phrases",
      "CTexts", "CCurl", "CExpat", "FoundationEssentials", "Dispatch", "Glibc", "Musl",
    ],
    "Tote": [
      "ToteModel", "Composable", "Screen", "Parts", "Markdown", "Phrases", "CTexts", "QRCodes",
      "FoundationEssentials",
    ],
  ]
  static let standard: Set<String> = ["Swift", "Synchronization", "_Concurrency"]

  @Test("a module imports what it may know, and nothing else", arguments: allowed.keys.sorted())
  func imports(module: String) throws {
    for file in try Self.files(in: module) {
      let strange = Set(Self.imports(file.lines)).subtracting(Self.allowed[module]!).subtracting(
        Self.standard)
      #expect(strange.isEmpty, "\(file.name) imports \(strange.sorted().joined(separator: ", "))")
    }
  }

  @Test("the whole of Foundation is imported by the gallery alone")
  func foundation() throws {
    let sources = Self.root.appending(path: "Sources").path
    for module in try FileManager.default.contentsOfDirectory(atPath: sources) where module != "Gallery" {
      for file in try Self.files(in: module) {
        let strange = Self.imports(file.lines).filter { $0 == "Foundation" || $0 == "FoundationNetworking" }
        #expect(strange.isEmpty, "\(file.name) imports \(strange.joined(separator: ", "))")
      }
    }
  }

  @Test("the network is imported by one file alone")
  func network() throws {
    let files = try Self.files(in: "Gallery").filter {
      !Set(Self.imports($0.lines)).isDisjoint(with: ["Foundation", "FoundationNetworking"])
    }
    #expect(files.map(\.name) == ["Gallery/HTTP/LiveTransport.swift"])
  }

  @Test("the network that lists are shared by is known to one module, which tote is not linked with")
  func sharing() throws {
    let sources = Self.root.appending(path: "Sources").path
    for module in try FileManager.default.contentsOfDirectory(atPath: sources) where module != "ToteSyncMain"
    {
      for file in try Self.files(in: module) {
        let strange = Self.imports(file.lines).filter { ["CCurl", "CExpat"].contains($0) }
        #expect(strange.isEmpty, "\(file.name) imports \(strange.joined(separator: ", "))")
      }
    }
    for file in try Self.files(in: "ToteMain") {
      #expect(!Self.imports(file.lines).contains("ToteSync"), "\(file.name)")
    }
  }

  @Test("the modules between read no clock, make no UUID, touch no file and start no task of their own")
  func pure() throws {
    let forbidden = [
      "Date()", "Date.now", "UUID()", "FileManager", "Task {", "Task.detached", "ContinuousClock()",
    ]
    for module in ["Tote", "ToteModel", "ToteFormats", "ToteSync", "Markdown", "Screen"] {
      for file in try Self.files(in: module) {
        for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          for word in forbidden where strstr(line, word) != nil {
            Issue.record("\(file.name):\(number + 1) has \(word)")
          }
        }
      }
    }
  }

  @Test("the article of the features names each folder of the app, and no other")
  func features() throws {
    let app = Self.root.appending(path: "Sources/Tote")
    let article = try String(contentsOf: app.appending(path: "Tote.docc/Features.md"), encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
        String($0.element)
      }
    }
    for folder in named {
      #expect(FileManager.default.fileExists(atPath: app.appending(path: folder).path), "\(folder)")
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: app.path).filter { $0 != "Tote.docc" }
    #expect(Set(named.map { String($0.prefix { $0 != "/" }) }) == Set(folders))
  }

  @Test("the rule has modules to look at")
  func notEmpty() throws {
    #expect(try Self.files(in: "Composable").count > 20)
    #expect(
      Self.imports(["@testable import Foo", "public import Bar", "let x = \"import Baz\""]) == ["Foo", "Bar"])
  }
}
