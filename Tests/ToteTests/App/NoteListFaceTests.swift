import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The list of notes, and what stands there while there are none.
@Suite struct NoteListFaceTests {
  @Test func `without notes it is said how one is written`() throws {
    assertFrames("empty", try faces(.toured, "2", sizes: [Size(40, 10), Size(80, 24), Size(120, 30)]))
  }

  @Test func `each note has its name, how it goes on, and its day; what is pinned stands above`() throws {
    assertFrames("list", try faces(.house, notes: Note.records, "2", sizes: Scene.sizes))
  }

  @Test func `archive and trash have their own faces, and say how one comes back`() throws {
    assertFrames("archive", try faces(notes: Note.records, "2f", sizes: [Size(40, 10), Size(80, 16)]))
    assertFrames("trash", try faces(notes: Note.records, "2ff", sizes: [Size(40, 10), Size(80, 16)]))
    assertFrames("nothing there", try faces(after: ["2f", "2ff"], size: Size(50, 10)))
  }

  @Test func `what is done to notes is told`() throws {
    assertFrames(
      "acts",
      try faces(
        notes: Note.records, after: ["2p", "2Z", "2d", "2du", "2dffd", "2ffr", "2ffX"], size: Size(64, 12)))
  }

  @Test func `tags can be chosen, and only those notes show`() throws {
    assertFrames(
      "tags", try faces(notes: Note.records, "2#", sizes: [Size(40, 10), Size(80, 20), Size(120, 24)]))
    assertFrames("tag", try faces(notes: Note.records, "2#j<Enter>", sizes: [Size(40, 10), Size(80, 16)]))
    assertFrames(
      "tag without notes", try faces(notes: Note.records, after: ["2#j<Enter>f"], size: Size(60, 10)))
    assertFrames("no tags", try faces(after: ["2#"], size: Size(60, 12)))
  }

  @Test func `a search shows where its words stand`() throws {
    assertFrames("search begun", try faces(notes: Note.records, "2/", sizes: [Size(40, 10), Size(80, 16)]))
    assertFrames(
      "search", try faces(notes: Note.records, "2/le", sizes: [Size(40, 10), Size(80, 16), Size(120, 24)]))
    assertFrames("search in another script", try faces(notes: Note.records, "2/东京", sizes: [Size(60, 12)]))
    assertFrames(
      "search past accents", try faces(notes: Note.records, "2/borek<Enter>", sizes: [Size(60, 12)]))
    assertFrames("search kept", try faces(notes: Note.records, "2/le<Enter>j", sizes: [Size(60, 12)]))
    assertFrames(
      "search without a hit", try faces(notes: Note.records, "2/zebra", sizes: [Size(40, 10), Size(80, 16)]))
  }

  @Test func `the wide screen has the notes below the lists, and the text beside the list`() throws {
    assertFrames(
      "wide",
      try faces(.house, notes: Note.records, "2jjjj", sizes: [Size(100, 20), Size(140, 40), Size(200, 60)]))
  }

  @Test func `the help has the keys of the notes`() throws {
    assertFrames("help", try faces(notes: Note.records, after: ["2?", "2<Enter>?"], size: Size(72, 40)))
  }

  @Test func `tiny windows have what there is room for`() throws {
    assertFrames(
      "tiny", try faces(notes: Note.records, "2", sizes: [Size(1, 1), Size(8, 3), Size(20, 5), Size(30, 6)]))
  }
}
