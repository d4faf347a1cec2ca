// The door: what the command line asks for is done here, and the walk begins. `tote --help` says the rest.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

if let words = ownArguments() {
  exit(run(Invocation(words, variables: Variables.own)))
} else {
  Shell(places: Places(.own), variables: .own).say("An argument is no text in UTF-8. Nothing was done.")
  exit(ExitCode.refused.rawValue)
}

/// What stands behind the program's name; `nil` where it is no text. NB: `CommandLine.arguments` would mend it silently.
func ownArguments() -> [String]? {
  var words: [String] = []
  for argument in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
  {
    guard let argument, let word = String(validatingCString: argument) else { return nil }
    words.append(word)
  }
  return words
}
