import ToteModel

/// Everything the screen says. Keys in sentences come from the key tables, so they are always right.
protocol Words: CommonWords, ShellWords, StepWords {}

extension English: Words {}
extension Spanish: Words {}
extension French: Words {}
extension Turkish: Words {}
