import Screen
import ToteModel

extension Turkish {
  var tourEnded: String {
    "Tur bitti. \(AppCommand.help.key) ile kısayolları istediğiniz an görebilirsiniz."
  }

  func title(_ step: Tour.Step) -> String {
    "Kısa tur, \(step.rawValue + 1)/\(Tour.Step.allCases.count)"
  }

  func text(_ step: Tour.Step) -> String {
    switch step {
    case .add:
      "ürün ekler: “2 kg elma” yazın, sonra \(ItemEditorCommand.commit.key) ve \(ItemEditorCommand.close.key)"
    case .tick: "aldığınızı işaretler; bir daha basınca kaldırır"
    case .delete: "ürünü siler: hemen ve sormadan…"
    case .undo: "…çünkü her şey geri alınabilir, uygulamayı kapatıp açsanız bile"
    case .help: "diğer tüm kısayollar"
    }
  }
}
