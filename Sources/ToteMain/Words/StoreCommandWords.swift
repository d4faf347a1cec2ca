/// `tote store` and the command below it: what help says of them.
protocol StoreCommandWords {
  var storeHelp: CommandHelp { get }
  var storeAislesHelp: CommandHelp { get }
}
