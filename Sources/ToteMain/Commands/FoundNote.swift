import FoundationEssentials
import Tote
import ToteFormats
import ToteModel

/// A file of a note that is to be imported.
struct FoundNote {
  private enum Content {
    case page(MirroredFile)
    /// What isn't kept as it is.
    case recipe(NoteFile)
  }

  let path: String
  /// Below the folder that was named.
  let place: String
  private let content: Content
  /// Whether it was no UTF-8.
  let isLatin1: Bool
  private let modified: Moment
  /// Set if it is a page without a recipe: how many blocks of its data are broken.
  private(set) var brokenBlocks: Int?

  static let largest = 16 << 20

  /// `nil` if it is no text.
  ///
  /// - Parameter isNamed: Then the encoding needn't be UTF-8.
  init?(_ bytes: [UInt8], path: String, place: String, modified: Moment, isNamed: Bool) {
    (self.path, self.place, self.modified) = (path, place, modified)
    let name = path.lowercased()
    let isRecipe = name.hasSuffix(".cook") || Self.isPage(name)
    if !isRecipe, let page = MirroredFile(bytes), !RecipePageFile.isPage(page.text) {
      (content, isLatin1) = (.page(page), false)
      return
    }
    let text: String
    (text, isLatin1) = Self.text(of: bytes)
    let lines = text.plainLines
    if name.hasSuffix(".cook") {
      content = .recipe(NoteFile(CooklangFile(lines).recipe, in: .current))
    } else if isRecipe || RecipePageFile.isPage(lines) {
      let page = RecipePageFile(lines)
      brokenBlocks = page.recipe == nil ? page.brokenBlocks : nil
      content = .recipe(NoteFile(page.recipe ?? RecipeFile(), in: .current))
    } else if isNamed || !NoteMirror.File.isName(name), let page = MirroredFile(Array(text.utf8)) {
      content = .page(page)
    } else {
      return nil
    }
  }

  private static func isPage(_ name: String) -> Bool { [".html", ".htm"].contains(where: name.hasSuffix) }

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

  var hasID: Bool { if case .page(let page) = content { page.fields.id != nil } else { false } }

  /// Whether an export gives the file back to the byte.
  var isKept: Bool { if case .page(let page) = content { page.isKept } else { true } }

  /// The note that it would be by itself.
  func note(now: Moment) -> Note {
    switch content {
    case .page(let page):
      page.note(page.fields.id ?? Note.ID(UUID()), at: place, modified: modified, now: now) {
        NoteText($0).tags
      }
    case .recipe(let file):
      Note(
        id: Note.ID(UUID()), title: Folding.clean(file.title ?? NotePlace(path).stem), text: file.text,
        tags: NoteText(file.text).tags, created: now)
    }
  }

  func note(_ written: Note, into old: Note) -> Note {
    switch content {
    case .page(let page): return page.imported(as: written, into: old, at: place)
    case .recipe:
      var note = old
      (note.title, note.text, note.tags, note.trashed) = (written.title, written.text, written.tags, nil)
      return note
    }
  }

  /// Those below the one that was named.
  var folders: [String] { place.split(separator: "/").dropLast().map(String.init) }
}
