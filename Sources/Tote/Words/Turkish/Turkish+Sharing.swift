import ToteModel

extension Turkish {
  var sharedList: String { "paylaşılıyor" }
  var readOnlyList: String { "salt okunur" }
  func toSend(_ count: Int) -> String { "\(count) gönderilecek" }

  func heldDeletions(_ count: Int) -> String {
    "\(count) silme bekliyor"
  }

  func name(_ problem: SharingProblem) -> String {
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

  func othersChanged(_ changes: SharedChanges) -> String { "diğerleri: \(changes.shown)" }
}
