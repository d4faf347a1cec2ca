import FoundationEssentials
import Tote
import ToteFormats
import ToteModel

/// A file of a note that is to be imported.
struct FoundNote {
  let path: String
  /// Those below the one that was named.
  let folders: [String]
  let file: NoteFile
  /// Whether it was no UTF-8.
  let isLatin1: Bool
  /// Set if it is a page without a recipe: how many blocks of its data are broken.
  private(set) var brokenBlocks: Int?

  static let largest = 16 << 20

  init(_ bytes: [UInt8], path: String, folders: [String]) {
    let (text, isLatin1) = Self.text(of: bytes)
    (self.path, self.folders, self.isLatin1) = (path, folders, isLatin1)
    let lines = text.plainLines
    if path.lowercased().hasSuffix(".cook") {
      file = NoteFile(CooklangFile(lines).recipe, in: .current)
      return
    }
    if RecipePageFile.isPage(lines) || [".html", ".htm"].contains(where: path.lowercased().hasSuffix) {
      let page = RecipePageFile(lines)
      brokenBlocks = page.recipe == nil ? page.brokenBlocks : nil
      file = NoteFile(page.recipe ?? RecipeFile(), in: .current)
      return
    }
    var file = NoteFile(lines)
    // The break that ends the file isn't the note's.
    if file.text == lines, lines.hasSuffix("\n") { file.text.removeLast() }
    self.file = file
  }

  /// UTF-8 and UTF-16 say what they are; anything else is read as Latin-1.
  private static func text(of bytes: [UInt8]) -> (String, isLatin1: Bool) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isBig = bytes[0] == 0xFE
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBig ? one << 8 | other : other << 8 | one
      }
      return (String(decoding: units, as: UTF16.self), false)
    }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: plain, as: UTF8.self) { return (text, false) }
    return (String(String.UnicodeScalarView(plain.map { Unicode.Scalar($0) })), true)
  }

  private var name: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The note that it becomes. Tags that the text lacks follow it in a line of their own.
  func note(isTagged: Bool, now: Moment) -> Note {
    let wanted = file.tags + (isTagged ? folders : [])
    let known = Set(NoteText(file.text).tags.map(Folding.fold))
    let missing = wanted.map { $0.filter { !$0.isWhitespace && $0 != "#" } }
      .filter { !$0.isEmpty && !known.contains(Folding.fold($0)) }
    let text =
      missing.isEmpty ? file.text : file.text + "\n\n" + missing.map { "#\($0)" }.joined(separator: " ")
    return Note(
      id: file.id ?? Note.ID(UUID()), title: Folding.clean(file.title ?? name), text: text,
      tags: NoteText(text).tags, created: file.created ?? now, modified: file.changed ?? file.created ?? now,
      isPinned: file.isPinned, isArchived: file.isArchived, aliases: NoteAliases(file.aliases ?? []).titles)
  }
}
