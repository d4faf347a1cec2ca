/// What the answer to a write makes of a record.
extension RemoteItem {
  /// What comes of an answer.
  package enum Consequence: Hashable, Sendable {
    /// The record is as it should be.
    case settled
    /// It must be fetched, and merged once more.
    case fetch(Href)
    /// It is to be sent under another name.
    case renewed
    /// There is nothing to remember any more.
    case dropped
    /// The server does not take it.
    case rejected
    /// There was no answer, or one that is about more than this item.
    case failed(DAVFault)
  }

  package mutating func receive(_ answer: PutAnswer) -> Consequence {
    switch answer {
    case .stored(let etag):
      stored(etag)
      return .settled
    case .changed, .uidTaken(href): return .fetch(href)
    // Under this UID the server knows something else, which comes with the next listing.
    case .uidTaken: return .dropped
    // It was deleted there while it was changed here: it lives, and the server wants a new name for it.
    case .gone: return .dropped
    case .rejected:
      unanswered?.isRejected = true
      return .rejected
    case .failed(let fault): return .failed(fault)
    }
  }

  package func receive(_ answer: DeleteAnswer) -> Consequence {
    switch answer {
    case .deleted: .dropped
    case .changed: .fetch(href)
    case .failed(let fault): .failed(fault)
    }
  }
}
