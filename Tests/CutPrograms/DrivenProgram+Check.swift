import Testing

extension DrivenProgram {
  /// Drives the program, and checks what is written of its run.
  ///
  /// - Parameter test: The file of the test: a folder beside it has the rehearsals.
  package func check(besides test: String) throws {
    let files = CutFiles.wanted
    let cuts = try cuts(files?.seed ?? 1, files == nil ? 2 : 8)
    #expect(!cuts.isEmpty)
    #expect(cuts.contains { $0.source != nil && $0.wish.hasPrefix("play") })
    for cut in cuts {
      if let source = cut.source {
        #expect(source.count { $0 == "\n" } <= 40, "\(cut.wish):\n\(source)")
      } else {
        // A play can always be written but where an effect answered what no test can write.
        let isAllowed =
          !cut.wish.hasPrefix("play") || cut.summary.contains("can't be written in a test")
          || cut.summary.contains("Say what a smaller part should be")
        #expect(isAllowed, "\(cut.wish): \(cut.summary)")
      }
    }
    if let files {
      try files.write(cuts, of: self)
      try files.copyRehearsals(besides: test)
    }
  }
}
