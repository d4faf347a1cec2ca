import Tote
import ToteStorage
import ToteModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

if let arguments = ownArguments() {
  let invocation = Invocation(arguments, variables: Variables.own)
  exit(
    Language.$current.withValue(invocation.language) {
      Currency.$ofCountry.withValue(invocation.currency) {
        Conventions.$current.withValue(invocation.settings.settings.conventions) { run(invocation) }
      }
    })
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
