import ToteModel

/// The JSON of `tote-sync`: `tote share --join --json` and `tote sync log --json` print it, and the app reads it.

extension JSONFormat {
  package static func array(of offers: [OfferedList]) -> String {
    array(offers) { offer, bytes in
      bytes += Array("{\"name\": ".utf8)
      JSONRow.write(offer.name, to: &bytes)
      bytes += Array(", \"address\": ".utf8)
      JSONRow.write(offer.address, to: &bytes)
      bytes += Array(", \"here\": \(offer.isHere), \"readOnly\": \(offer.isReadOnly)}".utf8)
    }
  }

  package static func array(of notes: [SharingNote]) -> String {
    array(notes) { note, bytes in
      bytes += Array("{\"moment\": \(note.moment.milliseconds), \"minutesAhead\": \(note.minutesAhead)".utf8)
      bytes += Array(", \"list\": \"\(note.list)\", \"name\": ".utf8)
      JSONRow.write(note.name, to: &bytes)
      bytes += Array(", \"kind\": ".utf8)
      JSONRow.write(note.kind, to: &bytes)
      bytes += Array(", \"values\": [".utf8)
      for (index, value) in note.values.enumerated() {
        if index > 0 { bytes += Array(", ".utf8) }
        JSONRow.write(value, to: &bytes)
      }
      bytes += Array("], \"text\": ".utf8)
      JSONRow.write(note.text, to: &bytes)
      bytes += Array("}".utf8)
    }
  }

  package static func object(ofJoined list: ShoppingList.ID) -> String { "{\"list\": \"\(list)\"}\n" }
}

// Later fields are skipped; `nil` for anything but JSON.
extension JSONFormat {
  package static func offers(in text: String) -> [OfferedList]? {
    read(text) { (lexer) throws(ParseFault) in
      var offers: [OfferedList] = []
      try lexer.array(.array) { (lexer) throws(ParseFault) in
        var offer = OfferedList(name: "", address: "")
        try lexer.object(.object) { (lexer, field, _) throws(ParseFault) in
          switch field {
          case "name": offer.name = try lexer.string(.text)
          case "address": offer.address = try lexer.string(.text)
          case "here": offer.isHere = try lexer.truth()
          case "readOnly": offer.isReadOnly = try lexer.truth()
          default: try lexer.skip()
          }
        }
        offers.append(offer)
      }
      return offers
    }
  }

  package static func sharingNotes(in text: String) -> [SharingNote]? {
    read(text) { (lexer) throws(ParseFault) in
      var notes: [SharingNote] = []
      try lexer.array(.array) { (lexer) throws(ParseFault) in
        var note = SharingNote(moment: .zero, list: .zero, name: "", kind: "", values: [], text: "")
        try lexer.object(.object) { (lexer, field, _) throws(ParseFault) in
          switch field {
          case "moment": note.moment = Moment(milliseconds: try lexer.number(places: 0, .anyValue))
          case "minutesAhead": note.minutesAhead = Int(try lexer.number(places: 0, .anyValue))
          case "list": note.list = try lexer.listID()
          case "name": note.name = try lexer.string(.text)
          case "kind": note.kind = try lexer.string(.text)
          case "values":
            try lexer.array(.array) { (lexer) throws(ParseFault) in
              note.values.append(try lexer.string(.text))
            }
          case "text": note.text = try lexer.string(.text)
          default: try lexer.skip()
          }
        }
        notes.append(note)
      }
      return notes
    }
  }

  package static func joinedList(in text: String) -> ShoppingList.ID? {
    read(text) { (lexer) throws(ParseFault) in
      var list: ShoppingList.ID?
      try lexer.object(.object) { (lexer, field, _) throws(ParseFault) in
        if field == "list" { list = try lexer.listID() } else { try lexer.skip() }
      }
      return list
    } ?? nil
  }

  private static func read<Value>(
    _ text: String, _ read: (inout JSONLexer) throws(ParseFault) -> Value
  ) -> Value? {
    var lexer = JSONLexer(Array(text.utf8), at: 0)
    guard let value = try? read(&lexer), lexer.peek() == nil else { return nil }
    return value
  }
}

extension JSONLexer {
  fileprivate mutating func truth() throws(ParseFault) -> Bool {
    if take(word: "true") { return true }
    if take(word: "false") { return false }
    throw ParseFault(offset, .anyValue)
  }

  fileprivate mutating func listID() throws(ParseFault) -> ShoppingList.ID {
    let (high, low) = try id(.anyValue)
    return ShoppingList.ID(high: high, low: low)
  }
}
