import ToteStorage

/// The file of a page that a browser shows: one, for its owner only, replaced by the next page, so that none is left to pile up.
enum PageFile {
  static func path(in folder: String) -> String { "\(folder)/\(name)" }

  /// Returns why it can't be written.
  static func write(_ page: String, in folder: String) -> String? {
    do throws(FileFault) {
      try OpenFolder(folder, isMade: true).write(Array(page.utf8), to: name, isSynced: false)
      return nil
    } catch {
      return error.reason
    }
  }

  private static let name = "page.html"
}
