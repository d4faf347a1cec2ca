import ToteModel
import ToteStorage

/// Runs what the command line asks for, in the language and with the conventions of its reader; returns the exit code.
func run(
  _ invocation: Invocation, streams: Streams = .standard, zone: Zone = .machine
) -> Int32 {
  Language.$current.withValue(invocation.language) {
    Region.$current.withValue(invocation.region) {
      Currency.$ofCountry.withValue(invocation.currency) {
        Conventions.$current.withValue(invocation.settings.settings.conventions) {
          Zone.$current.withValue(zone) { perform(invocation, streams) }
        }
      }
    }
  }
}

private func perform(_ invocation: Invocation, _ streams: Streams) -> Int32 {
  let shell = Shell(
    places: invocation.places, variables: invocation.variables, settings: invocation.settings,
    options: invocation.options, streams: streams)
  switch invocation.request {
  case .open(let options): return AppRun(shell, options).run()
  case .run(let path, let arguments):
    // A shell that completes a line shows what it gets, and `config` ends with what is wrong.
    if !path.contains(where: { [Command.completion.name, Command.config.name].contains($0.name) }) {
      shell.saySettingsProblems()
    }
    return shell.run { try path.last?.run?($0, arguments) }.rawValue
  case .help(let path):
    return shell.run { try $0.output.write(HelpText(path, width: min($0.output.width, 100)).text + "\n") }
      .rawValue
  case .version: return shell.run { try $0.print(Invocation.build) }.rawValue
  case .refuse(let error):
    shell.say(error.sentence())
    return error.code.rawValue
  }
}
