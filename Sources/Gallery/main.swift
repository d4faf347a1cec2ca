// The door: what the command line asks for, a terminal, and the walk begins. `gallery --help` says the rest.

import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

func complain(_ text: String) {
  let line = Array("gallery: \(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

/// Opens the terminal for some work, or says in one sentence why there is none.
func onTerminal(_ work: (Terminal) -> Void) -> Int32 {
  do {
    let terminal = try Terminal()
    defer { terminal.leave() }
    work(terminal)
    return 0
  } catch {
    complain("\(error)")
    return 2
  }
}

switch Invocation(CommandLine.arguments.dropFirst()) {
case .menu:
  exit(onTerminal { Entry.runMenu(on: $0, services: Services($0.handle)) })
case .program(let entry):
  exit(onTerminal { _ = entry.run($0, Services($0.handle)) })
case .list:
  print(Invocation.listing)
case .help:
  print(Invocation.usage)
case .mistake(let sentence):
  complain(sentence)
  exit(2)
}
