import ToteModel
import Tote

extension Turkish {
  var shareHelp: CommandHelp {
    CommandHelp(
      summary: "Bir listeyi sunucu üzerinden paylaş",
      details: [
        "Liste, CalDAV sunucunuzda başkalarının ve telefonların da kullanabildiği bir koleksiyon olur. Önce oturum açın: tote help sync login.",
        "Her şey çevrimdışı da çalışır; uygulama açıkken otomatik olarak gönderir ve alır.",
        "--join ile sunucudaki listeleri gösterir veya birine katılır.",
      ],
      examples: [
        .init("tote share Alışveriş", "bir listeyi paylaşır"),
        .init("tote share --join", "sunucudaki listeleri gösterir"),
        .init("tote share --join Alışveriş", "birinin paylaştığı bir listeye katılır"),
        .init(
          "tote share --join https://dav.example.org/house/food/", "başka birinin listesine adresiyle katılır"
        ),
      ])
  }

  var unshareHelp: CommandHelp {
    CommandHelp(
      summary: "Bir listeyi paylaşmayı bırak",
      details: ["Hiçbir şey silinmez: liste burada ve, --delete-on-server yoksa sunucuda kalır."],
      examples: [
        .init("tote unshare Alışveriş", "bir listeyi paylaşmayı bırakır"),
        .init("tote unshare --delete-on-server Alışveriş", "orada da herkes için siler"),
      ])
  }

  var syncHelp: CommandHelp {
    CommandHelp(
      summary: "Paylaşılan listelerdeki değişiklikleri gönder ve al",
      details: [
        "Bir listeyi veya hepsini bir kez eşitler. Uygulama açıkken bunu kendisi yapar; diğer zamanlarda sisteminizin zamanlayıcısı yapabilir.",
        "Sunucuya ulaşılamazsa veya sunucu reddederse çıkış kodu 5 olur.",
      ],
      examples: [
        .init("tote sync login https://dav.example.org --user ada", "bir sunucuda oturum açar"),
        .init("tote sync", "her şeyi gönderir ve alır"),
        .init("tote sync status", "durumu gösterir"),
      ])
  }

  var syncLoginHelp: CommandHelp {
    CommandHelp(
      summary: "Bir CalDAV sunucusunda oturum aç",
      details: [
        "Radicale, Xandikos, Nextcloud, Baikal ve başkaları. Parola için seçenek verilmezse sorar ve yalnızca sizin okuyabileceğiniz bir dosyada saklar.",
        "URL verilmezse, veritabanının adını verdiği hesabın kullanılıp kullanılmayacağını sorar; örneğin veritabanını başka bir bilgisayara taşıdıktan sonra.",
      ],
      examples: [
        .init(
          "tote sync login https://dav.example.org --user ada --password-command 'pass show dav'",
          "parolayı bir komuttan alır")
      ])
  }

  var syncLogoutHelp: CommandHelp {
    CommandHelp(
      summary: "Sunucudaki oturumu kapat",
      details: ["Listeler artık buradan paylaşılmaz. Ne burada ne sunucuda bir şey silinir."],
      examples: [.init("tote sync logout", "oturumu kapatır")])
  }
  var syncStatusHelp: CommandHelp {
    CommandHelp(
      summary: "Paylaşılan listelerin durumunu göster",
      examples: [.init("tote sync status", "durumu gösterir")])
  }
  var syncLogHelp: CommandHelp {
    CommandHelp(
      summary: "Başkalarının neyi değiştirdiğini ve neyin birleştirildiğini göster",
      examples: [.init("tote sync log", "başkalarının neyi değiştirdiğini gösterir")])
  }
  var syncHeldHelp: CommandHelp {
    CommandHelp(
      summary: "Bekleyen silmelere karar ver",
      details: [
        "Bir listenin çoğu sunucudan bir anda kaybolursa, siz karar verene dek burada hiçbir şey silinmez:",
        "• accept: burada da sil",
        "• keep: koru ve sunucuya yeniden gönder",
      ],
      examples: [.init("tote sync held accept Alışveriş", "başka yerde silineni burada da siler")])
  }
}
