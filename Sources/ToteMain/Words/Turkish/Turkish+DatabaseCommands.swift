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

  func removedSteps(_ count: Int) -> String { "Geçmişten \(number(count)) eski değişiklik silindi." }

  func backups(_ count: Int, _ size: String) -> String { "\(number(count)) yedek, \(size)" }
  func size(_ size: FileSize) -> String {
    switch size {
    case .bytes(let count): "\(number(count)) bayt"
    case .kilobytes(let count): "\(number(count)) kB"
    case .megabytes(let tenths): "\(tenths / 10),\(tenths % 10) MB"
    }
  }
}
