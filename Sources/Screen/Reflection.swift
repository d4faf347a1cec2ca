// What has an initializer without labels is shown as it is written, in failures and in tests that are cut: `Size(80, 24)`.

extension Size: CustomReflectable {
  /// Columns and rows.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: [width, height], displayStyle: .struct) }
}

extension Point: CustomReflectable {
  /// Column and row.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: [column, row], displayStyle: .struct) }
}

extension TextCursor: CustomReflectable {
  /// The text and the caret.
  public var customMirror: Mirror {
    Mirror(self, children: [(nil, text), ("caret", caret)] as [Mirror.Child], displayStyle: .struct)
  }
}
