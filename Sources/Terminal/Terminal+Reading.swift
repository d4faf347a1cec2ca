// Keys, and what is printed above rows below the prompt.

import CNcurses
import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Terminal {
  /// How long `poll` waits: for ever, unless an Escape is pending.
  var milliseconds: Int32 {
    guard let deadline else { return -1 }
    return Int32(max(0, deadline - cn_now()))
  }

  /// Returns whether more may be waiting.
  func read(_ events: inout [Event]) -> Bool {
    #if canImport(Glibc)
      let count = Glibc.read(streams.input, buffer.baseAddress, buffer.count)
    #else
      let count = Musl.read(streams.input, buffer.baseAddress, buffer.count)
    #endif
    if count > 0 { decode(UnsafeRawBufferPointer(rebasing: buffer[..<count]), &events) }
    if let theme = decoder.theme, surface.hear(theme), let frame = surface.shown { paint(frame) }
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { hasGone = true }
    deadline = decoder.isWaiting ? cn_now() + Terminal.escapeTime : nil
    return count >= Terminal.manyBytes
  }

  func decode(_ bytes: UnsafeRawBufferPointer, _ events: inout [Event]) {
    guard let inline else { return decoder.feed(bytes, &events) }
    var new: [Event] = []
    decoder.feed(bytes, &new)
    // While a question is open, an answer may be about where the rows were before.
    if decoder.awaitedRows == 0, let row = decoder.row { inline.hear(row: row) }
    events += new.compactMap(inline.placed)
  }

  /// Shows what standard output and standard error have brought, a piece at a time, so that keys are heard in between.
  func showPrinted() {
    guard let inline, isUp else { return }
    let count = cn_take_aside(buffer.baseAddress, Terminal.mostPrinted)
    if count == 0 { return }
    if count == Terminal.mostPrinted { wakeup.wake() }
    show(printed.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])), above: inline)
  }

  func print(_ lines: [String]) {
    let bytes = PrintedLines.shown(Array(lines.map { $0 + "\n" }.joined().utf8)[...])
    if let inline, isUp { show(bytes, above: inline) } else { kept += bytes }
  }

  func show(_ lines: [UInt8], above inline: InlinePainter) {
    if lines.isEmpty { return }
    send(inline.print(lines), .taking)
    if let frame = inline.shown { paint(frame) }
  }
}
