import FoundationEssentials
import Screen

extension Gallery {
  /// The keys in a file such as `{"gallery.leave": ["x", "f10"]}`, by the ids of commands.
  static func keys(inFile path: String) throws -> [String: [Key]] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw KeysFailure(description: "\(path.printable) cannot be read.")
    }
    guard let own = try? JSONDecoder().decode([String: [String]].self, from: data) else {
      let example = #"{"gallery.leave": ["x", "f10"]}"#
      throw KeysFailure(description: "\(path.printable) is not like \(example).")
    }
    var problems: [KeyProblem] = []
    let modes = modes
    let settings = CommandSettings(keys: own, in: modes, problems: &problems)
    if let problem = problems.first {
      let ids = modes.flatMap(\.commands).map(\.id)
      var near: String?
      if case .noCommand(let id) = problem { near = nearest(to: id, of: ids) }
      throw KeysFailure(description: "\(problem)\(near.map { " Did you mean \($0)?" } ?? "")")
    }
    return settings.keys
  }
}

struct KeysFailure: Error, Equatable, CustomStringConvertible {
  let description: String
}
