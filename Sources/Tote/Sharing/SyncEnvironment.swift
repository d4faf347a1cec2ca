import Composable
import ToteModel

/// What `tote-sync` does for the app; nothing else talks to a server. Each call waits for it to end.
package struct SyncEnvironment: Sendable {
  package var synchronize: @Sendable (ShoppingList.ID?) async -> Void
  /// Returns the list that was joined, if any.
  package var perform: @Sendable (SharingAct) async throws(SharingFailure) -> ShoppingList.ID?
  package var offers: @Sendable () async throws(SharingFailure) -> [OfferedList]
  /// Oldest first.
  package var notes: @Sendable () async throws(SharingFailure) -> [SharingNote]

  package init(
    synchronize: @escaping @Sendable (ShoppingList.ID?) async -> Void,
    perform: @escaping @Sendable (SharingAct) async throws(SharingFailure) -> ShoppingList.ID?,
    offers: @escaping @Sendable () async throws(SharingFailure) -> [OfferedList],
    notes: @escaping @Sendable () async throws(SharingFailure) -> [SharingNote]
  ) {
    (self.synchronize, self.perform) = (synchronize, perform)
    (self.offers, self.notes) = (offers, notes)
  }

  /// A server without lists that accepts everything.
  package static let idle = SyncEnvironment(
    synchronize: { _ in }, perform: { (_) throws(SharingFailure) in nil },
    offers: { () throws(SharingFailure) in [] }, notes: { () throws(SharingFailure) in [] })
}

extension ToteEnvironment {
  var sharing: SharingEnvironment { SharingEnvironment(clock: clock, sync: sync) }
  var joinPicker: JoinPickerEnvironment { JoinPickerEnvironment(offers: sync.offers) }
  var sharingLog: SharingLogEnvironment { SharingLogEnvironment(notes: sync.notes) }
}
