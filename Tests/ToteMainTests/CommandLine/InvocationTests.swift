import Testing
import ToteStorage
import ToteModel

@testable import ToteMain

@Suite struct InvocationTests {
  func invocation(_ arguments: String..., variables: [String: String] = ["HOME": "/home/eve"]) -> Invocation {
    Invocation(
      arguments,
      variables: Variables(value: { variables[$0] }, home: { "/home/passwd" }, workingFolder: { "/here" }))
  }

  @Test func `without words it opens`() {
    func options(_ arguments: String...) -> AppOptions? {
      let invocation = Invocation(
        arguments,
        variables: Variables(value: { _ in nil }, home: { "/home/eve" }, workingFolder: { "/here" }))
      return if case .open(let options) = invocation.request { options } else { nil }
    }
    #expect(options()?.isDebugging == false && options()?.theme == nil)
    #expect(options("--debug")?.isDebugging == true)
    #expect(options("--theme", "light")?.theme == .light)
    #expect(options("--theme", "pink") == nil)
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
    #expect(invocation("--db", "near.db").places.database == "/here/near.db")
    #expect(
      invocation(variables: ["HOME": "/home/eve", "TOTE_DB": ""]).places.database
        == "/home/eve/.local/share/tote/tote.db")
  }

  @Test func `each file has backups of its own`() {
    let one = invocation("--db", "/one/list.db").places.backups.folder
    let other = invocation("--db", "/other/list.db").places.backups.folder
    #expect(one != other)
    #expect(one.hasPrefix("/home/eve/.local/state/tote/backups/list.db-"))
    // The usual file is recognised under any name.
    #expect(
      invocation("--db", "/home/eve/.local/share/tote/tote.db").places.backups.folder
        == "/home/eve/.local/state/tote/backups")
  }

  @Test func `help and version are asked for, and what is not known is refused`() throws {
    func refusal(_ arguments: String...) -> String? {
      let invocation = Invocation(
        arguments, variables: Variables(value: { _ in nil }, home: { "/" }, workingFolder: { "/" }))
      return if case .refuse(let error) = invocation.request { error.sentence() } else { nil }
    }
    for arguments in [["--help"], ["-h", "--frob"], ["help"]] {
      let invocation = Invocation(
        arguments, variables: Variables(value: { _ in nil }, home: { "/" }, workingFolder: { "/" }))
      guard case .help(let path) = invocation.request else {
        Issue.record("\(arguments)")
        return
      }
      #expect(path.map(\.name) == ["tote"])
    }
    guard case .help(let path) = invocation("where", "--help").request else {
      Issue.record("no help")
      return
    }
    #expect(path.map(\.name) == ["tote", "where"])
    guard case .help(let ls) = invocation("-h", "ls").request else {
      Issue.record("no help")
      return
    }
    #expect(ls.map(\.name) == ["tote", "ls"])
    guard case .help(let same) = invocation("help", "where").request else {
      Issue.record("no help")
      return
    }
    #expect(same.map(\.name) == ["tote", "where"])
    guard case .version = invocation("--version").request else {
      Issue.record("no version")
      return
    }
    #expect(refusal("--frob") == "Unknown option: --frob. See tote --help.")
    #expect(refusal("frob") == "No command called “frob”. See tote --help.")
    #expect(refusal("hlep") == "No command called “hlep”. Did you mean help? See tote --help.")
    #expect(refusal("tick") == "No command called “tick”. Did you mean done? See tote --help.")
    #expect(refusal("delete") == "No command called “delete”. Did you mean rm? See tote --help.")
    #expect(refusal("help", "wher") == "No command called “wher”. Did you mean where? See tote --help.")
    #expect(refusal("--db") == "--db needs a value: --db FILE. See tote --help.")
    #expect(refusal("--db=") == "--db needs a value: --db FILE. See tote --help.")
    #expect(refusal("--help=x") == "--help takes no value. See tote --help.")
    #expect(refusal("where", "a", "b") != nil)
    // An error within a command doesn't list all commands.
    #expect(refusal("add", "--frob") == "Unknown option: --frob. See tote help add.")
    #expect(
      refusal("note", "show") == "tote note show is missing an argument: NOTE. See tote help note show.")
    #expect(refusal("note")?.hasSuffix(" See tote help note.") == true)
    #expect(
      refusal("--debug", "ls") == "--debug is for the app only; commands don't take it. See tote help ls.")
  }
}

@Suite struct LocaleTests {
  @Test(arguments: [
    ([:], Language.english), (["LANG": "fr_FR.UTF-8"], .french), (["LANG": "C.UTF-8"], .english),
    (["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_MX"], .spanish),
    (["LANG": "es", "LC_ALL": "tr_TR@x"], .turkish),
    (["LC_ALL": "", "LANG": "tr"], .turkish), (["LANG": "frr_DE"], .english),
    (["LANG": "de_DE.UTF-8"], .german), (["LANG": "it_IT.UTF-8"], .english),
  ])
  func `the locale chooses the language`(variables: [String: String], language: Language) {
    let own = Variables(value: { variables[$0] }, home: { nil }, workingFolder: { "/" })
    #expect(Invocation([], variables: own).language == language)
    #expect(Invocation(["--language", "es"], variables: own).language == .spanish)
    #expect(Invocation(["ls", "--language=fr"], variables: own).language == .french)
  }
}
