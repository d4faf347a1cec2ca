import Composable
import ToteModel

extension Sharing {
  mutating func begin(_ act: SharingAct, _ environment: SharingEnvironment) -> Effect<SharingAction> {
    if let refusal = refusal(of: act) {
      message = .refused(refusal)
      return .none
    }
    acts.append(act)
    message = Message(words.doing(act))
    return .run(name: "tote-sync") { send in
      send(.actDone(act, joined: try await environment.sync.perform(act)))
    } catch: { error, send in
      send(.actFailed(act, error as? SharingFailure ?? SharingFailure("")))
    }
  }

  private func refusal(of act: SharingAct) -> String? {
    let status = workspace.sharing
    if status.account == nil { return words.logInFirst }
    if let running = acts.first(where: { $0.subject == act.subject }) { return words.doing(running) }
    switch act {
    case .share(let list): return status.lists[list.id].map { _ in words.isShared(list) }
    case .leave(let list), .decide(let list, _):
      return status.lists[list.id] == nil ? words.isNotShared(list) : nil
    case .join: return nil
    }
  }

  mutating func end(
    _ act: SharingAct, _ outcome: Result<ShoppingList.ID?, SharingFailure>, _ environment: SharingEnvironment
  ) -> Effect<SharingAction> {
    acts.removeAll { $0 == act }
    let joined: ShoppingList.ID?
    switch outcome {
    case .success(let list):
      joined = list
      message = Message(words.done(act))
    case .failure(let failure):
      joined = nil
      message = .refused(words.failed(act, failure.sentence))
    }
    return .merge(.send(.delegate(.actEnded(joined: joined))), catchUp(environment))
  }
}
