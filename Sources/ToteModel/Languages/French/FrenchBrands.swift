extension Vocabulary {
  /// Of the countries where people speak French.
  static let frenchBrands = """
    bakery: bonne maman madeleine, brioche pasquier, brossard, cracotte, croustipate, doowap, harrys,
      herta pâte, heudebert, jacquet, ker cadélac, kinder délice, la boulangère, la fournée dorée,
      leonidas brioche, lu madeleine, menissez, napolitain, old el paso wrap, papy, pasquier, pitch, poilâne,
      poulain brioche, roland, saint michel, savane, st michel, whaou, zopf
    dairy: andros crémeux, apéricube, bel, bio village lait, bjorg lait, bridel, bridélice, campina, candia,
      caprice des dieux, cécémel, charles et alice, chaussée aux moines, coeur de lion, cremo, danao,
      danette, effi, elle et vire, elle vire, emmi, entremont, ficello, fjord, floralp, fruit d'or, gervais,
      gervita, giglio, joyvalle, kiri, la laitière, lactel, laitière, le gruyère, le rustique, leerdamer,
      lou pérac, malo, mamie nova, mont blanc, nestlé dessert lacté, oatly barista, p'tit louis,
      p'tits filous, paysan breton, petit louis, planta, plein fruit, port salut, president beurre,
      primevère, pur natur, rians, richesmonts, rustique, saint hubert, salakis, soignon, sojasun,
      solo margarine, st hubert, st môret, sveltesse, taillefine, tartare fromage, toni, velouté danone,
      viennois, vitalac, yop, yoplait
    meat: aoste, apérivrais, bell, bigard, bordeau chesnel, céréal bio steak, charal, citterio, cochonou,
      comtesse du barry, coraya, daunat, delpeyrat, fleury, hénaff, herta, jean caby, jean rozé,
      justin bridou, labeyrie, le gaulois, le petit breton, loué, lunor, madrange, maître coq, malbuner,
      marie rillettes, ovive, père dodu, socopa, sodebo, tendre et plus
    frozen: buitoni, captain iglo, carte d'or, charal surgelé, croustibat, d'aucy surgelé, extrême, findus,
      frisco, fuze glace, gervais glace, grand marnier glace, haagen dazs, kim cône, la laitière glace,
      marie, mccain, miko, mövenpick, mystère, philibert, picard, ristorante, rocket glace, sodebo pizza,
      thiriet, toupargel, weight watchers plat
    pantry: alsa, amora, ancel, andros, aromat, aunt bessie biscuit, bahlsen, balisto, banania, barilla,
      beghin say, belin, belvita, ben's original, bénédicta, benenuts, betty bossi, bjorg, blédichef, bn,
      bonduelle, bret's, buitoni sauce, cachou lajaunie, cailler, camille bloch, carte noire chocolat,
      cassegrain, céréal, chocapic, chocos, connétable, côte d'or, country crisp, cracotte lu, crispello,
      crousti, crunch, curly, d'aucy, daddy, daim, danival, delacre, delichoc, devos lemmens, ducros,
      fitness, florette sauce, francine, freedent, galler, garbit, gavottes, gayelord hauser, géant vert,
      gerblé, giotto, granola lu, haribo, hénaff pâté, hero, heudebert biscottes, hollywood, isio,
      jardin bio, jeannette, jockey, jordans, jules destrooper, kambly, karéléa, kellogg's, kinder maxi,
      kiss cool, krema, la baleine, la perruche, la pie qui chante, la vie claire, leader price pâtes,
      léonidas, lesieur, liebig, lion céréales, lustucru, lutti, m&m's, maille, malabar, markal, materne,
      menguy's, menier, michel et augustin, mikado, mon chéri, monster, natco, nesquik céréales,
      nestlé dessert, neuhaus, nougatti, oasis bonbon, ovo, oxo, paillassou, panzani, pepito,
      petit beurre lu, petit écolier, petit navire, pik croq, pim's, potato street, poulain, president riz,
      président sauce, priméal, prince lu, pringles, puget, puits d'amour, pulco citron, quezac, ragusa,
      rana, raynal et roquelaure, régal'ad, régilait, ricola, rivoire et carret, royco, rustica, saint mamet,
      sanella, saupiquet, savora, schär, special k, speculoos lotus, spigol, spuntini, st dalfour, st mamet,
      suchard, sugus, suzi wan, suzy, tagada, taillefine biscuits, taureau ailé, têtes brûlées, tipiak,
      toblerone, treets, trésor, tyrrell's, vahiné, vegeta, vichy pastilles, vico, villars, vivien paille,
      william saurin, zapetti, zweifel
    drinks: 33 export, affligem, aproz, arkina, arrosée, badoit, ballantine's, banga, barbican, bavaria,
      bru, cacolac, café grand mère, café royal, calanda, candy'up, cara, caraïbos, cardinal, carolus,
      carte noire, champomy, chasse spleen, chimay, chouffe, clan campbell, cointreau, contrex, cristaline,
      cruz porto, cruzilles, cuvée des trolls, delirium, delta café, desperados, ducale,
      duché de longueville, duvel, éléphant, elmer citro, eristoff, eve, feldschlösschen, finley, freixenet,
      get 27, gini, grand marnier, grand mère, grimbergen, heineken, henniez, hépar, hoegaarden, ice tea,
      jacques vabre, joker, jupiler, kronenbourg, kusmi, kwak, l'or, la chouffe, la tisanière, label 5,
      leffe, legal, loïc raison, lorina, lutèce, maes, malongo, marie brizard, maxwell, michel jus,
      mont roucous, moulin de valdonne, mumm, nescafé, nesquik, oasis, orval, pago, pampryl, panach', passoã,
      pastis 51, pelforth, pernod, phénix, poliakov, poulain chocolat en poudre, pschitt, pulco, pur jus,
      ramseier, réa, rochefort, rodenbach, rozana, ruinart, saint amand, saint yorre, salvetat, san pelé,
      schweppes agrumes, selecto, senseo, sinalco, soho, spa, st yorre, taillefine fiz, teisseire, thonon,
      tourtel, tropico, valser, velours noir, veuve clicquot, vichy, volvic, wattwiller, westmalle,
      william peel
    household: ace, air wick, airwick, ajax, albal, alfapac, ambipur, antikal, apta, arbre vert, ariel,
      baranne, baygon, brekkies, briochin, brise, cajoline, calgonit, canard wc, canigou, captain cook,
      carolin, cat's best, catch, catsan, cilit bang, dash, dato, decapfour, demak up papier, domestos,
      don't know, dreft, durgol, eau écarlate, ecover, eres, étamine du lys, felix, fido, fleur de java,
      fly tox, flytox, friskies, frolic, génie, gourmet, hakle, handy bag, handymatic, hansaplast scotch,
      harpic, hypnos, ixina, jacques briochin, javel la croix, kapo, l'arbre vert, la croix javel, lacroix,
      le briochin, le chat machine, le petit marseillais lessive, le trèfle, lotus moltonel,
      lotus papier toilette, maison verte, mapa, mellerud, minidou, mir, monsieur propre, mr propre, o'cedar,
      okay, omo, paic, perlinette, persavon lessive, plenty, pliz, plizz, potz, pousse mousse vaisselle,
      propre net, purina one, rainett, robijn, ron ron, royal canin, rub, rubson, saint marc, skip, soupline,
      spic, st marc, starwax, sun, super croix, supercroix, tempo papier, terra wash, terraillon,
      tiret de sol, tork, total wc, trèfle, ultima, vanish, vigor, vizir, wc net, x tra, xtra, zewa, zig zag
    care: actifed, advil, algifor, anthelios, apaisyl, aspégic, aspro, axe, babivéa, bepanthène, berocca,
      biactol, biolane, bledilait, bledina, blédine, bourjois, cadum, candida, caudalie, cicaplast,
      corine de farme, cottonelle, dacryoserum, dacryum, dafalgan, demak'up, dermophil, dettol, diadermine,
      dodie, dolirhume, dop, dove, dulcolax, elsève, email diamant, fervex, fluocaril, franck provost,
      fructis, galia, gallia, gaviscon, guigoz, hansaplast, hépatoum, hextril, hipp, humex, hydralin,
      jacques dessange, jean louis david, joone, juvamine, klorane, lactacyd, ladyshave, laino, lauryl,
      lavera, le petit marseillais, le petit olivier, lotus baby, lotus bébé, lotus mouchoirs, love et green,
      lovea, lysopaïne, maalox, mennen, mercurochrome, mixa, modilac, mon savon, monsavon, nana, narta, nett,
      nidal, nuk, nurofen, nuxe, obao, oenobiol, olay, oméga pharma, pampers, persavon, perskindol,
      petit marseillais, petrole hahn, physiomer, pouss'mousse, prorhinel, puressentiel, rhinadvil, roc,
      roge cavaillès, saforelle, sanogyl, saugella, scholl, signal, smecta, spasfon, spedifen, steribar,
      stérimar, strepsil, studio line, tahiti, tampax, teraxyl, timotei, ultra doux, urgo, uriage, ushuaïa,
      vademecum, vania, vapona corps, veet, vichy déo, vogalib, waterwipes, williams, yves rocher, zendium
    other: auchan, bic, boni, camel, canson, casino, clairefontaine, colruyt, coop, delhaize, everyday,
      gauloises, intermarché, leader price, marlboro, marque repère, migros, monoprix, ocb, oxford,
      picard vrac, repère, stabilo, u, velleda
    """

  static let frenchDescriptions = """
    un une quelques plus moins très extra semi demi écrémé écrémée entier nature naturel naturelle aux light
    allégé allégée zéro maigre gras grasse gluten lactose sucre sucré sucrée ajouté complet complète
    semi-complet rustique artisanal maison fermier fermière cru cuit cuite cuits cuites fumé fumée râpé
    râpée haché hachée tranché tranchée coupé coupée pelé pelée entière effilé grillé grillée grillés salé
    salés doux demi-sel piquant fort forte corsé épais épaisse fin fine fines fins gros grosse petit petite
    vierge pur pure original originale classique traditionnel végétal végétale végétarien vegan bio
    biologique plein air label rouge français française italien italienne espagnol grec grecque turc suisse
    belge anglais allemand chinois blanc blanche noir noire vert verte jaune bleu rose orange violet doré
    ancien ancienne grand grande moyen mini maxi familial individuel pas cher bon nouveau marque assorti
    assortis varié variés mélangé liquide solide spray recharge rechargeable réutilisable recyclé enfant
    enfants adulte homme femme famille sensible sensibles anti goût saveur parfum spécial spéciale double
    triple simple super extra-fin long longue court rond ronde mûr mûre frais fraîche tiède chaud moelleux
    moelleuse croustillant croustillante fondant onctueux mousseux brassé vrac paquet dosable tendre désossé
    dénoyautée dénoyauté dénoyautées noyau peau arêtes os filtre épaisses jetable jetables jeune jeunes
    """
}
