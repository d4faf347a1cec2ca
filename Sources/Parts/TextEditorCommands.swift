import Screen

/// What can be done in a text editor. A program with commands of its own takes the lists it wants, and lists them among its modes.
public typealias TextEditorCommand = Command<Void, TextEditorAction>

extension Command where State == Void, Action == TextEditorAction {
  /// Looks for a text.
  public static var find: Self { Self("textEditor.find", keys: "ctrl+f", action: .findBegun, footer: true) }
  /// Looks for a text, to put another in its place.
  public static var replace: Self {
    Self("textEditor.replace", keys: "alt+%", action: .replaceBegun, footer: true)
  }
  /// To the next place of what was looked for last.
  public static var findNext: Self { Self("textEditor.findNext", keys: "f3", action: .findMoved(by: 1)) }

  /// Takes back the last step.
  public static var undo: Self {
    Self("textEditor.undo", keys: "ctrl+z", action: .edited(.undo), footer: true)
  }
  /// Does it again.
  public static var redo: Self {
    Self("textEditor.redo", keys: "ctrl+y", "ctrl+shift+z", action: .edited(.redo))
  }

  /// While the text has the keys.
  public static var writing: [Self] {
    [
      find, replace, findNext, undo, redo,
      Self("textEditor.selectAll", keys: "ctrl+a", action: .edited(.selectAll)),
      Self("textEditor.copy", keys: "ctrl+c", action: .edited(.copy)),
      Self("textEditor.cut", keys: "ctrl+x", action: .edited(.cut)),
      Self("textEditor.paste", keys: "ctrl+v", action: .edited(.paste)),
      Self("textEditor.leave", keys: "esc", action: .left, footer: true),
    ]
  }

  /// While somebody types what is looked for.
  public static var finding: [Self] {
    moving
      + [
        Self(
          "textEditor.openReplacement", title: "find and replace", keys: "tab", action: .replaceBegun,
          footer: true)
      ] + options + steps + [end]
  }

  /// The same while the field for what takes its place is open.
  public static var findingToReplace: [Self] {
    // All at once only where what takes their place can be seen to be typed.
    [turning(to: .replacement)] + moving + options + steps + [end]
  }

  /// While somebody types what takes its place.
  public static var replacing: [Self] {
    [
      Self("textEditor.replaceOne", title: "replace", keys: "enter", action: .replaced, footer: true),
      Self("textEditor.next", keys: "down", "f3", action: .findMoved(by: 1), footer: true), all,
      turning(to: .find),
      Self("textEditor.previous", keys: "up", action: .findMoved(by: -1)),
    ] + options + steps + [end]
  }

  private static var moving: [Self] {
    [
      Self("textEditor.next", keys: "enter", "down", "f3", action: .findMoved(by: 1), footer: true),
      Self("textEditor.previous", keys: "up", action: .findMoved(by: -1), footer: true),
    ]
  }
  private static var options: [Self] {
    [
      Self("textEditor.wholeWords", title: "whole words", keys: "alt+w", action: .optionTurned(.wholeWords)),
      Self(
        "textEditor.expression", title: "regular expression", keys: "alt+x",
        action: .optionTurned(.expression)),
      Self(
        "textEditor.inSelection", title: "in the selection", keys: "alt+s",
        action: .optionTurned(.selection)),
    ]
  }
  /// What was replaced is taken back at once.
  private static var steps: [Self] {
    [undo, redo].map { step in
      var step = step
      step.isInFooter = false
      return step
    }
  }
  private static var all: Self {
    Self("textEditor.replaceAll", keys: "alt+a", action: .allReplaced, footer: true)
  }
  private static var end: Self {
    Self("textEditor.done", keys: "esc", "ctrl+c", action: .findEnded, footer: true)
  }

  private static func turning(to field: TextEditor.Field) -> Self {
    Self("textEditor.otherField", keys: "tab", "shift+tab", action: .fieldPressed(field), footer: true)
  }
}
