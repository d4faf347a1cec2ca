/// Finds a user's collections from any address of a server, step by step. It says what to ask but sends nothing itself.
///
///     var discovery = Discovery(from: address)
///     while case .asks(let request) = discovery.step { discovery.receive(…) }
package struct Discovery: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case asks(DAVRequest)
    case found(Found)
    case failed(DAVFault)
  }

  package struct Found: Hashable, Sendable {
    /// `nil` if the server shows only one collection.
    package var home: WebAddress?
    package var collections: [CalendarCollection]

    package init(home: WebAddress?, collections: [CalendarCollection]) {
      self.home = home
      self.collections = collections
    }
  }

  package private(set) var step: Step

  private enum Stage: Hashable {
    case looking
    case principal
    case home(WebAddress)
  }

  private var stage = Stage.looking
  private var others: [WebAddress]
  /// The fault of the first address, which is the one the user typed.
  private var firstFault: DAVFault?
  /// A collection found on the way, in case there is nothing else.
  private var single: CalendarCollection?

  package init(from address: WebAddress) {
    others = [address.with(path: "/.well-known/caldav"), address.with(path: "/")].filter { $0 != address }
    step = .asks(.whereabouts(at: address))
  }

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
    // The answer is about one resource; some servers give it another name than was asked for.
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

  private func address(in property: XMLNode?, of answer: DAVAnswer) throws(DAVFault) -> WebAddress? {
    guard let text = property?[.dav("href")]?.value, let target = answer.address.resolving(text) else {
      return nil
    }
    // A server behind a proxy may not know its own scheme or port.
    guard target.host == answer.address.host else { throw .otherServer(target.server) }
    return answer.address.with(path: target.path)
  }

  private mutating func lookElsewhere(after fault: DAVFault) {
    switch fault {
    // Don't repeat a rejected password: the server would take it for an attack. And a server that is unreachable or
    // busy at one address is no better at the next.
    case .unauthorized, .unreachable, .busy, .otherServer:
      step = .failed(fault)
    case .forbidden, .notFound, .notSupported, .conflict, .changed, .outdated, .locked, .full, .tooLarge,
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

extension DAVClient {
  package func collections(from address: WebAddress) async throws(DAVFault) -> Discovery.Found {
    var discovery = Discovery(from: address)
    while true {
      switch discovery.step {
      case .asks(let request):
        do throws(DAVFault) {
          discovery.receive(.success(try await answer(to: request)))
        } catch {
          discovery.receive(.failure(error))
        }
      case .found(let found): return found
      case .failed(let fault): throw fault
      }
    }
  }
}
