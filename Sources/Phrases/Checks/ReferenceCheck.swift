/// Whether all exists that texts refer to, and none contains itself.
extension PhraseBook {
  func checkReferences(_ texts: inout BookTexts) {
    for text in texts.texts {
      var told: Set<String> = []
      for (use, offset) in text.uses {
        switch use {
        case .text(let name) where texts.byName[name] == nil && told.insert(name).inserted:
          texts.tell("There is no “\(name)” to refer to; add it, or correct its name.", offset, text)
        case .function(let name)
        where functions[name] == nil && BuiltInFunction.named(name) == nil && told.insert(name).inserted:
          texts.tell("There is no function \(name); correct its name, or register it.", offset, text)
        default: break
        }
      }
    }
    checkCycles(&texts)
  }

  /// Walks from text to text with a list of its own: a long chain of references must not grow the stack.
  private func checkCycles(_ texts: inout BookTexts) {
    var finished: Set<String> = []
    for start in texts.texts where !finished.contains(start.name) {
      var path: [(text: BookTexts.Text, next: Int)] = [(start, 0)]
      var isOpen: Set<String> = [start.name]
      while let (text, next) = path.last {
        guard next < text.uses.count else {
          path.removeLast()
          isOpen.remove(text.name)
          finished.insert(text.name)
          continue
        }
        path[path.count - 1].next += 1
        guard case (.text(let name), let offset) = text.uses[next], let target = texts.byName[name] else {
          continue
        }
        if isOpen.contains(name) {
          texts.tell("“\(name)” contains itself; delete this reference.", offset, text)
        } else if !finished.contains(name) {
          path.append((target, 0))
          isOpen.insert(name)
        }
      }
    }
  }
}
