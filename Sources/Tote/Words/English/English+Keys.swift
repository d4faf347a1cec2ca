import ToteModel

extension English {
  var keyNames: [String: String] { [:] }
}
