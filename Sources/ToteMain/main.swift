// The door: what the command line asks for is done here, and the walk begins. `tote --help` says the rest.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

exit(run(Invocation(CommandLine.arguments.dropFirst(), variables: Variables.own)))
