import Glibc
import ToteModel

/// Finds the files that notes link to in the folders that are mirrored. Nothing outside of them is found, and no link is followed.
package struct AttachmentFinder {
  /// Without those that are gone.
  private let folders: [String]

  /// - Parameter agreements: What the names of the files of agreements begin with.
  package init(agreements: String) {
    let (folder, stem) = agreements.divided
    let names = (try? OpenFolder(folder).names().names) ?? []
    // Another database may have a longer name that begins like this one.
    folders = names.sorted()
      .filter {
        $0.hasPrefix(stem + "-") && $0.hasSuffix(".db") && !$0.dropFirst(stem.count + 1).contains("-")
      }
      .compactMap { MirrorAgreements.folder(of: folder + "/" + $0) }
  }

  package init(folders: [String]) { self.folders = folders }

  /// The file that a link means: at its path, or else of its name anywhere in the folder.
  package func path(of link: String) -> String? {
    let parts = link.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    guard let name = parts.last, parts.allSatisfy({ !$0.hasPrefix(".") }) else { return nil }
    for folder in folders {
      guard let root = try? OpenFolder(folder) else { continue }
      if let place = try? root.place(of: parts.joined(separator: "/")),
        place.folder.stamp(of: place.name)?.isFile == true
      {
        return place.folder.path + "/" + place.name
      }
      var seen = 0
      if let found = Self.find(name, in: root, depth: 0, &seen) { return found }
    }
    return nil
  }

  private static let (deepest, most) = (16, 100_000)

  /// The one in the fewest folders.
  private static func find(_ name: String, in folder: OpenFolder, depth: Int, _ seen: inout Int) -> String? {
    if folder.stamp(of: name)?.isFile == true { return folder.path + "/" + name }
    guard depth < deepest, seen < most, let names = try? folder.names().names else { return nil }
    seen += names.count
    for inner in names.sorted() where !inner.hasPrefix(".") && folder.stamp(of: inner)?.isFolder == true {
      if let inner = try? folder.folder(inner), let found = find(name, in: inner, depth: depth + 1, &seen) {
        return found
      }
    }
    return nil
  }
}

extension String {
  /// A path's folder and the name in it.
  fileprivate var divided: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return (".", self) }
    return (String(self[..<slash]), String(self[index(after: slash)...]))
  }
}
