import CMarkdown

/// Turns md4c's callbacks, which point into the text, into blocks.
struct MarkdownParser {
  private(set) var blocks: [MarkdownDocument.Block] = []
  /// Where the text of each block begins in the source, in bytes; without text of its own, where the one before does.
  private(set) var starts: [Int] = []
  private(set) var start: Int?
  private let source: UnsafeRawPointer?
  private let length: Int
  private var words: ProseBuilder
  /// The open quotes, lists and items.
  var open: [Opening] = []
  /// How many of them were open at the last block and still are.
  private(set) var shared = 0
  private var table: MarkdownDocument.Table?
  /// The bytes that may still be copied; reference definitions could otherwise make a short text endless.
  private var budget: Int

  enum Opening {
    case quote(MarkdownDocument.Callout?)
    /// `next` is the next number, if it is numbered; `isTight` if no blank lines separate its items.
    case list(isTight: Bool, next: Int?, delimiter: Character, depth: Int)
    case item(MarkdownDocument.Container, isTight: Bool)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, footnotes: Set<String>) {
    (source, length) = (bytes.baseAddress.map { UnsafeRawPointer($0) }, bytes.count)
    words = ProseBuilder(bytes, hidden: HiddenRanges(bytes), footnotes: footnotes)
    budget = bytes.count * 16 + 4_096
  }

  typealias Reading = (
    blocks: [MarkdownDocument.Block], starts: [Int], tags: [String], tagPlaces: [Range<Int>],
    links: [MarkdownDocument.Link]
  )

  /// Returns `nil` if reading the text would take forever.
  static func read(_ text: String) -> Reading? {
    guard let prepared = PreparedMarkdown(text) else { return readAsItIs(text) }
    return readAsItIs(prepared.text, footnotes: prepared.footnotes).map(prepared.restoringPlaces)
  }

  private static func readAsItIs(_ text: String, footnotes: Set<String> = []) -> Reading? {
    let reading: MarkdownParser?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count < Int32.max, MarkdownGuard.isHarmless(bytes) else { return nil }
      var reader = MarkdownParser(bytes, footnotes: footnotes)
      return parse(bytes, &reader) ? reader : nil
    }
    guard let reader = reading ?? nil else { return nil }
    return (reader.blocks, reader.starts, reader.words.tags, reader.words.tagPlaces, reader.words.links)
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: inout MarkdownParser) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    func target(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<MarkdownParser> {
      data!.assumingMemoryBound(to: MarkdownParser.self)
    }
    var parser = MD_PARSER()
    parser.flags = cmarkdown_dialect()
    parser.enter_block = { kind, detail, data in target(data).pointee.enter(kind, detail) }
    parser.leave_block = { kind, detail, data in target(data).pointee.leave(kind, detail) }
    parser.enter_span = { kind, detail, data in target(data).pointee.enter(kind, detail) }
    parser.leave_span = { kind, _, data in target(data).pointee.leave(kind) }
    parser.text = { kind, text, size, data in target(data).pointee.take(kind, text, Int(size)) }
    return withUnsafeMutablePointer(to: &reader) { data in
      base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
        md_parse(text, UInt32(bytes.count), &parser, data) == 0
      }
    }
  }

  func byte(at place: Int) -> UInt8? {
    (0..<length).contains(place) ? source?.load(fromByteOffset: place, as: UInt8.self) : nil
  }

  private mutating func spend(_ cost: Int) -> Int32 {
    budget -= cost
    return budget < 0 ? 1 : 0
  }

  private mutating func enter(_ kind: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) -> Int32 {
    // The text of a tight item has no block of its own; the next block ends it.
    flush()
    switch kind {
    case MD_BLOCK_QUOTE: open.append(.quote(nil))
    case MD_BLOCK_UL:
      let list = detail!.load(as: MD_BLOCK_UL_DETAIL.self)
      open.append(.list(isTight: list.is_tight != 0, next: nil, delimiter: ".", depth: bullets))
    case MD_BLOCK_OL:
      let list = detail!.load(as: MD_BLOCK_OL_DETAIL.self)
      let delimiter: Character = list.mark_delimiter == 0x29 ? ")" : "."
      let next = Int(list.start)
      open.append(.list(isTight: list.is_tight != 0, next: next, delimiter: delimiter, depth: 0))
    case MD_BLOCK_LI: enterItem(detail!.load(as: MD_BLOCK_LI_DETAIL.self))
    case MD_BLOCK_CODE: words.isVerbatim = true
    case MD_BLOCK_TABLE:
      let count = Int(detail!.load(as: MD_BLOCK_TABLE_DETAIL.self).col_count)
      table = MarkdownDocument.Table(columns: Array(repeating: MarkdownDocument.Table.Column(), count: count))
    case MD_BLOCK_TR: table?.rows.append([])
    default: break
    }
    return spend(2)
  }

  private mutating func leave(_ kind: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) -> Int32 {
    switch kind {
    case MD_BLOCK_P: emit(.paragraph)
    case MD_BLOCK_H: emit(.heading(level: Int(detail!.load(as: MD_BLOCK_H_DETAIL.self).level)))
    case MD_BLOCK_HR: emit(.rule)
    case MD_BLOCK_CODE:
      words.isVerbatim = false
      let code = detail!.load(as: MD_BLOCK_CODE_DETAIL.self)
      emit(.code(language: String(attribute: code.lang)))
    case MD_BLOCK_TH, MD_BLOCK_TD: leaveCell(detail!.load(as: MD_BLOCK_TD_DETAIL.self).align)
    case MD_BLOCK_TABLE:
      if let table { emit(.table(table)) }
      table = nil
    case MD_BLOCK_QUOTE, MD_BLOCK_UL, MD_BLOCK_OL, MD_BLOCK_LI: close()
    default: break
    }
    return spend(1)
  }

  private mutating func enter(_ kind: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) -> Int32 {
    switch kind {
    case MD_SPAN_EM: words.begin(.emphasis)
    case MD_SPAN_STRONG: words.begin(.strong)
    case MD_SPAN_CODE: words.begin(.code)
    case MD_SPAN_DEL: words.begin(.struck)
    case MD_SPAN_LATEXMATH: words.begin(mathematics: "$")
    case MD_SPAN_LATEXMATH_DISPLAY: words.begin(mathematics: "$$")
    case MD_SPAN_A, MD_SPAN_IMG:
      let address =
        kind == MD_SPAN_A
        ? detail!.load(as: MD_SPAN_A_DETAIL.self).href : detail!.load(as: MD_SPAN_IMG_DETAIL.self).src
      let cost = spend(2 * Int(address.size) + 2)
      if cost == 0 {
        words.beginLink(String(attribute: address), at: place(of: address), isPicture: kind == MD_SPAN_IMG)
      }
      return cost
    default: break
    }
    return spend(2)
  }

  /// Where an address is in the source; `nil` if it has escapes, so that md4c has copied it.
  private func place(of address: MD_ATTRIBUTE) -> Range<Int>? {
    guard let source, let text = address.text, address.size > 0 else { return nil }
    let start = UnsafeRawPointer(text) - source
    guard start >= 0, start + Int(address.size) <= length else { return nil }
    return start..<start + Int(address.size)
  }

  private mutating func leave(_ kind: MD_SPANTYPE) -> Int32 {
    switch kind {
    case MD_SPAN_EM: words.end(.emphasis)
    case MD_SPAN_STRONG: words.end(.strong)
    case MD_SPAN_CODE: words.end(.code)
    case MD_SPAN_DEL: words.end(.struck)
    case MD_SPAN_LATEXMATH: words.end(mathematics: "$")
    case MD_SPAN_LATEXMATH_DISPLAY: words.end(mathematics: "$$")
    case MD_SPAN_A, MD_SPAN_IMG: words.endLink()
    default: break
    }
    return spend(1)
  }

  private mutating func take(_ kind: MD_TEXTTYPE, _ text: UnsafePointer<CChar>?, _ size: Int) -> Int32 {
    let bytes = UnsafeRawBufferPointer(start: text, count: size)
    if start == nil, let source, let place = bytes.baseAddress.map({ $0 - source }),
      (0..<length).contains(place)
    {
      start = place
    }
    switch kind {
    case MD_TEXT_NULLCHAR: words.add("\u{FFFD}")
    case MD_TEXT_BR, MD_TEXT_SOFTBR: words.add("\n")
    case MD_TEXT_ENTITY: words.add(Entity.decode(String(decoding: bytes, as: UTF8.self)))
    default: words.add(bytes, isPlain: kind == MD_TEXT_NORMAL)
    }
    return spend(size + 1)
  }
}

extension MarkdownParser {
  private var bullets: Int {
    open.count { if case .list(_, nil, _, _) = $0 { true } else { false } }
  }

  private mutating func enterItem(_ detail: MD_BLOCK_LI_DETAIL) {
    guard case .list(let isTight, let next, let delimiter, let depth) = open.last else { return }
    let task =
      detail.is_task == 0
      ? nil
      : MarkdownDocument.Mark(
        offset: Int(detail.task_mark_offset), state: detail.task_mark == 0x20 ? .open : .ticked)
    var marker = ""
    if let next {
      marker = "\(next)\(delimiter)"
      open[open.count - 1] = .list(isTight: isTight, next: next + 1, delimiter: delimiter, depth: depth)
    } else if task == nil {
      marker = ["•", "◦", "·"][depth % 3]
    }
    open.append(.item(.item(marker: marker, task: task), isTight: isTight))
  }

  /// Closes a quote, list or item. An empty one is shown, too.
  private mutating func close() {
    flush()
    if open.count > shared { emit(.paragraph) }
    open.removeLast()
    shared = min(shared, open.count)
  }

  mutating func closeDefinition() {
    open.removeLast()
    shared = min(shared, open.count)
  }

  private mutating func flush() {
    if table == nil, !words.isEmpty { emit(.paragraph) }
  }

  private mutating func leaveCell(_ align: MD_ALIGN) {
    let prose = words.finish()
    guard var table, !table.rows.isEmpty else { return }
    // Avoids copying the table for each cell.
    self.table = nil
    let column = table.rows[table.rows.count - 1].count
    if column < table.columns.count {
      table.columns[column].width = max(table.columns[column].width, prose.text.columns)
      table.columns[column].side = align == MD_ALIGN_RIGHT ? 1 : align == MD_ALIGN_CENTER ? 0 : -1
    }
    table.rows[table.rows.count - 1].append(prose)
    self.table = table
  }

  private mutating func emit(_ kind: MarkdownDocument.Block.Kind) {
    var prose = words.finish()
    switch kind {
    case .code(let language): prose.finishCode(in: language)
    case .paragraph:
      readTaskSign(&prose)
      if let title = calloutTitle(&prose) {
        emit(.calloutTitle(title.callout), title.prose)
        if prose.text.isEmpty { return }
        return emit(.paragraph, prose, follows: true)
      }
      if emitDefinitions(prose) { return }
    default: break
    }
    emit(kind, prose)
  }

  /// - Parameter follows: Whether no blank line precedes it in any case.
  mutating func emit(
    _ kind: MarkdownDocument.Block.Kind, _ prose: MarkdownDocument.Prose, follows: Bool = false
  ) {
    var block = MarkdownDocument.Block(kind: kind, prose: prose)
    var isApart = !blocks.isEmpty
    for (index, opening) in open.enumerated() {
      let isShared = index < shared
      switch opening {
      case .quote(let callout):
        block.containers.append(.quote(callout))
        if isShared { isApart = true }
      case .list(let isTight, _, _, _):
        if isShared { isApart = !isTight }
        continue
      case .item(let item, let isTight):
        block.containers.append(item)
        if isShared { isApart = !isTight }
      }
      if isShared { block.shared += 1 }
    }
    block.isApart = isApart && !follows
    shared = open.count
    blocks.append(block)
    starts.append(start ?? starts.last ?? 0)
    start = nil
  }
}
