/// Asks a server, and goes where it sends one on to: the Environment's way to the network. Its one closure is what a test
/// replaces.
package struct DAVClient: Sendable {
  /// Sends one request as it is and gives its answer, whatever that says.
  package var send: @Sendable (DAVRequest) async throws(TransportFault) -> DAVAnswer

  package init(send: @escaping @Sendable (DAVRequest) async throws(TransportFault) -> DAVAnswer) {
    self.send = send
  }

  /// So often a server may send on.
  static let redirections = 5

  /// The answer behind all redirections; a fault where none came.
  package func answer(to request: DAVRequest) async throws(DAVFault) -> DAVAnswer {
    var request = request
    for _ in 0...Self.redirections {
      let answer: DAVAnswer
      do throws(TransportFault) {
        guard request.address.isPrivate else { throw .needsTLS }
        answer = try await send(request)
      } catch {
        throw .unreachable(error)
      }
      guard let next = try request.redirected(by: answer) else { return answer }
      request = next
    }
    throw .redirectedTooOften
  }
}

extension DAVRequest {
  /// The same request where the server sends it on to; `nil` if it doesn't. The password is only for the server it was given
  /// for, so another one is not asked at all.
  func redirected(by answer: DAVAnswer) throws(DAVFault) -> DAVRequest? {
    // NB: 303 is not among them: what it leads to is a page about what was asked.
    guard [301, 302, 307, 308].contains(answer.status) else { return nil }
    guard let location = answer.header("Location"), let target = address.resolving(location) else {
      throw .notCalendars
    }
    guard address.admits(target) else { throw .otherServer(target.server) }
    var request = self
    request.address = target
    return request
  }
}
