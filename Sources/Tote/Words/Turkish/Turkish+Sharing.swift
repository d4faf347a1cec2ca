import Screen
import ToteModel

extension Turkish {
  func explain(_ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account) -> String
  {
    let (server, leave) = (account.server, ListPickerCommand.leave.key)
    return switch problem {
    case .offline:
      "\(server) sunucusuna ulaşılamıyor. Değişiklikleriniz burada güvende; sunucu yanıt verince gönderilir."
    case .password:
      "\(server), \(account.user) parolasını yeniden istiyor. Komut satırında tote sync login komutunu çalıştırın."
    case .login:
      "Bu bilgisayar \(server) üzerindeki \(account.user) hesabını tanımıyor. Burada kullanmak için komut satırında tote sync login komutunu çalıştırın."
    case .certificate:
      "\(server) ile bağlantı güvenli değil, bu yüzden hiçbir şey gönderilmiyor. Nedenini komut satırında tote sync söyler."
    case .busy: "\(server) meşgul. Tote birazdan yeniden dener."
    case .full: "\(server) üzerinde yer kalmamış. Orada biraz yer açın."
    case .refused: "\(server) buna izin vermiyor. Ayrıntıyı komut satırında tote sync söyler."
    case .outdated:
      "\(server) bir değişikliği güncel olmadığı için sürekli reddediyor. Tote her seferinde daha uzun bekleyip yeniden dener."
    case .gone:
      list.map {
        "“\($0.name)” artık \(server) üzerinde değil. Burada duruyor; “\(allLists)” ekranında \(leave) paylaşımı bitirir."
      }
        ?? "\(server) sunucusunda bu adreste bir şey yok. Adresi denetleyin: tote sync login URL --user AD."
    case .unreadable:
      "\(server) adresinden gelen yanıt anlaşılmıyor. Ağınızın önce oturum açmanızı isteyip istemediğini denetleyin."
    }
  }

  func isShared(_ list: ShoppingList) -> String { "“\(list.name)” zaten paylaşılıyor." }

  func isNotShared(_ list: ShoppingList) -> String {
    "“\(list.name)” paylaşılmıyor. \(ListPickerCommand.share.key) ile paylaşın."
  }

  func doing(_ act: SharingAct) -> String {
    switch act {
    case .share(let list): "“\(list.name)” paylaşılıyor…"
    case .leave(let list): "“\(list.name)” paylaşımdan çıkarılıyor…"
    case .join(let offer): "“\(offer.name)” listesine katılıyorsunuz…"
    case .decide(let list, true): "“\(list.name)” listesinden ürünler siliniyor…"
    case .decide(let list, false): "“\(list.name)” listesindeki ürünler korunuyor…"
    }
  }

  func done(_ act: SharingAct) -> String {
    switch act {
    case .share(let list):
      "“\(list.name)” artık paylaşılıyor. Başka bir bilgisayardaki Tote’de \(SharingAct.joinKeys) ile katılın."
    case .leave(let list): "“\(list.name)” artık paylaşılmıyor. Hem burada hem sunucuda kalır."
    case .join(let offer): "“\(offer.name)” listesine katıldınız."
    case .decide(let list, true): "Sunucuda olmayanlar “\(list.name)” listesinden silindi."
    case .decide(let list, false): "“\(list.name)” listesinde her şey korundu ve sunucuya yeniden gönderildi."
    }
  }

  func failed(_ act: SharingAct, _ reason: String) -> String {
    switch act {
    case .share(let list): "“\(list.name)” paylaşılamadı. \(reason)"
    case .leave(let list): "“\(list.name)” hâlâ paylaşılıyor. \(reason)"
    case .join(let offer): "“\(offer.name)” listesine katılınamadı. \(reason)"
    case .decide(let list, _): "“\(list.name)” için karar uygulanamadı. \(reason)"
    }
  }

  func whatHappened(to list: String?) -> String {
    list.map { "“\($0)” listesinde neler oldu" } ?? "Paylaşılan listelerde neler oldu"
  }

  func goneFromServer(_ count: Int) -> String { "sunucudan bir anda \(number(count)) ürün kayboldu" }

  func heldQuestion(_ list: String, _ count: Int) -> String {
    let (accept, keep) = (SharingLogCommand.accept.key, SharingLogCommand.keep.key)
    return
      "“\(list)” listesinin \(number(count)) ürünü artık sunucuda yok. \(accept) burada da siler, \(keep) korur."
  }

  func onlyList(_ list: String) -> String { "yalnızca “\(list.truncated(to: 16))”" }
}
