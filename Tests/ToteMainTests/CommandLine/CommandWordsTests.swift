// `$EDITOR` is split as a shell would, but nothing is run.

import Testing

@testable import ToteMain

@Suite struct CommandWordsTests {
  @Test(arguments: [
    ("vi", ["vi"]),
    ("  code  --wait\t-n\n", ["code", "--wait", "-n"]),
    (#"'/opt/my editor/ed' -f"#, ["/opt/my editor/ed", "-f"]),
    (#""/opt/my editor/ed" "a\"b\\c\$d\`e\f""#, ["/opt/my editor/ed", #"a"b\c$d`e\f"#]),
    (#"/opt/my\ editor/ed \' \\ \n"#, ["/opt/my editor/ed", "'", "\\", "n"]),
    (#"one'two'"three"four"#, ["onetwothreefour"]),
    (#"emacsclient -a '' -c"#, ["emacsclient", "-a", "", "-c"]),
    ("~/bin/ed ~ a~ '~/x' ~eve/ed", ["/home/eve/bin/ed", "/home/eve", "a~", "~/x", "~eve/ed"]),
    // Without a shell, these have no meaning.
    (
      "ed $(touch x) `id` ; | & > $HOME * #",
      ["ed", "$(touch", "x)", "`id`", ";", "|", "&", ">", "$HOME", "*", "#"]
    ),
    // An accent after a quote, and a space that shells don't split at.
    ("'e'\u{301} a\u{A0}b \"\u{301}\"", ["e\u{301}", "a\u{A0}b", "\u{301}"]),
  ])
  func `a command is split as a shell splits it`(command: String, words: [String]) {
    #expect(CommandWords.split(command, home: "/home/eve") == words)
  }

  @Test(arguments: ["", " \t", "'", "vi \"x", "vi \\", #"vi "x\""#])
  func `what has no end or no word is no command`(command: String) {
    #expect(CommandWords.split(command, home: "/home/eve") == nil)
  }
}
