import Composable
import ToteModel

/// What `tote-sync` does for the app. Each starts it and waits for its end; nothing else speaks with a server.
package struct SyncEnvironment: Sendable {
  /// Asks the server about one shared list, or about all.
  package var synchronize: @Sendable (ShoppingList.ID?) async -> Void
  /// Does what a person has asked for; the answer is the list that was taken up, where one was.
  package var perform: @Sendable (SharingAct) async throws(SharingFailure) -> ShoppingList.ID?
  /// The lists that the server has.
  package var offers: @Sendable () async throws(SharingFailure) -> [OfferedList]
  /// The log of sharing, the oldest line first.
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

  /// A server that has nothing and does everything.
  package static let idle = SyncEnvironment(
    synchronize: { _ in }, perform: { (_) throws(SharingFailure) in nil },
    offers: { () throws(SharingFailure) in [] }, notes: { () throws(SharingFailure) in [] })
}

extension ToteEnvironment {
  var sharing: SharingEnvironment { SharingEnvironment(clock: clock, sync: sync) }
  var joinPicker: JoinPickerEnvironment { JoinPickerEnvironment(offers: sync.offers) }
  var sharingLog: SharingLogEnvironment { SharingLogEnvironment(notes: sync.notes) }
}
