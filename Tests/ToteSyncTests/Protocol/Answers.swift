import ToteSync

/// Answers as real servers give them.
enum Answers {
  static let address = WebAddress(host: "dav.example.org", path: "/ada/list/")

  static func multistatus(_ responses: [XMLNode], token: String? = nil) -> DAVAnswer {
    let tokens = token.map { [XMLNode(.dav("sync-token"), text: $0)] } ?? []
    return document(XMLNode(.dav("multistatus"), responses + tokens), status: 207)
  }

  static func document(_ document: XMLNode, status: Int, at address: WebAddress = address) -> DAVAnswer {
    DAVAnswer(
      status: status, headers: [DAVHeader("Content-Type", "application/xml")], content: .xml(document),
      address: address)
  }

  /// An answer that names the violated condition.
  static func error(_ condition: XMLName, status: Int, _ children: [XMLNode] = []) -> DAVAnswer {
    document(XMLNode(.dav("error"), [XMLNode(condition, children)]), status: status)
  }

  static func status(_ status: Int, _ headers: (String, String)...) -> DAVAnswer {
    DAVAnswer(status: status, headers: headers.map { DAVHeader($0, $1) }, address: address)
  }

  /// A login page.
  static let page = DAVAnswer(
    status: 200, headers: [DAVHeader("Content-Type", "text/html; charset=utf-8")], content: .other,
    address: address)

  /// One resource with some properties.
  static func response(_ href: String, _ properties: [XMLNode]) -> XMLNode {
    XMLNode(
      .dav("response"), [XMLNode(.dav("href"), text: href), propstat(properties, "HTTP/1.1 200 OK")])
  }

  static func propstat(_ properties: [XMLNode], _ status: String) -> XMLNode {
    XMLNode(.dav("propstat"), [XMLNode(.dav("prop"), properties), XMLNode(.dav("status"), text: status)])
  }

  /// One resource with a status of its own.
  static func response(_ href: String, status: String) -> XMLNode {
    XMLNode(
      .dav("response"), [XMLNode(.dav("href"), text: href), XMLNode(.dav("status"), text: status)])
  }

  static func etag(_ text: String) -> XMLNode { XMLNode(.dav("getetag"), text: text) }
  static func data(_ text: String) -> XMLNode { XMLNode(.caldav("calendar-data"), text: text) }

  static func type(_ names: XMLName...) -> XMLNode {
    XMLNode(.dav("resourcetype"), names.map { XMLNode($0) })
  }

  static func href(_ name: XMLName, _ path: String) -> XMLNode {
    XMLNode(name, [XMLNode(.dav("href"), text: path)])
  }
}
