import Tote

/// What comes out of the database: everything at the start, and later what other programs have done. Plain values,
/// on their way into State.

/// All rows, and where the journal stood when they were read.
public struct Contents: Sendable {
  /// The lists, in no particular order.
  public var lists: [ShoppingList] = []
  /// All items of all lists, roughly in the order in which they were added.
  public var items: [Item] = []
  /// The corrected categories.
  public var lessons: [Lesson] = []
  /// What was bought.
  public var purchases: [Purchase] = []
  /// What is remembered about the program.
  public var settings: [Setting] = []
  /// The journal's last lines, the oldest first: what an `UndoHistory` is folded from.
  public var entries: [Entry] = []
  /// The number of the journal's last line.
  public var sequence: Int64 = 0
}

/// What has happened behind a line of the journal.
///
/// The rows are as they are in the file: a program that has applied changes of its own, in another order than the
/// file has, sets them and is right again. Then it applies what it has not saved yet once more.
public struct News: Sendable {
  /// The lines, the oldest first, one's own among them.
  public var entries: [Entry] = []
  /// Every row that they changed, as it is now; `nil` where it is gone.
  public var rows: [Row.Key: Row?] = [:]
  /// The number of the last line.
  public var sequence: Int64
}
