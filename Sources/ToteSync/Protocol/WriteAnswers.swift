/// The answer to `DAVRequest.put`.
package enum PutAnswer: Hashable, Sendable {
  /// It is there, in this version; without one it must be fetched to know which.
  case stored(ETag?)
  /// Somebody has changed it meanwhile, or has made it where nothing should have been.
  case changed
  /// An item of this UID is in the collection already, there where the server says it.
  case uidTaken(Href?)
  /// The item, or the collection, is not there any more.
  case gone
  /// The server takes anything but this one: it is too large, or something in it is not to its liking.
  case rejected
  case failed(DAVFault)

  package init(_ answer: DAVAnswer) {
    let refusals = [
      "valid-calendar-data", "valid-calendar-object-resource", "supported-calendar-component",
      "supported-calendar-data", "max-resource-size", "min-date-time", "max-date-time", "max-instances",
      "max-attendees-per-instance",
    ]
    if answer.isSuccess {
      // A page that says yes to everything is no server.
      self =
        answer.isPage || answer.status == 207 ? .failed(.notCalendars) : .stored(ETag(answer.header("ETag")))
    } else if let node = answer.document?.first(.caldav("no-uid-conflict")) {
      self = .uidTaken(Href(node.first(.dav("href"))?.value, from: answer.address))
    } else if answer.status == 400, answer.says("uid already exists") {
      // So sabre says it, and what is built on it.
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

/// The answer to `DAVRequest.delete`.
package enum DeleteAnswer: Hashable, Sendable {
  /// It is not there any more, by us or by somebody else.
  case deleted
  /// Somebody has changed it meanwhile.
  case changed
  case failed(DAVFault)

  package init(_ answer: DAVAnswer) {
    switch answer.status {
    case 404, 410: self = .deleted
    case 412: self = .changed
    case 207:
      // Of a collection, what is left of it.
      let statuses = (try? Multistatus(answer))?.responses.compactMap(\.status) ?? [0]
      self = statuses.allSatisfy { 200..<300 ~= $0 || $0 == 404 } ? .deleted : .failed(.conflict)
    case 200..<300 where !answer.isPage: self = .deleted
    default: self = .failed(DAVFault(answer))
    }
  }
}

/// The answer to `DAVRequest.makeCollection`.
package enum MakeCollectionAnswer: Hashable, Sendable {
  case made
  /// Something stands there already; another path is needed.
  case taken
  /// The server wants the extended request.
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
        // The method is either unknown, or not for what is there already.
        case 405: isCalendarRequest && knowsMethod == false ? .wantsExtended : .taken
        case 409: .taken
        default: .failed(DAVFault(answer))
        }
    }
  }
}

extension DAVAnswer {
  /// Whether the server's own sentence has these words.
  fileprivate func says(_ words: String) -> Bool {
    guard let document else { return false }
    func says(_ node: XMLNode) -> Bool {
      node.text.lowercased().contains(words) || node.children.contains(where: says)
    }
    return says(document)
  }
}
