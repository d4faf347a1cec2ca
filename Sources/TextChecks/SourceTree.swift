import FoundationEssentials

/// The folder of the project, as far as texts are concerned.
public struct SourceTree: Sendable {
  /// Where `Package.swift` is.
  public let root: URL

  /// The tree in a folder.
  public init(root: URL) { self.root = root }

  /// The tree that a file of the source is in, or else the current folder.
  public init(of file: String) {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    root = folder.path == "/" ? URL(filePath: FileManager.default.currentDirectoryPath) : folder
  }

  /// The codes of the languages that have a folder of texts, English first.
  public func languages() throws -> [String] {
    let texts = root.appending(path: "Sources/CTexts")
    let folders = try FileManager.default.contentsOfDirectory(atPath: texts.path).filter {
      FileManager.default.fileExists(atPath: texts.appending(path: "\($0)/screen.ftl").path)
    }
    return folders.filter { $0 == "en" } + folders.filter { $0 != "en" }.sorted()
  }

  /// A file of texts; empty if a language doesn't have it yet.
  func text(_ code: String, _ part: String) throws -> String {
    let file = root.appending(path: "Sources/CTexts/\(code)/\(part).ftl")
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    return try String(contentsOf: file, encoding: .utf8)
  }

  func code(of modules: [String]) throws -> [String] {
    try modules.flatMap { module in
      let folder = root.appending(path: "Sources/\(module)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".swift")
      }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }
}
