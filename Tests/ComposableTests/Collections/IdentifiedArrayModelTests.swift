import Composable
import Testing

private struct Row: Identifiable, Equatable {
  var id: Int
  var value: Int
}

private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// An `IdentifiedArray`, and a plain array with the simplest possible implementation.
private struct Pair {
  var rows = IdentifiedArrayOf<Row>()
  var model: [Row] = []
  var random: SplitMix64

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A row whose id is often taken.
  mutating func row() -> Row { Row(id: number(0..<300), value: number(0..<1_000)) }

  func place(_ id: Int) -> Int? { model.firstIndex { $0.id == id } }

  /// Does what the documentation says about a changed row.
  mutating func expect(_ row: Row, at position: Int) {
    if let other = place(row.id), other != position {
      model.remove(at: position)
    } else {
      model[position] = row
    }
  }

  mutating func step() {
    let row = row()
    let place = place(row.id)
    let position = model.isEmpty ? 0 : number(0..<model.count)
    let other = model.isEmpty ? 0 : number(0..<model.count)
    let kind = number(0..<20)
    if model.isEmpty, kind > 3 { return }
    switch kind {
    case 0, 1:
      rows.append(row)
      if place == nil { model.append(row) }
    case 2, 3:
      rows.insert(row, at: position)
      if place == nil { model.insert(row, at: position) }
    case 4:
      let old = rows.updateOrAppend(row)
      #expect(old == place.map { model[$0] })
      if let place { model[place] = row } else { model.append(row) }
    case 5:
      #expect(rows.remove(id: row.id) == place.map { model.remove(at: $0) })
    case 6:
      #expect(rows.remove(at: position) == model.remove(at: position))
    case 7:
      #expect(rows.removeLast() == model.removeLast())
    case 8:
      rows.move(from: position, to: other)
      model.insert(model.remove(at: position), at: other)
    case 9:
      rows.move(id: row.id, to: other)
      if let place { model.insert(model.remove(at: place), at: other) }
    case 10:
      rows.swapAt(position, other)
      model.swapAt(position, other)
    case 11:
      rows[position] = row
      expect(row, at: position)
    case 12:
      rows[position].id = row.id
      expect(Row(id: row.id, value: model[position].value), at: position)
    case 13:
      let id = model[position].id
      rows[id: id]?.id = row.id
      expect(Row(id: row.id, value: model[position].value), at: position)
    case 14:
      rows[id: row.id]?.value += 1
      if let place { model[place].value += 1 }
    case 15:
      rows[id: model[position].id] = row
      expect(row, at: position)
    case 16:
      rows[id: row.id] = nil
      if let place { model.remove(at: place) }
    case 17 where row.value < 50:
      rows.removeAll { $0.value % 3 == 0 }
      model.removeAll { $0.value % 3 == 0 }
    case 18 where row.value < 100:
      rows.sort { $0.value < $1.value }
      model.sort { $0.value < $1.value }
    case 19 where row.value < 100:
      rows.reverse()
      model.reverse()
    default:
      break
    }
  }
}

@Test("20,000 random changes leave the same rows as in a plain array, and the right position for each id")
func randomChanges() {
  var pair = Pair(random: SplitMix64(state: 0x70_7465))
  for step in 0..<20_000 {
    pair.step()
    guard pair.rows.elements == pair.model else {
      Issue.record("The rows differ after step \(step)")
      return
    }
    guard step % 16 == 0 else { continue }
    // Every id that was ever in use.
    let places = (0..<300).map { pair.rows.index(id: $0) }
    var expected = [Int?](repeating: nil, count: 300)
    for (position, row) in pair.model.enumerated() { expected[row.id] = position }
    guard places == expected else {
      Issue.record("The positions differ after step \(step)")
      return
    }
  }
  #expect(pair.model.count > 20)
}
