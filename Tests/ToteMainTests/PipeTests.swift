// Unread pipes, closed files and a full disk: no repeated messages, no crash, and a telling exit code.

import Glibc
import PtyTesting
import Testing

@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct PipeTests {
    let home = Home()

    @Test func `whoever reads only the beginning of a pipe ends it quietly`() async throws {
      try await home.script("seq 1 6000 | sed 's/.*/thing &/' | tote add -q -")
      for line in ["ls", "ls --json", "export", "export -f json"] {
        let run = try await home.script("bash -c 'tote \(line) | head -1; echo ${PIPESTATUS[0]}'")
        #expect(run.words == "", "\(line)")
        #expect(run.lines.last == "\(128 + SIGPIPE)", "\(line)")
        // Even if SIGPIPE is ignored by the parent.
        let deaf = try await home.script(
          "bash -c 'trap \"\" PIPE; tote \(line) | head -1; echo ${PIPESTATUS[0]}'")
        #expect(deaf.words == "", "\(line)")
        #expect(deaf.lines.last == "\(128 + SIGPIPE)", "\(line)")
      }
      // The database was closed: its log is gone.
      #expect(Home.names(in: home.data) == ["tote.db"])
    }

    @Test func `a result that cannot be written is told, and what was done is done`() async throws {
      for way in [">&-", "> /dev/full"] {
        let run = try await home.script("tote add milk \(way)")
        #expect(run.code == 4)
        #expect(run.words.hasPrefix("tote: The changes were made, but the result couldn't be written: "))
        // A read changes nothing, so the message doesn't say so.
        let reading = try await home.script("tote ls \(way)")
        #expect(reading.code == 4)
        #expect(reading.words.hasPrefix("tote: The result couldn't be written: "))
        let rehearsal = try await home.script("tote add -n bread \(way)")
        #expect(rehearsal.words.hasPrefix("tote: The result couldn't be written: "))
      }
      #expect(try await home.script("tote ls").output == "[ ] milk\n")
    }

    @Test func `a file that may not grow is told like a full disk, and nothing is half done`() async throws {
      try home.fill(["milk"])
      // The database exceeds the size limit.
      let run = try await home.script("ulimit -f 8; seq 1 5000 | sed 's/.*/thing &/' | tote add -q -")
      #expect(run.code == 4)
      #expect(run.words.hasPrefix("tote: The d"), "\(run.words)")
      #expect(run.words.hasSuffix(".\n"))
      let result = try await home.script("ulimit -f 1; tote help > \"$HOME/help\"; echo $? >&2")
      #expect(result.words.contains("tote: The result couldn't be written: the file is too large."))
      #expect(result.words.hasSuffix("4\n"))
      #expect(try await home.script("tote ls; tote check").lines == ["[ ] milk", "No problems found."])
    }

    @Test(arguments: ["TERM", "INT", "HUP"])
    func `a reader that stalls doesn't keep what watches from ending`(signal: String) async throws {
      try await home.script("seq 1 2000 | sed 's/.*/thing &/' | tote add -q -; mkfifo told")
      // A shell has what it runs in the background ignore INT.
      let run = try await home.script(
        """
        env --default-signal=INT tote watch --json --since 0 > told & exec 3< told; head -c 1 <&3 > one
        kill -\(signal) $!; wait $!; echo $?
        """)
      #expect(run.output == "0\n")
      #expect(Home.names(in: home.data) == ["tote.db"])
    }

    @Test func `devices and what never ends are not read`() async throws {
      for file in ["/dev/zero", "/dev/urandom"] {
        let run = try await home.script(
          "ln -s \(file) list.md; tote import list.md; tote import -f md \(file)")
        #expect(run.code == 1 && run.words.contains("is a device, not a file"), "\(run.words)")
        try await home.script("rm list.md")
      }
      for line in ["import -f md -", "add -", "note add x -"] {
        let run = try await home.script("head -c 300M /dev/zero | tote \(line)")
        #expect(run.code == 1 && run.words.contains("is larger than 256 MB"), "\(line) \(run.words)")
      }
      // A pipe that a shell makes is a file like any other.
      #expect(
        try await home.script("bash -c 'tote import -q -f md <(echo \"- milk\")'; tote ls").lines == [
          "[ ] milk"
        ])
    }

    @Test func `closed files are not taken by the database`() async throws {
      #expect(try await home.script("tote add -q milk <&- >&- 2>&-").code == 0)
      #expect(try await home.script("tote add bread <&- >&- 2>&-").code == 4)
      #expect(try await home.script("tote rm nothing 2>&-").code == 3)
      let run = try await home.script("tote add - <&-")
      #expect(run.code == 4)
      #expect(run.words == "tote: Can't read standard input: it is closed.\n")
      #expect(
        try await home.script("tote ls; tote check").lines
          == ["[ ] milk", "[ ] bread", "No problems found."].sorted { a, _ in a.contains("bread") })
    }

    @Test func `an argument that is no text is refused, and nothing is done`() async throws {
      let run = try await home.script("tote add \"$(printf 'br\\377ead')\"")
      #expect(run.code == 1)
      #expect(run.words == "tote: An argument isn't valid UTF-8. Nothing was done.\n")
      #expect(Home.names(in: home.path) == [])
    }

    @Test func `words go to standard error and results to standard output`() async throws {
      let cases: [(String, Int, isResult: Bool)] = [
        ("add milk", 0, true), ("ls", 0, true), ("lists", 0, true), ("done milk", 0, true), ("undo", 0, true),
        ("redo", 0, true), ("rm milk", 0, true), ("note add x", 0, true), ("note ls", 0, true),
        ("backup", 0, true),
        ("export", 0, true), ("check", 0, true), ("where", 0, true), ("help", 0, true), ("help add", 0, true),
        ("--version", 0, true), ("redo", 1, false), ("add ' '", 1, false), ("add", 2, false),
        ("frob", 2, false),
        ("add -x", 2, false), ("help frob", 2, false), ("note", 2, false), ("note frob", 2, false),
        ("ls x", 3, false),
        ("rm x", 3, false), ("done x", 3, false), ("note show y", 3, false), ("note rm y", 3, false),
        ("export y", 3, false), ("import y.md", 4, false), ("log", 3, false), ("note ls -t no", 3, false),
        ("--db /proc/x/y add z", 4, false),
      ]
      for (line, code, isResult) in cases {
        let run = try await home.script("tote \(line)")
        #expect(run.code == code, "\(line)")
        #expect(run.output.isEmpty != isResult, "\(line)")
        #expect(run.words.isEmpty == isResult, "\(line)")
        #expect(run.words.split(separator: "\n").allSatisfy { $0.hasPrefix("tote: ") }, "\(line)")
      }
    }
  }
}
