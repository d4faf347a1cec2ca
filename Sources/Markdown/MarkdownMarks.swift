// Finds what md4c doesn't know: `==marked==` and `%% comments %%`.
extension ProseBuilder {
  private struct Sign {
    var piece: Int
    var offset: Int
    var byte: UInt8
    var opens: Bool
    var closes: Bool
  }

  /// Cuts the pieces at signs that belong together.
  mutating func readMarks() {
    let signs = pairedSigns()
    if signs.isEmpty { return }
    var (cut, next) = ([Piece](), 0)
    var (isMarked, isComment) = (false, false)
    for (index, piece) in pieces.enumerated() {
      var start = piece.range.lowerBound
      func part(to end: Int) -> Piece {
        var part = piece
        part.range = start..<end
        if isMarked { part.traits.insert(.marked) }
        if isComment {
          part.traits.insert(.aside)
          part.isPlain = false
        }
        return part
      }
      while next < signs.count, signs[next].piece == index {
        let sign = signs[next]
        next += 1
        if sign.byte == Self.mark {
          cut.append(part(to: sign.offset))
          isMarked.toggle()
          start = sign.offset + 2
        } else {
          // The signs of a comment are shown with it.
          cut.append(part(to: isComment ? sign.offset + 2 : sign.offset))
          start = isComment ? sign.offset + 2 : sign.offset
          isComment.toggle()
        }
      }
      if start < piece.range.upperBound { cut.append(part(to: piece.range.upperBound)) }
    }
    pieces = cut.filter { !$0.range.isEmpty }
  }

  private static let mark = UInt8(ascii: "=")
  private static let comment = UInt8(ascii: "%")

  private func pairedSigns() -> [Sign] {
    var paired: [Sign] = []
    var open: [UInt8: Sign] = [:]
    for index in pieces.indices where pieces[index].isPlain && pieces[index].isSource {
      let range = pieces[index].range
      var at = range.lowerBound
      while at < range.upperBound {
        let byte = source[at]
        guard byte == Self.mark || byte == Self.comment else {
          at += 1
          continue
        }
        let end = source[at..<range.upperBound].firstIndex { $0 != byte } ?? range.upperBound
        if end - at == 2, let sign = sign(index, at) {
          if let first = open[byte], sign.closes {
            paired += [first, sign]
            open[byte] = nil
          } else if open[byte] == nil, sign.opens {
            open[byte] = sign
          }
        }
        at = end
      }
    }
    return paired.sorted { ($0.piece, $0.offset) < ($1.piece, $1.offset) }
  }

  private func sign(_ piece: Int, _ at: Int) -> Sign? {
    let range = pieces[piece].range
    let before = at > 0 ? source[at - 1] : 0x20
    // md4c omits a backslash; the escaped character begins a piece.
    if at == range.lowerBound, before == 0x5C { return nil }
    let after = at + 2 < source.count ? source[at + 2] : 0x20
    let isComment = source[at] == Self.comment
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    return Sign(
      piece: piece, offset: at, byte: source[at], opens: isComment || !isBlank(after),
      closes: isComment || !isBlank(before))
  }
}
