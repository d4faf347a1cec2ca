extension Vocabulary {
  /// Of Germany, Austria and Switzerland. Among them are words that in the catalogue would part another language's singular and plural:
  /// `pommes`, `rouge`, `teller`.
  static let germanBrands = """
    produce: chiquita, pink lady
    bakery: brandt zwieback, coppenrath, dan cake, golden toast, harry, harry brot, knack back,
      kuchenmeister, lieken, mestemacher, ölz, resch frisch, schär, sinnack, tante fanny, wasa
    dairy: actimel, activia, almette, almighurt, alpenhain, alpro, andechser, arla, bärenmarke,
      bauer joghurt, becel, berchtesgadener land, bergader, bresso, buko, caffè latte emmi, campina,
      deli reform, ehrmann, emmi, exquisa, fol epi, frau antje, froop, fruchtzwerge, gazi, grünländer,
      hochland, ja skyr, jogurella, kerrygold, kiri, landliebe, lätta, le gruyère aop, meggle,
      milka joghurt, milram, monte, müller milch, müllermilch, no milk, nöm, oatly, patros, paula,
      philadelphia, president, rama, rougette, saint albray, salakis, sanella, schärdinger, simply v,
      sojade, st dalfour, st mang, taifun, tirol milch, vemondo, weideglück, weihenstephan, zott,
      zottarella, züger
    meat: abraham, beyond burger, bifi, citterio, endori, friedrichs, garden gourmet, greisinger,
      gutfleisch, gutfried, handl tyrol, herta, houdek, lachs appel, like meat, likemeat, malbuner, meica,
      micarna, nadler, neuburger, ponnath, radatz, reinert, rügenwalder, tulip, valess, vossko, wiesbauer,
      wiesenhof
    frozen: agrarfrost, aviko, ben jerry, ben jerrys, bofrost, buitoni pizza, coppenrath wiese, cremissimo,
      die ofenfrische, dr oetker pizza, erlenbacher, eskimo, followfish, froneri, gustavo gusto,
      häagen dazs, jolly eskimo, langnese, lutosa, mccain, mövenpick eis, nogger, original wagner,
      frites, pommes, ristorante, ristorante pizza, schöller, solero, tradizionale, twister eis, viennetta, wagner,
      wagner pizza
    pantry: vermicelles, after eight, ahoj brause, allos, alnatura müsli, aromat, aromat knorr, bad reichenhaller,
      bahlsen, balisto, bambu, banania, bärenmarke kaffeesahne, barilla, basler leckerli, bauckhof,
      bautzner, bechtle nudeln, bertolli, birkel, blévita, bonduelle, brandt, bschüssig, bühler, byodo,
      cailler, camille bloch, celebrations, cenovis, chio, chipsfrisch, crunchips, darbo, davert,
      de beukelaer, de cecco, dennree, develey, dextro energy, diamant zucker, dittmann, dr oetker, duplo,
      edle tropfen, erasco, familia müsli, felchlin, felix ketchup, ferrero, ferrero rocher, filinchen,
      fisherman friend, fishermans friend, funny frisch, gefro, gepa, giotto, gubor, hachez, halloren,
      händlmaier, hanuta, haribo, heinz, hela, hela gewürzketchup, hengstenberg, homann, ildefonso,
      jodsalz bad reichenhaller, kägi, kägi fret, kambly, katjes, katjes yoghurt gums, kellogg,
      kelly chips, kinder bueno, kinder country, kinder riegel, kinder schokolade, kinder überraschung,
      kitkat, knoppers, knorr, kölln, kölln müsli, kotanyi, kühne, le parfait, lebensbaum gewürz, leibnitz,
      leicht cross, leicht und cross, lindt, lorenz, löwensenf, löwensenf extra, manner, manner schnitten,
      maoam, maresi, mäusespeck, merci, milka, milky way, miracoli, mon cheri, mondamin,
      mövenpick marmelade, müller mühle, mutti, napolitain, nic nacs, nicnacs, nimm 2, nimm2, nudossi,
      nusspli, nutella, nutoka, oro di parma, ostmann, oswald, ovomaltine crunchy, palmin, pfanni, pom bär,
      pringles, prinzenrolle, ragusa, rapunzel, reber, recheis, ritter sport, sarotti, schamel,
      schär kekse, schogetten, schwartau, seeberger, seitenbacher, soletti, sonnentor gewürz, storck,
      südzucker, thomy, tic tac, toblerone, toffifee, trolli, tuc, ubena, überraschungsei, ültje,
      uncle bens, vitalis, vivani, werther, werthers, werthers original, wiberg, yum yum, yumyum, zamek,
      zentis, zetti, zweifel, zweifel chips, zwergenwiese
    drinks: adelholzener, afri cola, altenmünster, andechser bier, astra, augustiner, bad liebenwerda,
      bardolino, beck, becks, berliner kindl, berliner luft, bit burger, bitburger, bluna, calanda,
      campari, caotina, cappy, capri sun, caro, carolinen, chari tea, christinen, club mate, dallmayr,
      diebels, ducal, durstlöscher, eduscho, effect, eichhof, einbecker, el tony mate, elisabethen,
      erdinger, feldschlösschen, flensburger, franken brunnen, frankenbrunnen, franziskaner, freiberger,
      freixenet, gaffel, gazosa, gerolsteiner, gorbatschow, gösser, hachenburger, hacker pschorr,
      hasseröder, hassia, henkell, henniez, hofbräu, jacobs, jacobs krönung, jägermeister, jever, jim beam,
      kaba, kleiner feigling, klindworth, köstritzer, krombacher, krönung, krumbacher, kupferberg, licher,
      lichtenauer, limo, lipton eistee, mate el tony, melitta, melitta kaffee, meßmer, mezzo mix, möhl,
      moninger, mövenpick kaffee, mumm, mumm sekt, nescafe, nesquik, nestea, oettinger, orangina,
      ottakringer, ovomaltine getränk, paulaner, paulaner spezi, pfanner, puntigamer, quöllfrisch,
      rabenhorst, radeberger, ramazzotti, ramseier, rapps, red bull, rhodius, römerquelle, rosbacher,
      rothaus, rothaus tannenzäpfle, rotkäppchen, rotkäppchen sekt, san benedetto, schlossquelle,
      schöfferhofer, schweppes, schwip schwap, sierra tequila, sinalco, sodastream sirup,
      söhnlein brillant, sonnentor tee, steinhäger, sternburg, stiegl, stroh rum, tannenzäpfle, tchibo,
      teekanne, tegernseer, thomas henry, true fruits, vaihinger, valser, veltins, vilsa, vittel,
      vivi kola, vöslauer, warsteiner, wernesgrüner, wieninger, wodka gorbatschow, yogi tee, zipfer,
      zirndorfer
    household: teller, air wick, alwa wc, animonda, ariel, biokats, blitz blank, bosch hundefutter, bref, calgon,
      calgonit, catsan, cesar, chappi, cillit bang, clin, coral, cosy, dalli, dan klorix, danklorix,
      dash waschmittel, denkmit, der general, domestos, dr beckmann, dreamies, duracell, durgol, ecover,
      fairy, febreze, felix katzenfutter, fewa, finish, formil, frolic, frosch, gardena, glade,
      gourmet gold, hakle, hakle feucht, hakle vlaushygiene, heitmann, kitekat, lacroix folie,
      lavera waschmittel, lenor, meister proper, melitta filter, melitta filtertüten, melitta toppits,
      mellerud, miele tabs, nelsen, neutral waschmittel, oecoplan, omo, palmolive spülmittel, pattex,
      pedigree, persil, perwoll, plenty, pril, purina one, regina klopapier, regina küchenrolle, sagrotan,
      sagrotan spray, sheba, sidolin, sodasan, softlan, somat, spee, sunil, swirl, tandil, toppits, uhu,
      vanish, varta, vernel, vileda, viss, vitakraft, wc frisch, weißer riese, whiskas, yplon,
      zewa wisch weg, zitronensäure heitmann
    care: rouge, abtei, ajona, alcacyl, alcina, aldi lacura, alete, algifor, alpecin, always, aptamil, aronal,
      aspirin complex, axe, babylove, balea, bebe, bebe creme, bebivita, bimbosan, biomaris, blend a dent,
      blend a med, blendamed, blistex, bübchen, buscopan, camelia, candida zahnpasta, canesten, carefree,
      cd deo, cd dusche, cerave, cetaphil, compeed, dafalgan, demak up, dentagard, diadermine, dobendan,
      dontodent, doppelherz, dove, dr best, dr hauschka, dul x, dulcolax, duschdas, elmex, elvital, emser,
      eucerin, facelle, fenjal, fissan, florena, frei öl, gaviscon, gelomyrtol, grippostad, guhl,
      hansaplast, hexal, hidrofugal, holle, humana, iberogast, ibu 400, imodium, isana, jessa,
      jordan zahnbürste, kamill, kamistad, kneipp, kukident, kytta, labello, lacalut, lavera, lefax,
      listerine, logona, merfen, meridol, milupa, mivolis, mobilat, mucosolvan, multilind, nasic,
      neobianacid, neocitran, neutrogena, nivea, nivea creme, nurofen, o b, ob tampons, odol, odol med 3,
      odol med3, olynth, oral b, oropax, orthomol, otriven, palmolive seife, pampers, pantene, penaten,
      perlodent, perskindol, profissimo, prospan, ratiopharm, rennie, rexona, salviagalen, sanft sicher,
      sanft und sicher, satin naturel, schauma, schiesser, schwarzkopf, sebamed, selsun, sensodyne,
      sinupret, speick, stada, swiss o par, syoss, taft, tantum verde, tena, tetesept, thermacare,
      thomapyrin, treaclemoon, trisa, venus, vichy, voltaren, vomex, weleda, wick, wick medinait,
      wick vaporub, wilkinson, wobenzym, zendium, zovirax
    other: aldi, alnatura, billa, billa bio, bio sonne, bio zentrale, bioland, compo erde, coop, demeter,
      denner, dm, edding, edeka, edeka bio, faber castell, gut günstig, gut und günstig, gutes land, hofer,
      ja natürlich, k bio, k classic, kaufland, lego, lidl, marlboro, migros, migros budget, milbona,
      naturaplan, naturgut, pelikan, playmobil, prix garantie, rewe, rewe beste wahl, rewe bio, rossmann,
      s budget, seramis, stabilo, stabilo stifte, substral, tchibo mobil, tegut
    """

  /// Say more about a thing and never change where it stands, and don't take the endings of adjectives.
  static let germanDescriptions = """
    ein eine einen noch bio öko vegan veggie light lite zero extra groß klein große kleine xxl xl mini maxi family familienpackung großpackung vorratspackung
    vorteilspack classic klassik original natur nature pur premium spezial bester beste bestes gut gute guten gutes guter lecker viel viele wenig mehr genug
    paar verschiedene verschiedenes diverse gemischt sorten art haltbar länger frisch lactosefrei laktosefrei glutenfrei zuckerfrei alkoholfrei fettarm halbfett
    ungesüßt gesüßt ungesalzen gesalzen geräuchert gekocht gebraten gegrillt mariniert paniert gewürzt natives nativ kaltgepresst entkoffeiniert koffeinfrei
    naturtrüb still medium sprudelnd feinherb halbtrocken lieblich rosé rosa bunt lose offen verpackt geschnitten gerieben am stück mager vollfett vollkorn
    bergland deutsche deutscher deutsches italienische italienischer griechische griechischer griechischer spanische spanischer türkische türkischer
    französische französischer schweizer österreichische dänische englische englischer asiatische mexikanische regionale regionaler saison saisonal
    fairtrade demeter nachfüllpack nachfüllpackung nachfüller refill nachfüllbeutel ersatz sparpack doppelpack dreierpack kinder kind männer herren damen frauen
    sensitiv sensitive color colour ultra soft super prozent fett i tr stück neu neue neuer neues etwas einige fertig tiefkühler zur zum mal hause fürs wie immer
    lg schnell schnelle one two kl gr grs ca so natürlich hell dunkel echte echter echtes frühlings sommer winter weihnachts oster party grill back koch speise
    lagig type typ mix aa aaa lsf rigate vergine kokos tonno vorgekocht gewaschen gerüstet geputzt geraffelt geraspelt küchenfertig ofenfertig
    margherita funghi hawaii bolognese carbonara napoli größe
    ofen pfannen suppen salat tafel haus land alpen wald wiesen winzer meister feinkost genuss gourmet traditionell traditionelle gefüllt ungefüllt ganz halb
    """

  static let germanQualities = """
    frisch reif roh süß sauer salzig scharf mild cremig knusprig fein grob zart herzhaft würzig kräftig leicht fettreduziert fettarm entrahmt teilentrahmt
    geräuchert gekocht gebraten geschält ungeschält geschnitten gerieben gehackt gewürfelt passiert stückig geröstet gesalzen ungesalzen gesüßt ungesüßt
    vegan vegetarisch pflanzlich biologisch regional glutenfrei laktosefrei lactosefrei zuckerfrei alkoholfrei koffeinfrei fettfrei mariniert paniert gefüllt
    gemischt haltbar weiß rot grün gelb schwarz braun blau rosa orang lila bunt golden klein groß dick dünn lang kurz rund breit jung alt neu gut best normal
    hell dunkl griechisch italienisch französisch spanisch türkisch deutsch österreichisch holländisch polnisch asiatisch indisch mexikanisch amerikanisch
    bayerisch schwäbisch wiener natürlich naturbelassen kaltgepresst nativ still sprudelnd spritzig trocken halbtrocken lieblich weich hart fest flüssig
    kernlos entsteint entkernt extrafein extraweich sensitiv parfümfrei duftend wasserfest antibakteriell biologisch abbaubar wiederverwendbar feucht
    unbehandelt kernig nass mehligkochend festkochend recycelt klumpend elektrisch manuell feuchtigkeitsspendend geruchlos unparfümiert durchwachsen mager fett halbfest gepökelt luftgetrocknet
    """
}
