package enum PutAnswer: Hashable, Sendable {
  /// Stored as this version; without a tag, fetch to learn which.
  case stored(ETag?)
  /// Changed by somebody else meanwhile, or made where nothing should have been.
  case changed
  /// The collection already has an item with this UID, at this place if the server says.
  case uidTaken(Href?)
  case gone
  /// The server refuses this item: too large, or something in it.
  case rejected
  case failed(DAVFault)

  package init(_ answer: DAVAnswer) {
    let refusals = [
      "valid-calendar-data", "valid-calendar-object-resource", "supported-calendar-component",
      "supported-calendar-data", "max-resource-size", "min-date-time", "max-date-time", "max-instances",
      "max-attendees-per-instance",
    ]
    if answer.isSuccess {
      // A page that says yes to everything isn't a calendar server.
      self =
        answer.isPage || answer.status == 207 ? .failed(.notCalendars) : .stored(ETag(answer.header("ETag")))
    } else if let node = answer.document?.first(.caldav("no-uid-conflict")) {
      self = .uidTaken(Href(node.first(.dav("href"))?.value, from: answer.address))
    } else if answer.status == 400, answer.says("uid already exists") {
      // The wording of sabre/dav and servers built on it.
      self = .uidTaken(nil)
    } else if refusals.contains(where: { answer.violates(.caldav($0)) }) {
      self = .rejected
    } else {
      self =
        switch answer.status {
        case 412: .changed
        case 404, 410: .gone
        case 400, 413, 415, 422: .rejected
        default: .failed(DAVFault(answer))
        }
    }
  }
}

package enum DeleteAnswer: Hashable, Sendable {
  case deleted
  case changed
  case failed(DAVFault)

  package init(_ answer: DAVAnswer) {
    switch answer.status {
    case 404, 410: self = .deleted
    case 412: self = .changed
    case 207:
      // Deleting a collection may report what is left of it.
      let statuses = (try? Multistatus(answer))?.responses.compactMap(\.status) ?? [0]
      self = statuses.allSatisfy { 200..<300 ~= $0 || $0 == 404 } ? .deleted : .failed(.conflict)
    case 200..<300 where !answer.isPage: self = .deleted
    default: self = .failed(DAVFault(answer))
    }
  }
}

package enum MakeCollectionAnswer: Hashable, Sendable {
  case made
  /// Something exists there; use another path.
  case taken
  case wantsExtended
  case failed(DAVFault)

  package init(_ answer: DAVAnswer, to request: DAVRequest) {
    let isCalendarRequest = request.method == .makeCalendar
    if answer.isSuccess {
      self = answer.isPage || answer.status == 207 ? .failed(.notCalendars) : .made
    } else if answer.violates(.dav("resource-must-be-null")) {
      self = .taken
    } else {
      let knowsMethod = answer.header("Allow").map { $0.uppercased().contains(request.method.rawValue) }
      self =
        switch answer.status {
        case 501 where isCalendarRequest: .wantsExtended
        // Either the method is unknown, or it isn't allowed on what exists.
        case 405: isCalendarRequest && knowsMethod == false ? .wantsExtended : .taken
        case 409: .taken
        default: .failed(DAVFault(answer))
        }
    }
  }
}

extension DAVAnswer {
  fileprivate func says(_ words: String) -> Bool {
    guard let document else { return false }
    func says(_ node: XMLNode) -> Bool {
      node.text.lowercased().contains(words) || node.children.contains(where: says)
    }
    return says(document)
  }
}
