import Testing

@testable import ToteModel

/// Ingredient lines: what stands in brackets, behind a comma, in other measures, and how things are counted.
@Suite struct RemarkLineTests {
  @Test(arguments: [
    // In brackets, in front of the name, in it and behind it.
    ("(240 ml) milk", "240 ml | milk"), ("1 cup (240 ml) milk", "1 cup | milk | !240 ml"),
    ("butter (4 sticks)", "4 sticks | butter"),
    ("500 g kielbasa (Polish sausage)", "500 g | kielbasa | !Polish sausage"),
    ("2 cups icing (powdered) sugar", "2 cups | icing sugar | !powdered"),
    ("cheese (for the kids)", "cheese | !for the kids"),
    ("4 lb (1.8 kg) lamb, trimmed", "4 lb | lamb | !1.8 kg, trimmed"), ("Alien (1979)", "Alien (1979)"),
    ("200 g mozzarella (not buffalo), torn", "200 g | mozzarella | !not buffalo, torn"),
    // Behind a comma.
    ("2 tbsp oil, or more to taste", "2 tbsp | oil | !or more to taste"),
    ("oil, for frying", "oil | !for frying"),
    ("1 bunch basil, plus 12 leaves", "1 bunch | basil | !plus 12 leaves"),
    ("4 mint sprigs, leaves only", "4 sprigs | mint | !leaves only"),
    ("1 loaf bread, cut into 4 slices", "1 loaf | bread | !cut into 4 slices"),
    ("3 peppers, seeds removed", "3x | peppers | !seeds removed"),
    ("250 ml stock, preferably homemade", "250 ml | stock | !preferably homemade"),
    ("1 chicken, split in half", "1x | chicken | !split in half"),
    ("skinless, boneless chicken", "skinless, boneless chicken"),
    ("4 boneless, skinless thighs", "4x | boneless, skinless thighs"),
    ("olive oil for frying", "olive oil | !for frying"), ("food for dogs", "food for dogs"),
    ("2 tomates, sin piel", "2x | tomates | !sin piel"),
    ("2 citrons, pour le jus", "2x | citrons | !pour le jus"),
    ("1 demet maydanoz, isteğe göre", "1 bunch | maydanoz | !isteğe göre"),
    // How large.
    ("4 large eggs", "4x | eggs | !large"), ("1 medium onion, diced", "1x | onion | !medium, diced"),
    ("2 cebollas", "2x | cebollas"), ("1 gros oignon", "1x | oignon | !gros"),
    ("2 büyük soğan", "2x | soğan | !büyük"),
    ("1 grand marnier", "1x | grand marnier"), ("large eggs", "large eggs"),
    ("5 petits pois", "5x | petits pois"), ("2 petits suisses", "2x | petits suisses"),
    ("2 cepillos de dientes", "2x | cepillos de dientes"), ("1 pasta de dientes", "1x | pasta de dientes"),
    // The same amount twice.
    ("300ml/11fl oz cream", "300 ml | cream"), ("1kg/2lb 4oz potatoes", "1 kg | potatoes"),
    ("125g/4 1/2 oz sugar", "125 g | sugar"),
    ("50ml/2fl oz/3½tbsp honey", "50 ml | honey"), ("¾ cup / 177 ml yoghurt", "0.75 cup | yoghurt"),
    ("24/7 bar", "24/7 bar"),
    // Cups, and fractions.
    ("1 c sugar", "1 cup | sugar"), ("½ c. milk", "0.5 cup | milk"), ("4 C batteries", "4x | C batteries"),
    ("1-1/2 cups flour", "1.5 cups | flour"), ("1 and 1/2 cups flour", "1.5 cups | flour"),
    ("2 1/2-3 cups flour", "3 cups | flour"), ("2 ¼ to 2 ½ cups flour", "2.5 cups | flour"),
    // Each of a size.
    ("One 5-pound chicken", "1x | chicken | !5-pound"),
    ("2 6-ounce salmon fillets", "2x | salmon fillets | !6-ounce"),
    ("six 1-inch slices of bread", "6 slices | bread | !1-inch"),
    // What cooks count in, with and without a number, before and behind the name.
    ("pinch salt", "1 pinch | salt"), ("pinch of salt", "1 pinch | salt"),
    ("a dash of milk", "1 dash | milk"),
    ("handful spinach", "1 handful | spinach"), ("loaf of bread", "1 loaf | bread"),
    ("gallon of milk", "1 gallon | milk"),
    ("bunch of coriander", "1 bunch | coriander"), ("3 garlic cloves", "3 cloves | garlic"),
    ("2 celery ribs", "2 stalks | celery"), ("1 fennel bulb", "1 bulb | fennel"),
    ("½ ciabatta loaf", "0.5 loaf | ciabatta"),
    ("2 sheets puff pastry", "2 sheets | puff pastry"), ("3 ears corn", "3 ears | corn"),
    ("2 strips bacon", "2 strips | bacon"),
    ("2 crates beer", "2 crates | beer"), ("12 pouches cat food", "12 pouches | cat food"),
    ("2 gotas de vainilla", "2 drops | vainilla"),
    ("8 rolls", "8x | rolls"), ("4 bay leaves", "4x | bay leaves"), ("clove oil", "clove oil"),
    ("can opener", "can opener"),
    ("1 tsp freshly ground pepper", "1 tsp | pepper | !freshly ground"),
    ("1 tsp ground pepper", "1 tsp | ground pepper"),
    // An amount in a tail is never the item's.
    ("4 tbsp butter, cut into 12 slices", "4 tbsp | butter | !cut into 12 slices"),
    ("1 c sugar, plus 1 tablespoon", "1 cup | sugar | !plus 1 tablespoon"),
    ("½ cup basil, plus 4 leaves for garnish", "0.5 cup | basil | !plus 4 leaves for garnish"),
    ("1 tsp salt (or 3 drops smoke)", "1 tsp | salt | !or 3 drops smoke"),
    ("12 thin slices bacon", "12 slices | bacon | !thin"),
    ("1 small tin anchovies", "1 can | anchovies | !small"),
    // Behind the name.
    ("beer 6-pack", "1 pack | beer | !6x"), ("AA batteries 8", "8x | AA batteries"),
    ("eggs 12", "12x | eggs"),
  ])
  func `a line is understood`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("2 large eggs", "3 eggs", false), ("2 large eggs", "3 small eggs", false),
    ("1 onion, diced", "1 onion, for frying", false),
    ("1 cup (240 ml) milk", "2 cups milk !cold", false), ("6 x 1 l milk", "6x1.5L milk", true),
    ("2 eggs (free range)", "3 eggs (barn)", true),
  ])
  func `how large it is and how to prepare it keeps no two items apart`(
    one: String, other: String, isApart: Bool
  ) throws {
    let (one, other) = (try #require(ParsedItem(one)), try #require(ParsedItem(other)))
    #expect(one.details.contradicts(other.details) == isApart)
  }
}
