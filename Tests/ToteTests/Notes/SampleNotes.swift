// Notes as people have them, for frames and stories.

import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension Note {
  /// A note by its number; the higher the number, the later it was written, a day each.
  static func sample(
    _ number: Int, _ title: String, _ text: String = "", isPinned: Bool = false, isArchived: Bool = false,
    isTrashed: Bool = false, item: Item.ID? = nil
  ) -> Note {
    let moment = Moment(milliseconds: 1_789_000_000_000 + Int64(number) * 86_400_000)
    return Note(
      id: Note.ID(high: 4, low: UInt64(number)), title: title, text: text,
      tags: MarkdownDocument.tags(in: text),
      created: moment, isPinned: isPinned, isArchived: isArchived,
      trashed: isTrashed ? Moment(milliseconds: 1_789_990_000_000) : nil, item: item)
  }

  /// What is on a kitchen records and a desk.
  static let records: [Note] = [
    .sample(1, "Lentil soup", soup),
    .sample(
      2, "Kitchen stock", "What is always there: salt, oil, lentils. See [[Lentil soup]]. #kitchen"),
    .sample(3, "Books to read", "- [ ] The Left Hand of Darkness\n- [x] 活着 (余华)\n\n#books", isPinned: true),
    .sample(4, "", "Call the plumber on Tuesday, the tap in the bathroom again. #house"),
    .sample(5, "Çay ve börek", "Demli çay, peynirli börek. #kitchen #türkçe"),
    .sample(6, "旅行计划", "东京 🗼 → 京都。买 [[Books to read]] 上的书。 #travel"),
    .sample(7, "Old flat", "Meter 4711, keys at the porter's.", isArchived: true),
    .sample(8, "Draft of a letter", "Dear Sir or Madam,", isTrashed: true),
  ]

  /// A bit of everything that Markdown has here.
  static let soup = """
    # Lentil soup

    For *four*, in **40 minutes**, with `salt` to taste. From [a friend](https://example.org/soup), \
    and see [[Kitchen stock]].

    ## To buy

    - [ ] 250 g red lentils
    - [ ] 2 carrots
    - [x] 1 onion
      - [ ] and one for the [[Missing note]]

    ## Steps

    1. Fry the onion.
    2. Everything else, and 1 l water.
       Not more!

    > 好喝的汤不用等。 👩‍🍳

    | What    | How much | 中文 |
    | ------- | -------: | ---- |
    | lentils |    250 g | 扁豆 |
    | water   |      1 l | 水   |

    ```
    boil 25 min
    ```

    ---

    #kitchen #dinner
    """
}
