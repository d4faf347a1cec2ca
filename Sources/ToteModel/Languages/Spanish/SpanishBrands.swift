extension Vocabulary {
  /// Of the countries where people speak Spanish.
  static let spanishBrands = """
    bakery: bella easo, bimbo, bollycao, bony, donettes, dulcesol, fargo, gansito, krisprolls, la bella,
      la salteña, lactal, marinela, martínez, mendia, nito, oroweat, ortiz, pan thins, panrico, pantera rosa,
      phoskitos, pingüinos, recondo, roscas bimbo, silueta, submarinos, tía rosa, tigretón, veneziana, wonder
    dairy: alpura, arias, asturiana, burgo de arias, casancrem, casería, caserio, celta,
      central lechera asturiana, cindor, danacol, danonino, danup, densia, dhul, el caserío, el ventero,
      feiraco, finlandia, flan dhul, flora, fud queso, garcía baquero, gaza, hochland, ilolay, kaiku,
      la paulina, la serenísima, la villita, lala, larsa, lauki, ligeresa margarina, lyncott, manfrey,
      mendicrim, milkaut, nochebuena queso, nutrileche, oikos, pascual, philadelphia light, president,
      puleva, quesitos caserio, reina natillas, sancor, santa clara, santa claritas, sello rojo, serenísima,
      serenito, tholem, tregar, tulipán, veronica, vitalinea, yogurísimo, yoplait
    meat: apis, argal, bachoco, bafar, barfy, campofrío, capresi, casa tarradellas, chimex, el pozo, elpozo,
      espuña, fud, granja del sol, kir, krakus, la piara, navidul, noel, oscar mayer, paladini, paty,
      pilgrims, revilla, sadia, san rafael, swift, viena fela, zwan
    frozen: audens, bonafide helado, buitoni, calippo, campesina, camy, casa tarradellas pizza, findus,
      freddo, fridela, frigo, frigopie, grido, helados holanda, holanda, la cocinera, la lechera helado,
      la michoacana, la sirena, maheso, miko, nestlé helados, patapalo, pescanova, popsy, twister
    pantry: 9 de oro, abuelita, aguila, aguilar, albo, alicante, aranca, arcor, arroz la fallera, artiach,
      avecrem, bagley, barcel, barilla, barritas hero, bauducco, blancaflor, block, bolsa de chuches,
      bon o bon, bonobon, brillante, bubbaloo, bugles, cachafaz, calvé, campbells, campos, cañuelas,
      carbonell, carlota, carozzi, celusal, cerealitas, chiquilín, chocapic, choco crispis, choco krispis,
      choco milk, chocomilk, chokis, churrumais, clemente jacques, cocinero, cofler, cola cao, conchita,
      conguitos, coosur, cornuts, criollitas, crunchips, cuca, cuétara, cup noodles, dani, danica,
      del fuerte, del monte, dolca, dolores atún, don satur, don vicente, doña maría, dos anclas, dulcinea,
      el almendro, express, exquisita, facundo, filipinos, fini, florida, fontana, fontaneda, frinsa,
      frito lay, fritos, frutigran, gallina blanca, gamesa, garoto, georgalos, gerblé, grefusa,
      gula del norte, gullón, hacendado galletas, halls, havanna, hellmans, herdez, hero, hershey,
      hit cookies, hoja blanca, hojiblanca, huesitos, isabel, isadora, jell o, jijonenca, jorgito, juanola,
      jumex mermelada, kellogs, knorr suiza, koipe, koipesol, krachitos, la campagnola, la costeña,
      la española, la fallera, la flor de jerez, la gula, la lechera, la masía, la moderna, la morenita,
      la sierra frijoles, la virginia especias, lacasa, lacasitos, ledesma, ligeresa, litoral, lucchetti,
      lulú, macucas, maizena, maná, mantecol, maría galletas, marinela galletas, marolio, maruchan, maseca,
      matarazzo, matutano, mayocoba, mazola, mccormick, melba, merengadas, mexicana chiles, milanuez,
      milka oreo, milkybar, mogul, morelos, morixe, natura, nestum, nevares, nissin, nomen, nutrisa,
      oblea rolly, opera, oreos, orlando, ortiz atún, paladin, pandora, paquetaxo, pascual viejo, pavesino,
      pelon pelo rico, peñafiel chile, pepitos, picositas, pipas facundo, plumrose, principe, pullman,
      pulparindo, pureza, quely, rancheritos, ranchitas, rianxeira, risi, risketos, ritz, rocklets, rumba,
      sabritas, sabritones, sal costa, saladitas, saladix, santiveri, savora, ser galletitas, shot,
      simmenthal, solís, sonrisas, sos, starlux, suchard, sugus, surtido cuétara, takis, tang polvo,
      terrabusi, tita, toblerones, toddy, tosta rica, tostitos, traviata, trolli, tuny, turrón el almendro,
      valentina, valor, verde valle, verdeval, verona, vicentico, vidal, virginias, wilde, ybarra, yemina,
      zucaritas, zulka
    drinks: ades, agua bezoya, agua font vella, alhambra, amanda, ámbar, amstel, andes, aquabona,
      azteca licor, baggio, baileys, barceló, beefeater, beronia, bezoya, bidú, bifrutas, boing, bonafide,
      bonafont, bonaqua, bonka, boost energy, brahma, branca, brugal, cabreiroá, cacique, café combate,
      café legal, cafe oro, casera, cbsé, cepita, ciel, cinzano rosso, citric, clight, coñac veterano,
      cruz de malta, cruzcampo, cuatro rayas, damm, dolca café, don simón, dos equis, dyc, e pura,
      eco de los andes, electrolit, epura, estrella, fernet branca, font vella, fontvella, fortaleza,
      freixenet, gancia, glaciar, granini, h2oh, havana club, hero zumo, herradura, hornimans, imperial,
      indio, jarritos, josé cuervo, jumex, juver, kas, keler, la casera, la merced, la virginia, lanjarón,
      larios, levité, lipovitan, magno, mahou, malta goya, manantial, manaos, manzanita sol, marcilla,
      margarita bebida, marqués de cáceres, modelo, mondariz, montesano, moritz, negra modelo, nestea,
      nobleza gaucha, pacífico, pascual zumo, paso de los toros, patagonia, patrón tequila, peñafiel,
      playadito, pompadour, pritty, quilmes, radler, rives, ron barceló, rosamonte, ruavieja, saimaza,
      san miguel, schneider, ser agua, sidral, soberano, sol cerveza, solán de cabras, speed energy, squirt,
      tang, taragüí, tecate, terma, tía maría, tri naranjus, trina, veterano, vichy catalán, victoria,
      villa del sur, villavicencio, vive 100, voll damm, volt, xx lager, zoé
    household: 1 2 3 detergente, ace, affinity, ariel, asevi, axion, ayudín, blanca nieves, blem, bloom,
      bosque verde, bref wc, brisa, brite, calgonit, cáscara de coco, cat chow, cif crema, cillit, clarasol,
      cleanex, cloralex, colhogar, colon, conejo lejía, cotonelle, cremosol, cucal, dixan, dog chow, dogui,
      don limpio, downy, drive detergente, echo, elena detergente, elite, ensueño, esencial, estrella lejía,
      eukanuba, fabuloso, fancy clean, flota, foca, foxy, friskies, frutado, fuyi, gati, glassex, higienol,
      kalia, kaothrin, kh 7, kh7, kleenex papel, la llama, lagarto, luminox, lysoform, maestro limpio,
      magistral, mas color, micolor, mimosin, mistol, mr músculo, nenuco lavado, neutrex, norit, odex,
      off espiral, pedigree, persil, pétalo, pino, pinoluz, poett, procenex, pulitón, querubín, regio,
      renova, roma, salvo, san marco, sanytol, scotch, scott, scottex, sensación, skip, sussy, sutil, tenn,
      trapol, ultima, vel, vim, viva detergente, vivere, volcan, wipp, xedex, xtra, zorro, zote, zz paff
    care: actron, advil, agua de colonia nenuco, algabo, alka seltzer, almax, almirón, álvarez gómez,
      apiretal, asepxia, aspirinetas, ausonia, babaria, babysec, bayaspirina, bella aurora, belle, bepanthol,
      blemil, blevit, bonte, buscapina, cafiaspirina, calipso, camay, caprice, carefree, chicco, cicatricure,
      colgate, compeed, corega, couldina, cumlaude, dalsy, delial, deliplus, denivit, dodot, dodotis,
      dolorac, doncella, efferalgan, ego, eno, escudo, estrella baby, estrella bebe, evax, fa, frenadol,
      gelatina sábila, gelocatil, genol, genomma, genoprazol, goicoechea, grisi, heno de pravia, hinds,
      huggies, ibupirac, instituto español, isdin, juanola pastillas, kin, kleen bebé, kukident, la toja,
      lactacyd, lactovit, lady speed stick, ladysoft, licor del polo, lina, magno jabón, maja, mejoral,
      melox, mimosa, moussel, mustela, natural honey, nenuco, nestlé nidina, next, nidina, nosotras,
      nutriben, obao, palmolive, pampers, pañales babysec, pantene, pepto, pharmaton, picot, plax, plusbelle,
      polaroid, polyana, ponds, q ic, qura plus, redoxon, rexona, rosa venus, saba, sal de uvas, sanitub,
      savilé, sedal, sertal, signal, skala, stefano, strefen, suavinex, supradyn, tabcin, tafirol, tampax,
      teatrical, tempra, termalgin, tío nacho, tulipán negro, vaporub, vick, vicks vaporub, villeneuve,
      vitis, xl s, zest, zwitsal
    other: alcampo, aurrera, bodega aurrera, camel, chedraui, coto, dia, ducados, eroski, fortuna,
      great value, hacendado, la anónima, marlboro, mercadona, soriana
    """

  static let spanishDescriptions = """
    un una unos unas más otro otra los las semi desnatado semidesnatado descremado deslactosado entero
    natural normal light cero zero bajo azúcares lactosa gluten integral multicereal rústico casero artesano
    ibérico serrano cocido curado semicurado tierno ahumado asado frito crudo congelable molido rallado
    picado cortado troceado laminado loncheado lonchas pelado rebozado empanado relleno salado picante suave
    fuerte grueso fino extra virgen puro original clásico vegano vegetariano ecológico bio orgánico campero
    corral gallego español francés italiano mexicano argentino griego turco alemán inglés asturiano manchego
    blanco negro rojo verde amarillo azul rosa morado dorado grande pequeño mediano mini familiar individual
    barato bueno nuevo viejo marca blanca variado surtidos mixto ambos líquido spray recargable reutilizable
    reciclado infantil niño niña adulto hombre mujer familia sensible anti sabor sin con especial doble
    triple simple casa hogar super extrafino largo redondo corto pelador deshuesado envasado vacío maduro
    fresquito pinta cherry baby tostado dulce amargo desechable desechables
    """
}
