// What is left of a line without the signs of Markdown and HTML.

import Testing

@testable import ToteModel

@Suite struct InlineMarkupTests {
  @Test(arguments: [
    ("**200 g** flour", "200 g flour"), ("*salt*", "salt"), ("_fresh_ herbs", "fresh herbs"),
    ("`2 eggs`", "2 eggs"),
    ("[flour](flour.md), sifted", "flour, sifted"), ("![](egg.png) 2 eggs", "2 eggs"),
    ("2 eggs<br>", "2 eggs"),
    ("<b>2</b> eggs <!-- large -->", "2 eggs"), ("2 * 4 eggs * 3", "2 * 4 eggs * 3"),
    ("snake_case_name", "snake_case_name"),
    ("< 5 % fat", "< 5 % fat"), ("[[Pizza dough]] x2", "[[Pizza dough]] x2"), ("oil [see", "oil [see"),
    ("**oil", "**oil"),
  ])
  func `only the words are left`(line: String, plain: String) {
    #expect(InlineMarkup.plain(line) == plain)
  }
}
