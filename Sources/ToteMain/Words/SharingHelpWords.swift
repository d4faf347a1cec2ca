/// `tote share`, `tote unshare` and `tote sync`: what help says of them. What they say themselves is in `tote-sync`.
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
  /// It has ended, or answered, as no version that belongs to this one does.
  var strangeSyncProgram: String { get }
}
