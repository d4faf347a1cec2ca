extension Vocabulary {
  /// `CatalogueText` says how it is read.
  static let spanishCatalogue = """
    produce: acelga, achicoria, aguacate, ají, ajo, albahaca, albaricoque, alcachofa, apio, arándano, arveja,
      batata, berenjena, berro, berza, betabel, boniato, breva, brócoli, brote de soja, calabacín, calabaza,
      camote, canónigo, cebolla, cebolleta, cebollino, cereza, champiñón, chayote, chícharo, chile, chirimoya,
      ciruela, cilantro, clementina, coco, col, col de bruselas, coliflor, chirivía, choclo, cogollo, damasco,
      dátil, durazno, ejote, elote, endibia, eneldo, escarola, espárrago, espinaca, frambuesa, fresa, fruta,
      frutilla, granada, grosella, guayaba, guindilla, guisante, haba, hierbabuena, higo, hinojo, jengibre,
      jitomate, judía verde, kaki, caqui, kiwi, lechuga, lima, limón, lombarda, maíz, mandarina, mango,
      manzana, maracuyá, melocotón, melón, menta, mora, nabo, naranja, nectarina, níspero, nopal, palta, papa,
      papaya, paraguaya, patata, pepino, pera, perejil, pimiento, piña, plátano, banana, pomelo, poroto verde,
      puerro, rabanito, rábano, remolacha, repollo, romero, rúcula, salvia, sandía, seta, tomate, tomate
      cherry, tomatillo, tomillo, toronja, uva, verdura, vainas, yuca, zanahoria, zapallito, zapallo, brote,
      ensalada, ensaladilla
    bakery: arepa, bagel, baguette, barra de pan, berlina, biscote, bizcocho, bolillo, bollo, brioche,
      chapata, cruasán, croissant, churro, donut, empanada, ensaimada, hogaza, magdalena, masa madre,
      medialuna, mollete, napolitana, palmera, pan, pan de molde, pan integral, pan de hamburguesa, panecillo,
      pastel, pita, rosca, rosquilla, sobao, tarta, torta, tortilla de maíz, tortilla de trigo, tostada,
      regañá, pico, colines, sándwich, hojaldre, masa de hojaldre, masa quebrada, masa de pizza, tortita
    dairy: batido de leche, bebida de avena, bebida de soja, bebida de almendra, crema agria, cuajada, flan,
      huevo, kéfir, leche, leche de avena, leche de soja, leche de almendra, leche desnatada, leche entera,
      manchego, mantequilla, margarina, mozzarella, nata, natillas, parmesano, petit suisse, queso, queso
      azul, queso de cabra, queso fresco, queso rallado, queso crema, requesón, ricota, suero de leche, tofu,
      yogur, yogur griego, cabrales, actimel, arroz con leche, tortilla de patatas
    meat: albóndiga, almeja, anchoa fresca, atún fresco, bacalao, beicon, berberecho, besugo, bogavante,
      boquerón, butifarra, caballa, calamar, callos, cangrejo, carne, carne picada, carne molida, carrillera,
      cecina, cerdo, chistorra, chorizo, chuleta, cigala, codillo, conejo, cordero, costilla, dorada,
      embutido, entrecot, filete, fuet, gamba, gambón, gula, hamburguesa, hígado, jamón, jamón serrano, jamón
      york, lacón, langosta, langostino, lenguado, lomo, longaniza, lubina, marisco, mejillón, merluza,
      morcilla, mortadela, muslo de pollo, ostra, panceta, pato, pavo, pechuga, pechuga de pollo, percebe,
      pescado, pez espada, pollo, pulpo, rape, res, rodaballo, salchicha, salchichón, salmón, salmón ahumado,
      sardina, sepia, sobrasada, solomillo, surimi, ternera, tocino, trucha, vieira, fiambre, contramuslo,
      bistec, bonito
    frozen: !congelado, !congelada, !ultracongelado, !ultracongelada, helado, hielo, cubito de hielo, polo,
      pizza, palito de pescado, varita de merluza, sorbete, croqueta, patatas prefritas, empanadilla, nugget,
      san jacobo
    pantry: !en lata, !en conserva, !enlatado, !deshidratado, aceite, aceite de girasol, aceite de oliva,
      aceituna, alcaparra, almendra, altramuz, alubia, anacardo, anchoa, anís, arroz, atún, atún en lata,
      avellana, avena, azafrán, azúcar, azúcar moreno, barrita de cereales, bicarbonato, bombón, bulgur,
      cacahuete, cacao, caldo, canela, caramelo, cebada, cereales, chicle, chile en polvo, chips, chocolate,
      ciruela pasa, clavo de olor, comino, confitura, copos de avena, crema de cacahuete, crema de cacao,
      cúrcuma, curry, cuscús, dulce de leche, edulcorante, encurtido, especia, espagueti, fideo, frijol,
      frijoles refritos, frutos secos, galleta, garbanzo, gelatina, golosina, gominola, harina, judía, judía
      blanca, kétchup, laurel, leche condensada, leche de coco, leche en polvo, lenteja, levadura, macarrón,
      maicena, malvavisco, maní, manteca de cacahuete, mayonesa, mazapán, membrillo, mermelada, miel, mostaza,
      muesli, nuez, nuez moscada, orégano, orejón, palomitas, pan rallado, panela, pasa, pasta, patatas
      fritas, pepinillo, pimentón, pimienta, piñón, pipas, pistacho, polvo de hornear, pasta de tomate,
      piloncillo, piruleta, polvorón, poroto, puré de patata, quinoa, ramen, regaliz, sal, salsa, salsa de
      soja, salsa de tomate, sémola, sésamo, sirope, snack, sopa, tahini, tallarín, tamarindo, tomate frito,
      tomate triturado, tortita de arroz, tortita de maíz, turrón, vainilla, vinagre, vinagre balsámico, !en
      escabeche, guacamole, gazpacho, salmorejo, mahonesa, alioli, nocilla, lasaña, canelón, ñoqui, pastilla
      de caldo, pimiento del piquillo, espárrago blanco, maíz dulce
    drinks: agua, agua con gas, agua de coco, agua mineral, agua del grifo, aguardiente, batido, bebida,
      bebida energética, brandy, café, café molido, café en grano, café soluble, cápsula de café, cava,
      cerveza, cerveza sin alcohol, champán, chocolate a la taza, coñac, cola, gaseosa, ginebra, horchata,
      infusión, jerez, licor, limonada, manzanilla, mate, mosto, poleo, refresco, ron, sangría, sidra, té, té
      helado, té verde, té negro, tequila, tinto de verano, tónica, vermut, vino, vino blanco, vino rosado,
      vino tinto, vodka, whisky, yerba mate, zumo, jugo, zumo de manzana, zumo de naranja, tila, aquarius,
      isotónica, nesquik, vermú
    household: abrillantador, ambientador, amoníaco, arena para gatos, arena de gato, bayeta, bolsa de basura,
      bolsa de congelación, bolsa de la compra, bombilla, cápsula de lavavajillas, cera, cerilla, cinta
      adhesiva, comida de gato, comida de perro, comida para gatos, comida para perros, cubo, desatascador,
      desengrasante, detergente, encendedor, escoba, esponja, estropajo, felpudo, film transparente, filtro de
      café, fregasuelos, fregona, friegasuelos, guante de goma, insecticida, jabón de platos, lavavajillas,
      lejía, limpiacristales, limpiador, limpiahogar, mechero, palillo, papel de aluminio, papel de cocina,
      papel de horno, papel higiénico, papel vegetal, pajita, papel de baño, papel film, pastilla de
      lavavajillas, pegamento, pienso, pila, pinza de ropa, plato de papel, quitamanchas, quitagrasas,
      recambio de fregona, recogedor, rollo de cocina, sal para lavavajillas, servilleta, suavizante, toallita
      de cocina, trapo, vaso de plástico, vela, bolsa zip, mocho, guante, desinfectante, film, percha, pinza,
      carbón, toallita de cristales, toallita desinfectante
    care: acondicionador, apósito, aspirina, bálsamo labial, bastoncillo, cepillo de pelo, cepillo de dientes,
      champú, colonia, colutorio, compresa, condón, copa menstrual, preservativo, crema de manos, crema
      hidratante, crema solar, cuchilla, desmaquillante, desodorante, disco de algodón, algodón, enjuague
      bucal, esmalte de uñas, espuma de afeitar, gel, gel de baño, gel de ducha, gel hidroalcohólico, gomina,
      hilo dental, horquilla, ibuprofeno, jabón, jabón de manos, jarabe para la tos, laca, leche corporal,
      leche infantil, lentilla, lima de uñas, líquido de lentillas, loción, maquillaje, maquinilla de afeitar,
      mascarilla, medicamento, medicina, pañal, pañuelo, papilla, paracetamol, pasta de dientes, pastilla,
      peine, perfume, pinzas de depilar, pintalabios, pomada, potito, protector solar, salvaslip, seda dental,
      suero fisiológico, tampón, termómetro, tinte, tirita, toallita, toallita húmeda, venda, vitamina,
      enjuague, salvaslips, crema de cara, crema corporal, after sun, repelente, alcohol sanitario, agua
      oxigenada, agua micelar, gasa, maquinilla, goma de pelo
    other: bolígrafo, cuaderno, flor, globo, juguete, lápiz, lotería, maceta, papel de regalo, periódico,
      planta, ramo de flores, regalo, revista, sello, semilla, =sobre, tarjeta de cumpleaños, tarjeta regalo,
      tierra para macetas
    """
}
