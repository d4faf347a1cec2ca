import Screen
import ScreenTesting

/// An accepted story and the pending one, frame by frame.
struct Comparison: Equatable, Sendable {
  /// The accepted frames; empty if there are none.
  var old: [Scene]
  var new: [Scene]
  /// Why the accepted story could not be read.
  var problem: String?

  init(old: [Scene], new: [Scene], problem: String? = nil) {
    self.old = old
    self.new = new
    self.problem = problem
  }

  init(old: String?, new: String) throws {
    self.init(old: [], new: try Story(text: new).scenes)
    do {
      self.old = try old.map { try Story(text: $0).scenes } ?? []
    } catch {
      problem = "The accepted one cannot be read: \(error)"
    }
  }

  var count: Int { max(old.count, new.count) }

  func old(_ index: Int) -> Frame? { old.indices.contains(index) ? old[index].frame : nil }
  func new(_ index: Int) -> Frame? { new.indices.contains(index) ? new[index].frame : nil }

  func label(_ index: Int) -> String {
    new.indices.contains(index) ? new[index].label : old.indices.contains(index) ? old[index].label : ""
  }

  func isSame(_ index: Int) -> Bool { old(index) == new(index) && old[index].label == new[index].label }

  var differing: [Int] { (0..<count).filter { !isSame($0) } }

  /// Summarizes what differs in a frame.
  func parts(_ index: Int) -> String {
    guard let new = new(index) else { return "only in the old" }
    guard let old = old(index) else { return self.old.isEmpty ? "not accepted yet" : "only in the new" }
    if let found = FrameDifference(from: old, to: new) {
      return "differs in " + found.parts.map(\.rawValue).joined(separator: ", ")
    }
    return isSame(index) ? "the same" : "differs in its label"
  }

  /// The cells that differ, as rectangles one row high.
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

  /// The new frame, dimmed where it is unchanged.
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
  fileprivate func cell(_ column: Int, _ row: Int) -> Cell? {
    Rect(size).contains(Point(column, row)) ? self[column, row] : nil
  }
}
