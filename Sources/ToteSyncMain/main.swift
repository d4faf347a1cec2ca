import CExpat
import Glibc
import ToteModel
import ToteStorage

// A server that hangs up must be an ordinary error, not end the program.
signal(SIGPIPE, SIG_IGN)
cexpat_use_two_heaps()
let variables = Variables.own
let settings = SettingsSource(variables).read().settings
let invocation = SyncInvocation(
  Array(CommandLine.arguments.dropFirst()), variables: variables, settings: settings)
var found = Places(variables, file: invocation.database)
found.backupCount = settings.backups
let places = SyncPlaces(found)
if invocation.isForScreen { ReaderWatch.start() }
let code = await Language.$current.withValue(invocation.language) {
  await Region.$current.withValue(Region(variables)) {
    await Conventions.$current.withValue(settings.conventions) {
      await Zone.$current.withValue(.machine) {
        await ScreenKeys.$join.withValue(invocation.joinKeys) { await run(invocation, places) }
      }
    }
  }
}
exit(code.rawValue)
