/// How a failed assertion reaches the test that is running, be it one of Swift Testing or of XCTest.

import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where in the sources an assertion stands.
struct Place: CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The name of the file, without folders and ending.
  var file: String {
    let name = fileID.description.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? "")
  }

  /// `ScreenTests/ListTests.swift:12`.
  var description: String { "\(fileID):\(line)" }
}

func fail(_ message: String, _ place: Place) {
  if Test.current == nil, let xctFail = XCTest.fail {
    xctFail(message, place.filePath, place.line)
    return
  }
  let location = SourceLocation(
    fileID: place.fileID.description, filePath: place.filePath.description, line: Int(place.line),
    column: Int(place.column))
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}

/// NB: XCTest is looked for where it is loaded, not imported: importing it would link it, and all of
/// Foundation with it, into every program that reads snapshots.
private enum XCTest {
  typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  static let fail: Fail? = {
    // A process of Swift Testing has XCTest loaded as well, but no test case of it that could fail.
    if CommandLine.arguments.contains("swift-testing") { return nil }
    let name = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"
    return dlsym(nil, name).map { unsafeBitCast($0, to: Fail.self) }
  }()
}
