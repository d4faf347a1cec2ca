import ToteModel

extension French {
  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "Il n’y a pas d’étape \(number)."
    case .undone(let number): "L’étape \(number) est déjà annulée."
    case .unreadable(let number):
      "Le journal ne dit plus ce que l’étape \(number) a modifié : impossible de l’annuler."
    case .builtOn(let number, let line):
      "L’étape \(number) ne peut pas être annulée seule : l’étape \(line.number) (\(told(line.entry))) en dépend."
    }
  }
}
