// `tote note pin`, `archive`, `links`, `rename`, `today` and the like.

import PtyTesting
import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct NoteVerbTests {
    let home = Home()

    func notes(_ options: String = "") async throws -> [String] {
      try home.run("tote note ls \(options)").lines
    }

    func text(of note: String) async throws -> String {
      try home.run("tote note show \(note)").output
    }

    @Test func `a pinned note comes first until it is unpinned`() async throws {
      try home.run("tote note add -q Oats; tote note add -q Tea")
      #expect(try home.run("tote note pin oats").lines == ["Pinned “Oats”"])
      #expect(try await notes().first?.contains("Oats") == true)
      let again = try home.run("tote note pin oats")
      #expect(again.code == 0 && again.output.isEmpty && again.words == "tote: Nothing was changed.\n")
      #expect(try home.run("tote note unpin oats").lines == ["Unpinned “Oats”"])
      try home.run("tote undo; tote undo")
      #expect(try home.run("tote note unpin oats").words == "tote: Nothing was changed.\n")
    }

    @Test func `the note of the day shows in what is due today`() async throws {
      #expect(try home.run("tote today").words == "tote: Nothing is due today.\n")
      try home.run("tote note today -q 'Buy paint.'; tote note add -q Home -- '- [ ] door ⏳ 2026-01-01'")
      let lines = try home.run("tote today").lines
      #expect(lines.count == 2 && lines[0].hasPrefix("Today") && lines[1].contains("☐ door"))
      #expect(lines[0].contains("today's note") && lines[0].hasSuffix("Buy paint."), "\(lines)")
      #expect(try home.run("tote today --json").output.contains("\"daily\": true"))
    }

    @Test func `text that begins with a dash and a blank is no option`() async throws {
      try home.run("tote note add -q Tasks '- [ ] call mum'")
      #expect(try await text(of: "Tasks") == "- [ ] call mum\n")
      #expect(try home.run("tote note add -q X -y").code == 2)
    }

    @Test func `a note is found and linked by its other titles`() async throws {
      try home.run("tote note add -q Soup Leeks.; tote note add -q Menu 'Today [[potage]].'")
      let given = try home.run("tote note alias soup Potage 'Hot stock'")
      #expect(given.lines == ["“Soup” is also called “Potage”, “Hot stock”"])
      #expect(try home.run("tote note alias soup").lines == ["Potage", "Hot stock"])
      #expect(try await text(of: "POTAGE") == "Leeks.\n")
      #expect(try home.run("tote note backlinks soup").lines == ["Menu"])
      #expect(try home.run("tote note links menu").words.isEmpty)
      #expect(try home.run("tote note search stock").output.contains("Soup"))
      let removed = try home.run("tote note alias -r soup potage")
      #expect(removed.lines == ["“Soup” is also called “Hot stock”"])
      #expect(try home.run("tote note alias -r soup potage").code == 3)
      let undone = try home.run("tote undo; tote note alias soup")
      #expect(undone.lines.suffix(2) == ["Potage", "Hot stock"])
      #expect(try home.run("tote note alias menu").code == 3)
      #expect(try home.run("tote note alias -r menu").code == 2)
      let taken = try home.run("tote note alias -q soup Menu")
      #expect(taken.code == 0 && taken.words.contains("Another note is also called “Menu”."))
    }

    @Test func `a tag is renamed in all notes, after a rehearsal that lists them`() async throws {
      try home.run(
        "tote note add -q A '#house one'; tote note add -q B '#house/garden'; tote note add -q C '#home'")
      let rehearsal = try home.run("tote note tag rename -n house home")
      #expect(Set(rehearsal.lines) == ["A", "B"] && rehearsal.code == 0)
      #expect(rehearsal.words == "tote: Other notes have #home already: both are one tag.\n")
      #expect(try await text(of: "A") == "#house one\n")
      #expect(
        try home.run("tote note tag rename '#house' home").lines == ["Renamed #house to #home in 2 notes"])
      #expect(try await text(of: "A") == "#home one\n")
      #expect(try await text(of: "B") == "#home/garden\n")
      #expect(try home.run("tote undo; tote note show B").lines.last == "#house/garden")
      #expect(try home.run("tote note tag rename none home").code == 3)
      let wrong = try home.run("tote note tag rename house 'a b'")
      #expect(wrong.code == 1 && wrong.words.contains("“a b” is no tag"))
      #expect(try home.run("tote note tag").code == 2)
    }

    @Test func `links with a path or a heading lead to their note, and follow its title`() async throws {
      try home.run("tote note add -q Soup")
      try home.run(
        "tote note add -q Menu 'See [[Recipes/Soup|hot]], [[soup#Broth]] and [[Dead#x]].'")
      #expect(try home.run("tote note backlinks soup").lines == ["Menu"])
      let links = try home.run("tote note links menu")
      #expect(links.lines == ["Soup"] && links.words == "tote: No note called “Dead”.\n")
      try home.run("tote note rename -q -u soup Stew")
      #expect(try await text(of: "menu") == "See [[Recipes/Stew|hot]], [[Stew#Broth]] and [[Dead#x]].\n")
    }

    @Test func `a title that another note has is told`() async throws {
      let first = try home.run("tote note add Oats; tote note add Tea")
      #expect(first.words.isEmpty)
      let second = try home.run("tote note add oats")
      #expect(second.code == 0 && second.words.contains("Another note is also called “oats”."))
      let renamed = try home.run("tote note rename -q tea OATS")
      #expect(renamed.code == 0 && renamed.words.contains("Another note is also called “OATS”."))
      let respelled = try home.run("tote note add -q Soup; tote note rename -q soup SOUP")
      #expect(respelled.code == 0 && respelled.words.isEmpty)
    }

    @Test func `a note comes back from the archive and from the trash`() async throws {
      try home.run("tote note add -q Oats; tote note add -q Tea")
      #expect(try home.run("tote note archive oats").lines == ["Archived “Oats”"])
      #expect(try await notes().count == 1)
      #expect(try await notes("--archive").first?.contains("Oats") == true)
      #expect(try await home.script("tote note restore oats").lines == ["Restored “Oats”"])
      try home.run("tote note rm -q tea")
      #expect(try await home.script("tote note restore tea").lines == ["Restored “Tea”"])
      #expect(try await notes().count == 2)
      #expect(try await home.script("tote note restore tea").words == "tote: Nothing was changed.\n")
      #expect(try await home.script("tote note restore nothing").code == 3)
    }

    @Test func `links are told once each, and which of them lead nowhere`() async throws {
      try await home.script(
        "printf '# Week\\n[[Oats]], [[Tea]] and [[oats]]\\n' | tote note add -q -; tote note add -q Oats"
      )
      let links = try home.run("tote note links week")
      #expect(links.lines == ["Oats"] && links.code == 0)
      #expect(links.words == "tote: No note called “Tea”.\n")
      #expect(try home.run("tote note links oats").code == 3)
      #expect(try home.run("tote note backlinks oats").lines == ["Week"])
      #expect(try home.run("tote note backlinks --json oats").output.contains("\"title\": \"Week\""))
      let none = try home.run("tote note backlinks week")
      #expect(none.code == 3 && none.words == "tote: No note links to “Week”.\n")
    }

    @Test func `dead links are listed apart, and files and addresses are no notes`() async throws {
      try await home.script(
        "printf '# Week\\n[[Oats]] ![[cat.png]] [x](a%%20b.md) <https://a.b> [[#Top]]\\n' | tote note add -q -; tote note add -q Oats '[[a b#c]]'"
      )
      let links = try home.run("tote note links week")
      #expect(links.lines == ["Oats"] && links.words == "tote: No note called “a b”.\n")
      #expect(try home.run("tote note links --dead").lines == ["a b"])
      let all = try home.run("tote note links --json").lines.dropFirst().dropLast()
      #expect(all.count == 6)
      for part in [
        "\"link\": \"cat.png\", \"shown\": \"cat.png\", \"kind\": \"attachment\", \"title\": null, \"id\": null, \"embed\": true",
        "\"link\": \"a b.md\", \"shown\": \"x\", \"kind\": \"missing\", \"title\": \"a b\"",
        "\"kind\": \"web\"",
        "\"kind\": \"here\", \"title\": null, \"id\": null, \"heading\": \"Top\", \"embed\": false",
        "\"note\": \"Oats\"",
      ] { #expect(all.contains { $0.contains(part) }, "\(part)") }
      try home.run("tote note add -q 'a b'")
      let none = try home.run("tote note links --dead")
      #expect(none.code == 3 && none.words == "tote: All links lead to a note.\n")
      #expect(try home.run("tote note rename -q -u 'a b' 'c (d)'").code == 0)
      #expect(try await text(of: "week").contains("[x](c%20%28d%29.md)"))
    }

    @Test func `without any link that is told`() throws {
      try home.run("tote note add -q Oats")
      #expect(try home.run("tote note links").words == "tote: No note has links to other notes.\n")
      #expect(try home.run("tote note links --json").output == "[]\n")
    }

    @Test func `renaming leaves links and says so, or takes them along in one step`() async throws {
      try await home.script(
        "printf '# Week\\n[[Oats]]\\n' | tote note add -q -; printf '# Oats\\nsee [[Oats]]\\n' | tote note add -q -"
      )
      let renamed = try home.run("tote note rename -u oats Porridge")
      #expect(
        renamed.lines == ["Renamed “Oats” to “Porridge”", "Changed the links in “Oats”, “Week”"]
          || renamed.lines == ["Renamed “Oats” to “Porridge”", "Changed the links in “Week”, “Oats”"])
      #expect(try await text(of: "week").contains("[[Porridge]]"))
      #expect(try await text(of: "porridge").contains("see [[Porridge]]"))
      try home.run("tote undo")
      #expect(try await text(of: "week").contains("[[Oats]]"))
      #expect(try await text(of: "oats").contains("see [[Oats]]"))
      let alone = try home.run("tote note rename oats Porridge")
      #expect(alone.lines == ["Renamed “Oats” to “Porridge”"])
      #expect(alone.words.contains("still link to “Oats”; --update-links would change that."))
      #expect(try await text(of: "week").contains("[[Oats]]"))
    }

    @Test func `a blank title and one that can't be linked are refused`() async throws {
      try await home.script(
        "printf '# Week\\n[[Oats]]\\n' | tote note add -q -; tote note add -q Oats")
      let blank = try home.run("tote note rename oats ' '")
      #expect(blank.code == 1 && blank.words == "tote: The title is blank. Nothing was changed.\n")
      let brackets = try home.run("tote note rename -u oats 'a]]b'")
      #expect(brackets.code == 1 && brackets.words.contains("can't be linked to"))
      #expect(try home.run("tote note show oats").code == 0)
    }

    @Test func `what was copied elsewhere becomes a note, and HTML becomes Markdown`() async throws {
      let made = try await home.script(
        "echo '<meta><h1>Soup</h1><p>With <b>leeks</b>.</p>' | tote note paste")
      #expect(made.lines == ["Created note “Soup”"])
      #expect(try await text(of: "soup") == "With **leeks**.\n")
      let added = try await home.script("printf '# Salt\\n\\n<not> HTML' | tote note paste --to soup")
      #expect(added.lines == ["Changed note “Soup”"])
      #expect(try await text(of: "soup") == "With **leeks**.\n## Salt\n\n<not> HTML\n")
      let nothing = try await home.script("echo '<p> </p>' | tote note paste")
      #expect(nothing.code == 1 && nothing.words.contains("Nothing to paste."))
      #expect(try await home.script("echo x | tote note paste --to none").code == 3)
    }

    @Test func `what is due is listed with what the lists want`() async throws {
      #expect(try home.run("tote today").words == "tote: Nothing is due today.\n")
      try home.run(
        "tote add -q milk; tote note add -q -- Family '- [ ] call mum 📅 2026-01-02'; "
          + "tote note add -q -- Later '- [ ] rest 📅 2999-01-01'")
      let due = try home.run("tote today")
      #expect(due.lines.count == 2)
      let (mum, list) = (due.lines.first ?? "", due.lines.last ?? "")
      #expect(mum.hasPrefix("Overdue") && mum.hasSuffix("☐ call mum  Family"))
      #expect(list.hasPrefix("Lists") && list.hasSuffix("1 item to buy"))
      let json = try home.run("tote today --json").output
      #expect(
        json.contains("\"text\": \"call mum\", \"task\": true, \"day\": \"2026-01-02\", \"overdue\": true}"))
      #expect(json.contains("\"remaining\": 1, \"staples\": []}"))
    }

    @Test func `what is noted today is in one note, line after line`() async throws {
      try home.run("tote note today -q Called the plumber.; tote note today -q 'Bought oats.'")
      let today = try await home.script("date +%F").lines[0]
      #expect(try await text(of: today).hasSuffix("Called the plumber.\nBought oats.\n"))
      #expect(try await notes().count == 1)
      let added = try await home.script("echo from a pipe | tote note today -")
      #expect(added.lines == ["Changed note “\(today)”"])
      #expect(try await text(of: today).contains("from a pipe"))
      #expect(try home.run("tote note today ' '").code == 1)
    }
  }
}
