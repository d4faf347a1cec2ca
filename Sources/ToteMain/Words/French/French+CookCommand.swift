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

  var cookForOption: String {
    "Pour combien de personnes (par défaut : comme la dernière fois ou comme la recette)"
  }

  func noBoxes(in note: String) -> String {
    "\(quoted(note)) n’a pas de cases et ne renvoie à aucune note qui en ait."
  }
  func allBoxesTicked(in note: String) -> String {
    "Toutes les cases de \(quoted(note)) sont cochées. Rien n’a été ajouté."
  }
  func noServings(in note: String) -> String {
    "\(quoted(note)) n’indique pas le nombre de personnes. Ajoutez une ligne telle que portions: 4."
  }
  func planHasNoServings(_ note: String) -> String {
    "\(quoted(note)) est un menu. Indiquez le nombre de personnes après chaque lien : [[Soupe]] pour 6."
  }
  func tooManyServings(_ limit: Int) -> String { "--for accepte un nombre de 1 à \(limit)." }
  func notScaled(_ recipe: String) -> String {
    "\(quoted(recipe)) n’indique pas le nombre de personnes. Ses quantités restent telles quelles."
  }
  func noNoteToCook(called title: String) -> String {
    "Lien laissé de côté : aucune note ne s’appelle \(quoted(title))."
  }
  func alreadySent(_ recipe: String, to list: String) -> String {
    "Recette laissée de côté : \(quoted(recipe)) a déjà été ajoutée à \(quoted(list)) cette semaine. Cuisinez-la à part pour l’ajouter encore."
  }
  func partlySent(_ recipe: String, _ part: CoveredMeal.Part, to list: String) -> String {
    "\(quoted(recipe)) : \(part.servings) sur \(part.planned) portions déjà ajoutées à \(quoted(list)) cette semaine. Voici le reste."
  }
  func cooksAsLast(for servings: Int) -> String {
    "Pour \(servings), comme la dernière fois. --for pour changer."
  }
  func nothingLeftToAdd(of plan: String) -> String {
    "Tout \(quoted(plan)) a déjà été ajouté cette semaine. Rien n’a été ajouté."
  }
}
