import ToteModel

extension French {
  var keyNames: [String: String] {
    [
      "space": "Espace", "enter": "Entrée", "esc": "Échap", "backspace": "Retour arrière", "delete": "Suppr",
      "insert": "Inser", "shift": "Maj", "home": "Début", "end": "Fin", "pgup": "Page préc.",
      "pgdn": "Page suiv.", "up": "Haut", "down": "Bas", "left": "Gauche", "right": "Droite",
    ]
  }
}
