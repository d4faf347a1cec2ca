// Files that notes link to, in the folders that are mirrored.

import Glibc
import Testing

@testable import ToteStorage

@Suite struct AttachmentFinderTests {
  let home = TemporaryFolder()

  private func make(_ path: String) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try PrivateFile.makeFolder(home.path + "/" + folder)
    try OpenFolder(home.path + "/" + folder).write(
      [1], to: String(path.split(separator: "/").last!), isSynced: false)
  }

  @Test(arguments: [
    ("cat.png", "v/cat.png"), ("b/cat.png", "v/b/cat.png"), ("dog.png", "v/a/b/dog.png"),
    ("./x/dog.png", "v/a/b/dog.png"),
    ("../../w/fox.png", "w/fox.png"), ("/b/cat.png", "v/b/cat.png"), ("none.png", nil), (".tote/key", nil),
    ("", nil),
    ("../secret.png", nil), ("link.png", nil), ("inner/elk.png", nil), ("b", nil),
  ])
  func `a file is found at its path, or else by its name`(link: String, file: String?) throws {
    for path in [
      "v/cat.png", "v/b/cat.png", "v/a/b/dog.png", "w/fox.png", "secret.png", "v/.tote/key", "out/elk.png",
    ] {
      try make(path)
    }
    symlink(home.path + "/secret.png", home.path + "/v/link.png")
    symlink(home.path + "/out", home.path + "/v/inner")
    let finder = AttachmentFinder(folders: ["v", "gone", "w"].map { home.path + "/" + $0 })
    #expect(finder.path(of: link) == file.map { home.path + "/" + $0 })
  }

  @Test func `the mirrored folders of a database are looked into`() throws {
    try make("v/cat.png")
    let agreements = home.path + "/state/mirrors/tote.db-1"
    _ = try MirrorFolder(
      home.path + "/v", of: MirrorFolder.Database(agreements: agreements, key: 1, journal: 10))
    #expect(AttachmentFinder(agreements: agreements).path(of: "cat.png") == home.path + "/v/cat.png")
    #expect(AttachmentFinder(agreements: home.path + "/state/mirrors/tote.db").path(of: "cat.png") == nil)
    #expect(AttachmentFinder(agreements: home.path + "/none/x").path(of: "cat.png") == nil)
  }
}
