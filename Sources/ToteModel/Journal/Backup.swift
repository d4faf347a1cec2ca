package struct Backup: Hashable, Sendable {
  package let path: String
  package let day: String

  package init(path: String, day: String) {
    self.path = path
    self.day = day
  }
}
