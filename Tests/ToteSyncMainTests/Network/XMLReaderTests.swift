import Testing
import ToteSync

@testable import ToteSyncMain

/// Well-formed and hostile documents.
@Suite struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLNode { try XMLReader().read(Array(text.utf8)).get() }

  @Test func `elements have their namespaces, whatever their prefixes`() throws {
    let node = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><c:comp name='VTODO' c:x="1"/>
        <x:href xmlns:x="DAV:">/a&amp;b</x:href></multistatus>
      """)
    #expect(
      node
        == XMLNode(
          .dav("multistatus"),
          [
            XMLNode(.caldav("comp"), attributes: [.plain("name"): "VTODO", .caldav("x"): "1"]),
            XMLNode(.dav("href"), text: "/a&b"),
          ]))
  }

  @Test func `text keeps every character`() throws {
    #expect(try read("<a>x&#13;\r\ny<![CDATA[<&>]]>é&#x1F34E;</a>").text == "x\r\ny<&>é🍎")
    #expect(try read("<a> \n </a>").text == " \n ")
    #expect(try read("<a>" + String(repeating: "né", count: 100_000) + "</a>").text.count == 200_000)
  }

  @Test func `what is written is read again`() throws {
    let node = XMLNode(
      .dav("prop"), [XMLNode(.caldav("comp"), text: "a<b>&\"\r\n\té", attributes: [.plain("name"): "\"'<"])])
    #expect(try read(node.document) == node)
  }

  @Test(arguments: [
    #"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#,
    #"<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>"#,
    #"<!DOCTYPE a [<!ENTITY % b "c">%b;]><a/>"#,
    #"<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><l>&b;</l>"#,
  ])
  func `entities are refused where they are declared`(text: String) {
    #expect(XMLReader().read(Array(text.utf8)) == .failure(.declaresEntities))
  }

  @Test func `neither depth nor number goes beyond its bounds`() {
    let deep = String(repeating: "<a>", count: 1_000_000)
    #expect(XMLReader().read(Array(deep.utf8)) == .failure(.tooDeep))
    let wide = "<a>" + String(repeating: "<b/>", count: 100) + "</a>"
    #expect(XMLReader(count: 100).read(Array(wide.utf8)) == .failure(.tooLarge))
    #expect((try? XMLReader(count: 101).read(Array(wide.utf8)).get()) != nil)
    #expect((try? XMLReader(depth: 2).read(Array(wide.utf8)).get()) != nil)
  }

  @Test func `what is no UTF-8 is said to be none`() {
    #expect(XMLReader().read(Array("<a>".utf8) + [0xFF] + Array("</a>".utf8)) == .failure(.notUTF8))
    // Ends within a character.
    #expect(XMLReader().read(Array("<a>".utf8) + [0xC3]) == .failure(.notUTF8))
  }

  @Test(arguments: [
    ("", 1), ("{}", 1), ("<a>\n<b></a>", 2), ("<a>\n\n", 3), ("<a/><b/>", 1), ("<a>&nbsp;</a>", 1),
    ("<D:a/>", 1),
    ("<a>\u{0}</a>", 1),
  ])
  func `what is no XML is said to be none, by its line`(text: String, line: Int) {
    #expect(XMLReader().read(Array(text.utf8)) == .failure(.malformed(line: line)))
  }

  @Test func `a million bytes and more are read in pieces`() throws {
    let row = "<response xmlns='DAV:'><href>/ada/list/item.ics</href></response>"
    let node = try read("<a>" + String(repeating: row, count: 50_000) + "</a>")
    #expect(node.children.count == 50_000)
    #expect(node.children.allSatisfy { $0[.dav("href")]?.text == "/ada/list/item.ics" })
  }
}
