/// An answer about several resources (207), which is what WebDAV usually sends.
struct Multistatus {
  struct Response {
    var href: Href
    var status: Int?
    var properties: [XMLNode]

    subscript(name: XMLName) -> XMLNode? { properties.first { $0.name == name } }
  }

  var responses: [Response]
  var token: String?
  var isTruncated: Bool

  init(_ answer: DAVAnswer) throws(DAVFault) {
    guard answer.status == 207, let document = answer.document, document.name == .dav("multistatus") else {
      throw DAVFault(answer)
    }
    let own = Href(path: answer.address.path)
    responses = []
    isTruncated = false
    token = document[.dav("sync-token")]?.value
    for node in document.all(.dav("response")) {
      let status = node[.dav("status")].flatMap(Self.status)
      let properties = node.all(.dav("propstat")).filter { part in
        // A property without a status is present.
        part[.dav("status")].flatMap(Self.status).map { 200..<300 ~= $0 } ?? true
      }.flatMap { $0[.dav("prop")]?.children ?? [] }
      for href in node.all(.dav("href")).compactMap({ Href($0.value, from: answer.address) }) {
        if status == 507, href == own {
          isTruncated = true
        } else {
          responses.append(Response(href: href, status: status, properties: properties))
        }
      }
    }
  }

  /// `HTTP/1.1 404 Not Found`
  static func status(_ node: XMLNode) -> Int? {
    node.value?.utf8.split(separator: UInt8(ascii: " ")).dropFirst().first.flatMap { Int(Substring($0)) }
  }
}
