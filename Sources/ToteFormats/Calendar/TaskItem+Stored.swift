/// What a task said when it was last read or written, in one text: what the database remembers of it for the next merge.

import ToteModel

extension TaskItem {
  /// All of it, exactly: `n=apples&s=apples%202%20kg&r=a0&…`.
  package var stored: String {
    var fields = ExactFields()
    fields["n"] = name
    fields["s"] = summary
    fields["r"] = rank.text
    fields["q"] = details.amount?.stored
    fields["p"] = details.price?.stored
    fields["c"] = details.category?.rawValue
    fields["l"] = details.store
    fields["d"] = details.note
    fields["t"] = isTicked ? "1" : nil
    fields["o"] = sortOrder.map { "\($0)" }
    fields["m"] = isMoved ? "1" : nil
    fields["b"] = created.map { "\($0.milliseconds)" }
    return fields.text
  }

  package init?(stored: String) {
    guard let fields = ExactFields(stored), let name = fields["n"], let summary = fields["s"],
      let rank = fields["r"].flatMap({ Rank($0) })
    else { return nil }
    self.name = name
    self.summary = summary
    self.rank = rank
    details = ItemDetails(
      amount: fields["q"].flatMap { Amount(stored: $0) }, category: fields["c"].map { Category(stored: $0) },
      store: fields["l"], price: fields["p"].flatMap { Price(stored: $0) }, note: fields["d"])
    isTicked = fields["t"] != nil
    sortOrder = fields["o"].flatMap { Int($0) }
    isMoved = fields["m"] != nil
    created = fields["b"].flatMap { Int64($0) }.map { Moment(milliseconds: $0) }
  }
}
