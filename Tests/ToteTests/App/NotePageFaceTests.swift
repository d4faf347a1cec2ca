import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// A note that is read, and one that is written.
@Suite struct NotePageFaceTests {
  /// Opens the lentil soup, which is the last of the list.
  private let soup = "2G<Enter>"

  @Test func `a note reads as its writer meant it`() throws {
    assertFrames("reading", try faces(.house, notes: Note.records, soup, sizes: Scene.sizes))
    assertFrames(
      "reading to the end", try faces(notes: Note.records, soup + "G", sizes: [Size(40, 10), Size(80, 44)]))
    assertFrames(
      "reading another script",
      try faces(notes: Note.records, "2j<Enter>", sizes: [Size(40, 10), Size(24, 12)]))
    assertFrames(
      "reading nothing", try faces(notes: [.sample(1, "Empty")], "2<Enter>", sizes: [Size(50, 10)]))
  }

  @Test func `boxes are ticked and links followed, and both say when there is none`() throws {
    assertFrames(
      "boxes and links",
      try faces(
        notes: Note.records,
        after: [
          soup + " ", soup + "<tab>", soup + "<tab><Enter>", soup + "<tab><tab>", soup + "<tab><tab> ",
          soup + "<tab><Enter><tab><Enter><Esc><Esc>", soup + "<tab><tab><tab><tab><tab><Enter>",
        ], size: Size(64, 16)))
  }

  @Test func `what is embedded shows below its link, dimmed`() throws {
    let notes = [
      Note.sample(
        1, "Stock",
        "# Broth\n\nSimmer bones for **a day**, as in [[Soup]].\n\n- [ ] skim\n\n|salt|g|\n|-|-|\n|fine|12|"),
      Note.sample(
        2, "Soup",
        "Leeks, and the *broth*:\n\n![[Stock#Broth]]\n\n![[pot.jpg|300x200]] [recipe](book.pdf)[^1]\n\n[^1]: By hand."
      ),
    ]
    assertFrames("embedded", try faces(notes: notes, "2<Enter>", sizes: [Size(40, 20), Size(80, 20)]))
  }

  @Test func `of several links on a line the chosen one stands out`() throws {
    let note = Note.sample(
      1, "Sunday", "First [[Soup]], then [[Pie|the pie]], from [here](https://example.org).")
    assertFrames(
      "several links",
      try faces(notes: [note], after: ["2<Enter>", "2<Enter><tab>", "2<Enter><tab><tab>"], size: Size(72, 9)))
  }

  @Test func `the notes that link here are named`() throws {
    assertFrames(
      "choosing a backlink",
      try faces(
        notes: Note.records, after: [soup + "b", soup + "b<Enter>", soup + "b<Enter>b"], size: Size(64, 12)))
    assertFrames("backlinks", try faces(notes: Note.records, soup, sizes: [Size(60, 10), Size(100, 12)]))
  }

  @Test func `a note is written in place`() throws {
    assertFrames(
      "writing begun", try faces(.toured, "2a", sizes: [Size(40, 10), Size(80, 24), Size(120, 30)]))
    assertFrames(
      "writing",
      try faces(
        notes: Note.records,
        "2aPacking<Enter>- [ ] toothbrush<Enter>充电器 and a long line that has to be wrapped "
          + "somewhere near its end", sizes: [Size(40, 10), Size(80, 24), Size(120, 30)]))
    assertFrames(
      "writing drafted", try faces(notes: Note.records, "2aPacking<wait 1s>", sizes: [Size(60, 10)]))
    assertFrames("editing", try faces(notes: Note.records, "2Ge", sizes: [Size(40, 10), Size(80, 24)]))
  }

  @Test func `a link is completed while it is typed`() throws {
    assertFrames(
      "completing a link",
      try faces(notes: Note.records, "2aMenu<Enter>Monday: [[", sizes: [Size(40, 10), Size(80, 12)]))
    assertFrames(
      "link completed",
      try faces(
        notes: Note.records, after: ["2aMenu<Enter>[[ki", "2aMenu<Enter>[[ki<tab>"], size: Size(60, 10)))
  }

  @Test func `open boxes are put on a list`() throws {
    assertFrames(
      "sending boxes",
      try faces(.house, notes: Note.records, soup + "S", sizes: [Size(40, 10), Size(80, 16)]))
    assertFrames(
      "boxes sent",
      try faces(
        .house, notes: Note.records,
        after: [
          soup + "Sj<Enter>", soup + "Sj<Enter><Enter>", soup + "Sj<Enter><Enter>u",
          soup + "Sj<Enter><Enter>1<tab>",
        ], size: Size(64, 14)))
    assertFrames("no boxes", try faces(notes: Note.records, after: ["2j<Enter>S"], size: Size(64, 10)))
  }

  @Test func `a new title offers to rename the links`() throws {
    assertFrames(
      "rename offer",
      try faces(
        notes: Note.records, after: ["2Ge<shift+tab>!<Esc>", "2Ge<shift+tab>!<Esc>y"], size: Size(64, 12)))
  }

  @Test func `an item of a list says that it has a note, and leads to it`() throws {
    let note = Note.sample(
      9, "milk", "Only the blue one, the green is *sour*.", item: DatabaseSnapshot.house.items[1].id)
    assertFrames(
      "item with a note", try faces(.house, notes: [note], "", sizes: [Size(40, 10), Size(100, 16)]))
    assertFrames(
      "note of an item",
      try faces(
        .house, notes: [note], after: ["jn", "jne", "jn<Esc>", "n", "nripe<Esc>"], size: Size(60, 12)))
  }
}
