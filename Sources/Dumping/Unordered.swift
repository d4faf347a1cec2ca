// Sets and dictionaries have no order, so they are sorted by how they are dumped.

protocol Pairs {
  var entries: [(key: Any, value: Any)] { get }
  func changes(to new: Any, isSame: (Any, Any) -> Bool) -> PairChanges?
}

protocol EquatablePairs: Pairs {
  func changes(to new: Any) -> PairChanges?
}

protocol Members {
  var members: [Any] { get }
  func removedAndAdded(to new: Any) -> (removed: [Any], added: [Any])?
}

/// `nil` means that there is no such key.
struct PairChanges {
  var changed: [(key: Any, old: Any?, new: Any?)] = []
  var unchanged = 0
}

extension Dictionary: Pairs {
  var entries: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }

  func changes(to new: Any, isSame: (Any, Any) -> Bool) -> PairChanges? {
    compare(with: new) { isSame($0, $1) }
  }

  fileprivate func compare(with new: Any, areEqual: (Value, Value) -> Bool) -> PairChanges? {
    guard let new = new as? Self else { return nil }
    var changes = PairChanges()
    for (key, value) in self {
      if let other = new[key] {
        if areEqual(value, other) {
          changes.unchanged += 1
        } else {
          changes.changed.append((key, value, other))
        }
      } else {
        changes.changed.append((key, value, nil))
      }
    }
    for (key, value) in new where self[key] == nil { changes.changed.append((key, nil, value)) }
    return changes
  }
}

extension Dictionary: EquatablePairs where Value: Equatable {
  func changes(to new: Any) -> PairChanges? { compare(with: new, areEqual: ==) }
}

extension Set: Members {
  var members: [Any] { map { $0 } }

  func removedAndAdded(to new: Any) -> (removed: [Any], added: [Any])? {
    guard let new = new as? Self else { return nil }
    return (subtracting(new).map { $0 }, new.subtracting(self).map { $0 })
  }
}
