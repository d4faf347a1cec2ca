import Tote
import ToteModel

extension French {
  var cookHelp: CommandHelp {
    CommandHelp(
      summary: "Ajouter à une liste les ingrédients d’une recette",
      details: [
        "Une recette est une note avec des cases ; une ligne telle que portions: 4 indique le nombre de personnes. Les cases non cochées sont "
          + "ajoutées, en une seule action annulable.",
        "• --for adapte les quantités. Ce qui s’achète à la pièce est arrondi à l’entier supérieur ; au-delà de 50 g ou ml, on arrondit à 5 près.",
        "• Un menu est une note avec des liens vers des recettes. Elles sont ajoutées ensemble : les mêmes articles s’additionnent.",
        "• Ce qui suit un lien indique la quantité : [[Crêpes]] x2, [[Soupe]] pour 6.",
        "• Ce que vous avez déjà ajouté d’une recette cette semaine, à part et depuis le dernier ajout du menu, est laissé de côté.",
        "• Ce qui est ajouté reprend le magasin, la note et le prix au kilo ou à la pièce du dernier achat. La quantité que vous "
          + "achetez d’habitude ne change pas.",
        "NOTE est un titre, un début de titre sans ambiguïté ou un identifiant.",
      ],
      examples: [
        .init("tote cook crêpes --for 6", "ajouter ce qu’il faut pour six"),
        .init("tote cook Semaine --dry-run", "afficher ce qu’ajouteraient les recettes de la semaine"),
      ])
  }
}
