// `tote note add --template`, and the note of a day from a template in its folder.

import PtyTesting
import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct NoteTemplateCommandTests {
    let home = Home()

    @Test func `a note begins as a template, with answers that were given or are empty`() async throws {
      #expect(try home.run("tote note add --template Meeting Roof").words.contains("No templates yet"))
      try home.run(
        "tote note add -q --in Templates Meeting '{{title}} with {{prompt:Who?}}, {{prompt:What?}}.'")
      #expect(
        try home.run("tote note add --template meeting --set 'who?=Ann' Roof").lines == [
          "Created note “Roof”"
        ])
      #expect(try home.run("tote note show Roof").output == "Roof with Ann, .\n")
      try home.run("tote note add -q -t Meeting --set 'Who?=Bo' --set 'What?=a=b' --in Work Wall 'More.'")
      #expect(try home.run("tote note show Wall").lines == ["Wall with Bo, a=b.", "More."])
      #expect(try home.run("tote note ls --in Work").lines.count == 1)
      let other = try home.run("tote note add -t Meeting --set Where=x Roof")
      #expect(other.code == 2 && other.words.contains("It asks: “Who?”, “What?”"), "\(other)")
      let none = try home.run("tote note add -t Meting Roof")
      #expect(none.code == 3 && none.words.contains("There are: “Meeting”"), "\(none)")
      #expect(try home.run("tote note add --set a=b Roof").code == 2)
    }

    @Test func `the folder of templates is a setting, and today's note comes from there`() async throws {
      try home.run(
        "tote config set template-folder 'my/forms'; tote note add -q --in My/forms Daily '{{date:[Day] DDDD}}'"
      )
      try home.run("tote note today -q done")
      #expect(try await home.script("tote note show $(date +%F)").lines.first?.hasPrefix("Day ") == true)
      #expect(try home.run("tote note add -t daily X; tote note ls --in my").code == 0)
    }
  }
}
