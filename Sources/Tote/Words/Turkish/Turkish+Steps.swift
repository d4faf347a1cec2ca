import ToteModel

extension Turkish {
  package func name(_ program: WritingProgram?) -> String {
    switch program {
    case .app: "uygulama"
    case .commandLine: "komut satırı"
    case .sync: "tote-sync"
    case nil: "eski sürüm"
    }
  }

  package func undoing(_ title: String) -> String { "geri alma: \(title)" }
  package func redoing(_ title: String) -> String { "yineleme: \(title)" }
  package var otherChange: String { "başka bir değişiklik" }
  package var notesDeletedForEver: String { "notları kalıcı olarak silme" }
  package var stepIsUndone: String { "geri alındı" }
  package var stepIsNext: String { "sıradaki geri alınacak" }

  package var stepsTitle: String { "Geçmiş" }
  package var undoStep: String { "bu adımı geri al" }
  package var readingSteps: String { "Yapılanlar okunuyor…" }
  package func undidStep(_ title: String) -> String {
    "Geri alındı: \(title). \(AppCommand.undo.key) bunu da geri alır."
  }
  package var noStepsYet: String { "Henüz hiçbir şey yapılmadı." }

  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "\(number) numaralı adım yok."
    case .undone(let number): "\(number) numaralı adım zaten geri alınmış."
    case .unreadable(let number):
      "\(number) numaralı adımın neyi değiştirdiği artık kayıtlı değil; geri alınamaz."
    case .builtOn(let number, let line):
      "\(number) numaralı adım tek başına geri alınamaz: \(line.number) numaralı adım (\(told(line.entry))) ona dayanıyor."
    }
  }
}
