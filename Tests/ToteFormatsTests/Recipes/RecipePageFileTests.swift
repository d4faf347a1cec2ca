// Saved pages of recipe sites: however they write their data, the recipe becomes a note that cooks.

import Testing
import ToteModel

@testable import ToteFormats

@Suite struct RecipePageFileTests {
  private func page(_ json: String...) -> RecipePageFile {
    let scripts = json.map { "<script type=\"application/ld+json\" class='x'>\($0)</script>" }.joined()
    return RecipePageFile("<!DOCTYPE html><html><head>\(scripts)</head></html>")
  }

  private func recipe(_ members: String) -> RecipeFile? {
    page(#"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 kg peas"], \#(members)}"#).recipe
  }

  private static let soup = #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 kg peas"]}"#

  @Test(arguments: [
    #"{"@type": "Recipe", "author": "Jo\'s \\ \"k\"", "name": "Soup", "recipeIngredient": [["1 kg peas"]]}"#,
    soup, "[\(soup)]", #"{"@graph": [{"@type": "WebPage"}, \#(soup)]}"#,
    #"{"@type": "WebPage", "mainEntity": \#(soup)}"#, "<!-- \(soup) -->", "//<![CDATA[\n\(soup)\n//]]>",
    #"{"@type": ["Thing", "Recipe"], "name": ["Soup"], "recipeIngredient": "1 kg peas"}"#,
    #"{"@type": "http://schema.org/Recipe", "name": " Soup", "ingredients": ["1 kg&nbsp;<b>peas</b>"]}"#,
    "{\"@type\": \"Recipe\", \"name\": \"Soup\n\", \"recipeIngredient\": [\"1 kg\tpeas\"]}",
  ])
  func `a recipe is found wherever it is`(json: String) {
    let recipe = page(json).recipe
    #expect(recipe?.title == "Soup" && recipe?.ingredients.map(\.lines) == [["1 kg peas"]], "\(json)")
  }

  @Test(arguments: [
    (#""Mix.<br>Bake &frac12; hour.""#, ["Mix.", "Bake ½ hour."]),
    (#"["Mix.", "2. Bake."]"#, ["Mix.", "Bake."]),
    (
      #"[{"@type": "HowToStep", "text": "Mix."}, {"@type": "HowToStep", "name": "Bake."}]"#,
      ["Mix.", "Bake."]
    ),
    (
      #"[[{"text": "Mix."}], {"@type": "ItemList", "itemListElement": [{"text": "Bake."}]}]"#,
      ["Mix.", "Bake."]
    ),
    (#"{"@type": "HowToStep", "text": "<p>Mix.</p><p>Bake &amp;amp; eat.</p>"}"#, ["Mix.", "Bake & eat."]),
    ("null", []),
  ])
  func `steps come in many shapes`(json: String, steps: [String]) {
    #expect(recipe("\"recipeInstructions\": \(json)")?.steps.flatMap(\.lines) == steps)
  }

  @Test func `sections are groups, and so are ingredients that end with a colon`() {
    let made = recipe(
      #""recipeInstructions": [{"@type": "HowToSection", "name": "Dough", "itemListElement": [{"text": "Knead."}]}]"#
    )
    #expect(made?.steps == [RecipeFile.Part(name: "Dough", lines: ["Knead."])])
    let parts = page(#"{"@type": "Recipe", "recipeIngredient": ["2 eggs", "For the top:", "salt", " "]}"#)
    #expect(
      parts.recipe?.ingredients == [
        .init(name: nil, lines: ["2 eggs"]), .init(name: "For the top", lines: ["salt"]),
      ])
  }

  @Test(arguments: [
    ("4", RecipeFile.Yield.servings("4")), (#""4""#, .servings("4")), (#""Serves 4-6""#, .servings("4")),
    (#"["4", "4 servings"]"#, .servings("4")), (#""24 cookies""#, .pieces("24 cookies")),
    (#""Makes 12""#, .pieces("12")), (#""Pour 6 personnes""#, .servings("6")),
    (#"{"value": 8}"#, .servings("8")), (#""2 cups""#, nil), (#""a lot""#, nil), ("0", nil),
    (#""1 loaf (12 slices)""#, .pieces("1 loaf (12 slices)")),
  ])
  func `for how many it is comes as a number, a text or a list`(json: String, yield: RecipeFile.Yield?) {
    #expect(recipe("\"recipeYield\": \(json)")?.yield == yield, "\(json)")
  }

  @Test func `broken data are counted, and the others are read`() {
    #expect(page("{oops", Self.soup).brokenBlocks == 1 && page("{oops", Self.soup).recipe != nil)
    #expect(page("{oops").recipe == nil && page("{oops").brokenBlocks == 1)
    #expect(page(#"{"@type": "Person"}"#, #"{"@type": "Recipe", "name": "Nothing"}"#).recipe == nil)
    #expect(RecipePageFile("<html>no data</html>").brokenBlocks == 0)
    #expect(page(String(repeating: "[", count: 100_000)).brokenBlocks == 1)
  }

  @Test(arguments: [
    ("<!DOCTYPE html>\n<html>", true), ("\n <HTML lang=en>", true), ("<?xml version='1.0'?>\n<html>", true),
    ("Soup\n<html>", false), ("<b>Soup</b>", false), ("", false), ("# Soup", false),
  ])
  func `a page is told from a note`(text: String, isPage: Bool) {
    #expect(RecipePageFile.isPage(text) == isPage)
  }

  @Test(arguments: [
    ("cr&egrave;me &amp; &#39;sel&#39;", "crème & 'sel'"), ("250&nbsp;g", "250 g"),
    ("a < b > c", "a < b > c"),
    ("&unknown; &", "&unknown; &"), ("1&#189;", "1½"), ("<a href='x'>salt</a>", "salt"), ("<", "<"),
    ("a<br/>b", "a b"),
  ])
  func `values are read without tags and entities`(html: String, text: String) {
    #expect(HTMLText.line(html) == text)
  }
}
