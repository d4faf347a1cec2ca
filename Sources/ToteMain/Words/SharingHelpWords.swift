protocol SharingHelpWords {
  var shareHelp: CommandHelp { get }
  var shareAsOption: String { get }
  var shareJoinOption: String { get }
  var shareJSONOption: String { get }
  var unshareHelp: CommandHelp { get }
  var deleteOnServerOption: String { get }
  var syncHelp: CommandHelp { get }
  var syncLoginHelp: CommandHelp { get }
  var userOption: String { get }
  var passwordCommandOption: String { get }
  var passwordFileOption: String { get }
  var authoritiesOption: String { get }
  var syncLogoutHelp: CommandHelp { get }
  var syncStatusHelp: CommandHelp { get }
  var syncJSONOption: String { get }
  var syncLogHelp: CommandHelp { get }
  var syncHeldHelp: CommandHelp { get }
  /// `tote share` alone.
  var nothingToShare: String { get }
  /// `--json` without `--join`.
  var jsonNeedsJoin: String { get }
  func noSyncProgram(reason: String) -> String
  /// `tote-sync` answered in a way that no matching version does.
  var strangeSyncProgram: String { get }
}
