extension Frame {
  /// The text of one row without trailing spaces.
  public func text(ofRow row: Int) -> String { text(in: Rect(0, row, size.width, 1)) }

  /// What stands in the place of this name, without trailing spaces; `nil` if there is no such place.
  ///
  ///     #expect(program.frame.text(of: "row(3)") == "[x] Milk")
  public func text(of name: String) -> String? { place(named: name).map { text(in: $0.rect) } }

  private func text(in rect: Rect) -> String {
    (rect.top..<rect.bottom).map { row in
      var text = String.UnicodeScalarView()
      for cell in self.row(row)[rect.left..<rect.right] { cell.forEachScalar { text.append($0) } }
      while text.last == " " { text.removeLast() }
      return String(text)
    }.joined(separator: "\n")
  }
}
