import Loop
import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Terminal {
  /// Opens the terminal, for a program that needs one: otherwise prints the reason to standard error and exits with
  /// status 2.
  ///
  ///     let terminal = Terminal.openOrExit()
  public static func openOrExit(
    theme: Theme? = nil, inline: Inline? = nil, pipes: Pipes = .refused
  ) -> Terminal {
    do {
      return try Terminal(theme: theme, inline: inline, pipes: pipes)
    } catch {
      let path = CommandLine.arguments.first ?? ""
      let name = path.split(separator: "/").last.map { "\($0): " } ?? ""
      let line = Array("\(name)\(error)\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
      exit(2)
    }
  }
}
