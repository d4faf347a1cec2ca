import Testing
import ToteSync

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("example.org", "https://example.org/"), ("example.org/dav/", "https://example.org/dav/"),
    ("https://Example.ORG:443/dav", "https://example.org/dav"),
    ("https://example.org:8443", "https://example.org:8443/"),
    ("http://localhost:5232/ada/", "http://localhost:5232/ada/"),
    ("http://127.0.0.1:80/", "http://127.0.0.1/"), ("http://[::1]:8080/x", "http://[::1]:8080/x"),
    ("https://example.org/my lists/é", "https://example.org/my%20lists/%C3%A9"),
    ("https://example.org/a/../b/./c#top", "https://example.org/b/c"),
    ("https://example.org?x=1", "https://example.org/?x=1"),
    ("example.org:5232", "https://example.org:5232/"),
    ("münchen.example", "https://münchen.example/"),
  ])
  func `what is typed is an address`(text: String, address: String) throws {
    #expect(try WebAddress(typed: text).description == address)
    // Stored addresses can be read again.
    #expect(WebAddress(address)?.description == address)
  }

  @Test(arguments: [
    "", "https://", "ftp://example.org/", "https://exa mple.org/", "https://example.org:0/",
    "https://example.org:99999/", "https://example.org:x/", "https://[::1/", "https://a\nb/",
  ])
  func `what is none is refused`(text: String) {
    #expect(throws: WebAddress.Fault.notAnAddress) { try WebAddress(typed: text) }
  }

  @Test(arguments: ["https://ada:secret@example.org/", "ada@example.org", "https://a@b:c@example.org"])
  func `a user or a password in it is refused, since everybody on the machine sees a command line`(
    text: String
  ) {
    #expect(throws: WebAddress.Fault.holdsUser) { try WebAddress(typed: text) }
  }

  @Test func `a user is never kept`() {
    #expect(WebAddress("https://ada:secret@example.org/x")?.description == "https://example.org/x")
  }

  @Test(arguments: [
    "http://example.org/", "http://192.168.1.5/", "http://127.0.0.1.example.org/",
    "http://localhost.example.org/",
    "http://127.0.0.256/", "http://0.0.0.0/",
  ])
  func `without TLS only this machine is asked`(text: String) {
    #expect(throws: WebAddress.Fault.needsTLS) { try WebAddress(typed: text) }
  }

  @Test(arguments: [
    ("/x/y", "https://example.org:8443/x/y"), ("c.ics", "https://example.org:8443/a/c.ics"),
    ("../c", "https://example.org:8443/c"), ("", "https://example.org:8443/a/b"),
    ("?q", "https://example.org:8443/a/b?q"), ("//other.org/x", "https://other.org/x"),
    ("http://other.org/x", "http://other.org/x"), ("/a b", "https://example.org:8443/a%20b"),
    ("/../../etc", "https://example.org:8443/etc"), ("./", "https://example.org:8443/a/"),
    ("c:d", nil), ("mailto:ada@example.org", nil),
  ])
  func `a reference is resolved`(reference: String, address: String?) {
    #expect(WebAddress("https://example.org:8443/a/b")?.resolving(reference)?.description == address)
  }

  @Test(arguments: [
    ("https://a.org/", "https://a.org/x", true), ("https://a.org/", "https://b.org/", false),
    ("https://a.org/", "https://a.org:8443/", false), ("https://a.org/", "http://a.org/", false),
    ("http://localhost/", "https://localhost/", true), ("https://a.org/", "https://a.org.b.org/", false),
    ("https://a.org/", "https://www.a.org/", false), ("http://localhost:81/", "http://localhost:82/", false),
  ])
  func `what is for one server is for no other`(one: String, other: String, isSame: Bool) throws {
    #expect(try #require(WebAddress(one)).admits(#require(WebAddress(other))) == isSame)
  }

  @Test(arguments: [
    ("/ada/a@b.ics", "/ada/a%40b.ics", true), ("/ada/é", "/ada/%c3%a9", true), ("/a%7Eb", "/a~b", true),
    ("/list", "/list/", true), ("/a%2Fb", "/a/b", false), ("/a%20b", "/a b", true), ("/a+b", "/a%2Bb", true),
    ("/a+b", "/a b", false), ("/A", "/a", false), ("https://example.org/x", "/x", true),
    ("http://inside:5232/x", "/x", true), ("http%3A//inside%3A5232/a%2520b", "/a%20b", true),
    ("/100%", "/100%25", true),
  ])
  func `one path is written in many ways`(one: String, other: String, isSame: Bool) throws {
    let hrefs = try [one, other].map { try #require(Href($0, from: Answers.address)) }
    #expect((hrefs[0] == hrefs[1]) == isSame)
    #expect((hrefs[0].hashValue == hrefs[1].hashValue) == isSame)
  }

  @Test func `what a server has written is what it is sent`() {
    #expect(Href("/ada/a%40b(1).ics", from: Answers.address)?.path == "/ada/a%40b(1).ics")
    #expect(Href("https://proxy/ada/a@b.ics", from: Answers.address)?.path == "/ada/a@b.ics")
    #expect(Href(path: "/ada").appending("é/ü?#%").path == "/ada/%C3%A9%2F%C3%BC%3F%23%25")
    #expect(Href(path: "/ada/Caf%C3%A9/").lastName == "Café")
  }
}
