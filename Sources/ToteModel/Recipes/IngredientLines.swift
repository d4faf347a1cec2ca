/// The lines of a note that say what to buy, without boxes: those below `Ingredients`, or else lists whose lines begin with amounts.
struct IngredientLines {
  struct Line {
    /// In the UTF-8 of the text.
    let range: Range<Int>
    let item: ParsedItem
    let text: String
    let isListed: Bool
    let isToBuy: Bool
  }

  private(set) var lines: [Line] = []

  init(in text: String, _ language: Language) {
    let read = Self.read(text, language)
    lines =
      read.isBelowHeading ? Self.parts(of: read.lines) : Self.lists(in: read.lines, inRecipe: read.isRecipe)
    if !lines.contains(where: \.isToBuy) { lines = [] }
  }

  /// A line as the reader of pastes understands it.
  private struct ReadLine {
    let range: Range<Int>
    let line: PastedLine
    /// `nil` if it has no bullet.
    let indent: Int?
    let isNumbered: Bool
    /// Whether a blank line precedes it, or another heading.
    var isApart: Bool

    var beginsWithAmount: Bool { line.beginsWithAmount }

    func ingredient(isToBuy: Bool) -> Line {
      Line(range: range, item: line.item, text: line.text, isListed: indent != nil, isToBuy: isToBuy)
    }
  }

  private static func read(
    _ text: String, _ language: Language
  ) -> (lines: [ReadLine], isRecipe: Bool, isBelowHeading: Bool) {
    let lines = NoteLines(text).prose
    var reader = PastedLine.Reader(
      of: lines.map { String($0.text) }.filter { !Folding.clean($0).isEmpty }, own: [], in: language)
    var read: [ReadLine] = []
    var isApart = true
    for (text, range) in lines {
      guard let line = reader.read(String(text)) else {
        isApart = true
        continue
      }
      let indent = text.prefix { $0 == " " || $0 == "\t" }.count
      let bare = text.dropFirst(indent)
      let isNumbered = bare.first?.isNumber == true && PastedText.withoutBullet(String(bare)) != bare
      let isListed = isNumbered || ["- ", "* ", "+ ", "• "].contains(where: bare.hasPrefix)
      read.append(
        ReadLine(
          range: range, line: line, indent: isListed ? indent : nil, isNumbered: isNumbered, isApart: isApart)
      )
      isApart = line.role == .heading
    }
    return (read, reader.isRecipe, reader.hasItemHeading)
  }

  /// The parts below headings of ingredients.
  private static func parts(of lines: [ReadLine]) -> [Line] {
    var found: [Line] = []
    // Between the lists of a recipe stand remarks.
    let hasLists = lines.contains { $0.indent != nil && $0.line.role == .toBuy }
    for (index, line) in lines.enumerated() where line.line.role == .toBuy || line.line.role == .leftOut {
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      if let indent = line.indent {
        let isGroup = !line.beginsWithAmount && next?.indent.map { $0 > indent } == true
        if !isGroup { found.append(line.ingredient(isToBuy: line.line.role == .toBuy)) }
      } else if !hasLists || line.beginsWithAmount {
        found.append(line.ingredient(isToBuy: line.line.role == .toBuy))
      } else if line.isApart, line.line.role == .toBuy, next?.indent == nil {
        found.append(line.ingredient(isToBuy: false))
      }
    }
    return found
  }

  /// Lists of which at least half of the lines begin with an amount. If nothing else says that they are a recipe's, one of them has
  /// to be measured: three calls and two letters are no ingredients.
  private static func lists(in lines: [ReadLine], inRecipe isRecipe: Bool) -> [Line] {
    var found: [Line] = []
    var list: [ReadLine] = []
    func close() {
      let amounts = list.filter(\.beginsWithAmount)
      let isMeasured = isRecipe || amounts.contains { $0.line.item.amount?.unit.isCount == false }
      if amounts.count > (isRecipe ? 0 : 1), amounts.count * 2 >= list.count, isMeasured {
        found += list.map { $0.ingredient(isToBuy: $0.line.role == .toBuy) }
      }
      list = []
    }
    for line in lines {
      if line.isApart || (line.indent == nil) != (list.last?.indent == nil) { close() }
      if line.line.role == .heading || line.line.role == .beside || line.isNumbered {
        close()
      } else {
        list.append(line)
      }
    }
    close()
    return found
  }
}
