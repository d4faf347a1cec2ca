extension Vocabulary {
  /// `CatalogueText` says how it is read.
  static let englishCatalogue = """
    produce: apple, apricot, artichoke, asparagus, aubergine, eggplant, avocado, banana, basil, bean sprout,
      beetroot, beet, blackberry, blackcurrant, blueberry, broccoli, brussels sprout, cabbage, cantaloupe,
      carrot, cauliflower, celery, celeriac, chard, cherry, chilli, chili, chive, clementine, coconut,
      coriander, cilantro, corn on the cob, courgette, zucchini, cranberry, cress, cucumber, date, dill,
      endive, fennel, fig, fruit, garlic, garlic clove, ginger, gooseberry, grape, grapefruit, green bean,
      herb, horseradish, kale, kiwi, kohlrabi, leek, lemon, lemongrass, lettuce, lime, lychee, mandarin,
      mango, melon, mint, mushroom, nectarine, okra, onion, orange, pak choi, papaya, parsley, parsnip,
      passion fruit, pea, peach, pear, pepper, bell pepper, red pepper, green pepper, persimmon, pineapple,
      plum, pomegranate, potato, pumpkin, radish, raspberry, redcurrant, rhubarb, rocket, arugula, rosemary,
      sage, salad, satsuma, shallot, spinach, spring onion, scallion, squash, strawberry, swede, sweet potato,
      corn, sweetcorn, tangerine, thyme, tomato, turnip, vegetable, watercress, watermelon, yam, bok choy,
      romaine, spring green, collard green, plantain, cassava, jalapeño, beansprout, mangetout, edamame,
      chestnut, microgreen, coleslaw
    bakery: bagel, baguette, biscuit dough, bread, breadstick, brioche, brownie, bun, burger bun, cake,
      ciabatta, cinnamon roll, croissant, crumpet, cupcake, doughnut, donut, dinner roll, flatbread, focaccia,
      garlic bread, hot dog bun, loaf, muffin, naan, pancake, pastry, pie, pita, pretzel, roll, rye bread,
      scone, sliced bread, sourdough, tart, toast, tortilla, waffle, wrap, crispbread, pumpernickel, oatcake,
      rusk, pitta, chapati, panini, danish, sandwich, pasty, flapjack, filo pastry
    dairy: blue cheese, brie, butter, buttermilk, camembert, cheddar, cheese, cottage cheese, cream, cream
      cheese, creme fraiche, curd, custard, egg, feta, ghee, goat cheese, gouda, greek yogurt, halloumi,
      kefir, margarine, mascarpone, milk, almond milk, coconut yogurt, oat milk, soy milk, mozzarella,
      parmesan, quark, ricotta, skyr, sour cream, swiss cheese, tofu, whipped cream, yogurt, yoghurt, half and
      half, creamer, tempeh, seitan
    meat: anchovy, bacon, beef, black pudding, bratwurst, burger, calamari, chicken, chicken breast, chicken
      thigh, chicken wing, chop, chorizo, clam, cod, crab, deli meat, duck, fillet, fish, goose, ground beef,
      haddock, halibut, ham, hamburger, herring, hot dog, kidney, lamb, liver, lobster, mackerel, meat,
      meatball, mince, minced meat, minced beef, mussel, octopus, oyster, pancetta, pastrami, pork, prawn,
      prosciutto, rabbit, rib, roast, salami, salmon, sardine, sausage, scallop, sea bass, seafood, shrimp,
      sirloin, smoked salmon, squid, steak, tilapia, trout, tuna, tuna steak, turkey, veal, venison, sushi
    frozen: !frozen, fish finger, spring roll, french fry, hash brown, ice, ice cream, ice cube, ice lolly,
      oven chips, popsicle, sorbet, gelato, frozen yogurt, frozen pizza, pizza, nugget, chicken nugget, ready
      meal
    pantry: !canned, !tinned, !dried, !pickled, almond, baked bean, baking powder, baking soda, balsamic
      vinegar, barley, bay leaf, bean, biscuit, black bean, bouillon, breadcrumb, broth, brown sugar,
      buckwheat, bulgur, candy, caper, cardamom, cashew, cereal, chickpea, chip, chocolate, chutney, cinnamon,
      clove, cocoa, coconut milk, coconut oil, cookie, cookie dough, cornflake, corn flake, frosted flake,
      corn starch, corn syrup, cornflour, cornstarch, couscous, cracker, cream of tartar, crisp, cumin, curry,
      curry powder, flour, fruit bar, gelatine, gnocchi, granola, gravy, hazelnut, honey, hot sauce, hummus,
      icing sugar, jam, jelly, jerky, ketchup, kidney bean, lasagne, lentil, macaroni, maple syrup, marmalade,
      marshmallow, mayonnaise, mayo, molasses, muesli, mustard, noodle, nut, nutella, nutmeg, oat, oatmeal,
      oil, olive, olive oil, oregano, paprika, pasta, peanut, peanut butter, pecan, penne, black pepper,
      ground pepper, white pepper, lima bean, butter bean, rice cake, peppercorn, pesto, pickle, pine nut,
      pinto bean, pistachio, polenta, popcorn, poppy seed, porridge, prune, puree, quinoa, raisin, ramen,
      rice, saffron, salsa, salt, salt and pepper, salt pepper, sauce, seasoning, semolina, sesame, snack,
      soup, soy sauce, spaghetti, spice, split pea, stock cube, stock, sugar, sultana, sunflower oil,
      sunflower seed, sweet, sweetener, syrup, tabasco, tahini, tomato paste, tomato puree, turmeric, vanilla,
      vanilla extract, vinegar, walnut, worcestershire sauce, yeast, vegetable oil, vegetable stock, protein
      bar, weetabix, gum, chewing gum, gummy bear, lollipop, trail mix, dip, guacamole, passata, chopped
      tomato, protein powder, stuffing, lard, suet, shortening, cooking spray, marzipan, food colouring, food
      coloring, sprinkle, icing, jello, marmite, vegemite, cake mix, pancake mix, digestive, shortbread,
      ravioli, falafel, coconut cream, evaporated milk, condensed milk, mac and cheese, chocolate spread
    drinks: 7up, ale, apple juice, beer, brandy, champagne, cider, coffee, coffee bean, coke, coca cola, cola,
      cordial, drink, energy drink, espresso, fanta, gin, ginger ale, ginger beer, green tea, herbal tea, hot
      chocolate, iced tea, ice tea, juice, kombucha, lager, lemonade, liqueur, milkshake, mineral water,
      orange juice, pepsi, port, prosecco, red wine, root beer, rum, sake, sherry, smoothie, soda, soft drink,
      sparkling water, sprite, squash drink, stout, tea, tea bag, tequila, tonic water, vermouth, vodka,
      water, whiskey, whisky, white wine, wine, bovril, ovaltine, protein shake, decaf, bitter lemon
    household: air freshener, aluminium foil, aluminum foil, baking paper, battery, bin bag, bin liner,
      bleach, broom, bucket, bulb, candle, cat food, cat litter, cleaner, clingfilm, cling film, coffee
      filter, cutlery, descaler, detergent, dish soap, dishwasher tablet, dishwasher salt, dishcloth, dog
      food, drain cleaner, dustpan, duct tape, fabric softener, firelighter, foil, freezer bag, frying pan,
      saucepan, garbage bag, glass cleaner, glue, insect spray, iron, kitchen roll, kitchen towel, laundry
      detergent, light bulb, lighter, lightbulb, loo roll, lunch bag, match, mop, napkin, oven cleaner, paper
      plate, paper towel, parchment paper, pet food, plastic wrap, polish, rubber glove, sandwich bag,
      scouring pad, screw, scrubber, sponge, sticky tape, stain remover, straw, tape, tea light, tealight,
      toilet brush, toilet cleaner, toilet paper, toilet roll, toothpick, trash bag, washing powder, washing
      up liquid, wax, bird seed, ziplock bag, zip bag, dishwasher tab, dishwasher pod, rinse aid, washing
      liquid, laundry pod, laundry capsule, disinfectant, disinfectant wipe, toilet block, drain unblocker,
      steel wool, cloth, rubber band, string, charcoal, firewood, extension cord, hanger, clothes peg,
      clothespin, air filter, vacuum bag, hoover bag, fly spray, mouse trap, cat treat, dog treat, cling wrap,
      saran wrap, sellotape
    care: after shave, aspirin, baby food, baby wipe, baby formula, bandage, plaster, band aid, body lotion,
      bubble bath, comb, condom, conditioner, contact lens solution, cotton bud, cotton pad, cotton swab,
      cotton wool, cough syrup, dental floss, deodorant, diaper, face cream, face mask, facial tissue, floss,
      hair dye, hair gel, hairbrush, hairspray, hand cream, hand sanitizer, hand soap, ibuprofen, lip balm,
      lipstick, lotion, makeup, mascara, medicine, moisturizer, mouthwash, nail file, nail polish, nappy,
      ointment, painkiller, panty liner, paracetamol, perfume, pill, razor, razor blade, sanitary pad,
      sanitary towel, shampoo, shaving cream, shaving foam, shower gel, soap, sun cream, sunscreen, tampon,
      thermometer, tissue, toothbrush, toothpaste, tweezers, vaseline, vitamin, wet wipe, wipe, q tip,
      earplug, antiseptic, cough drop, lozenge, antihistamine, hay fever tablet, eye drop, contact lens, face
      wash, body wash, hand wash, hair tie, hair spray, hair clip, nail clipper, nail scissors, cleanser,
      toner, serum, foundation, eyeliner, eyeshadow, lip gloss, makeup remover, make up remover, after sun,
      repellent, incontinence pad, pregnancy test, bath salt, shower cream, micellar water
    other: balloon, bouquet, envelope, flower, gift, gift card, wrapping paper, birthday card, lottery ticket,
      magazine, newspaper, notebook, pen, pencil, plant, potting soil, seed, stamp, toy, umbrella
    """
}
