extension CommonThings {
  /// What most people buy most often, as they write it.
  static let english = """
    produce: apples, bananas, oranges, clementines, satsumas, lemons, limes, grapes, red grapes, strawberries,
      raspberries, blueberries, blackberries, pears, peaches, plums, nectarines, kiwis, mangoes, pineapple,
      watermelon, melon, grapefruit, pomegranate, avocados, ripe avocados, tomatoes, cherry tomatoes,
      vine tomatoes, potatoes, baby potatoes, new potatoes, baking potatoes, sweet potatoes, onions,
      red onions, brown onions, spring onions, shallots, garlic, garlic bulb, ginger, fresh ginger, carrots,
      baby carrots, parsnips, celery, celery sticks, cucumber, lettuce, iceberg lettuce, little gem lettuce,
      salad leaves, mixed salad, bag of salad, rocket, spinach, baby spinach, kale, broccoli,
      tenderstem broccoli, cauliflower, cabbage, red cabbage, savoy cabbage, brussels sprouts, green beans,
      runner beans, sugar snap peas, mangetout, asparagus, courgettes, aubergine, peppers, red peppers,
      mixed peppers, chillies, red chilli, mushrooms, button mushrooms, chestnut mushrooms,
      portobello mushrooms, sweetcorn, corn on the cob, leeks, beetroot, butternut squash, pumpkin, radishes,
      fresh basil, parsley, coriander, mint, thyme, rosemary, dill, chives, stir fry vegetables, fruit salad
    bakery: bread, white bread, brown bread, wholemeal bread, sourdough, sliced bread, gluten free bread,
      baguette, bread rolls, burger buns, hot dog buns, bagels, pitta bread, naan bread, tortilla wraps,
      wraps, croissants, pain au chocolat, muffins, english muffins, crumpets, scones, hot cross buns,
      teacakes, doughnuts, birthday cake, cupcakes, garlic bread, pancakes, pastries
    dairy: milk, whole milk, semi skimmed milk, skimmed milk, lactose free milk, oat milk, almond milk,
      soya milk, butter, unsalted butter, spreadable butter, margarine, eggs, free range eggs, cheese,
      cheddar, mature cheddar, grated cheese, sliced cheese, cheese slices, string cheese, cream cheese,
      cottage cheese, mozzarella, parmesan, feta, halloumi, brie, goats cheese, blue cheese, red leicester,
      yogurt, greek yoghurt, natural yogurt, plain yogurt, fruit yogurts, single cream, double cream,
      heavy cream, sour cream, creme fraiche, custard, rice pudding, chocolate mousse, tofu
    meat: chicken, chicken breasts, chicken thighs, chicken legs, chicken drumsticks, chicken wings,
      whole chicken, roast chicken, beef mince, ground beef, minced beef, stewing steak, diced beef, steak,
      sirloin steak, roast beef, pork chops, pork belly, pulled pork, lamb chops, leg of lamb, sausages,
      bacon, smoked bacon, gammon, ham, sliced ham, cooked ham, salami, pepperoni, chorizo, turkey mince,
      sliced turkey, salmon, salmon fillets, smoked salmon, cod fillets, tuna steaks, prawns, mussels,
      burgers, meatballs, pate, cocktail sausages
    frozen: frozen peas, frozen chips, oven chips, frozen berries, frozen vegetables, frozen spinach,
      fish fingers, chicken nuggets, ice cream, vanilla ice cream, ice lollies, choc ices, ice, pizza,
      frozen pizza, hash browns, frozen prawns
    pantry: rice, basmati rice, brown rice, pasta, spaghetti, penne, lasagne sheets, noodles, egg noodles,
      couscous, quinoa, lentils, red lentils, chickpeas, kidney beans, black beans, baked beans, butter beans,
      chopped tomatoes, tinned tomatoes, tomato puree, tomato paste, passata, pasta sauce, tomato sauce,
      coconut milk, tinned tuna, olives, gherkins, pickles, olive oil, vegetable oil, sunflower oil,
      sesame oil, vinegar, balsamic vinegar, white wine vinegar, soy sauce, ketchup, brown sauce, mayonnaise,
      mustard, dijon mustard, hot sauce, sriracha, sweet chilli sauce, pesto, gravy granules, stock cubes,
      chicken stock, vegetable stock, salt, sea salt, black pepper, peppercorns, mixed herbs, dried oregano,
      oregano, paprika, smoked paprika, cumin, ground cumin, turmeric, cinnamon, ground ginger, cayenne,
      cayenne pepper, chilli powder, chilli flakes, garlic powder, onion powder, garam masala, curry powder,
      curry paste, nutmeg, bay leaves, vanilla extract, flour, plain flour, self raising flour, bread flour,
      sugar, caster sugar, brown sugar, icing sugar, baking powder, baking soda, yeast, cocoa powder,
      chocolate chips, cornflour, honey, maple syrup, golden syrup, jam, strawberry jam, marmalade,
      peanut butter, cereal, cornflakes, granola, muesli, oats, porridge oats, cereal bars, biscuits,
      digestives, cookies, crackers, rice cakes, crisps, tortilla chips, popcorn, nuts, mixed nuts, almonds,
      walnuts, cashews, peanuts, raisins, dried apricots, chocolate, dark chocolate, milk chocolate,
      chocolate bars, sweets, chewing gum, hummus, salsa, soup, tomato soup, chicken soup, breadcrumbs,
      sunflower seeds, pumpkin seeds, chia seeds, sesame seeds, taco shells, taco seasoning, instant noodles,
      gravy, tahini
    drinks: water, bottled water, still water, sparkling water, orange juice, apple juice, cranberry juice,
      orange squash, coke, diet coke, coke zero, lemonade, tonic water, ginger beer, energy drinks, tea,
      tea bags, green tea, decaf tea, peppermint tea, coffee, instant coffee, ground coffee, coffee beans,
      coffee pods, hot chocolate, beer, lager, cider, white wine, red wine, rose wine, prosecco, gin, vodka,
      whisky, rum, smoothies
    household: toilet paper, toilet roll, loo roll, kitchen roll, paper towels, bin bags, bin liners,
      washing up liquid, dish soap, dishwasher tablets, dishwasher salt, rinse aid, laundry detergent,
      washing powder, washing capsules, fabric softener, bleach, bathroom cleaner, kitchen cleaner,
      floor cleaner, multi surface spray, glass cleaner, toilet cleaner, limescale remover, sponges, scourers,
      cloths, microfibre cloths, rubber gloves, foil, tin foil, cling film, baking paper, greaseproof paper,
      freezer bags, sandwich bags, napkins, paper plates, paper cups, batteries, AA batteries, light bulbs,
      candles, matches, lighter, air freshener, cat food, cat litter, dog food, dog biscuits, dog poo bags,
      bird food, gift wrap, wrapping paper, sellotape, super glue
    care: shampoo, conditioner, shower gel, body wash, soap, hand soap, hand wash, toothpaste, toothbrush,
      toothbrushes, electric toothbrush heads, mouthwash, dental floss, deodorant, razors, razor blades,
      shaving foam, shaving gel, moisturiser, face cream, hand cream, lip balm, sun cream, cotton pads,
      cotton buds, cotton wool, tissues, wet wipes, face wipes, baby wipes, nappies, baby food, baby formula,
      tampons, sanitary towels, pads, plasters, paracetamol, ibuprofen, vitamins, vitamin d, cough medicine,
      throat sweets, hair dye, hairspray, make up remover, nail polish remover, hand sanitiser,
      contact lens solution, antiseptic cream
    other: flowers, birthday card, newspaper, magazine, stamps, pens, envelopes, balloons, potting compost
    """
}
