import Tote
import ToteModel
import ToteStorage

extension Turkish {
  var backupHelp: CommandHelp {
    CommandHelp(
      summary: "Veritabanını yedekle",
      details: [
        "Yalnızca sizin okuyabileceğiniz tutarlı bir yedek alır. DOSYA verilmezse günlük yedeklerin yanına kaydedilir; her iki "
          + "türün de son on yedeği saklanır. Var olan bir dosyanın üzerine yazılmaz; klasör önceden var olmalıdır."
      ],
      examples: [
        .init("tote backup", "yedek alır ve nerede olduğunu yazar"),
        .init("tote backup /media/usb/tote.db", "başka bir yere yedek alır"),
      ])
  }

  var checkHelp: CommandHelp {
    CommandHelp(
      summary: "Veritabanını denetle",
      details: [
        "Şunları denetler:",
        "• dosyanın her sayfasını, tablosunu ve indeksini",
        "• her ürünün bir listesi ve orada kendi yeri olduğunu",
        "• ürünlerin ve notların sözcükleriyle bulunduğunu",
        "• geçmişteki her değişikliğin okunabildiğini",
        "• dosyaları sizden başka kimsenin okuyamadığını",
        "Giderilemeyen bir sorun kalırsa çıkış kodu 4 olur. Bozuk bir sayfa veya eksik bir tablo ancak yedekten geri "
          + "yüklenebilir; uygulama bunu önerir.",
        "Geri alma geçmişinde bir yıllık, en az da 20.000 değişiklik saklanır. Uygulama daha eskilerini boştayken siler; "
          + "--compact bunu hemen yapar. Bu sırada başka programlar yazmayı sürdürebilir.",
      ],
      examples: [
        .init("tote check", "sorun varsa ne olduğunu yazar"),
        .init("tote check --repair", "yedek alır, sonra onarır"),
        .init("tote check --compact", "dosyayı olabildiğince küçültür"),
      ])
  }

  var repairOption: String { "Yedek aldıktan sonra sorunları onar" }
  var compactOption: String { "Eski değişiklikleri sil ve yer aç" }

  var whereHelp: CommandHelp {
    CommandHelp(
      summary: "Dosyaların yerini göster",
      details: [
        "YER (database, backups veya log) verilirse betikler için yalnızca yolunu yazdırır.",
        "• Veritabanı, --db veya TOTE_DB ile verilen dosyadır; verilmemişse $XDG_DATA_HOME/tote/tote.db.",
        "• Yedekler ve günlük $XDG_STATE_HOME/tote içindedir.",
      ],
      examples: [
        .init("tote where", "veritabanının, yedeklerin ve günlüğün yerini gösterir"),
        .init("ls -l \"$(tote where backups)\"", "yedekleri listeler"),
      ])
  }

  var noDatabaseYet: String { "Henüz veritabanı yok. tote add ile oluşur." }
  func noDatabase(_ path: String) -> String { "Böyle bir veritabanı yok: \(path)." }
  var diskIsFull: String { "Disk dolu. Hiçbir şey değiştirilmedi; yer açıp yeniden deneyin." }
  var databaseIsDamaged: String {
    "Veritabanı bozuk. Hiçbir şey değiştirilmedi; ayrıntılar için tote check komutunu çalıştırın."
  }
  var waitingForProgram: String { "Başka bir program yazıyor. Bekleniyor…" }
  var noIntactBackup: String { "Sağlam yedek yok." }
  func newestBackup(_ backup: Backup) -> String { "En yeni sağlam yedek (\(backup.day)): \(backup.path)" }
  var toLookInside: String { "İçine bakmak için:" }
  var toRestore: String { "Geri yüklemek için:" }

  var backingUp: String { "Yedekleniyor" }
  func fileExists(_ path: String) -> String { "\(path) zaten var. Yedek hiçbir dosyanın üzerine yazılmaz." }
  func backupFailed(_ reason: BackupFailure) -> String {
    switch reason {
    case .full: "Disk dolu. Yedek alınamadı."
    case .readOnly: "Yedek alınamadı: yedek klasörü salt okunur."
    case .noFolder(let folder): "Yedek alınamadı: \(folder) klasörü yok."
    case .lockedFolder(let folder): "Yedek alınamadı: \(folder) klasörü salt okunur."
    case .other(let reason): "Yedek alınamadı: \(reason)."
    }
  }
  func todaysBackupFailed(_ reason: String) -> String { "Bugünkü yedek alınamadı. \(reason)" }

  func checking(_ path: String) -> String { "Denetleniyor: \(path)" }
  func compacting(_ path: String) -> String { "Küçültülüyor: \(path)" }
  var allIsWell: String { "Her şey yolunda." }

  func sentence(_ issue: IntegrityCheck.Issue) -> String {
    switch issue {
    case .page(let text): "Dosya bozuk: \(text)."
    case .unreadableTables: "Dosya bozuk: tabloları okunamıyor."
    case .index(let text): "Bir indeks, tablosuyla uyuşmuyor: \(text)."
    case .missingTable(let name): "\(name) tablosu eksik."
    case .missingIndex(let name): "\(name) indeksi eksik."
    case .missingLists(let lists, let items):
      lists.count == 1
        ? "\(self.items(items)) var olmayan bir listede."
        : "\(self.items(items)) var olmayan \(number(lists.count)) listede."
    case .sharedRanks(nil, _, let count): "\(number(count)) liste başka bir listenin yerinde."
    case .sharedRanks(_, let name, let count):
      "\(quoted(name)) listesinde \(number(count)) ürün başka bir ürünün yerinde."
    case .wrongKeys(let count): "\(number(count)) ürün adıyla bulunamıyor."
    case .noteWords(let count): "\(number(count)) not aramada bulunamıyor."
    case .unreadableEntry(let number): "Geçmişteki \(number) numaralı değişiklik okunamıyor."
    }
  }

  func othersMayRead(_ path: String) -> String { "Başkaları okuyabiliyor: \(path)." }
  var repairIsPossible: String { "tote check --repair ile onarın." }
  func keptBefore(_ path: String) -> String { "Onarımdan önceki yedek: \(path)" }
  func cannotProtect(_ path: String) -> String { "Başkalarının erişimine kapatılamıyor: \(path)." }
  func stillWrong(_ sentence: String) -> String { "Onarılamadı: \(sentence)" }
  var repaired: String { "Onarıldı." }
  func removedSteps(_ count: Int) -> String { "Geçmişten \(number(count)) eski değişiklik silindi." }
  func freed(_ size: String, left: String) -> String {
    "\(size) yer açıldı. Veritabanının boyutu şimdi \(left)."
  }
  func nothingToFree(_ size: String) -> String { "Açılacak yer yok. Veritabanının boyutu \(size)." }
  var moreCanBeFreed: String {
    "Tote başka bir yerde de açık: orada kapatıp yeniden denerseniz daha çok yer açılabilir."
  }

  func name(_ place: WhereCommand.Place) -> String {
    switch place {
    case .database: "veritabanı"
    case .backups: "yedekler"
    case .log: "günlük"
    }
  }
  func backups(_ count: Int, _ size: String) -> String { "\(number(count)) yedek, \(size)" }
  func size(_ size: FileSize) -> String {
    switch size {
    case .bytes(let count): "\(number(count)) bayt"
    case .kilobytes(let count): "\(number(count)) kB"
    case .megabytes(let tenths): "\(tenths / 10),\(tenths % 10) MB"
    }
  }
}
