// `staples` and `repeat`.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct StapleCommandTests {
    let home = Home()

    /// Makes staples and purchases look some days older.
    private func age(_ days: Int64) throws {
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      let contents = try storage.load()
      let changes =
        contents.staples.map { staple in Change(staple) { $0.since = $0.since.adding(days: -days) } }
        + contents.purchases.map { purchase in Change(purchase) { $0.last = $0.last.adding(days: -days) } }
      try storage.apply([
        Entry(
          Edit(id: Edit.ID(high: 3, low: 2), title: "age", moment: .zero, changes: changes),
          writer: Entry.Writer.ID(high: 4, low: 1))
      ])
    }

    @Test func `a staple goes along with the name of its item`() async throws {
      try home.run("tote add -q zwiebak")
      try home.run("tote repeat zwiebak weekly")
      try await home.script("tote edit -q zwiebak zwieback")
      #expect(try home.run("tote repeat zwieback").lines == ["every week"])
      try home.run("tote undo")
      #expect(try home.run("tote repeat zwiebak").lines == ["every week"])
    }

    @Test(
      "quiet commands say nothing when nothing is to be done",
      arguments: [
        "tote staples", "tote repeat milk weekly", "tote edit milk milk", "tote list order Groceries",
        "tote store aisles Lidl Dairy", "tote done milk", "tote untick milk",
      ])
    func quiet(command: String) async throws {
      try home.run("tote add -q milk; tote repeat -q milk weekly; tote store aisles -q Lidl Dairy")
      // The second time at the latest there is nothing to do.
      let run = try await home.script("\(command) -q; \(command) -q")
      #expect(run.output + run.words == "")
      #expect(run.code == 0)
    }

    @Test func `an item repeats every so many weeks or months, as usual, or never`() async throws {
      try home.run("tote add -q milk")
      #expect(try home.run("tote repeat milk").words == "tote: “milk” isn't a staple.\n")
      #expect(
        try home.run("tote repeat milk every 3 weeks").lines == [
          "milk will be added every 3 weeks"
        ])
      #expect(try home.run("tote repeat MILK").lines == ["every 3 weeks"])
      #expect(try home.run("tote repeat milk 3 weeks").words == "tote: Nothing was changed.\n")
      #expect(
        try home.run("tote --language es repeat milk cada 2 meses").lines
          == ["milk se añadirá automáticamente cada 2 meses"])
      #expect(try home.run("tote repeat milk never").lines == ["No longer a staple: milk"])
      #expect(
        try home.run("tote undo; tote repeat milk").lines == [
          "Undid: setting how often “milk” repeats", "every 2 months",
        ])
      let wrong = try home.run("tote repeat milk often")
      #expect(wrong.code == 2)
      #expect(wrong.words.contains("“often” isn't an interval."))
      #expect(try home.run("tote repeat tea weekly").code == 3)
      // A past purchase or a staple needn't be on the list.
      try home.run("tote add -q tea; tote done -q tea; tote rm -q tea milk")
      #expect(try home.run("tote repeat tea weekly").lines == ["tea will be added every week"])
      #expect(try home.run("tote repeat milk never").lines == ["No longer a staple: milk"])
    }

    @Test func `what is due comes onto its list in one step, each in a place of its own, and is told`()
      async throws
    {
      try home.run("tote add -q -c -l Party wine; tote add -q -c -l Groceries '2 l milk 2€ @Lidl'")
      try home.run("tote add -q -l Groceries tea; tote add -q -l Groceries rice")
      try home.run(
        "tote done -q -l Groceries milk tea rice; tote rm -q -l Groceries milk tea; tote done -q -l Party wine"
      )
      try await home.script(
        "for item in milk tea rice; do tote repeat -q -l Groceries $item weekly; done; tote repeat -q -l Party wine 2 weeks"
      )
      let early = try home.run("tote staples")
      #expect(early.code == 0 && early.output == "")
      #expect(early.words.hasPrefix("tote: Nothing is due. Next: milk, on "))
      try age(9)
      #expect(
        try await home.script("tote staples --show | sed 's/ *$//'").lines.map { String($0.prefix(23)) } == [
          "milk  every week     du", "rice  every week     du", "tea   every week     du",
          "wine  every 2 weeks  20",
        ])
      #expect(
        try home.run("tote staples -n").lines.first
          == "Would add 2 l milk @Lidl €2.00 to “Groceries”")
      #expect(
        try home.run("tote staples").lines == [
          "Added 2 l milk @Lidl €2.00 to “Groceries”", "Added rice to “Groceries”",
          "Added tea to “Groceries”",
        ])
      #expect(try home.run("tote check").code == 0, "no two of one place")
      #expect(try home.run("tote staples").words.hasPrefix("tote: Nothing is due. Next: wine, on "))
      #expect(
        try home.run("tote undo; tote ls -t Groceries").lines == ["Undid: adding staples: 3 items"])
      #expect(try home.run("tote staples Party").words.hasPrefix("tote: Nothing is due. Next: wine"))
      #expect(
        try await home.script("tote staples groc --json | jq -r '.[].name'").lines == ["milk", "rice", "tea"])
    }

    @Test func `what repeats is JSON with the day on which it is due`() async throws {
      try home.run(
        "tote add -q -- 'milk'; tote add -q tea; tote repeat -q milk weekly; tote repeat -q tea usual")
      let run = try await home.script(
        "tote staples --show --json | jq -c '.[] | [.name, .every, .due == null]'")
      #expect(run.lines == ["[\"milk\",\"1 week\",false]", "[\"tea\",\"usual\",true]"])
      #expect(
        try await home.script("tote staples --show | cut -c 1-70").lines.last?.contains(
          "after a few purchases") == true)
      #expect(
        try home.run("tote repeat -q milk never; tote staples").words
          == "tote: Nothing is due. How often “tea” is usually bought isn't known yet.\n")
      #expect(
        try home.run("tote repeat -q tea never; tote staples --show").words
          == "tote: There are no staples yet. tote repeat milk weekly makes milk one.\n")
      #expect(try home.run("tote --db none.db staples").code != 0)
    }
  }
}
