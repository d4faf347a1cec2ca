import Dumping
import Screen

/// What is wrong after an action, and what it should be: the end of a play.
public struct Fault: Hashable, Sendable {
  enum Spot: Hashable, Sendable {
    /// A row of the frame.
    case row(Int)
    /// What stands in a place of this name.
    case place(String)
    /// A part of the state, by its path.
    case part(String)
  }

  let spot: Spot
  /// What should be there: a text of the frame, or Swift source.
  var expected: String

  /// A part of the state, by the path that a difference gives it: `rows["apples"]`; what it should be is Swift source.
  public static func part(_ path: String, shouldBe source: String) -> Fault {
    Fault(spot: .part(path), expected: source)
  }

  /// A row of the frame, from 0.
  public static func row(_ row: Int, shouldBe text: String) -> Fault {
    Fault(spot: .row(row), expected: text)
  }

  /// What stands in a place of the frame.
  public static func place(_ name: String, shouldBe text: String) -> Fault {
    Fault(spot: .place(name), expected: text)
  }

  /// What is there now; `nil` if there is no such place or part.
  static func reading(_ spot: Spot, _ state: some Any, _ frame: Frame) -> String? {
    switch spot {
    case .row(let row): row < frame.size.height ? frame.text(ofRow: row) : nil
    case .place(let name): frame.text(of: name)
    case .part(let path): swiftSource(at: path, in: state)
    }
  }

  /// How a person would call it.
  var name: String {
    switch spot {
    case .row(let row): "line \(row + 1)"
    case .place(let name): name
    case .part(let path): path
    }
  }

  /// The line of a test that fails as long as the bug is there.
  func expectation(in state: some Any) -> String {
    switch spot {
    case .row(let row): "#expect(program.frame.text(ofRow: \(row)) == \(swiftSource(of: expected)))"
    case .place(let name):
      "#expect(program.frame.text(of: \(swiftSource(of: name))) == \(swiftSource(of: expected)))"
    case .part(let path):
      if let part = PartOfValue(at: path, in: state), part.isOwn, Visibility.here.canRead(part),
        part.value is any Equatable, let expression = part.expression,
        Visibility.here.obstacle(in: part.value) == nil
      {
        Folding.folded("#expect(program.state\(expression) == \(expected))")
      } else {
        "#expect(swiftSource(at: \(swiftSource(of: path)), in: program.state) == \(swiftSource(of: expected)))"
      }
    }
  }
}
