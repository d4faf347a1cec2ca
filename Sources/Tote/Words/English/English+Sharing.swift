import ToteModel

extension English {
  var sharedList: String { "shared" }
  var readOnlyList: String { "read-only" }
  func toSend(_ count: Int) -> String { "\(count) to send" }

  func heldDeletions(_ count: Int) -> String {
    count == 1 ? "1 deletion held" : "\(count) deletions held"
  }

  func name(_ problem: SharingProblem) -> String {
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

  func othersChanged(_ changes: SharedChanges) -> String { "others: \(changes.shown)" }
}
