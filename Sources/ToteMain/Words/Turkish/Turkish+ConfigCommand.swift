import Tote
import ToteModel

extension Turkish {
  var configHelp: CommandHelp {
    CommandHelp(
      summary: "Ayarları göster ve değiştir",
      details: [
        "Komut verilmezse tüm ayarları değeri, kaynağı ve açıklamasıyla gösterir. Ayarlar "
          + "$XDG_CONFIG_HOME/tote/config.toml dosyasındadır; elle de düzenleyebilirsiniz, açık uygulama hemen uyar.",
        "Şunlardan sonuncusu geçerlidir: varsayılan, dosya, TOTE_THEME gibi bir değişken, --theme gibi bir seçenek.",
        "Dosyada okunamayan yer satırıyla bildirilir, gerisi geçerlidir.",
      ],
      examples: [
        .init("tote config", "tüm ayarları gösterir"),
        .init("tote config set first-weekday sunday", "haftayı pazar günü başlatır"),
      ])
  }

  var configGetHelp: CommandHelp {
    CommandHelp(
      summary: "Bir ayarın değerini yazdır",
      examples: [.init("tote config get theme", "temanın adını yazdırır")])
  }

  var configSetHelp: CommandHelp {
    CommandHelp(
      summary: "Dosyada bir ayarı değiştir",
      details: ["Dosyadaki yorumlar ve sıra korunur. Ayarlar:"] + settingLines + [
        "Ad olarak keys.KOMUT uygulamadaki bir komutun tuşlarını alır; colors.ROL, colors.dark.ROL ve colors.light.ROL ise bir renk: bir ad, "
          + "0–255 arası bir sayı veya #rrggbb."
      ],
      examples: [
        .init("tote config set language tr", "Türkçe konuşur"),
        .init("tote config set editor 'nano -w'", "notları nano ile düzenler"),
        .init("tote config set keys.items.tick space t", "t ile de işaretler"),
        .init("tote config set colors.dark.accent '#5ecbe0'", "bir renk seçer"),
      ])
  }

  var configUnsetHelp: CommandHelp {
    CommandHelp(
      summary: "Dosyadan bir ayarı çıkar",
      examples: [.init("tote config unset theme", "temayı yine terminale bırakır")])
  }

  var configEditHelp: CommandHelp {
    CommandHelp(
      summary: "Ayarları düzenleyicide aç",
      details: ["Yeni dosya her ayarı açıklar. Sorunlar, düzenleyici kapanınca bildirilir."],
      examples: [.init("tote config edit", "ayarları düzenler")])
  }

  var configKeysHelp: CommandHelp {
    CommandHelp(
      summary: "Uygulamadaki komutların tuşlarını listeler",
      details: ["Her satırda bir komut: dosyadaki adı, tuşları ve ne yaptığı."],
      examples: [.init("tote config keys | grep geçmiş", "geçmişi neyin açtığını bulur")])
  }

  var configPathHelp: CommandHelp {
    CommandHelp(
      summary: "Dosyanın yolunu yazdır",
      examples: [
        .init("cp dotfiles/tote.toml \"$(tote config path)\"", "başka bir bilgisayarın ayarlarını kullanır")
      ])
  }
}
