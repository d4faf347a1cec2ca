import ToteModel

/// What `tote note links --json` prints.
extension JSONFormat {
  package static func array(of links: [FollowedLink]) -> String {
    array(links) { followed, bytes in
      var isFirst = true
      func write(_ name: String, _ text: String?) {
        bytes += Array("\(isFirst ? "{" : ", ")\"\(name)\": ".utf8)
        isFirst = false
        if let text { JSONRow.write(text, to: &bytes) } else { bytes += Array("null".utf8) }
      }
      let link = followed.link
      write("note", followed.note.name)
      write("link", link.destination)
      write("shown", link.shown)
      write("kind", followed.kind)
      var to: Note?
      if case .note(let note, _) = followed.target { to = note }
      write("title", followed.title)
      write("id", to.map { "\($0.id)" })
      switch link.place {
      case .whole: break
      case .heading(let names): write("heading", names.joined(separator: "#"))
      case .block(let name): write("block", name)
      }
      bytes += Array(", \"embed\": \(link.isEmbed)}".utf8)
    }
  }
}

extension FollowedLink {
  fileprivate var kind: String {
    switch target {
    case .note: "note"
    case .here: "here"
    case .several: "several"
    case .missing: "missing"
    case .attachment: "attachment"
    case .web: "web"
    }
  }
}
