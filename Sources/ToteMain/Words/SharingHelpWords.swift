extension CommandLineWords {
  var syncJSONOption: String { say("sharing-help-sync-json-option") }
  /// `tote share` alone.
  var nothingToShare: String { say("sharing-help-nothing-to-share") }
  /// `--json` without `--join`.
  var jsonNeedsJoin: String { say("sharing-help-json-needs-join") }
  func noSyncProgram(reason: String) -> String { say("sharing-help-no-sync-program", ["reason": reason]) }
  /// `tote-sync` answered in a way that no matching version does.
  var strangeSyncProgram: String { say("sharing-help-strange-sync-program") }
}
