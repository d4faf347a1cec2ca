/// Sends requests to a server and follows redirects. Tests replace its only closure.
package struct DAVClient: Sendable {
  package var send: @Sendable (DAVRequest) async throws(TransportFault) -> DAVAnswer

  package init(send: @escaping @Sendable (DAVRequest) async throws(TransportFault) -> DAVAnswer) {
    self.send = send
  }

  static let redirections = 5

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
      guard let next = try request.redirected(by: answer) else { return answer.unwrapped }
      request = next
    }
    throw .redirectedTooOften
  }
}

extension DAVRequest {
  /// Follows a redirect. The password belongs to one server, so another is never asked.
  func redirected(by answer: DAVAnswer) throws(DAVFault) -> DAVRequest? {
    // NB: not 303, which leads to a page about the request.
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
