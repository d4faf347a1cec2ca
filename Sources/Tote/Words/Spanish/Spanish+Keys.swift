import ToteModel

extension Spanish {
  var keyNames: [String: String] {
    [
      "space": "Espacio", "enter": "Intro", "backspace": "Retroceso", "delete": "Supr", "insert": "Insert",
      "shift": "Mayús", "home": "Inicio", "end": "Fin", "pgup": "RePág", "pgdn": "AvPág",
      "up": "Arriba", "down": "Abajo", "left": "Izquierda", "right": "Derecha",
    ]
  }
}
