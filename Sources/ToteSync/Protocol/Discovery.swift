/// Finds the collections of somebody on a server of which an address is known, step by step: given an answer, it says what to
/// ask next or what was found. It sends nothing itself.
///
///     var discovery = Discovery(from: address)
///     while case .asks(let request) = discovery.step { discovery.receive(await answer(to: request)) }
package struct Discovery: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case asks(DAVRequest)
    case found(Found)
    case failed(DAVFault)
  }

  /// What there is, and where a new collection would be made.
  package struct Found: Hashable, Sendable {
    /// `nil` where the server shows one collection and nothing else.
    package var home: WebAddress?
    package var collections: [CalendarCollection]

    package init(home: WebAddress?, collections: [CalendarCollection]) {
      self.home = home
      self.collections = collections
    }
  }

  package private(set) var step: Step

  private enum Stage: Hashable {
    /// Something is asked at an address that may be of any kind.
    case looking
    /// The address is the one of whoever asks.
    case principal
    /// The collections are asked for.
    case home(WebAddress)
  }

  private var stage = Stage.looking
  /// Where else one may look, in this order.
  private var others: [WebAddress]
  /// What the first address said: it is the one that somebody has typed.
  private var firstFault: DAVFault?
  /// A collection found on the way, in case that there is nothing more to find.
  private var single: CalendarCollection?

  package init(from address: WebAddress) {
    others = [address.with(path: "/.well-known/caldav"), address.with(path: "/")].filter { $0 != address }
    step = .asks(.whereabouts(at: address))
  }

  /// Takes the answer to what it has asked.
  package mutating func receive(_ answer: Result<DAVAnswer, DAVFault>) {
    do throws(DAVFault) {
      try read(answer.get())
    } catch {
      lookElsewhere(after: error)
    }
  }

  private mutating func read(_ answer: DAVAnswer) throws(DAVFault) {
    if case .home(let home) = stage {
      step = .found(Found(home: home, collections: try CalendarCollection.all(in: answer)))
      return
    }
    let responses = try Multistatus(answer).responses
    // An answer about one resource; some have its properties under another name than it was asked by.
    guard
      let response = responses.first(where: { $0.href == Href(path: answer.address.path) }) ?? responses.first
    else { throw .notCalendars }

    if let home = try address(in: response[.caldav("calendar-home-set")], of: answer) {
      stage = .home(home)
      step = .asks(.collections(in: home))
      return
    }
    if response[.dav("current-user-principal")]?[.dav("unauthenticated")] != nil { throw .unauthorized }
    if stage == .looking {
      if single == nil, response[.dav("resourcetype")]?[.caldav("calendar")] != nil {
        single = CalendarCollection(href: response.href.asCollection, name: response.href.lastName)
      }
      if let principal = try address(in: response[.dav("current-user-principal")], of: answer) {
        stage = .principal
        step = .asks(.whereabouts(at: principal))
        return
      }
    }
    throw .notCalendars
  }

  /// The address that stands in a property.
  private func address(in property: XMLNode?, of answer: DAVAnswer) throws(DAVFault) -> WebAddress? {
    guard let text = property?[.dav("href")]?.value, let target = answer.address.resolving(text) else {
      return nil
    }
    // Behind another server, a server may not know that it is asked by TLS, or at which port.
    guard target.host == answer.address.host else { throw .otherServer(target.server) }
    return answer.address.with(path: target.path)
  }

  private mutating func lookElsewhere(after fault: DAVFault) {
    switch fault {
    // A server that does not believe one is not asked twice: it would take it for an attack. And one that cannot be reached at
    // one address, or is busy, is no better at the next.
    case .unauthorized, .unreachable, .busy, .otherServer:
      step = .failed(fault)
    case .forbidden, .notFound, .notSupported, .conflict, .changed, .locked, .full, .tooLarge,
      .redirectedTooOften,
      .notCalendars, .unreadable, .status:
      firstFault = firstFault ?? fault
      stage = .looking
      if !others.isEmpty {
        step = .asks(.whereabouts(at: others.removeFirst()))
      } else if let single {
        step = .found(Found(home: nil, collections: [single]))
      } else {
        step = .failed(firstFault ?? fault)
      }
    }
  }
}
