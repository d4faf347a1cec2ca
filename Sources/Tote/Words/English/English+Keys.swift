extension English {
  var keyNames: [String: String] { [:] }
}
