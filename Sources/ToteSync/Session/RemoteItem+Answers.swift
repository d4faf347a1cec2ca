import ToteModel

extension RemoteItem {
  package enum Consequence: Hashable, Sendable {
    case settled
    case fetch(Href)
    /// Send it under another name.
    case renewed
    case dropped
    case rejected
    /// No answer, or one that concerns more than this item.
    case failed(DAVFault)
  }

  package mutating func receive(_ answer: PutAnswer, at now: Moment) -> Consequence {
    switch answer {
    case .stored(let etag):
      stored(etag)
      return .settled
    case .changed:
      countRefusal(at: now)
      return .fetch(href)
    case .uidTaken(href): return .fetch(href)
    // The server has something else under this UID; the next listing shows it.
    case .uidTaken: return .dropped
    // Deleted there while changed here: it lives, but needs a new name on the server.
    case .gone: return .dropped
    case .rejected:
      unanswered?.isRejected = true
      return .rejected
    case .failed(let fault): return .failed(fault)
    }
  }

  package mutating func receive(_ answer: DeleteAnswer, at now: Moment) -> Consequence {
    switch answer {
    case .deleted: return .dropped
    case .changed:
      countRefusal(at: now)
      return .fetch(href)
    case .failed(let fault): return .failed(fault)
    }
  }

  private mutating func countRefusal(at now: Moment) {
    refusals = Refusals(count: (refusals?.count ?? 0) + 1, last: now)
  }
}
