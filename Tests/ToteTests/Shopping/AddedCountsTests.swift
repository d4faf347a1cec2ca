import Testing

@testable import Tote
@testable import ToteModel

/// The message after several items were added at once: what became of each.
@Suite struct AddedCountsTests {
  private func sentence(_ outcomes: [AddOutcome], _ language: Language = .english) -> String {
    Language.$current.withValue(language) { words.added(AddedCounts(outcomes)) }
  }

  private let amount = Amount("2 kg")!

  @Test func `it says what became of each, and nothing of what is none`() {
    let summed = AddOutcome.summed(amount, was: nil)
    #expect(sentence([.new(.produce), .new(.produce)]) == "Added 2 items.")
    #expect(sentence([summed, summed]) == "Updated 2 items.")
    #expect(sentence([.unticked, .unticked]) == "Put 2 items back on the list.")
    #expect(sentence([.there, .there]) == "2 items were already on the list.")
    #expect(sentence([.new(.produce), .there]) == "Added 1 item; 1 was already on the list.")
    #expect(
      sentence([.apart(.produce, beside: ItemDetails()), summed, .unticked, .there])
        == "Added 1 item; updated 1; put 1 back on the list; 1 was already on the list.")
  }

  @Test func `each language says it with its own numbers and cases`() {
    let all: [AddOutcome] = [.new(.produce), .new(.dairy), .summed(amount, was: nil), .unticked, .there]
    #expect(
      sentence(all, .spanish)
        == "Se añadieron 2 artículos; se actualizó 1; 1 de vuelta en la lista; 1 ya estaba en la lista.")
    #expect(
      sentence(all, .french) == "2 articles ajoutés, 1 mis à jour, 1 remis sur la liste, 1 déjà sur la liste."
    )
    #expect(
      sentence(all, .turkish)
        == "2 ürün eklendi, 1 ürün güncellendi, 1 ürün yeniden listede, 1 ürün zaten listedeydi.")
  }

  @Test func `undo and redo name what became of several, as adding does`() throws {
    let stage = try Stage.blind(
      .groceries("1 l milk", "x bread", "tea"), "a<paste - 2 l milk\n- bread\n- rice\n- soap>")
    try stage.play("<Enter><Esc>")
    #expect(stage.message == nil || stage.names.count == 5)
    try stage.play("u")
    #expect(
      stage.message == "Undid: adding 2 items, updating 1 and putting 1 back. Ctrl+R redoes it.")
    try stage.play("<ctrl+r>")
    #expect(stage.message == "Redid: adding 2 items, updating 1 and putting 1 back.")
  }

  @Test func `each language names them in its own way`() {
    let counts = AddedCounts([.new(.produce), .new(.dairy), .summed(amount, was: nil), .unticked])
    let names = Language.allCases.map { language in
      Language.$current.withValue(language) { words.name(counts) }
    }
    #expect(
      Set(names) == [
        "adding 2 items, updating 1 and putting 1 back",
        "añadir 2 artículos, actualizar 1 y devolver 1 a la lista",
        "ajout de 2 articles, mise à jour de 1 et retour de 1 sur la liste",
        "2 ürün ekleme, 1 ürün güncelleme ve 1 ürün geri koyma",
        "2 Artikel hinzufügen, 1 ändern und 1 wieder auf die Liste setzen",
      ])
  }
}
