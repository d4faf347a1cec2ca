import ToteModel

/// One step of a recipe in Cooklang, in plain words, and what it needs.
struct CooklangStep {
  private(set) var text = ""
  /// As lines of the add field: `200 g flour, sifted`.
  private(set) var ingredients: [String] = []

  init(_ step: String) {
    var rest = step[...]
    while let sign = rest.first {
      rest.removeFirst()
      guard "@#~".contains(sign), let part = Part(&rest, after: sign) else {
        text.append(sign)
        continue
      }
      switch sign {
      case "@":
        text += part.shown ?? part.name
        if !part.isReference, let line = part.line { ingredients.append(line) }
      case "#": text += part.name
      default: text += part.amount ?? part.name
      }
    }
  }

  /// What stands behind a sign: `flour{200%g}(sifted)`, `salt`.
  private struct Part {
    var name: String
    var shown: String?
    var amount: String?
    /// Behind the amount, in brackets.
    var note: String?
    /// To what an earlier step has made or taken, so it isn't bought again.
    var isReference = false

    /// `nil` if the sign is one of the text.
    init?(_ rest: inout Substring, after sign: Character) {
      var text = rest
      while let modifier = text.first, "&?+-@".contains(modifier), sign != "~" {
        isReference = isReference || modifier == "&"
        text.removeFirst()
      }
      if isReference, text.first == "(", let end = text.firstIndex(of: ")") {
        text = text[text.index(after: end)...]
      }
      // A name of several words ends with a brace, unless another sign or the end of the sentence comes first.
      if text.first?.isWhitespace != false { return nil }
      let brace = text.firstIndex { "{@#~\n".contains($0) }
      if let brace, text[brace] == "{", let end = text[brace...].firstIndex(of: "}"),
        !text[..<brace].contains(where: { ".,;:!?".contains($0) && sign == "~" })
      {
        name = Folding.clean(String(text[..<brace]))
        amount = Self.amount(text[text.index(after: brace)..<end])
        text = text[text.index(after: end)...]
      } else {
        let word = text.prefix {
          !$0.isWhitespace && (!$0.isPunctuation || "-_'’".contains($0)) && !"@#~{}".contains($0)
        }
        guard !word.isEmpty else { return nil }
        name = String(word)
        text = text[word.endIndex...]
      }
      if sign != "~", text.first == "(", let end = text.firstIndex(of: ")") {
        note = Folding.clean(String(text[..<end].dropFirst()))
        text = text[text.index(after: end)...]
      }
      // `@white wine|wine{}`: what is shown is behind the bar.
      if let bar = name.firstIndex(of: "|") {
        shown = Folding.clean(String(name[name.index(after: bar)...]))
        name = Folding.clean(String(name[..<bar]))
      }
      // A recipe of another file: `@./sauces/Hollandaise{150%g}`.
      if name.hasPrefix("."), let slash = name.lastIndex(of: "/") {
        name = String(name[name.index(after: slash)...])
      }
      if name.isEmpty, amount == nil { return nil }
      rest = text
    }

    /// `200%g` as `200 g`; `=` says that it stays as it is for more people.
    private static func amount(_ text: Substring) -> String? {
      let parts = text.split(separator: "%", maxSplits: 1).map { Folding.clean(String($0)) }
      let amount = parts.joined(separator: " ").filter { $0 != "=" && $0 != "*" }.replacing(" / ", with: "/")
      return amount.allSatisfy(\.isWhitespace) ? nil : Folding.clean(amount)
    }

    var line: String? {
      guard !name.isEmpty else { return nil }
      let aside = note ?? ""
      return (amount.map { "\($0) " } ?? "") + name + (aside.isEmpty ? "" : ", \(aside)")
    }
  }
}
