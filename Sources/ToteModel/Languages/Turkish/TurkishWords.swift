/// What every program says in Turkish.
package struct Turkish: CommonWords {
  package init() {}
  package var language: Language { .turkish }

  package func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "bu işleme izin verilmiyor"
    case .noSuchFile: "böyle bir dosya veya klasör yok"
    case .inputOutput: "okuma veya yazma hatası"
    case .notExecutable: "dosya çalıştırılabilir bir program değil"
    case .closed: "kapalı"
    case .invalidArgument: "geçersiz argüman"
    case .noMemory: "bellek yetersiz"
    case .permissionDenied: "erişim izni yok"
    case .busy: "kaynak meşgul"
    case .fileExists: "dosya zaten var"
    case .notADirectory: "bir klasör değil"
    case .isADirectory: "bir klasör"
    case .tooManyFilesInSystem: "sistemde çok fazla açık dosya var"
    case .tooManyOpenFiles: "çok fazla açık dosya var"
    case .fileTooLarge: "dosya çok büyük"
    case .noSpace: "diskte yer kalmadı"
    case .readOnly: "disk salt okunur"
    case .brokenPipe: "öteki program okumayı bıraktı"
    case .nameTooLong: "dosya adı çok uzun"
    case .directoryNotEmpty: "klasör boş değil"
    case .tooManyLinks: "art arda çok fazla simgesel bağlantı var"
    case .invalidText: "ad geçerli UTF-8 değil"
    case .quotaExceeded: "disk kotası aşıldı"
    }
  }

  package func unknownReason(_ code: Int32) -> String { "sistem hatası \(code)" }

  package func sentence(_ error: StorageError) -> String {
    switch error {
    case .busy: "Veritabanını başka bir program kullanıyor. İşi bitince yeniden deneyin."
    case .full: "Disk dolu. Yer açın; bekleyen değişiklikler o zaman kaydedilir."
    case .readOnly: "Veritabanı salt okunur. Dosyanın ve klasörünün izinlerini denetleyin."
    case .damaged: "Veritabanı bozuk. Dosyaya dokunulmadı; yerine bir yedek açılabilir."
    case .notADatabase: "Bu dosya bir Tote veritabanı değil. --db ile başka bir dosya seçin."
    case .foreignCode(let name):
      "Veritabanında Tote’nin olmayan bir görünüm veya tetikleyici var. Hiçbir şey değiştirilmedi; yedek açın veya “\(name)” öğesini sqlite3 ile silin."
    case .foreignFile(let name):
      "Veritabanının yanında Tote’nin yazmadığı “\(name)” dosyası var. Hiçbir şey açılmadı ve değiştirilmedi; bu dosyayı başka yere taşıyıp yeniden deneyin."
    case .endless:
      "Tote, veritabanının hiç bitiremeyeceği bir işlemi durdurdu. Dosya kurcalanmış olabilir; yerine bir yedek açın."
    case .newer(let version, let known):
      "Veritabanı daha yeni bir Tote sürümüne ait (sürüm \(version); desteklenen: \(known)). "
        + "Uygulamayı güncelleyin."
    case .moved: "Veritabanı dosyası açıkken taşınmış veya silinmiş. Uygulamayı yeniden başlatın."
    case .closed: "Veritabanı kapalı. Uygulamayı yeniden başlatın."
    case .cannotOpen(let reason):
      "Veritabanı açılamıyor (\(reason)). Klasörünün var olduğundan ve size ait olduğundan emin olun."
    case .failed(let reason): "Veritabanı okunamadı veya yazılamadı (\(reason)). Yeniden deneyin."
    }
  }

  package func day(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(padded(day)).\(padded(month)).\(year)"
  }

  package func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(day) \(Self.months[month - 1]) \(year)"
  }

  private static let months = [
    "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım",
    "Aralık",
  ]

  package var readOnlyList: String { "salt okunur" }
  package func toSend(_ count: Int) -> String { "\(number(count)) gönderilecek" }
  package func heldDeletions(_ count: Int) -> String {
    "\(number(count)) silme bekliyor"
  }
  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "çevrimdışı"
    case .password: "parola gerekli"
    case .login: "yeniden oturum açın"
    case .certificate: "sunucu güvenilmez"
    case .busy: "sunucu meşgul"
    case .full: "sunucu dolu"
    case .refused: "sunucu reddediyor"
    case .outdated: "değişiklik reddedildi, yeniden denenecek"
    case .gone: "sunucuda yok"
    case .unreadable: "yanıt anlaşılmadı"
    }
  }
}
