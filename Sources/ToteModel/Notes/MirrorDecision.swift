/// What is done about a note and its file in a mirrored folder, by what became of both since they last agreed.
package enum MirrorDecision: Hashable, Sendable {
  /// Both are as they agreed, or nothing is left to do.
  case leave
  /// Both are gone, and so is what is known of them.
  case forget
  /// The file is gone, and the note was already in the trash.
  case noteTrash
  case writeFile
  case trashNote
  case removeFile
  /// The note becomes what the file says.
  case adoptFile
  /// Both are there, and at least one has changed.
  case merge

  package enum NoteState: Hashable, Sendable, CaseIterable {
    case gone, trashed, changed, asAgreed
  }

  package enum FileState: Hashable, Sendable, CaseIterable {
    case gone, changed, moved, asAgreed
  }

  /// - Parameter wereBothThere: When they last agreed; `false` if they never did, or if the note was in the trash then.
  package init(note: NoteState, file: FileState, wereBothThere: Bool) {
    self =
      switch (note, file) {
      case (.gone, .gone): .forget
      case (.trashed, .gone): wereBothThere ? .noteTrash : .leave
      case (.asAgreed, .gone): wereBothThere ? .trashNote : .writeFile
      case (.changed, .gone): .writeFile
      // A note of which nothing is known may be another database's.
      case (.gone, _): .adoptFile
      case (.trashed, .asAgreed), (.trashed, .moved): wereBothThere ? .removeFile : .adoptFile
      case (.trashed, .changed): .adoptFile
      case (.asAgreed, .asAgreed): .leave
      case (.asAgreed, _), (.changed, _): .merge
      }
  }

  /// Whether a merged note takes a detail from its file: the detail changed there, and not in the note.
  ///
  /// - Parameter before: What the file said when they last agreed; `nil` if they never did.
  package static func takesFromFile<Detail: Equatable, Written: Equatable>(
    note: Detail, agreed: Detail?, file: Written, before: Written?
  ) -> Bool {
    guard let before else { return false }
    return note == agreed && file != before
  }
}

extension TextMerge {
  /// A note's text and its file's. What changed on one side only is taken as it is.
  ///
  /// - Parameter agreed: The text of both when they last agreed; `nil` if they never did.
  package init(agreed: String?, note: String, file: String) {
    if note == file || file == agreed {
      self.init(base: note, first: note, later: note)
    } else if note == agreed {
      self.init(base: file, first: file, later: file)
    } else if let agreed {
      self.init(base: agreed, first: note, later: file)
    } else {
      self.init(first: note, later: file)
    }
  }
}
