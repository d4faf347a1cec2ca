/// A test, if there could be one, and a sentence for the person who asked for it.
public struct WrittenTest: Sendable {
  /// Swift source of the test.
  public let source: String?
  /// The length of the test and what was left out; without a test, the reason.
  public let summary: String
  private var imports: [String] = []
  private var module = ""

  init(source: String?, summary: String) { (self.source, self.summary) = (source, summary) }

  /// - Parameters:
  ///   - imports: What the test needs in any case.
  ///   - module: The one with the program.
  init(source: String, summary: String, imports: [String], module: String) {
    self.init(source: source, summary: summary)
    (self.imports, self.module) = (imports, module)
  }

  /// A whole file of it, which compiles as it is in a target of tests.
  public var file: String? {
    guard let source else { return nil }
    var imports = imports
    if source.contains("assertFrame(") { imports.append("ScreenTesting") }
    if source.contains("swiftSource(at:") { imports.append("Dumping") }
    let lines = imports.sorted().map { "import \($0)\n" }.joined()
    return lines + "\n@testable import \(module)\n\n" + source
  }
}

extension StaticString {
  /// Of a file's id, the module.
  var module: String { String("\(self)".prefix { $0 != "/" }) }
}
