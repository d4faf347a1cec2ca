// Folders and side files that somebody has prepared, by chance. Whatever they hold, nothing outside changes, and nothing is waited
// for. `TOTE_ROUNDS=2000` tries longer, `TOTE_SEED` elsewhere.

import Foundation
import Glibc
import Testing
import ToteFormats
import ToteTesting

@testable import ToteModel
@testable import ToteStorage

@Suite struct HostileFileTests {
  static let rounds = ProcessInfo.processInfo.environment["TOTE_ROUNDS"].flatMap { Int($0) } ?? 150
  static let seed = ProcessInfo.processInfo.environment["TOTE_SEED"].flatMap { UInt64($0) } ?? 1

  let home = TemporaryFolder()
  var outside: String { home.path + "/outside" }
  var inside: String { home.path + "/inside" }

  /// Everything outside, with its content.
  private var world: [String: [UInt8]] {
    var world: [String: [UInt8]] = [:]
    for name in TemporaryFolder.names(in: outside) { world[name] = bytes(of: outside + "/" + name) }
    return world
  }

  private func prepare() {
    _ = system("rm -rf '\(inside)' '\(outside)'; mkdir '\(inside)' '\(outside)'")
    for name in ["Victim.md", "victim.db", "Secret"] {
      write(Array("\(name) is mine\n".utf8), to: outside + "/" + name)
    }
  }

  // MARK: Folders

  private static let names = [
    "Soup.md", "Soup.MD", "Tea.markdown", "..md", ".hidden.md", "a\nb.md", "a\tb.md", "con.md", "é.md",
    "漢字.md",
    "x.md.tote-partial", "Kitchen", ".tote", ".git", "key", ".gitignore", "agreed.db", "Victim.md", " .md",
    "'; rm.md",
  ]

  private func plant(in folder: String, _ random: inout SplitMix, depth: Int = 0) {
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let path = folder + "/" + Self.names.randomElement(using: &random)!
      switch Int.random(in: 0..<12, using: &random) {
      case 0: symlink(outside + "/Victim.md", path)
      case 1: symlink(outside, path)
      case 2: symlink(outside + "/new", path)
      case 3: symlink("/dev/zero", path)
      case 4: mkfifo(path, 0o600)
      case 5: link(outside + "/Secret", path)
      case 6, 7:
        if depth < 4, mkdir(path, 0o700) == 0 { plant(in: path, &random, depth: depth + 1) }
      case 8: write((0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }, to: plain(path))
      default: write(Array(text(&random).utf8), to: plain(path))
      }
    }
  }

  /// A path that isn't there yet: through a link, the test itself would write outside.
  private func plain(_ path: String) -> String {
    var status = stat()
    return lstat(path, &status) == 0 ? path + "\(status.st_ino).md" : path
  }

  private func text(_ random: inout SplitMix) -> String {
    let lines = [
      "---", "id: 00000000-0000-0001-0000-000000000001", "title: ../../outside/Victim", "title: /etc/passwd",
      "title: con", "tags: [a", "aliases:", "  - x", "pinned: true", "Leeks.", "#a", "\u{1B}[31m", "...", "",
      String(repeating: "f", count: 32),
    ]
    return (0..<Int.random(in: 0..<8, using: &random)).map { _ in lines.randomElement(using: &random)! }
      .joined(separator: "\n") + "\n"
  }

  private func mirror(_ notes: inout [Note], _ random: inout SplitMix, _ count: inout UInt64) throws {
    let database = MirrorFolder.Database(agreements: home.path + "/state/tote.db", key: 1, journal: 1)
    let folder = try MirrorFolder(
      inside, of: database, isRehearsal: Int.random(in: 0..<8, using: &random) == 0)
    let files = try folder.files()
    let agreements = try folder.agreements { _ in true }
    var (old, next) = (notes, count)
    let plan = NoteMirror(
      agreements: agreements, files: files, notes: notes, now: Moment(milliseconds: Int64(count)),
      newID: {
        next += 1
        return Note.ID(high: 3, low: next)
      }, tags: { _ in [] }
    ).plan
    count = next
    try folder.willCarryOut(plan, as: Edit.ID(high: 5, low: count), from: agreements)
    for change in plan.changes {
      old.removeAll { .note($0.id) == change.key }
      if case .note(let note)? = change.after { old.append(note) }
    }
    notes = old
    // Somebody is at work in the folder at the same time.
    if Bool.random(using: &random) {
      let path = inside + "/" + Self.names.randomElement(using: &random)!
      _ = rename(path, path + ".away")
      plant(in: inside, &random)
    }
    _ = try folder.carryOut(plan, journal: 1)
  }

  @Test func `a mirror changes nothing outside its folder, whatever is in it`() throws {
    var random = SplitMix(seed: Self.seed)
    var told: [String: Int] = [:]
    for round in 0..<Self.rounds {
      prepare()
      plant(in: inside, &random)
      let before = world
      var count: UInt64 = 0
      var notes = ["Soup", "../../outside/Victim", "/etc/x", "con", "..", "Victim"].map { title in
        count += 1
        return Note(id: Note.ID(high: 1, low: count), title: title, text: title, created: .zero)
      }
      for _ in 0..<3 {
        do { try mirror(&notes, &random, &count) } catch let fault as FileFault {
          told[fault.reason, default: 0] += 1
        }
        for index in notes.indices where Bool.random(using: &random) { notes[index].text += "\nmore" }
      }
      #expect(world == before, "round \(round)")
      #expect(
        TemporaryFolder.names(in: home.path).sorted()
          == ["inside", "outside", "state"].filter { name in
            PrivateFile.size(of: home.path + "/" + name) != nil
          }, "round \(round)")
    }
    // Some rounds are refused, and some are not.
    #expect(told.values.reduce(0, +) < 3 * Self.rounds)
  }

  // MARK: Side files

  @Test func `opening a database changes no other file, whatever is beside it`() throws {
    var random = SplitMix(seed: Self.seed)
    prepare()
    let original = home.path + "/original.db"
    try Storage(path: original).close()
    let content = bytes(of: original)
    let before = world
    var opened = 0
    for round in 0..<Self.rounds {
      _ = system("rm -rf '\(inside)'; mkdir '\(inside)'")
      let database = inside + "/evil.db"
      write(content, to: database)
      for suffix in SideFiles.suffixes where Bool.random(using: &random) {
        plantSideFile(database + suffix, &random)
      }
      for isReading in [true, false] {
        do {
          let storage = try isReading ? Storage.forReading(path: database) : Storage(path: database)
          opened += 1
          storage.close()
        } catch {
          #expect(error != .busy, "round \(round)")
        }
      }
      #expect(world == before, "round \(round)")
    }
    #expect(opened > 0)
  }

  private func plantSideFile(_ path: String, _ random: inout SplitMix) {
    func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: write(SideFileTests.journal(naming: outside + "/Victim.md"), to: path)
    case 1:
      var journal = SideFileTests.journal(naming: outside + "/victim.db")
      for _ in 0..<3 {
        journal[Int.random(in: journal.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      write(journal, to: path)
    case 2: symlink(outside + "/victim.db", path)
    case 3: symlink(outside + "/new", path)
    case 4: link(outside + "/victim.db", path)
    case 5: mkfifo(path, 0o600)
    case 6: mkdir(path, 0o700)
    case 7: write([0x37, 0x7F, 0x06, 0x82] + noise(4_200), to: path)
    case 8: write(noise(600), to: path)
    default: write([UInt8](repeating: 0, count: 32_768), to: path)
    }
  }
}
