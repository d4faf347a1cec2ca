import Testing
import ToteModel
import ToteStorage
import ToteSync

@testable import ToteSyncMain

@Suite struct SyncInvocationTests {
  private func read(_ words: String..., variables: [String: String] = [:]) -> SyncInvocation {
    SyncInvocation(
      words, variables: Variables(value: { variables[$0] }, home: { "/home/eve" }, workingFolder: { "/here" })
    )
  }

  private let options = LoginOptions(address: WebAddress(host: "dav.example.org"), user: "ada")

  @Test func `login needs an address and a name`() {
    #expect(read("login", "dav.example.org", "--user", "ada").request == .logIn(options))
    #expect(read("--user=ada", "login", "https://dav.example.org/").request == .logIn(options))
    #expect(read("login", "dav.example.org").request == .refuse(.missingUser))
    #expect(read("login", "--user", "ada").request == .refuse(.missingAddress))
    #expect(read("login").request == .logInAgain(source: nil, authorities: nil))
    #expect(
      read("login", "--password-file", "secret", "--ca", "ca").request
        == .logInAgain(source: .file("/here/secret"), authorities: "/here/ca"))
    #expect(read("login", "a.org", "b.org", "--user", "ada").request == .refuse(.unexpected("b.org")))
  }

  @Test func `files are found again from anywhere`() {
    var options = options
    options.source = .file("/here/secret")
    options.authorities = "/etc/ca.pem"
    #expect(
      read(
        "login", "dav.example.org", "--user", "ada", "--password-file", "secret", "--ca", "/etc/ca.pem"
      ).request == .logIn(options))
    options = LoginOptions(address: options.address, user: "ada", source: .command("pass show 'a b'"))
    #expect(
      read("login", "dav.example.org", "--user", "ada", "--password-command", "pass show 'a b'").request
        == .logIn(options))
  }

  @Test func `what is not understood is told`() {
    #expect(read().request == .refuse(.missingCommand))
    #expect(read("logon").request == .refuse(.unknownCommand("logon")))
    #expect(read("login", "a.org", "--insecure").request == .refuse(.unknownOption("--insecure")))
    #expect(read("login", "a.org", "--user").request == .refuse(.missingValue("--user")))
    #expect(read("login", "a.org", "--user=").request == .refuse(.missingValue("--user")))
    #expect(
      read("login", "a.org", "--user", "a", "--password-file", "f", "--password-command", "c").request
        == .refuse(.twoPasswords))
    #expect(
      read("login", "http://a.org", "--user", "a").request == .refuse(.address(.needsTLS, "http://a.org")))
  }

  @Test func `what the app asks for is read as JSON`() {
    #expect(read("join", "--json").request == .sharing(.join(nil, isJSON: true)))
    #expect(read("join", "--json", "--", "/ada/x/").request == .sharing(.join("/ada/x/", isJSON: true)))
    #expect(read("log", "--json").request == .sharing(.log(isJSON: true)))
    #expect(read("log").request == .sharing(.log(isJSON: false)))
  }

  @Test func `it speaks the language that was asked for, also where it refuses`() {
    #expect(read("--help", variables: ["LANG": "fr_CA.UTF-8"]).language == .french)
    #expect(read("--help", "--language", "tr", variables: ["LANG": "fr_CA.UTF-8"]).language == .turkish)
    #expect(read("--language", "es", "--nonsense").language == .spanish)
    #expect(read("--language", "xx").request == .refuse(.notALanguage("xx")))
    #expect(read("--help", "nonsense").request == .help)
  }
}
