/// The files of `assertFrame`:
///
///     Snapshots/ListTests/empty.frame                        accepted, under version control
///     .build/snapshots/pending/ListTests/empty.frame         waiting for `swift run snapshots review`
///     .build/snapshots/touched/ListTests/empty.frame         used by a test, for `prune`

import Synchronization

/// The snapshots of one package.
public struct Snapshots: Sendable {
  /// The folder of the package.
  public let root: String
  /// Whether pending snapshots are written; `SNAPSHOTS=never` prevents it in CI.
  public let writes: Bool

  /// Creates the snapshots of the package at `root`; the environment decides by default whether to write.
  public init(root: String, writes: Bool? = nil) {
    self.root = root
    self.writes = writes ?? (Files.environment("SNAPSHOTS") != "never")
  }

  /// The folder of accepted snapshots.
  public static let accepted = "Snapshots"
  /// The folder of pending snapshots.
  public static let pending = ".build/snapshots/pending"
  /// The folder that records which snapshots the tests used.
  public static let touched = ".build/snapshots/touched"

  /// The result of a comparison.
  public enum Outcome: Hashable, Sendable {
    /// Equal to the accepted snapshot.
    case same
    /// Different, not accepted yet, or impossible to compare; with a message.
    case failed(String)
  }

  /// Compares a story with the accepted one of that name, and writes a difference for later review.
  ///
  /// `place` is the location of the test, such as `ListTests.swift:12`. Two places must not share a name.
  public func check(_ story: Story, suite: String, name: String, place: String) -> Outcome {
    guard Self.isFileName(suite), Self.isFileName(name) else {
      return .failed(
        "\"\(suite)/\(name)\" cannot be the name of a snapshot: use letters, digits, blanks, and - _ + . ,")
    }
    let file = "\(suite)/\(name).frame"
    let text = story.text
    if let other = Self.claim("\(root)/\(file)", place: place, text: text) {
      return .failed(
        "Two snapshots of this run are named \"\(name)\" in \(suite): here, and at \(other). "
          + "Give one of them another name.")
    }
    let pending = "\(root)/\(Self.pending)/\(file)"
    if writes { _ = Files.write("", to: "\(root)/\(Self.touched)/\(file)") }
    let accepted = Files.read("\(root)/\(Self.accepted)/\(file)")
    guard let report = Self.report(accepted: accepted, story, suite: suite, name: name) else {
      if writes { Files.remove(pending) }
      return .same
    }
    guard writes else { return .failed(report + "\n\nNothing was written: SNAPSHOTS=never.") }
    guard Files.write(text, to: pending) else { return .failed(report + "\n\nCould not write \(pending).") }
    return .failed(
      report + "\n\nPending: \(Self.pending)/\(file)\nTo accept or reject it: swift run snapshots review")
  }

  /// Describes the difference from the accepted text, or returns `nil` if there is none.
  static func report(accepted: String?, _ story: Story, suite: String, name: String) -> String? {
    guard let accepted else {
      return "There is no accepted snapshot \"\(name)\" in \(suite) yet.\n\n" + trimmed(story.text)
    }
    // Comparing texts is faster than reading stories.
    if accepted == story.text { return nil }
    do {
      let old = try Story(text: accepted)
      return story.difference(from: old).map { "Snapshot \"\(name)\" in \(suite) " + trimmed($0) }
    } catch {
      return "The accepted snapshot \"\(name)\" in \(suite) cannot be read: \(error).\n\n"
        + trimmed(story.text)
    }
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? trimmed(String(text.dropLast())) : text
  }

  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.allSatisfy { $0.isLetter || $0.isNumber || " -_+.,".contains($0) }
  }

  private static let claims = Mutex<[String: (place: String, text: String)]>([:])

  /// The place that already uses this name, unless a test is repeated.
  private static func claim(_ name: String, place: String, text: String) -> String? {
    claims.withLock { claims in
      guard let other = claims[name] else {
        claims[name] = (place, text)
        return nil
      }
      return other.place == place && other.text == text ? nil : other.place
    }
  }
}
