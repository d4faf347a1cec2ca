import CNcurses
import Loop
import Screen
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Rows that show how far a command is while it works, below what it has printed. The keys stay the shell's: Ctrl+C is a signal,
/// which erases them if nothing else hears it, and what is typed ahead waits for the next prompt.
///
///     let rows = StatusRows()
///     rows?.show(ProgressView(progress, label: "Copying"))
///     rows?.hide()                  // before anything is printed, and at the end
public final class StatusRows: Sendable {
  private struct Drawn {
    let painter: InlinePainter
    var screen: Size
    var isShown = false
  }

  private let descriptor: Int32
  private let inline: Inline
  private let drawn: Mutex<Drawn>

  /// Creates rows on a terminal (default: one, on standard error). `nil` where nothing can be drawn.
  public init?(rows: Int = 1, on descriptor: Int32 = STDERR_FILENO, appearance: Appearance = Appearance()) {
    guard isatty(descriptor) == 1, let type = Terminal.variable("TERM"), cn_describe(type) == CN_OK else {
      return nil
    }
    let screen = Terminal.size(of: descriptor) ?? Size(80, 24)
    let color = Terminal.variable("NO_COLOR") == nil && appearance.theme != .monochrome
    (self.descriptor, inline) = (descriptor, Inline(.rows(rows)))
    drawn = Mutex(
      Drawn(
        painter: InlinePainter(
          inline, screen: screen, color: color, appearance: appearance, environment: Terminal.variable),
        screen: screen))
  }

  deinit { hide() }

  /// Draws a view in them.
  public func show(_ view: some View) {
    drawn.withLock { drawn in
      let painter = drawn.painter
      let screen = Terminal.size(of: descriptor) ?? drawn.screen
      var bytes = drawn.isShown && screen == drawn.screen ? [] : painter.resize(to: screen)
      // What stands in the line of the cursor was printed, and stays.
      if !drawn.isShown { bytes = painter.beginBelow() }
      // What was typed ahead has been echoed there.
      painter.forget()
      let content = Drawing { canvas in
        canvas.draw(view, in: canvas.bounds)
        // Typing shows where it is, and a killed program leaves no hidden cursor.
        canvas.setCursor(at: .zero)
      }
      bytes += painter.paint(Frame(content, size: inline.size(in: screen)))
      // The cursor is always in their first row, so the same bytes erase all that follow.
      let erasing = painter.endingBelow
      if !drawn.isShown { cn_rows_show(descriptor, erasing, erasing.count) }
      write(bytes)
      (drawn.screen, drawn.isShown) = (screen, true)
    }
  }

  /// Erases them; what is printed next stands where they were.
  public func hide() {
    drawn.withLock { drawn in
      guard drawn.isShown else { return }
      cn_rows_hide()
      write(drawn.painter.endBelow())
      drawn.isShown = false
    }
  }

  private func write(_ bytes: [UInt8]) { _ = cn_write(descriptor, bytes, bytes.count) }
}
