import Testing
import Tote
import ToteModel
import ToteSync

@testable import ToteSyncMain

@Suite struct SyncWordsTests {
  static func messages(in words: any SyncWords) -> [String] {
    let problems: [SyncInvocation.Problem] = [
      .missingCommand, .missingAddress, .missingUser, .twoPasswords, .unknownCommand("x"),
      .unknownOption("-x"),
      .missingValue("-x"), .unexpected("x"), .notALanguage("x"), .address(.notAnAddress, "x"),
      .address(.holdsUser, "x"), .address(.needsTLS, "x"),
    ]
    let transport: [TransportFault] = [
      .unknownServer, .cannotConnect, .timedOut, .brokenOff, .tooLarge(limit: 1 << 20),
      .certificate(.expired),
      .certificate(.notYetValid), .certificate(.unknownAuthority), .certificate(.otherServer),
      .certificate(.other), .noTLS, .noAuthorities, .other(1),
    ]
    let faults: [DAVFault] =
      transport.map(DAVFault.unreachable) + [
        .unauthorized, .forbidden, .notFound, .notSupported, .conflict, .changed, .outdated, .locked,
        .busy(retryAfter: nil), .busy(retryAfter: .seconds(1)), .busy(retryAfter: .seconds(61)), .full,
        .tooLarge, .otherServer("y"), .redirectedTooOften, .notCalendars, .unreadable(.notUTF8),
        .unreadable(.malformed(line: 1)), .unreadable(.tooDeep), .status(500),
      ]
    let secrets: [SecretFault] = [
      .isOpenToOthers("x"), .cannotRead("x", reason: "y"), .cannotStore("x", reason: "y"), .isEmpty,
      .commandFailed(code: 1), .commandTookTooLong, .nobodyToAsk, .cancelled, .isNotAFile("x"),
    ]
    return problems.map(words.sentence) + faults.map { words.sentence($0, server: "z") }
      + secrets.map(words.sentence) + [
        words.loggedIn("x", server: "z"), words.storedPassword("x"), words.noLists(canMake: true),
        words.noLists(canMake: false),
      ]
  }

  @Test(arguments: Language.allCases)
  func `every message is a sentence of its own`(language: Language) {
    let messages = Self.messages(in: language.syncWords)
    #expect(language.syncWords.language == language)
    for message in messages {
      let begins = message.first.map { $0.isUppercase || "-\"“«„zl".contains($0) } == true
      #expect(begins && message.last == "." && !message.contains("  "), "\(message)")
      #expect(!message.contains("Optional("), "\(message)")
    }
    #expect(Set(messages).count >= messages.count - 2)
  }

  @Test func `no two languages say the same`() {
    let all = Language.allCases.flatMap { Self.messages(in: $0.syncWords) }
    let languages = Language.allCases.count
    // Turkish has one text for one minute and several, and each language says twice that TLS is needed.
    #expect(
      Set(all).count == all.count - languages
        * (all.count / languages - Set(all.prefix(all.count / languages)).count))
  }

  @Test(arguments: Language.allCases)
  func `help fits into 80 columns and has every option`(language: Language) {
    let help = language.syncWords.help
    for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for option in ["--user", "--password-command", "--password-file", "--ca", "--language", "--help"] {
      #expect(help.contains("\n  \(option) "))
    }
    for code in [0, 1, 2, 4, 5] { #expect(help.contains("\n  \(code)    ")) }
  }

  @Test func `a sentence never has the address that holds a password`() {
    for language in Language.allCases {
      let text = "https://ada:secret@example.org"
      #expect(!language.syncWords.sentence(.address(.holdsUser, text)).contains("secret"))
    }
  }
}
