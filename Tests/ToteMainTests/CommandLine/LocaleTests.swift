// Messages follow the locale; exit codes and machine-readable output don't.

import PtyTesting
import Testing
import Tote

@testable import ToteFormats
@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct LocaleTests {
    let home = Home()

    func script(_ line: String, _ locale: String) async throws -> PlainProgram {
      try await home.script(line, environment: ["LC_ALL": locale])
    }

    @Test(arguments: [
      (
        "C.UTF-8", "tote: No list called “nothing”. Existing names:\n",
        "tote: Unexpected argument: “x”. See tote help redo.\n"
      ),
      (
        "es_ES.UTF-8", "tote: No hay ninguna lista llamada “nothing”. Los que hay:\n",
        "tote: Sobra un argumento: “x”. Consulta tote help redo.\n"
      ),
      (
        "fr_FR.UTF-8", "tote: Aucune liste «\u{A0}nothing\u{A0}». Noms existants\u{A0}:\n",
        "tote: Argument en trop\u{A0}: «\u{A0}x\u{A0}». Voir tote help redo.\n"
      ),
      (
        "tr_TR.UTF-8", "tote: “nothing” adlı liste yok. Var olanlar:\n",
        "tote: Beklenmeyen argüman: “x”. Yardım: tote help redo.\n"
      ),
    ])
    func `errors are in the language of the locale, with the same codes`(
      locale: String, missing: String, unexpected: String
    ) async throws {
      try home.run("tote add -q milk")
      let list = try await script("tote ls nothing", locale)
      #expect(list.code == 3 && list.output == "" && list.words.hasPrefix(missing), "\(list.words)")
      let usage = try await script("tote redo x", locale)
      #expect(usage.code == 2 && usage.output == "" && usage.words == unexpected, "\(usage.words)")
      #expect(try await script("tote add ' '", locale).code == 1)
      let app = try await script("tote", locale)
      #expect(app.code == 2 && app.words.hasPrefix("tote: "), "\(app.words)")
      #expect(app.words.contains("is not a terminal") == (locale == "C.UTF-8"), "\(app.words)")
      #expect(try await script("tote --db none.db ls", locale).code == 4)
    }

    @Test func `a language that is asked for is spoken, in help, manual and refusals`() async throws {
      let help = try home.run("tote --language tr help add")
      #expect(
        help.output.hasPrefix("tote add – Listeye ürün ekle\n\nKullanım: tote add [SEÇENEK…] [ÜRÜN…]\n"))
      let manual = try home.run("tote manual --language fr")
      #expect(manual.output.contains(".SH CODE DE RETOUR\n"))
      #expect(manual.output.contains("Ajouter des articles à une liste.\n"))
      let refusal = try home.run("tote --language es frob")
      #expect(refusal.words == "tote: No existe el comando “frob”. Consulta tote --help.\n")
      let completion = try await script("tote completion fish -- 'tote und'", "fr_FR.UTF-8")
      #expect(completion.output == "undo\tAnnuler la dernière modification\n")
    }

    @Test(arguments: [
      ("en_GB.UTF-8", "£6.49"), ("en_US.UTF-8", "$6.49"), ("it_IT", "€6.49"),
      ("fr_CH.UTF-8", "CHF\u{A0}6.49"), ("es_MX.UTF-8", "$6.49"), ("es_ES.UTF-8", "6,49\u{A0}€"),
      ("de_AT", "6,49\u{A0}€"), ("de_CH.UTF-8", "CHF\u{A0}6.49"),
    ])
    func `a price without a sign is in the currency of the country`(locale: String, price: String)
      async throws
    {
      let added = try await script("tote add -n wood glue 6.49", locale)
      #expect(added.output.hasSuffix("· \(price)\n"), "\(added.output)")
    }

    @Test(arguments: [
      (["LANG": "en_GB.UTF-8"], Region(dates: "GB", figures: "GB")),
      (["LANG": "en_US.UTF-8", "LC_TIME": "en_DK.UTF-8"], Region(dates: "DK", figures: "US")),
      (["LANG": "es_MX", "LC_MONETARY": "de_DE@euro"], Region(dates: "MX", figures: "DE")),
      (["LC_ALL": "fr_CH.UTF-8", "LC_TIME": "C"], Region(dates: "CH", figures: "CH")),
      (["LANG": "C.UTF-8"], Region()), ([:], Region()),
    ])
    func `dates and figures have countries of their own`(variables: [String: String], region: Region) {
      let variables = Variables(value: { variables[$0] }, home: { nil }, workingFolder: { "/" })
      #expect(Region(variables) == region)
    }

    @Test(arguments: [("en_GB.UTF-8", "GB"), ("en_US.UTF-8", "US"), ("C.UTF-8", nil)] as [(String, String?)])
    func `dates are as in the country of the locale`(locale: String, country: String?) async throws {
      try home.run("tote note add -q Trip bags")
      let today = Region.$current.withValue(Region(dates: country)) { Moment.now.shownDay }
      #expect(try await script("tote note ls", locale).output.contains(today))
    }

    @Test(arguments: [("bananas 59p", "en_GB.UTF-8", "£0.59"), ("gum 99c", "en_US.UTF-8", "$0.99")])
    func `coins are those of the country`(line: String, locale: String, price: String) async throws {
      #expect(try await script("tote add -n '\(line)'", locale).output.hasSuffix("· \(price)\n"))
    }

    @Test func `what a list has prices in counts more than the country`() async throws {
      try home.run("tote add -q 'milk €1.09'")
      #expect(try await script("tote add -n wood glue 6.49", "en_GB.UTF-8").output.hasSuffix("· €6.49\n"))
    }

    private static let countries: [(variables: [String: String], code: String?)] = [
      (["LANG": "en_GB.UTF-8"], "GBP"), (["LANG": "en_GB.UTF-8", "LC_MONETARY": "de_DE@euro"], "EUR"),
      (["LC_ALL": "tr_TR", "LC_MONETARY": "de_DE"], "TRY"), (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], "JPY"),
      (["LANG": "C.UTF-8"], nil), (["LANG": "fr"], nil), (["LANG": "pl_PL.UTF-8"], "PLN"),
      (["LANG": "nb_NO.UTF-8"], "NOK"), (["LANG": "th_TH.UTF-8"], "THB"),
      (["LANG": "en_ZZ"], nil),
      ([:], nil),
    ]

    @Test(arguments: countries)
    func `the country is that of the locale for money`(variables: [String: String], code: String?) {
      let variables = Variables(value: { variables[$0] }, home: { nil }, workingFolder: { "/" })
      #expect(Currency(variables)?.code == code)
    }

    @Test func `what programs read is the same in every language`() async throws {
      try home.run(
        "tote add -q 2 kg apples €1.50; tote add -q milk '#dairy'; tote done -q milk; tote note add -q A b")
      for line in [
        "tote ls --json", "tote lists --json", "tote note ls --json", "tote export", "tote export -f json",
        "tote export -f csv", "tote where database", "tote completion bash",
        "tote completion bash -- 'tote ls gr'",
        "tote --version",
      ] {
        let english = try await script(line, "C.UTF-8")
        #expect(english.code == 0 && english.output != "", "\(line)")
        for locale in ["es_ES.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8"] {
          #expect(try await script(line, locale).output == english.output, "\(line) in \(locale)")
        }
      }
    }

    @Test func `a file that cannot be read is told in its place, in the language of the locale`() async throws
    {
      try await home.script("printf 'name,amount\\napples,two\\n' > bad.csv")
      let run = try await script("tote import bad.csv", "fr_FR.UTF-8")
      #expect(run.code == 1)
      #expect(
        run.words.hasPrefix(
          "bad.csv:2:8: attendu\u{A0}: une quantité, par exemple 2,5 kg\u{A0}; trouvé\u{A0}: \"two\".\n"),
        "\(run.words)")
    }
  }
}
