import ToteModel

extension Turkish {
  package var sharedList: String { "paylaşılıyor" }
  package var readOnlyList: String { "salt okunur" }
  package func toSend(_ count: Int) -> String { "\(count) gönderilecek" }

  package func heldDeletions(_ count: Int) -> String {
    "\(count) silme bekliyor"
  }

  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "çevrimdışı"
    case .password: "parola gerekli"
    case .certificate: "sunucu güvenilmez"
    case .busy: "sunucu meşgul"
    case .full: "sunucu dolu"
    case .refused: "sunucu reddediyor"
    case .gone: "sunucuda yok"
    case .unreadable: "yanıt anlaşılmadı"
    }
  }

  package func othersChanged(_ changes: SharedChanges) -> String { "diğerleri: \(changes.shown)" }
}
