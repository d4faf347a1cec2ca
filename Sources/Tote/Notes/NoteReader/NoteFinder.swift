import Markdown
import Screen
import ToteModel

/// Finds a text within the note that is read: `/`, and then `n` and `N`.
package struct NoteFinder: Equatable, Sendable {
  /// What is typed; `nil` once it is entered.
  package var field: TextCursor?
  /// What hits are marked of, folded.
  package var sought = ""
  /// Whether the note doesn't have it.
  package var isMissing = false
  /// The line where it began.
  fileprivate var origin = 0
}

package enum NoteFinderAction: FieldAction {
  case begun
  case edited(TextEdit)
  case committed, closed
  /// To the next hit, or back to one before.
  case moved(by: Int)
}

extension NoteReader {
  mutating func find(_ action: NoteFinderAction) {
    switch action {
    case .begun: finder = NoteFinder(field: TextCursor(), origin: pager.position.selected)
    case .edited(let edit):
      finder.field?.apply(edit)
      finder.sought = Folding.fold(finder.field?.text ?? "")
      pager.select(finder.origin)
      // What is already there counts, too.
      finder.isMissing = !finder.sought.isEmpty && !moveToHit(from: finder.origin, by: 1)
    case .committed:
      finder.field = nil
      if finder.sought.isEmpty || finder.isMissing { finder = NoteFinder() }
    case .closed:
      pager.select(finder.origin)
      finder = NoteFinder()
    case .moved(let steps):
      if finder.sought.isEmpty { return pager.moveToStop(forward: steps > 0) }
      _ = moveToHit(from: pager.position.selected + steps, by: steps)
    }
  }

  /// Goes to the next line with a hit, and from the last one to the first. Returns false if nothing is found.
  private mutating func moveToHit(from line: Int, by step: Int) -> Bool {
    let sought = finder.sought
    let has: (MarkdownLine) -> Bool = { Folding.fold($0.text).contains(sought) }
    return pager.select(firstFrom: line, forward: step > 0, where: has)
      || pager.select(firstFrom: step > 0 ? 0 : .max, forward: step > 0, where: has)
  }

  /// The columns of the hits in a line.
  func hits(in line: String) -> [Range<Int>] {
    guard !finder.sought.isEmpty else { return [] }
    let sought = Array(finder.sought.unicodeScalars)
    var scalars: [(scalar: Unicode.Scalar, columns: Range<Int>)] = []
    var column = 0
    for character in line {
      let width = String(character).columns
      // A blank by itself would be folded away.
      let folded = character.isWhitespace ? " " : Folding.fold(String(character))
      for scalar in folded.unicodeScalars { scalars.append((scalar, column..<column + width)) }
      column += width
    }
    var hits: [Range<Int>] = []
    var start = 0
    while start + sought.count <= scalars.count {
      if scalars[start..<start + sought.count].map(\.scalar) == sought {
        hits.append(scalars[start].columns.lowerBound..<scalars[start + sought.count - 1].columns.upperBound)
        start += sought.count
      } else {
        start += 1
      }
    }
    return hits
  }
}

extension NoteFinderAction {
  package var edit: TextEdit? { if case .edited(let edit) = self { edit } else { nil } }
}
