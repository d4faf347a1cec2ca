import ToteModel
import ToteSync

extension Turkish {
  var help: String {
    """
    Kullanım: tote-sync login [URL --user AD] [SEÇENEK…]

    Listeleri bir CalDAV sunucusu üzerinden paylaşır. Gerektiğinde tote başlatır.

    login, sunucudaki listelerinizi bulur. Parolanızı sorar ve seçenekler başka bir
    şey demiyorsa yalnızca sizin okuyabileceğiniz bir dosyaya kaydeder.

    Seçenekler:
      --user AD                 Sunucudaki adınız
      --password-command KOMUT  Parolayı bir komutun yazdığı ilk satırdan al
      --password-file DOSYA     Parolayı yalnızca sizin okuyabildiğiniz bir
                                dosyanın ilk satırından al
      --ca DOSYA                Sistemdekiler yerine bir dosyadaki (PEM) sertifika
                                yetkililerine güven
      --language DİL            Dil: İngilizce (en), İspanyolca (es), Fransızca
                                (fr), Türkçe (tr)
      --help                    Bu yardımı yazdır

    Çıkış kodu:
      0    başarılı
      1    işlem reddedildi
      2    komut satırı geçersiz
      4    bir dosya okunamıyor ya da yazılamıyor
      5    sunucuya ulaşılamıyor veya sunucu reddediyor
    """
  }

  func sentence(_ problem: SyncInvocation.Problem) -> String {
    switch problem {
    case .missingCommand: "Komut eksik. Bkz. tote-sync --help."
    case .unknownCommand(let word): "“\(word)” adında bir komut yok. Bkz. tote-sync --help."
    case .unknownOption(let word): "Bilinmeyen seçenek: \(word)."
    case .missingValue(let option): "\(option) için bir değer gerekiyor."
    case .notALanguage(let value): "--language için “\(value)” geçersiz. \(codes("ya da")) kullanın."
    case .unexpected(let word): "Beklenmeyen argüman: “\(word)”."
    case .missingList: "Bir liste adı eksik."
    case .missingAddress: "login eksik: URL gerekiyor."
    case .missingUser: "Sunucudaki adınız eksik. --user AD ekleyin."
    case .twoPasswords: "--password-command ile --password-file birlikte kullanılamaz."
    case .address(let fault, let text): sentence(fault, text)
    }
  }

  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String {
    switch fault {
    case .notAnAddress: "“\(text)” https://dav.example.org gibi bir adres değil."
    case .holdsUser: "Adrese ad ya da parola yazmayın: --user kullanın."
    case .needsTLS: "Parolalar yalnızca https ile gönderilir. https:// ile başlayan bir adres kullanın."
    }
  }

  func sentence(_ fault: DAVFault, server: String) -> String {
    switch fault {
    case .unreachable(let fault): sentence(fault, server)
    case .unauthorized:
      "\(server) bu adı ve parolayı kabul etmiyor. İkisini de denetleyin. Girişiniz iki adımlıysa bir uygulama parolası gerekir."
    case .forbidden: "\(server) hesabınızın bunu yapmasına izin vermiyor."
    case .notFound: "\(server) sunucusunda bu adreste bir şey yok. Adresi denetleyin."
    case .notSupported: "\(server) bunu desteklemiyor."
    case .conflict: "\(server) bir çakışma bildiriyor. Yeniden deneyin."
    case .changed: "Liste bu arada \(server) üzerinde değiştirilmiş. Yeniden deneyin."
    case .outdated:
      "\(server) bir değişikliği güncel olmadığı için sürekli reddediyor. Tote her seferinde daha uzun bekleyip yeniden dener."
    case .locked: "Liste \(server) üzerinde kilitli. Daha sonra yeniden deneyin."
    case .busy(nil): "\(server) meşgul. Daha sonra yeniden deneyin."
    case .busy(let time?): "\(server) meşgul. \(time.minutes) dakika sonra yeniden deneyin."
    case .full: "\(server) üzerinde yer kalmamış. Orada biraz yer açın."
    case .tooLarge: "Bu, \(server) için fazla büyük."
    case .otherServer(let other):
      "\(server) sizi \(other) adresine yönlendiriyor; parolanız oraya gönderilmez. Güveniyorsanız orada oturum açın."
    case .redirectedTooOften: "\(server) döngüye giren bir yönlendirme yapıyor. Adresi denetleyin."
    case .notCalendars:
      "\(server) bir CalDAV sunucusu değil. Adresi ve ağınızın oturum açmanızı isteyip istemediğini denetleyin."
    case .unreadable(.notUTF8): "\(server) sunucusunun yanıtı geçerli UTF-8 değil."
    case .unreadable(.malformed(let line)): "\(server) sunucusunun yanıtı geçerli XML değil (satır \(line))."
    case .unreadable(.declaresEntities), .unreadable(.tooDeep), .unreadable(.tooLarge):
      "\(server) sunucusunun yanıtını okumak güvenli değil."
    case .status(let status): "\(server) bir hatayla yanıt verdi (HTTP \(status))."
    }
  }

  private func sentence(_ fault: TransportFault, _ server: String) -> String {
    switch fault {
    case .unknownServer: "\(server) adında bir sunucu yok. Adresi ve bağlantınızı denetleyin."
    case .cannotConnect:
      "\(server) sunucusuna ulaşılamıyor. Adresi denetleyin ya da daha sonra yeniden deneyin."
    case .timedOut: "\(server) çok geç yanıt veriyor. Daha sonra yeniden deneyin."
    case .brokenOff: "\(server) ile bağlantı koptu. Yeniden deneyin."
    case .tooLarge(let limit): "\(server) sunucusunun yanıtı \(limit >> 20) MB’tan büyük; okunmadı."
    case .certificate(.expired): "\(server) sertifikasının süresi dolmuş. Sunucuda yenileyin."
    case .certificate(.notYetValid):
      "\(server) sertifikası henüz geçerli değil. Bu bilgisayarın tarihini denetleyin."
    case .certificate(.unknownAuthority):
      "\(server) sertifikasını veren yetkili bilinmiyor. Kendi sertifika yetkilinizse --ca DOSYA ekleyin."
    case .certificate(.otherServer): "\(server) sertifikası başka bir sunucuya ait. Adresi denetleyin."
    case .certificate(.other): "\(server) sertifikasına güvenilemiyor."
    case .noTLS: "\(server) ile güvenli bağlantı kurulamıyor. Adresi ve bağlantı noktasını denetleyin."
    case .noAuthorities: "--ca ile verilen dosya sertifika (PEM) olarak okunamıyor."
    case .needsTLS: "Parolalar yalnızca https ile gönderilir. https:// ile başlayan bir adres kullanın."
    case .cancelled: "İptal edildi."
    case .other(let code): "\(server) bağlantısı başarısız oldu (curl hatası \(code))."
    }
  }

  func sentence(_ fault: SecretFault) -> String {
    switch fault {
    case .isOpenToOthers(let path): "“\(path)” dosyasını başkaları okuyabiliyor. Önce chmod 600 uygulayın."
    case .isNotAFile(let path):
      "\"\(path)\" normal bir dosya değil. İlk satırında parola olan bir dosya belirtin."
    case .cannotRead(let path, let reason): "“\(path)” okunamıyor: \(reason)."
    case .cannotStore(let path, let reason): "Parola “\(path)” dosyasına kaydedilemiyor: \(reason)."
    case .isEmpty: "Parola boş."
    case .commandFailed(let code): "Parola komutu başarısız oldu (çıkış kodu \(code))."
    case .commandTookTooLong: "Parola komutu çok uzun sürdü."
    case .nobodyToAsk:
      "Parolanın sorulabileceği bir terminal yok. --password-command ya da --password-file kullanın."
    case .cancelled: "İptal edildi."
    }
  }

  func logIn(_ user: String, server: String) -> String {
    "\(server) sunucusunda \(user) olarak oturum açılsın mı?"
  }
  var yesOrNo: String { "[e/H]" }
  var yes: Set<String> { ["e", "evet"] }
  func passwordFor(_ user: String, server: String) -> String { "\(server) – \(user) parolası: " }
  func loggedIn(_ user: String, server: String) -> String {
    "\(server) sunucusunda \(user) olarak oturum açıldı."
  }
  func storedPassword(_ path: String) -> String {
    "Parola “\(path)” dosyasına kaydedildi; yalnızca siz okuyabilirsiniz."
  }
  var readOnly: String { "salt okunur" }

  func noLists(canMake: Bool) -> String {
    canMake ? "Orada henüz liste yok. tote share LİSTE listelerinizden birini paylaşır." : "Orada liste yok."
  }
}
