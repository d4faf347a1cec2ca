import CExpat
import Glibc
import Tote
import ToteModel
import ToteStorage

// A server that hangs up must be an ordinary error, not end the program.
signal(SIGPIPE, SIG_IGN)
cexpat_use_two_heaps()
let variables = Variables.own
let invocation = SyncInvocation(Array(CommandLine.arguments.dropFirst()), variables: variables)
let places = SyncPlaces(Places(variables, file: invocation.database))
let code = await Language.$current.withValue(invocation.language) {
  await run(invocation, places)
}
exit(code.rawValue)
