/// What the views of parts say by themselves; a program in another language gives them its own.
///
///     ListingView(state.mails, words: .french)
///
///     extension PartWords {
///       static let french: PartWords = {
///         var words = PartWords.english
///         words.listing.empty = "Rien ici."
///         return words
///       }()
///     }
public struct PartWords: Sendable {
  /// Those of a ``Parts/Listing``.
  public var listing = Listing()
  /// Those of a ``Parts/Tail``.
  public var tail = Tail()
  /// Those of a ``Parts/Form``.
  public var form = Form()
  /// Those of a ``Parts/TextEditor``.
  public var editor = Editor()
  /// Those of a ``Parts/Palette``.
  public var palette = Palette()
  /// Those of a ``Parts/MonthPicker``.
  public var months = Months()
  /// Those of a ``Parts/WorkProgress``.
  public var progress = Progress()

  /// English.
  public static let english = PartWords()

  /// English, to be changed.
  public init() {}

  /// What a listing says.
  public struct Listing: Sendable {
    /// Without rows.
    public var empty = "Nothing here yet."
    /// No row fits what was typed.
    public var nothingFound = "Nothing found."
    /// While rows are coming.
    public var loading = "Loading…"
    /// On the button below a failure.
    public var retry = "Try again"
    /// In the empty filter.
    public var filterPlaceholder = "type to narrow"
    /// How many rows are selected, and how many of them the filter hides.
    public var selection: @Sendable (_ selected: Int, _ hidden: Int) -> String = { selected, hidden in
      hidden == 0 ? "\(selected) selected" : "\(selected) selected, \(hidden) hidden by the filter"
    }
    /// How many rows of a tree are selected, and how many of them are in folded ones.
    public var selectionInTree: @Sendable (_ selected: Int, _ folded: Int) -> String = { selected, folded in
      folded == 0 ? "\(selected) selected" : "\(selected) selected, \(folded) in folded rows"
    }
  }

  /// What a tail says.
  public struct Tail: Sendable {
    /// Without rows.
    public var empty = "Nothing here yet."
    /// No row fits the filter.
    public var nothingFound = "Nothing found."
    /// No row that fits was found yet.
    public var searching = "Searching…"
    /// How many rows have arrived below what shows.
    public var new: @Sendable (_ count: Int) -> String = { "\($0.grouped) new below" }
  }

  /// What a form says.
  public struct Form: Sendable {
    /// Something else is in a field for numbers.
    public var notANumber = "Type a number."
  }

  /// What a text editor says.
  public struct Editor: Sendable {
    /// In the empty field.
    public var find = "find"
    /// In the empty field for what it is replaced with.
    public var replacement = "replace with"
    /// It isn't in the text.
    public var notFound = "not found"
    /// It is no regular expression.
    public var malformed = "no such expression"
    /// It took too long to find.
    public var tooSlow = "takes too long"
    /// It is found only where no word goes on.
    public var wholeWords = "whole words"
    /// It is a regular expression.
    public var expression = "expression"
    /// It is looked for only in what was selected.
    public var selection = "in the selection"
    /// How many were replaced at once.
    public var replaced: @Sendable (_ count: Int) -> String = { "\($0) replaced" }
  }

  /// What a palette says.
  public struct Palette: Sendable {
    /// In its border.
    public var title = "Commands"
    /// In its border when it is read below headings.
    public var helpTitle = "Keys"
    /// Which lines show, and how many there are.
    public var place: @Sendable (_ shown: ClosedRange<Int>, _ count: Int) -> String = {
      "\($0.lowerBound)–\($0.upperBound) of \($1)"
    }
    /// In the empty field.
    public var placeholder = "type a command"
    /// No command fits what was typed.
    public var nothingFound = "No such command."
  }

  /// The names in a month.
  public struct Months: Sendable {
    /// From January on.
    public var months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    /// From Monday on.
    public var weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  }

  /// What a progress says.
  public struct Progress: Sendable {
    /// How many a second.
    public var rate: @Sendable (_ perSecond: Int) -> String = { "\($0)/s" }
    /// How long it still takes.
    public var left: @Sendable (_ time: String) -> String = { "\($0) left" }
  }
}

extension Int {
  /// `1,204,000`.
  package var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().reduce(into: self < 0 ? "-" : "") { text, next in
      if next.offset > 0, (digits.count - next.offset).isMultiple(of: 3) { text += "," }
      text.append(next.element)
    }
    return groups
  }
}
