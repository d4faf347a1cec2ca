extension CommandLineWords {
  var shareAsOption: String { say("sharing-help-share-as-option") }
  var shareJoinOption: String { say("sharing-help-share-join-option") }
  var shareJSONOption: String { say("sharing-help-share-j-s-o-n-option") }
  var deleteOnServerOption: String { say("sharing-help-delete-on-server-option") }
  var userOption: String { say("sharing-help-user-option") }
  var passwordCommandOption: String { say("sharing-help-password-command-option") }
  var passwordFileOption: String { say("sharing-help-password-file-option") }
  var authoritiesOption: String { say("sharing-help-authorities-option") }
  var syncJSONOption: String { say("sharing-help-sync-j-s-o-n-option") }
  /// `tote share` alone.
  var nothingToShare: String { say("sharing-help-nothing-to-share") }
  /// `--json` without `--join`.
  var jsonNeedsJoin: String { say("sharing-help-json-needs-join") }
  func noSyncProgram(reason: String) -> String { say("sharing-help-no-sync-program", ["reason": reason]) }
  /// `tote-sync` answered in a way that no matching version does.
  var strangeSyncProgram: String { say("sharing-help-strange-sync-program") }
}
