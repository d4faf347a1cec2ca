/// The currencies of ISO 4217, how they are written, and where they are used.
enum Currencies {
  struct Facts: Sendable {
    let code: String
    let decimals: Int
    let stored: String
    /// A sign that others have, too.
    var shared: String?
    let spellings: [String]
    let countries: [String]
    let leads: Bool
    /// A code that is also a word, which only its own readers mean by it: `SHOWER GEL 1.99`.
    let isWord: Bool
    let isDollar: Bool
  }

  /// A line for each: the code, decimals, the sign or `-`; other spellings; countries. The first part is of those that most
  /// people know; their places are an order that sums are shown in.
  private static let common = """
    EUR 2 €; EUR Euro Euros euro euros eur EURO; \
      AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK
    USD 2 $; USD US$ dollar dollars usd; \
      AG AR AU BB BM BS BZ CA CL CO DM EC FJ GD GY HK JM KI KN KY LC LR MX NA NZ PR SB SG SR SV TT TV TW US UY VC ZW
    GBP 2 £; GBP; GB GG GI IM JE
    TRY 2 ₺; TL tl TRY lira liralık TL'lik TL'den TL’den TL'ye TL’ye liradan liraya; TR
    JPY 0 ¥; ￥ 円 JPY yen; JP
    INR 2 ₹; INR Rs Rs. rupees; BT IN
    CHF 2 -; Fr. francs; CH LI
    AUD 2 A$; AU$ AUD$ AUD;
    CAD 2 C$; CA$ CAN$ CAD$ CAD;
    MXN 2 -; MX$ Mex$ pesos;
    BRL 2 R$; BRL reais; BR
    SEK 2 -; kr kr. Kr Kr. kronor; SE
    NOK 2 -; kr kr. Kr Kr. kroner; NO
    DKK 2 -; kr kr. Kr Kr. kroner; DK FO GL
    ISK 0 -; kr kr. Kr Kr. króna krónur; IS
    PLN 2 zł; PLN zl zł. Zł Zl złotych zloty; PL
    CZK 2 Kč; CZK Kc kč; CZ
    HUF 0 Ft; HUF ft; HU
    RON 2 lei; RON Lei LEI; RO
    RUB 2 ₽; RUB руб руб. р. р Р; RU
    UAH 2 ₴; UAH грн грн.; UA
    KRW 0 ₩; KRW 원; KR
    """

  private static let others = """
    AED 2 -; Dhs dhs dirhams; AE
    AFN 2 ؋;; AF
    ALL 2 Lek; lekë; AL
    AMD 2 ֏;; AM
    ANG 2 -;;
    AOA 2 -; Kz; AO
    ARS 2 -; AR$;
    AWG 2 -; Afl.; AW
    AZN 2 ₼;; AZ
    BAM 2 -;; BA
    BBD 2 -; Bds$;
    BDT 2 ৳;; BD
    BGN 2 -; лв лв.;
    BHD 3 -;; BH
    BIF 0 -;; BI
    BMD 2 -; BD$;
    BND 2 -; B$; BN
    BOB 2 Bs.;; BO
    BSD 2 -;;
    BTN 2 -;;
    BWP 2 -;; BW
    BYN 2 -;; BY
    BZD 2 -; BZ$;
    CDF 2 -;; CD
    CLP 0 -; CLP$ CL$;
    CNY 2 -; ¥ ￥ CN¥ RMB 元 yuan; CN
    COP 2 -; COL$;
    CRC 2 ₡;; CR
    CUP 2 CU$;; CU
    CVE 2 -;; CV
    DJF 0 -;; DJ
    DOP 2 -; RD$; DO
    DZD 2 -;; DZ
    EGP 2 -; E£; EG
    ERN 2 -;; ER
    ETB 2 -;; ET
    FJD 2 -; FJ$;
    FKP 2 -;; FK
    GEL 2 ₾;; GE
    GHS 2 GH₵; ₵; GH
    GIP 2 -;;
    GMD 2 -;; GM
    GNF 0 -;; GN
    GTQ 2 -;; GT
    GYD 2 -; GY$ G$;
    HKD 2 -; HK$;
    HNL 2 -;; HN
    HTG 2 -;; HT
    IDR 2 -; Rp Rp.; ID
    ILS 2 ₪; NIS שח; IL PS
    IQD 3 -;; IQ
    IRR 2 -; ﷼; IR
    JMD 2 -; J$;
    JOD 3 -;; JO
    KES 2 -; KSh Ksh; KE
    KGS 2 -;; KG
    KHR 2 ៛;; KH
    KMF 0 -;; KM
    KPW 2 -;; KP
    KWD 3 -; KD; KW
    KYD 2 -; CI$;
    KZT 2 ₸;; KZ
    LAK 2 ₭;; LA
    LBP 2 -;; LB
    LKR 2 -; Rs Rs. rupees; LK
    LRD 2 -; L$;
    LSL 2 -;; LS
    LYD 3 -;; LY
    MAD 2 DH;; MA
    MDL 2 -;; MD
    MGA 2 -;; MG
    MKD 2 -; ден ден.; MK
    MMK 2 -;; MM
    MNT 2 ₮;; MN
    MOP 2 MOP$;; MO
    MRU 2 -;; MR
    MUR 2 -; Rs Rs. rupees; MU
    MVR 2 -;; MV
    MWK 2 -;; MW
    MYR 2 -; RM; MY
    MZN 2 -;; MZ
    NAD 2 -; N$;
    NGN 2 ₦;; NG
    NIO 2 -; NI$; NI
    NPR 2 -; Rs Rs. rupees रू; NP
    NZD 2 -; NZ$ NZD$;
    OMR 3 -;; OM
    PAB 2 -;; PA
    PEN 2 S/.;; PE
    PGK 2 -;; PG
    PHP 2 ₱; Php; PH
    PKR 2 -; Rs Rs. rupees; PK
    PYG 0 ₲;; PY
    QAR 2 -;; QA
    RSD 2 -; дин дин. din.; RS
    RWF 0 -;; RW
    SAR 2 -;; SA
    SBD 2 -; SI$;
    SCR 2 -;; SC
    SDG 2 -;; SD
    SGD 2 -; S$ SG$;
    SHP 2 -;; SH
    SLE 2 -;; SL
    SOS 2 SoSh;; SO
    SRD 2 -; Sr$;
    SSP 2 -;; SS
    STN 2 -;; ST
    SVC 2 -;;
    SYP 2 -;; SY
    SZL 2 -;; SZ
    THB 2 ฿; บาท baht; TH
    TJS 2 -;; TJ
    TMT 2 -;; TM
    TND 3 -;; TN
    TOP 2 T$;; TO
    TTD 2 -; TT$;
    TWD 2 -; NT$;
    TZS 2 -; TSh; TZ
    UGX 0 -; USh; UG
    UYU 2 -; UY$ $U;
    UZS 2 -;; UZ
    VED 2 -;;
    VES 2 -;; VE
    VND 0 ₫; đ VNĐ; VN
    VUV 0 -;; VU
    WST 2 -; WS$; WS
    XAF 0 -; FCFA; CF CG CM GA GQ TD
    XCD 2 -; EC$;
    XCG 2 -;; CW SX
    XOF 0 -; CFA; BF BJ CI GW ML NE SN TG
    XPF 0 -;; NC PF WF
    YER 2 -;; YE
    ZAR 2 -;; ZA
    ZMW 2 -;; ZM
    ZWG 2 -; ZiG;
    """

  /// Signs that several currencies share. `kr` alone means none of them: they are too near to each other.
  static let shared: Set<String> = ["kr", "¥", "Rs"]
  private static let ambiguous: Set<String> = ["SEK", "NOK", "DKK", "ISK"]

  /// Words with small letters that also stand in front of a number.
  static let leadingWords = Set(
    "kr kr. Kr Kr. Rs Rs. Rp Rp. Fr. Php Dhs KSh Ksh TSh USh Kz".split(separator: " ").map(String.init))

  private static let words = Set(
    "ALL BOB CUP GEL LAK MAD MOP PEN SOS TOP".split(separator: " ").map(String.init))
  private static let leading = Set("USD GBP JPY INR AUD CAD BRL".split(separator: " ").map(String.init))

  /// Those that are gone, and other countries' words that stand for several.
  static let old = Set(
    """
    ATS BEF BYR CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK VEB VEF ZWL HK NT NZ SG BTC ETH
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  static let all = facts(common) + facts(others)
  static let commonCount = facts(common).count

  private static func facts(_ table: String) -> [Facts] {
    table.split(separator: "\n").map { line in
      let parts = line.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      let (code, sign) = (parts[0][0], parts[0][2])
      return Facts(
        code: code, decimals: Int(parts[0][1]) ?? 2, stored: sign == "-" ? code : sign,
        shared: sign == "-" ? parts[1].first(where: shared.contains) : shared.contains(sign) ? sign : nil,
        spellings: parts[1], countries: parts[2],
        leads: leading.contains(code), isWord: words.contains(code),
        isDollar: sign == "$" || ["A$", "C$"].contains(sign) || code == "BSD" || code == "CUP"
          || parts[1].contains { $0.hasSuffix("$") })
    }
  }

  /// By the code, the stored text, and the country.
  static let places = (
    code: Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].code, UInt8($0)) }),
    stored: Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].stored, UInt8($0)) }),
    country: Dictionary(
      uniqueKeysWithValues: all.indices.flatMap { place in all[place].countries.map { ($0, UInt8(place)) } })
  )

  /// By how they are written, the best known first.
  static let owners: [String: [UInt8]] = {
    var owners: [String: [UInt8]] = [:]
    for (place, facts) in all.enumerated() {
      for text in Set([facts.code, facts.stored] + facts.spellings) {
        owners[text, default: []].append(UInt8(place))
      }
    }
    return owners
  }()

  static func `default`(of owners: [UInt8]) -> UInt8? {
    owners.count > 1 && ambiguous.contains(all[Int(owners[0])].code) ? nil : owners.first
  }
}
