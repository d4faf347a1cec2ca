import ToteModel

/// What a task said when it was last read or written, as one text that the database keeps for the next merge:
/// `n=apples&s=apples%202%20kg&r=a0&…`.
extension TaskItem {
  package var stored: String {
    var fields = ExactFields()
    fields["n"] = name
    fields["s"] = summary
    fields["r"] = rank.text
    let values = details.values
    for field in TaskField.all { fields[field.letter] = values[field.index].text }
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
    details = ItemDetails(fields)
    isTicked = fields["t"] != nil
    sortOrder = fields["o"].flatMap { Int($0) }
    isMoved = fields["m"] != nil
    created = fields["b"].flatMap { Int64($0) }.map { Moment(milliseconds: $0) }
  }
}
