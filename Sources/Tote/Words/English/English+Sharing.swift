import Screen
import ToteModel

extension English {
  func explain(_ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account) -> String
  {
    let (server, leave) = (account.server, ListPickerCommand.leave.key)
    return switch problem {
    case .offline:
      "\(server) can't be reached. Your changes are safe here and are sent as soon as it answers."
    case .password:
      "\(server) needs the password of \(account.user) again. On the command line, run tote sync login."
    case .login:
      "This machine doesn't know the account of \(account.user) on \(server). To use it here, run tote sync login on the command line."
    case .certificate:
      "The connection to \(server) isn't secure, so nothing is sent. On the command line, tote sync says why."
    case .busy: "\(server) is busy. Tote tries again by itself."
    case .full: "\(server) is out of space. Free some there."
    case .refused: "\(server) doesn't allow this. On the command line, tote sync says what."
    case .outdated:
      "\(server) keeps refusing a change as outdated. Tote waits longer each time before it tries again."
    case .gone:
      list.map {
        "“\($0.name)” is no longer on \(server). It stays here; \(leave) in “\(allLists)” stops sharing it."
      }
        ?? "\(server) has nothing at this address. Check it: tote sync login URL --user NAME."
    case .unreadable:
      "The answer from \(server) isn't understood. Check whether your network wants you to log in first."
    }
  }

  func isShared(_ list: ShoppingList) -> String { "“\(list.name)” is already shared." }

  func isNotShared(_ list: ShoppingList) -> String {
    "“\(list.name)” isn't shared. \(ListPickerCommand.share.key) shares it."
  }

  func doing(_ act: SharingAct) -> String {
    switch act {
    case .share(let list): "Sharing “\(list.name)”…"
    case .leave(let list): "Leaving “\(list.name)”…"
    case .join(let offer): "Joining “\(offer.name)”…"
    case .decide(let list, true): "Deleting items on “\(list.name)”…"
    case .decide(let list, false): "Keeping the items on “\(list.name)”…"
    }
  }

  func done(_ act: SharingAct) -> String {
    switch act {
    case .share(let list):
      "Shared “\(list.name)”. In Tote on another machine, \(SharingAct.joinKeys) joins it."
    case .leave(let list): "“\(list.name)” is no longer shared. It stays here and on the server."
    case .join(let offer): "Joined “\(offer.name)”."
    case .decide(let list, true): "Deleted from “\(list.name)” what was gone from the server."
    case .decide(let list, false): "Kept everything on “\(list.name)” and sent it to the server again."
    }
  }

  func failed(_ act: SharingAct, _ reason: String) -> String {
    switch act {
    case .share(let list): "“\(list.name)” couldn't be shared. \(reason)"
    case .leave(let list): "“\(list.name)” is still shared. \(reason)"
    case .join(let offer): "“\(offer.name)” couldn't be joined. \(reason)"
    case .decide(let list, _): "Couldn't apply your decision for “\(list.name)”. \(reason)"
    }
  }

  func whatHappened(to list: String?) -> String {
    list.map { "What happened to “\($0)”" } ?? "What happened to shared lists"
  }

  func goneFromServer(_ count: Int) -> String {
    count == 1
      ? "1 item was gone from the server" : "\(number(count)) items were gone from the server at once"
  }

  func heldQuestion(_ list: String, _ count: Int) -> String {
    let (accept, keep) = (SharingLogCommand.accept.key, SharingLogCommand.keep.key)
    return count == 1
      ? "1 item of “\(list)” is gone from the server. \(accept) deletes it here too, \(keep) keeps it."
      : "\(number(count)) items of “\(list)” are gone from the server. \(accept) deletes them here too, \(keep) keeps them."
  }

  func onlyList(_ list: String) -> String { "only “\(list.truncated(to: 16))”" }
}
