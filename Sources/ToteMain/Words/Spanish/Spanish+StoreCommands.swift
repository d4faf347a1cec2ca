import ToteModel
import Tote

extension Spanish {
  var storeHelp: CommandHelp {
    CommandHelp(
      summary: "Ver y cambiar lo que Tote sabe de una tienda",
      examples: [
        .init("tote store aisles Lidl", "muestra el orden de los pasillos en Lidl")
      ])
  }

  var storeAislesHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar o fijar el orden de los pasillos de una tienda",
      details: [
        "Muestra los pasillos, uno por línea, en el orden de la aplicación y de tote ls --store. El orden se aprende del "
          + "orden en que marcas allí.",
        "Las categorías nombradas van primero, en este orden; las demás siguen como están. Se leen como detrás de #, "
          + "así que bastan dos letras; pon entre comillas los nombres de varias palabras.",
      ],
      examples: [
        .init("tote store aisles Lidl", "muestra el orden de los pasillos en Lidl"),
        .init(
          "tote store aisles Lidl frutas pan lácteos",
          "pone primero la fruta, luego el pan y luego los lácteos"),
      ])
  }
}
