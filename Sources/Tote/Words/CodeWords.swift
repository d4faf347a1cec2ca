extension ShellWords {
  /// How much is missing on the screen.
  package func codeLacks(columns: Int, rows: Int) -> String {
    if columns == 0 { return say("code-lacks-rows", ["rows": counted(rows)]) }
    if rows == 0 { return say("code-lacks-columns", ["columns": counted(columns)]) }
    return say("code-lacks-both", ["rows": counted(rows), "columns": counted(columns)])
  }
  package var codeIsTooLong: String { say("code-is-too-long") }
}
