import Parts
import Screen
import ToteModel

extension CheapestPicker {
  var keymap: Keymap<CheapestPickerAction> { .picker(choosing: words.walkThere) }

  var content: any View {
    if let failure { return Centered(sentence: failure.sentence, style: .warning) }
    if isReading { return Centered(sentence: words.cheapestReading) }
    if found.isEmpty { return Centered(sentence: words.noStorePrices(listName)) }
    return ListingView(list) { row in
      let trip = found.trips.first { $0.stores == row.id }
      return ChoiceRow(name: row.text, note: trip.map(note) ?? "")
    }
  }

  private func note(of trip: CheapestStores.Trip) -> String {
    [words.unpriced(on: trip, of: found), trip.sum.shown].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
