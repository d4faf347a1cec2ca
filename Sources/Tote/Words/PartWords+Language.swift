import Parts

extension PartWords {
  /// What the parts say by themselves, in the reader's language.
  package static var current: PartWords {
    let words = Tote.words
    var parts = PartWords.english
    parts.editor.find = words.say("part-find")
    parts.editor.replacement = words.say("part-replacement")
    parts.editor.notFound = words.say("part-not-found")
    parts.editor.malformed = words.say("part-malformed")
    parts.editor.tooSlow = words.say("part-too-slow")
    parts.editor.wholeWords = words.say("part-whole-words")
    parts.editor.expression = words.say("part-expression")
    parts.editor.selection = words.say("part-selection")
    parts.editor.replaced = { words.say("part-replaced", ["count": words.counted($0)]) }
    parts.form.notANumber = words.say("part-not-a-number")
    parts.months.months = words.say("part-months").split(separator: " ").map(String.init)
    parts.months.weekdays = words.say("part-weekdays").split(separator: " ").map(String.init)
    parts.progress.left = { words.say("part-time-left", ["time": $0]) }
    return parts
  }
}
