import Screen
import ScreenTesting

/// An accepted story and the one that waits to take its place, frame by frame. What the review shows and the report
/// prints.
struct Comparison: Equatable, Sendable {
  /// What was accepted; empty where nothing was.
  var old: [Scene]
  /// What waits.
  var new: [Scene]
  /// Why the accepted one could not be read.
  var problem: String?

  init(old: [Scene], new: [Scene], problem: String? = nil) {
    self.old = old
    self.new = new
    self.problem = problem
  }

  /// Compares two texts.
  init(old: String?, new: String) throws {
    self.init(old: [], new: try Story(text: new).scenes)
    do {
      self.old = try old.map { try Story(text: $0).scenes } ?? []
    } catch {
      problem = "The accepted one cannot be read: \(error)"
    }
  }

  /// How many frames there are to look at.
  var count: Int { max(old.count, new.count) }

  func old(_ index: Int) -> Frame? { old.indices.contains(index) ? old[index].frame : nil }
  func new(_ index: Int) -> Frame? { new.indices.contains(index) ? new[index].frame : nil }

  /// What led to a frame.
  func label(_ index: Int) -> String {
    new.indices.contains(index) ? new[index].label : old.indices.contains(index) ? old[index].label : ""
  }

  func isSame(_ index: Int) -> Bool { old(index) == new(index) && old[index].label == new[index].label }

  /// The frames that differ.
  var differing: [Int] { (0..<count).filter { !isSame($0) } }

  /// What differs in a frame, in a few words.
  func parts(_ index: Int) -> String {
    guard let new = new(index) else { return "only in the old" }
    guard let old = old(index) else { return old.isEmpty ? "new" : "only in the new" }
    if let found = FrameDifference(from: old, to: new) {
      return "differs in " + found.parts.map(\.rawValue).joined(separator: ", ")
    }
    return isSame(index) ? "the same" : "differs in its label"
  }

  /// The rectangles of cells that are not alike in both, a run of columns a rectangle.
  func marks(_ index: Int) -> [Rect] {
    guard let old = old(index), let new = new(index) else { return [] }
    var marks: [Rect] = []
    for row in 0..<max(old.size.height, new.size.height) {
      var start: Int?
      let width = max(old.size.width, new.size.width)
      for column in 0...width {
        let isAlike = column == width || old.cell(column, row) == new.cell(column, row)
        if !isAlike, start == nil { start = column }
        if isAlike, let first = start {
          marks.append(Rect(first, row, column - first, 1))
          start = nil
        }
      }
    }
    return marks
  }

  /// The new frame, faint where it is as it was and bright where it is not.
  func difference(_ index: Int) -> Frame? {
    guard let new = new(index), let old = old(index) else { return nil }
    let size = Size(max(old.size.width, new.size.width), max(old.size.height, new.size.height))
    return Frame(size: size) { canvas in
      canvas.draw(FrameView(new), in: canvas.bounds)
      for row in 0..<size.height {
        for column in 0..<size.width where old.cell(column, row) == new.cell(column, row) {
          if let cell = new.cell(column, row), !cell.isContinuation {
            canvas.put(cell.styled(.muted), at: Point(column, row))
          }
        }
      }
      for mark in marks(index) { canvas.add(Style(.yellow, .reverse), in: mark) }
      if old.cursor != new.cursor {
        for cursor in [old.cursor, new.cursor].compactMap(\.self) {
          canvas.add(Style(.magenta, [.underline, .bold]), in: Rect(origin: cursor.point, size: Size(1, 1)))
        }
      }
    }
  }
}

extension Frame {
  /// A cell, `nil` outside of the frame.
  fileprivate func cell(_ column: Int, _ row: Int) -> Cell? {
    Rect(size).contains(Point(column, row)) ? self[column, row] : nil
  }
}
