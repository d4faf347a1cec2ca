package struct Setting: Hashable, Sendable {
  package let key: String
  package var value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension Change {
  package init?(setting key: String, from before: String?, to after: String?) {
    func row(_ value: String?) -> Row? { value.map { .setting(Setting(key: key, value: $0)) } }
    self.init(before: row(before), after: row(after))
  }
}

extension Records {
  func changing(_ setting: String, to value: String?) -> Change? {
    Change(setting: setting, from: settings[setting], to: value)
  }
}

extension Setting: Record {
  package static var kind: Row.Kind { .setting }
  package static let schema = RecordSchema(Setting.self, table: "setting")
  package static var blank: Setting { Setting(key: "", value: "") }
  package var row: Row { .setting(self) }
  package var rowKey: Row.Key { .setting(key) }

  package init(_ setting: Setting, fields: inout some FieldVisitor) {
    key = fields.visit("key", setting.key)
    value = fields.visit("value", setting.value)
  }
}
