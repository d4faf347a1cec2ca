import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A command that shows what it does in a row, and prints in between. Each read of the keys goes on with Ctrl+D.
func showStatus() {
  func goOn() {
    var bytes: [UInt8] = [0, 0, 0, 0]
    _ = read(STDIN_FILENO, &bytes, bytes.count)
  }
  complain("begun")
  let rows = StatusRows()
  rows?.show(Text("one of three"))
  goOn()
  rows?.show(Text("two of three, in a row that is wide"))
  goOn()
  rows?.hide()
  complain("printed\n")
  rows?.show(Text("three"))
  goOn()
  rows?.hide()
  complain("over\n")
}
