extension Vocabulary {
  /// `CatalogueText` says how it is read.
  static let frenchCatalogue = """
    produce: abricot, ail, airelle, ananas, aneth, artichaut, asperge, aubergine, avocat, banane, basilic,
      betterave, blette, brocoli, carotte, cassis, céleri, céleri rave, cerfeuil, cerise, champignon,
      chicorée, chou, chou de bruxelles, chou fleur, chou rouge, chou vert, choux fleurs, ciboulette, citron,
      citron vert, citrouille, clémentine, coing, concombre, coriandre, courge, courgette, cresson, datte,
      échalote, endive, épinard, estragon, fenouil, fève, figue, fraise, framboise, fruit, fruit de la
      passion, gingembre, grenade, groseille, haricot vert, herbe, igname, kaki, kiwi, laitue, légume, litchi,
      mâche, maïs, mandarine, mangue, melon, menthe, mirabelle, mûre, myrtille, navet, nectarine, noix de
      coco, oignon, orange, oseille, pamplemousse, panais, papaye, pastèque, patate, patate douce, pdt, pêche,
      persil, petit pois, poire, poireau, poivron, pomme, pomme de terre, potimarron, potiron, prune, radis,
      raisin, rhubarbe, romarin, roquette, salade, sauge, thym, tomate, tomate cerise, topinambour, mesclun,
      jeune pousse
    bakery: bagel, baguette, beignet, biscotte, brioche, brownie, bûche, cake, chausson aux pommes,
      chouquette, crêpe, croissant, éclair, financier, flan, fougasse, galette, gâteau, gaufre, macaron,
      madeleine, meringue, mille feuille, muffin, =pain, pain au chocolat, pain aux raisins, pain complet,
      pain de campagne, pain de mie, pain de seigle, pain d'épices, pain frais, pains au lait, pain pita, pâte
      feuilletée, pâte brisée, pâte à pizza, petit pain, quiche, tarte, tourte, viennoiserie, krisprolls, pain
      burger, pain à burger, pain croustillant, pain grillé, pain hot dog, pain suédois, sandwich, wasa
    dairy: babeurre, beurre, beurre salé, boisson au soja, brie, camembert, cantal, chantilly, chèvre, comté,
      crème, crème anglaise, crème fraîche, crème dessert, emmental, faisselle, feta, fromage, fromage blanc,
      fromage de chèvre, fromage râpé, gorgonzola, gruyère, kéfir, lait, lait d'amande, lait d'avoine, lait de
      soja, lait demi écrémé, lait écrémé, lait entier, lait ribot, margarine, mascarpone, mimolette,
      mozzarella, munster, œuf, parmesan, petit suisse, raclette, reblochon, ricotta, roquefort, saint
      nectaire, tofu, tomme, yaourt, yaourt grec, yaourt nature, dessert lacté
    meat: agneau, aiguillette, anchois frais, andouillette, bacon, =bar, bavette, blanquette, bœuf, boudin,
      boulette, brochette, bulot, cabillaud, caille, calamar, canard, chair à saucisse, charcuterie,
      chipolata, colin, coquille saint jacques, cordon bleu, côte de porc, côtelette, crabe, crevette, cuisse
      de poulet, daurade, dinde, entrecôte, escalope, espadon, faux filet, filet, foie, foie gras, fruits de
      mer, gambas, gigot, haddock, hamburger, hareng, homard, huître, jambon, lapin, lardon, lieu noir, lotte,
      magret, maquereau, merguez, merlan, morue, moule, oie, palourde, pancetta, pâté, pieuvre, pintade,
      poisson, porc, poulet, poulpe, rillettes, rosbif, rôti, saint jacques, saucisse, saucisson, saumon,
      saumon fumé, =sole, steak, steak haché, thon frais, truite, veau, viande, viande hachée, blanc de
      poulet, knack, tarama
    frozen: !surgelé, !surgelée, !congelé, !congelée, bâtonnet de poisson, bâtonnet glacé, crème glacée,
      glace, glaçon, poisson pané, sorbet, frite, frites au four, pizza, pomme dauphine, esquimau, nugget
    pantry: !en conserve, !en boîte, !lyophilisé, abricot sec, amande, anchois, arachide, arôme vanille,
      avoine, beurre de cacahuète, bicarbonate, biscuit, blé, bonbon, bouillon, bouillon cube, boulgour,
      cacahuète, cacao, cannelle, câpre, cardamome, céréales, chapelure, chewing gum, chips, chocolat, clou de
      girofle, compote, concentré de tomate, confiture, coquillettes, cornichon, coulis, couscous, crackers,
      crème de marrons, cube de bouillon, cumin, curcuma, curry, édulcorant, épice, farine, fécule, figue
      sèche, flageolet, flocons d'avoine, galette de riz, gélatine, gnocchi, gressin, harissa, haricot,
      haricot blanc, haricot rouge, herbes de provence, houmous, huile, huile d'olive, huile de colza, huile
      de tournesol, ketchup, lait concentré, lait de coco, lait en poudre, lasagne, laurier, lentille, levure,
      macaroni, maïzena, mayonnaise, mélasse, miel, moutarde, muesli, nouille, noisette, noix, noix de cajou,
      noix de muscade, nutella, olive, origan, paprika, pâte à tartiner, pâtes, pesto, pignon, pistache,
      poivre, pois chiche, pois cassé, polenta, popcorn, pruneau, pruneaux d'agen, pulpe de tomate, purée,
      quinoa, raisin sec, riz, safran, sauce, sauce soja, sauce tomate, sardines à l'huile, sel, semoule,
      sésame, sirop d'érable, soupe, spaghetti, sucre, sucre glace, sucre roux, sucre vanillé, tagliatelle,
      tahini, tapenade, tartine craquante, thon, tomates pelées, tomate séchée, vanille, vermicelle, vinaigre,
      vinaigre balsamique, guacamole, pop corn, ravioli, taboulé, velouté, vinaigrette
    drinks: apéritif, armagnac, bière, bière sans alcool, boisson, boisson énergisante, café, café moulu, café
      en grains, café soluble, calvados, capsule de café, champagne, chocolat chaud, cidre, coca, cognac,
      cola, crémant, dosette de café, eau, eau de vie, eau gazeuse, eau minérale, eau pétillante, gin,
      grenadine, infusion, jus, jus d'orange, jus de pomme, jus de fruits, kombucha, kir, limonade, liqueur,
      orangeade, pastis, porto, rhum, =rosé, sachet de thé, schweppes, sirop, sirop de menthe, smoothie, soda,
      tequila, =thé, thé noir, thé vert, thé glacé, tisane, vermouth, vin, vin blanc, vin rosé, vin rouge,
      vodka, whisky, orangina, dosette, perrier, ricoré
    household: adoucissant, allumette, ampoule, assouplissant, assiette en carton, balai, bassine, bougie,
      briquet, brosse wc, cire, colle, couverts jetables, croquettes, croquettes pour chat, croquettes pour
      chien, cure dents, désodorisant, détachant, détergent, éponge, essuie tout, film alimentaire, filtre à
      café, gant de ménage, gants en caoutchouc, insecticide, javel, eau de javel, lave vitre, lessive,
      liquide vaisselle, litière, litière pour chat, nettoyant, nettoyant vitres, nourriture pour chat,
      nourriture pour chien, paille, papier aluminium, papier cuisson, papier toilette, papier wc, pastille
      lave vaisselle, pâtée, pelle, pile, pq, pince à linge, poubelle, produit vaisselle, sac congélation, sac
      poubelle, savon noir, scotch, seau, sel régénérant, sel lave vaisselle, serpillière, serviette en
      papier, sopalin, tablette lave vaisselle, torchon, vinaigre ménager, white spirit, bicarbonate ménager,
      anticalcaire, charbon de bois, désinfectant, élastique, film étirable, gant, lingette désinfectante,
      liquide de rinçage, papier alu, papier sulfurisé, serviette
    care: après rasage, après shampoing, aspirine, baume à lèvres, brosse à cheveux, brosse à dents, coton,
      coton tige, couche, crème de jour, crème hydratante, crème mains, crème solaire, démaquillant,
      dentifrice, déodorant, dissolvant, doliprane, disque démaquillant, fil dentaire, gel douche, gel
      hydroalcoolique, gel coiffant, ibuprofène, lait bébé, lait corporel, lait infantile, lame de rasoir,
      laque, lime à ongles, lingette bébé, lingette, maquillage, mascara, médicament, mouchoir, mousse à
      raser, pansement, paracétamol, parfum, peigne, petit pot, pommade, préservatif, protège slip, rasoir,
      rouge à lèvres, savon, savon liquide, sérum physiologique, serviette hygiénique, shampoing, shampooing,
      sirop pour la toux, tampon, teinture, thermomètre, vernis à ongles, vitamine, bain de bouche, bain
      moussant, lotion, anti moustique, eau micellaire, protège slips, spray nasal
    other: ballon, bouquet, cadeau, cahier, carte cadeau, carte d'anniversaire, crayon, enveloppe, fleur,
      graine, journal, jouet, magazine, papier cadeau, plante, stylo, terreau, ticket de loto, timbre
    """
}
