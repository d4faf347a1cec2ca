// The command line as a value: what it asks for, and where things are.

import Testing

@testable import ToteMain

@Suite struct InvocationTests {
  func invocation(_ arguments: String..., variables: [String: String] = ["HOME": "/home/eve"]) -> Invocation {
    Invocation(
      arguments,
      variables: Variables(value: { variables[$0] }, home: { "/home/passwd" }, workingFolder: { "/work" }))
  }

  @Test func `without words it opens`() {
    #expect(invocation().deed == .open)
    #expect(invocation().places.database == "/home/eve/.local/share/tote/tote.db")
    #expect(invocation().places.backups.folder == "/home/eve/.local/state/tote/backups")
  }

  @Test func `the XDG variables lead elsewhere, if they begin at the root`() {
    let variables = ["HOME": "/home/eve", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state"]
    #expect(invocation(variables: variables).places.database == "/data/tote/tote.db")
    #expect(invocation(variables: variables).places.backups.folder == "/state/tote/backups")
    let relative = ["HOME": "/home/eve", "XDG_DATA_HOME": "data"]
    #expect(invocation(variables: relative).places.database == "/home/eve/.local/share/tote/tote.db")
    #expect(invocation(variables: [:]).places.database == "/home/passwd/.local/share/tote/tote.db")
    #expect(invocation(variables: ["HOME": "/"]).places.database == "/.local/share/tote/tote.db")
  }

  @Test func `a file can be named, and the command line has the last word`() {
    let variables = ["HOME": "/home/eve", "TOTE_DB": "/one.db"]
    #expect(invocation(variables: variables).places.database == "/one.db")
    #expect(invocation("--db", "/two.db", variables: variables).places.database == "/two.db")
    #expect(invocation("--db=/two=.db", variables: variables).places.database == "/two=.db")
    #expect(invocation("--db", "near.db").places.database == "/work/near.db")
    #expect(
      invocation(variables: ["HOME": "/home/eve", "TOTE_DB": ""]).places.database
        == "/home/eve/.local/share/tote/tote.db")
  }

  @Test func `each file has backups of its own`() {
    let one = invocation("--db", "/one/list.db").places.backups.folder
    let other = invocation("--db", "/other/list.db").places.backups.folder
    #expect(one != other)
    #expect(one.hasPrefix("/home/eve/.local/state/tote/backups/list.db-"))
    // The usual file is the usual file, by whatever name.
    #expect(
      invocation("--db", "/home/eve/.local/share/tote/tote.db").places.backups.folder
        == "/home/eve/.local/state/tote/backups")
  }

  @Test func `help and version are asked for, and what is not known is refused`() {
    #expect(invocation("--help").deed == .help)
    #expect(invocation("-h", "--frob").deed == .help)
    #expect(invocation("--version").deed == .version)
    #expect(invocation("--frob").deed == .refuse("there is no option --frob. Try tote --help."))
    #expect(invocation("frob").deed == .refuse("there is no command frob. Try tote --help."))
    #expect(invocation("--db").deed == .refuse("--db needs a FILE. Try tote --help."))
    #expect(invocation("--db=").deed == .refuse("--db needs a FILE. Try tote --help."))
    #expect(invocation("--help=x").deed == .refuse("--help takes no value. Try tote --help."))
    for option in Invocation.options { #expect(Invocation.usage.contains(option.help)) }
  }
}
