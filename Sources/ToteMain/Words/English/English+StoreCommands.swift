import ToteModel
import Tote

extension English {
  var storeHelp: CommandHelp {
    CommandHelp(
      summary: "See and change what Tote knows of a store",
      examples: [
        .init("tote store aisles Lidl", "show the order of the aisles at Lidl")
      ])
  }

  var storeAislesHelp: CommandHelp {
    CommandHelp(
      summary: "Show or set the order of a store's aisles",
      details: [
        "Prints the aisles, one per line, as they are ordered in the app and by tote ls --store. The order is learned "
          + "from the order in which you tick there.",
        "The categories you name come first, in this order; the others follow as they are. Write them as after #, "
          + "so two letters are enough; put names of several words in quotes.",
      ],
      examples: [
        .init("tote store aisles Lidl", "show the order of the aisles at Lidl"),
        .init(
          "tote store aisles Lidl produce bakery dairy",
          "put fruit and vegetables first, then bread, then dairy"),
      ])
  }
}
