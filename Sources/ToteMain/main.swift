import Tote
import ToteStorage
import ToteModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// With `ulimit -f`, a write then fails and is reported; the signal would kill the program in the middle of it.
signal(SIGXFSZ, SIG_IGN)
if let arguments = ownArguments() {
  let invocation = Invocation(arguments, variables: .own)
  if invocation.settings.origin(of: .restricted) == .option("--restricted") { Restriction.clearEnvironment() }
  exit(run(invocation))
} else {
  Language.$current.withValue(Language(.own)) {
    Shell(places: Places(.own), variables: .own).say(words.argumentIsNoText)
  }
  exit(ExitCode.refused.rawValue)
}

/// `nil` if one isn't UTF-8. NB: `CommandLine.arguments` would silently repair it.
func ownArguments() -> [String]? {
  var words: [String] = []
  for argument in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
  {
    guard let argument, let word = String(validatingCString: argument) else { return nil }
    words.append(word)
  }
  return words
}
