import Tote
import ToteModel
import ToteStorage

extension Turkish {
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
