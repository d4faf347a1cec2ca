import ToteModel

extension English {
  package var sharedList: String { "shared" }
  package var readOnlyList: String { "read-only" }
  package func toSend(_ count: Int) -> String { "\(count) to send" }

  package func heldDeletions(_ count: Int) -> String {
    count == 1 ? "1 deletion held" : "\(count) deletions held"
  }

  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "offline"
    case .password: "password needed"
    case .certificate: "server not trusted"
    case .busy: "server busy"
    case .full: "server full"
    case .refused: "server refuses"
    case .gone: "gone from server"
    case .unreadable: "server not understood"
    }
  }

  package func othersChanged(_ changes: SharedChanges) -> String { "others: \(changes.shown)" }
}
