protocol StoreCommandWords {
  var storeHelp: CommandHelp { get }
  var storeAislesHelp: CommandHelp { get }
}
