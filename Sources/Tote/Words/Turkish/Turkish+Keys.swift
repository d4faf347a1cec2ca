import ToteModel

extension Turkish {
  var keyNames: [String: String] {
    [
      "space": "Boşluk", "backspace": "Geri", "delete": "Sil", "up": "Yukarı", "down": "Aşağı", "left": "Sol",
      "right": "Sağ",
    ]
  }
}
