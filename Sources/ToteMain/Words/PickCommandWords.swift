extension CommandLineWords {
  func nothingToPick(on list: String) -> String { say("pick-command-nothing-to-pick", ["list": list]) }
  func nothingToTick(on list: String) -> String { say("pick-command-nothing-to-tick", ["list": list]) }
}
