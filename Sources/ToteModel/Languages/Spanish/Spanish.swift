extension Vocabulary {
  static let spanish = Vocabulary(
    code: "es", name: "español", words: Spanish(),
    figures: FigureStyle(
      decimalSign: ",", thousandsSign: ".", fewestGroupedDigits: 5, price: FigureStyle.signBehind),
    figuresAbroad: [
      (
        "CU DO GT HN MX NI PA PE PR SV US",
        FigureStyle(decimalSign: ".", thousandsSign: ",", price: FigureStyle.signInFront)
      ),
      (
        "AR BO CL CO CR EC PY UY VE",
        FigureStyle(decimalSign: ",", thousandsSign: ".", price: FigureStyle.signInFront)
      ),
    ],
    isPlural: { $0 != 1000 },
    currency: .euro,
    units: UnitNames.table(
      """
      mg: mg, mg, miligramo, miligramos; g: g, g, gramo, gramos;
      kg: kg, kg, kilo, kilos, kilogramo, kilogramos; oz: oz, oz, onza, onzas; lb: lb, lb, libra, libras;
      ml: ml, ml, mililitro, mililitros; cl: cl, cl, centilitro, centilitros;
      dl: dl, dl, decilitro, decilitros; l: l, l, litro, litros, lts;
      tsp: cdta., cdtas., cdita, cditas, cucharadita, cucharaditas;
      dsp: cda. de postre, cdas. de postre, cucharada de postre, cucharadas de postre;
      tbsp: cda., cdas., cucharada, cucharadas, cda. sopera, cdas. soperas, cucharada sopera,
        cucharadas soperas, c/s; cup: taza, tazas; floz: fl oz; pint: pinta, pintas;
      quart: cuarto de galón, cuartos de galón; gallon: galón, galones;
      x: x, x, ud, uds, unidad, unidades, pieza, piezas, pz, pza., pzas., pzs; pack: paquete, paquetes, paq., paqs., pqte., pqtes., caja, cajas;
      can: lata, latas; bottle: botella, botellas; bunch: manojo, manojos, atado, atados;
      jar: tarro, tarros, bote, botes, frasco, frascos;
      bag: bolsa, bolsas, bolsita, bolsitas, saco, sacos, malla, mallas; roll: rollo, rollos;
      carton: brik, briks, tetrabrik, tetrabriks; tray: bandeja, bandejas, charola, charolas; tub: tarrina, tarrinas;
      tube: tubo, tubos; loaf: barra, barras, hogaza, hogazas; bar: tableta, tabletas;
      block: bloque, bloques; stick: palo, palos; slice: loncha, lonchas, rebanada, rebanadas;
      clove: diente, dientes; pinch: pizca, pizcas; handful: puñado, puñados; glass: vaso, vasos;
      head: cabeza, cabezas; bulb: bulbo, bulbos; stalk: tallo, tallos, rama, ramas;
      sprig: ramita, ramitas, ramito, ramitos; leaf: hoja, hojas; dash: chorrito, chorritos; drop: gota, gotas; knob: trocito, trocitos; strip: tira, tiras;
      sheet: lámina, láminas; ear: mazorca, mazorcas; wedge: gajo, gajos; crate: cajón, cajones, reja, rejas;
      pouch: sobre, sobres; m: m, m, metro, metros
      """),
    namesBehindUnits: [
      .head: "cerdo cordero", .leaf: "afeitar lasaña papel", .bag: "basura dormir", .loaf: "labios incienso",
      .bar: "lavavajillas", .block: "notas", .stick: "escoba fregona golf",
      .glass: "plástico papel cartón cristal vidrio chupito",
    ],
    nameLinks: "de",
    loneUnits: "kilo litro",
    measuresInNames: "en por pulgadas",
    sizesBeforeUnits: "gran buen buena",
    sizesBehindUnits: """
      colmada colmadas rasa rasas generosa generosas generoso generosos grande grandes pequeño pequeños \
      pequeña pequeñas
      """,
    numbers: [
      250: "cuarto", 500: "medio media", 1000: "un una uno", 2000: "dos", 3000: "tres", 4000: "cuatro",
      5000: "cinco", 6000: "seis", 7000: "siete", 8000: "ocho", 9000: "nueve", 10_000: "diez", 12_000: "doce",
      20_000: "veinte",
    ],
    ownNumbers: [11_000: "once", 15_000: "quince"],
    dozens: [12: "docena docenas", 10: "decena", 2: "par"],
    halves: "medio media", behindHalves: "player luna luz ambiente hora box crema noche asta de y",
    partLink: "y",
    kiloParts: [375: "cuarto y mitad", 750: "tres cuartos"],
    soldWhole: """
      pollo pavo conejo cordero cochinillo melón sandía calabaza piña papaya repollo col coliflor lombarda \
      lechuga limón lima naranja manzana cebolla pepino aguacate pimiento pan barra tarta pizza docena \
      hora leche aceite vino agua zumo jugo nata crema caldo vinagre cerveza
      """,
    plus: "más", ranges: "a o u",
    and: "y", of: "de", articles: "el la los las",
    about: "aprox aproximadamente", aboutBefore: "unos unas",
    vague: """
      un poco de, un poquito de, un chorrito de, un chorro de, un trozo de, una nuez de, unos pocos, unas pocas, \
      unos cuantos, unas cuantas, unos, unas, \
      algunos, algunas, algo de
      """,
    pairs: "sal pimienta, aceite vinagre, arroz frijoles, jamón queso, pan tomate",
    tails:
      "para si en con sin como tipo por según mejor preferiblemente incluido al a de del aproximadamente más",
    intoParts: "en",
    partingVerbs: "cortado cortada cortados cortadas partido partida",
    lastOfTails: "solo",
    choices: "o u",
    sizes: "grande grandes pequeño pequeños pequeña pequeñas mediano medianos mediana medianas",
    adjectives: """
      fresco fresca frescos frescas maduro madura maduros maduras dulce dulces seco seca salado salada rojo roja rojos rojas \
      verde verdes blanco blanca negro negra tierno tierna crudo cruda entero entera ecológico ecológica
      """,
    openers: """
      comprar, compra, compra el, compra la, necesito, necesitamos, hace falta, hacen falta, falta, faltan, no olvides, \
      no olvides el, no olvides la, no olvidar, no te olvides de, acuérdate de, también, y también, y, trae, tráeme, coge, además
      """,
    closers: "por favor, porfa, gracias, también",
    purposes: "para",
    storeLinks: "en el, en la, en, del, de la",
    shops: """
      mercadona, dia, eroski, alcampo, consum, bonpreu, hipercor, el corte inglés, ahorramás, gadis, froiz, soriana, chedraui, oxxo, \
      bodega aurrera, éxito, jumbo, carnicería, panadería, frutería, pescadería, farmacia, mercado, chino, herbolario
      """,
    each: "c/u", per: "por cada el la", forAll: "por",
    deposits: "depósito envase",
    adverbs: "finamente muy bien recién",
    verbs: "opcional rincado",
    verbStems: """
      picad rallad cortad trocead pelad batid derretid machacad lavad escurrid laminad filetead fundid \
      desmenuzad deshuesad triturad tamizad templad
      """,
    verbEndings: "o a os as",
    kitchenVerbs: "derretid escurrid tamizad", shopVerbs: "rallad laminad filetead deshuesad",
    serving: "al gusto, para servir, para decorar, para acompañar",
    usedParts: "zumo jugo ralladura corteza cáscara piel",
    pieces: "trozo trozos",
    servingsLabels: "raciones porciones comensales", servingsCounted: "ración raciones porción porciones",
    forPeople: "para", people: "personas persona comensales",
    perPerson: "por persona, por cabeza, por comensal", yields: "rinde rinden rendimiento salen",
    bakedPieces:
      "galletas magdalenas panecillos empanadas empanadillas tortitas tortillas croquetas bollos piezas unidades",
    itemHeadings: "ingredientes, ingredientes para, necesitas",
    listHeadings: "lista de la compra, la compra, comprar",
    recipeNoise: """
      ir a la receta, ver receta, imprimir, tiempo de, tiempo total, listo en, dificultad, cocina, \
      plato, autor, valorar, valoración, calorías, nutrición, guardar, compartir, modo cocina, \
      sistema métrico
      """,
    ratings: "voto votos opinión opiniones valoración valoraciones estrella estrellas",
    durations: "minutos minuto min horas hora h",
    recipeParts: "para la, para el, para los, para las, para servir, para decorar, para acompañar",
    stepHeadings: "preparación, procedimiento, método, elaboración, instrucciones, pasos, modo de",
    stepHeadingStarts: "modo de, cómo hacer, cómo se hace, cómo preparar, paso 1, paso a paso",
    besideHeadings:
      "nota, sugerencias, variantes, consejo, contribución, contribuidores, fuente, descripción, historia, utensilios, equipo, notas, consejos, trucos, información nutricional, vídeo",
    footnotes: "nota notas",
    abbreviations: "cdta cdtas aprox",
    chatter: """
      gracias, muchas gracias, vale, ok, sí, no, genial, perfecto, guay, por favor, porfa, voy, ya voy, \
      voy de camino, hasta luego, hasta ahora, nos vemos, hola, buenos días, besos, un beso, \
      eso es todo, nada más, ya está, perdón, multimedia omitido, imagen omitida, vídeo omitido, \
      video omitido, se eliminó este mensaje, eliminaste este mensaje, foto, mensaje de voz, \
      estoy de camino, voy para allá, cariño, mi amor, amor, guapa, guapo, jaja, jajaja, jajajaja, le gustó, le encantó, \
      entregado, de nada, también, y
      """,
    intervals: [
      .days(1): "día días diario diaria",
      .weeks(1): "semana semanas semanal", .weeks(2): "quincena quincenal", .months(1): "mes meses mensual",
      .months(12): "año años anual", .usual: "habitual costumbre siempre", .never: "nunca",
    ],
    intervalLinks: "cada a por la una un todas todos los las tan menudo como de lo al con frecuencia",
    trips: "compra compras visita",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    untils: "hasta, hasta el",
    untilsBehind: "",
    nearDays: "hoy, mañana, pasado mañana",
    weekdays: "lunes martes miércoles jueves viernes sábado domingo",
    shortWeekdays: "lun mar mié jue vie sáb dom",
    mealNames: "desayuno almuerzo comida merienda cena postre", mealPlan: "Comidas",
    categories: [
      .produce: CategoryNames(
        "Frutas y verduras", "frutas, fruta, verduras, verdura, hortalizas, frutería, verdulería"),
      .bakery: CategoryNames("Panadería", "panadería, pan, pastelería, bollería"),
      .dairy: CategoryNames("Lácteos y huevos", "lácteos, leche, huevos, queso, quesos"),
      .meat: CategoryNames(
        "Carnes y pescados",
        "carnes, carne, pescados, pescado, mariscos, marisco, carnicería, pescadería, charcutería"),
      .frozen: CategoryNames("Congelados", "congelados, congelado"),
      .pantry: CategoryNames("Despensa", "despensa, conservas"),
      .drinks: CategoryNames("Bebidas", "bebidas, bebida"),
      .household: CategoryNames("Limpieza y hogar", "limpieza, hogar, casa"),
      .care: CategoryNames("Cuidado personal", "cuidado, higiene, belleza, farmacia, perfumería"),
      .other: CategoryNames("Otros", "otros, otro, varios"),
    ],
    catalogue: spanishCatalogue,
    endsWithHead: false,
    plurals: { word in
      if word.hasSuffix("s") || word.hasSuffix("x") { return [word] }
      if word.hasSuffix("z") { return [word.dropLast() + "ces"] }
      return ["a", "e", "i", "o", "u"].contains(where: word.hasSuffix) ? [word + "s"] : [word + "es"]
    },
    phraseLinks: "a al con de del en la para sin por", ofWords: "del", descriptions: spanishDescriptions,
    brands: spanishBrands,
    stem: { word in
      var stem = word[...]
      guard stem.utf8.count > 2 else { return word }
      if stem.hasSuffix("s") { stem = stem.dropLast() }
      if stem.hasSuffix("e") { stem = stem.dropLast() }
      return stem.hasSuffix("c") ? stem.dropLast() + "z" : String(stem)
    })
}
