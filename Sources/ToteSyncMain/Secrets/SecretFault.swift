enum SecretFault: Error, Hashable, Sendable {
  case isOpenToOthers(String)
  /// A pipe, a device or a folder.
  case isNotAFile(String)
  case cannotRead(String, reason: String)
  case cannotStore(String, reason: String)
  case isEmpty
  case commandFailed(code: Int32)
  case commandTookTooLong
  case nobodyToAsk
  case cancelled
}
