import ToteModel
import ToteSync

extension Turkish {
  func loggedOut(_ server: String) -> String {
    "Oturum kapatıldı: \(server). Listeleriniz burada, sunucudakiler orada kalır."
  }

  func shared(_ list: String, server: String) -> String { "“\(list)” artık paylaşılıyor (\(server))." }

  func howToJoin(_ name: String, address: String) -> String {
    """
    Tote olan başka bir bilgisayarda: tote share --join "\(name)"
    Telefonda aynı sunucu, ad ve parolayla bir CalDAV hesabı ekleyin (Tasks.org, DAVx5 veya Apple Anımsatıcılar).
    Sunucuda erişimi olan başkaları için: tote share --join \(address)
    """
  }

  func howToInvite(to name: String, onNextcloud server: String) -> String {
    """
    Nextcloud üzerinde başkalarıyla paylaşmak için:
      1. Tarayıcıda \(server) üzerinde Görevler’i, “\(name)” yanındaki menüyü (…) ve Paylaş’ı açın.
      2. Öbür kişinin adını yazın ve düzenlemeye izin verin.
      3. Bu kişi Tote ile önce tote sync login \(server) --user AD, sonra tote share --join kullanır.
      4. Android’de DAVx5’e bir hesap ekler: temel URL \(server)/remote.php/dav, kendi adı ve bir
         uygulama parolası (Nextcloud: Ayarlar, Güvenlik). Orada “\(name)” listesini işaretler ve Tasks.org’u açar.
      5. iPhone’da \(server), kendi adı ve bir uygulama parolasıyla bir CalDAV hesabı ekler ve Anımsatıcılar’ı açar.
    """
  }

  func isLong(_ list: String, count: Int) -> String {
    "“\(list)” listesinde \(number(count)) ürün var. 5.000’den fazla ürün olunca eşitleme birçok sunucuda yavaşlar."
  }

  var alreadyHere: String { "zaten burada" }

  func joined(_ list: String, count: Int) -> String {
    "“\(list)” listesine katıldınız (\(number(count)) ürün)."
  }

  func isCalled(_ list: String, not name: String) -> String {
    "Burada zaten “\(name)” adlı bir liste var; bu listenin adı “\(list)” oldu."
  }

  func isGone(_ list: String, server: String) -> String {
    "“\(list)” artık \(server) üzerinde değil. Burada duruyor. Paylaşmayı bırakmak için: tote unshare \"\(list)\""
  }

  func unshared(_ list: String, isDeletedThere: Bool) -> String {
    isDeletedThere
      ? "“\(list)” artık paylaşılmıyor ve sunucudan silindi. Burada kalır."
      : "“\(list)” artık paylaşılmıyor. Hem burada hem sunucuda kalır."
  }

  func decided(_ list: String, count: Int, accepted: Bool) -> String {
    accepted
      ? "“\(list)” listesinden \(number(count)) ürün silindi."
      : "“\(list)” listesindeki \(number(count)) ürün korundu ve sunucuya yeniden gönderildi."
  }

  func account(_ user: String, server: String, problem: SharingProblem?) -> String {
    "Oturum açık: \(user), \(server)" + (problem.map { " (\(name($0)))" } ?? "")
  }

  var nothingShared: String { "Henüz paylaşılan bir şey yok. Bir listeyi paylaşmak için: tote share LİSTE" }

  func state(of list: SharedListStatus, checked: String?) -> String {
    let checked = checked.map { ["son denetim: \($0)"] } ?? ["henüz denetlenmedi"]
    let problem = list.problem.map { [name($0)] } ?? []
    let held = list.held > 0 ? [heldDeletions(list.held)] : []
    let access = list.isReadOnly ? [readOnlyList] : []
    let unsent = list.unsent > 0 ? [toSend(list.unsent)] : []
    return (problem + held + access + unsent + checked).joined(separator: ", ")
  }

  var nothingHappened: String { "Henüz bir şey olmadı." }

  func sentence(_ note: SyncNote, on list: String) -> String {
    switch note {
    case .added(let item): "eklendi: \(item)"
    case .ticked(let item): "işaretlendi: \(item)"
    case .unticked(let item): "işareti kaldırıldı: \(item)"
    case .changed(let item): "değişti: \(item)"
    case .deleted(let item): "silindi: \(item)"
    case .conflict(let item, let conflict):
      "\(item): hem burada hem başka yerde değişti. Korunan: “\(conflict.shownKept)”; bırakılan: “\(conflict.shownLost)”."
    case .revived(let item): "Bir yanda silindi, öbür yanda değişti, o yüzden kaldı: \(item)."
    case .joined(let item): "İki kez eklendi, artık tek ürün: \(item)."
    case .leftAlone(let href, .tooLong):
      "Sunucudaki \(href.lastName) bir ürün için fazla uzun; ona dokunulmadı."
    case .leftAlone(let href, .elsewhere):
      "\(href.path) bu listenin sunucudaki klasöründe değil; ona dokunulmadı."
    case .leftAlone(let href, _):
      "Sunucudaki \(href.lastName) ürün olarak okunamıyor; ona dokunulmadı."
    case .held(let count):
      "Sunucudan bir anda \(number(count)) ürün kayboldu. tote sync held accept \"\(list)\" (burada da sil) veya tote sync held keep \"\(list)\" komutunu çalıştırana dek burada hiçbir şey silinmez."
    case .accepted(let count): "Kararınız üzerine burada da silindi: \(number(count)) ürün."
    case .rejected(let item): "Sunucu kabul etmiyor: \(item)."
    }
  }

  func keySentence(_ refusal: SharingRefusal) -> String? {
    switch refusal {
    case .nameTaken(let text):
      "“\(text)” sunucuda zaten var. \(joinKeys) ona katılır. Sizinkini de paylaşmak için önce adını değiştirin."
    case .noHome(let text):
      "\(text) liste oluşturmanıza izin vermiyor. Orada bir tane oluşturup \(joinKeys) ile katılın."
    case .notOnServer(let text): "“\(text)” artık sunucuda yok."
    case .notLoggedIn, .notLoggedInHere, .noList, .isShared, .notShared, .alreadyHere, .severalOnServer,
      .sharesElsewhere,
      .nothingHeld:
      nil
    }
  }

  func sentence(_ refusal: SharingRefusal) -> String {
    switch refusal {
    case .notLoggedIn:
      "Hiçbir sunucuda oturumunuz yok. Önce tote sync login URL --user AD komutunu çalıştırın."
    case .notLoggedInHere(let user, let server):
      "Bu bilgisayar, bu veritabanının adını verdiği \(server) üzerindeki \(user) hesabını tanımıyor. Burada kullanmak için tote sync login komutunu çalıştırın."
    case .noList(let text): "“\(text)” adlı liste yok."
    case .isShared(let text): "“\(text)” zaten paylaşılıyor."
    case .notShared(let text): "“\(text)” paylaşılmıyor. Paylaşmak için: tote share \"\(text)\""
    case .noHome(let text):
      "\(text) liste oluşturmanıza izin vermiyor. Orada bir tane oluşturup tote share --join AD kullanın."
    case .notOnServer(let text):
      "Sunucuda “\(text)” adlı liste yok. Hepsini görmek için: tote share --join"
    case .alreadyHere(let text): "“\(text)” zaten burada."
    case .severalOnServer(let text, let places):
      "Sunucuda “\(text)” adlı birkaç liste var. Birini yeriyle belirtin: \(places.joined(separator: ", "))."
    case .nameTaken(let text):
      "Sunucuda zaten “\(text)” adlı bir liste var. Ona tote share --join ile katılın veya sizinkini --as AD ile başka bir adla paylaşın."
    case .sharesElsewhere(let text):
      "\(text) üzerinde zaten paylaşılan listeler var. Önce tote sync logout komutunu çalıştırın."
    case .nothingHeld(let text): "“\(text)” listesinde bekleyen silme yok."
    }
  }
}
