extension Message {
  static var pageIsOpen: Message { Message(words.say("handing-page-is-open")) }
  static var noBrowserForPage: Message { refused(words.say("handing-no-browser")) }
  static var restrictedPage: Message { refused(words.say("restricted-page")) }
  static func pageFailed(_ command: String, reason: String) -> Message {
    refused(words.say("handing-page-failed", ["command": command, "reason": reason]))
  }
  static func copiedMessage(_ list: String) -> Message {
    Message(words.say("handing-copied-message", ["list": list]))
  }
}
