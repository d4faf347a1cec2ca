## The command line

# What tote-sync --help prints, in 80 columns.
sync-help =
    Kullanım: tote-sync login [URL --user AD] [SEÇENEK…]

    Listeleri bir CalDAV sunucusu üzerinden paylaşır. Gerektiğinde tote başlatır.

    login, sunucudaki listelerinizi bulur. Parolanızı sorar ve seçeneklerle aksi
    belirtilmedikçe yalnızca sizin okuyabileceğiniz bir dosyaya kaydeder.

    Seçenekler:
      --user AD                 Sunucudaki adınız
      --password-command KOMUT  Parolayı bir komutun yazdığı ilk satırdan al
      --password-file DOSYA     Parolayı yalnızca sizin okuyabildiğiniz bir
                                dosyanın ilk satırından al
      --ca DOSYA                Sistemdekiler yerine bir dosyadaki (PEM) sertifika
                                yetkililerine güven
      --language DİL            Dil: { $codes }
      --help                    Bu yardımı yazdır

    Çıkış kodu:
      0    başarılı
      1    işlem reddedildi
      2    komut satırı geçersiz
      4    bir dosya okunamıyor ya da yazılamıyor
      5    sunucuya ulaşılamıyor veya sunucu reddediyor
sync-missing-command = Komut eksik. Bkz. tote-sync --help.
sync-unknown-command = “{ $word }” adında bir komut yok. Bkz. tote-sync --help.
sync-unknown-option = Bilinmeyen seçenek: { $word }.
sync-missing-value = { $option } için bir değer gerekiyor.
sync-not-a-language = --language için “{ $value }” geçersiz. { $codes } kullanın.
sync-unexpected = Beklenmeyen argüman: “{ $word }”.
sync-missing-list = Bir liste adı eksik.
sync-missing-address = login için URL gerekiyor.
sync-missing-user = Sunucudaki adınız eksik. --user AD ekleyin.
sync-two-passwords = --password-command ile --password-file birlikte kullanılamaz.
sync-not-an-address = “{ $text }” https://dav.example.org gibi bir adres değil.
# The address is left out, since it may contain a password.
sync-address-holds-user = Adrese ad ya da parola yazmayın: --user kullanın.
sync-needs-tls = Parolalar yalnızca https ile gönderilir. https:// ile başlayan bir adres kullanın.
# The codes of languages: all but the last, with commas between them, and the last.
sync-codes = { $first } ya da { $last }

## Logging in

# Whether to log in as whom the database names.
sync-log-in = { $server } sunucusunda { $user } olarak oturum açılsın mı?
# After a question: the answers, the default in capitals.
sync-yes-or-no = [e/H]
sync-password-for = { $server } – { $user } parolası: { "" }
sync-logged-in = { $server } sunucusunda { $user } olarak oturum açıldı.
sync-stored-password = Parola “{ $path }” dosyasına kaydedildi; yalnızca siz okuyabilirsiniz.
# After the name of a list.
sync-read-only = salt okunur
sync-no-lists = Orada liste yok.
sync-no-lists-yet = Orada henüz liste yok. tote share LİSTE listelerinizden birini paylaşır.
sync-syncing = Eşitleniyor
sync-logged-out = Oturum kapatıldı: { $server }. Listeleriniz burada, sunucudakiler orada kalır.
sync-password-open-to-others = “{ $path }” dosyasını başkaları okuyabiliyor. Önce chmod 600 uygulayın.
sync-password-not-a-file = “{ $path }” normal bir dosya değil. İlk satırında parola olan bir dosya belirtin.
sync-password-cannot-read = “{ $path }” okunamıyor: { $reason }.
sync-password-cannot-store = Parola “{ $path }” dosyasına kaydedilemiyor: { $reason }.
sync-password-empty = Parola boş.
sync-password-command-failed = Parola komutu başarısız oldu (çıkış kodu { $code }).
sync-password-command-took-too-long = Parola komutu çok uzun sürdü.
sync-password-nobody-to-ask = Parolanın sorulabileceği bir terminal yok. --password-command ya da --password-file kullanın.
sync-cancelled = İptal edildi.
# What means yes, without capitals and accents.
sync-yes = e, evet

## What a server answers

sync-unauthorized = { $server } bu adı ve parolayı kabul etmiyor. İkisini de denetleyin. Girişiniz iki adımlıysa bir uygulama parolası gerekir.
sync-forbidden = { $server } hesabınızın bunu yapmasına izin vermiyor.
sync-not-found = { $server } sunucusunda bu adreste bir şey yok. Adresi denetleyin.
sync-not-supported = { $server } bunu desteklemiyor.
sync-conflict = { $server } bir çakışma bildiriyor. Yeniden deneyin.
sync-changed = Liste bu arada { $server } üzerinde değiştirilmiş. Yeniden deneyin.
sync-outdated = { $server } bir değişikliği güncel olmadığı için sürekli reddediyor. Tote her seferinde daha uzun bekleyip yeniden dener.
sync-locked = Liste { $server } üzerinde kilitli. Daha sonra yeniden deneyin.
sync-busy = { $server } meşgul. Daha sonra yeniden deneyin.
sync-busy-for = { $server } meşgul. { $minutes } dakika sonra yeniden deneyin.
sync-full = { $server } üzerinde yer kalmamış. Orada biraz yer açın.
sync-too-large = Bu, { $server } için fazla büyük.
sync-other-server = { $server } sizi { $other } adresine yönlendiriyor; parolanız oraya gönderilmez. Güveniyorsanız orada oturum açın.
sync-redirected-too-often = { $server } döngüye giren bir yönlendirme yapıyor. Adresi denetleyin.
sync-not-calendars = { $server } bir CalDAV sunucusu değil. Adresi ve ağınızın oturum açmanızı isteyip istemediğini denetleyin.
sync-not-utf8 = { $server } sunucusunun yanıtı geçerli UTF-8 değil.
sync-malformed = { $server } sunucusunun yanıtı geçerli XML değil (satır { $line }).
sync-unsafe = { $server } sunucusunun yanıtını okumak güvenli değil.
sync-status = { $server } bir hatayla yanıt verdi (HTTP { $status }).
sync-unknown-server = { $server } adında bir sunucu yok. Adresi ve bağlantınızı denetleyin.
sync-cannot-connect = { $server } sunucusuna ulaşılamıyor. Adresi denetleyin ya da daha sonra yeniden deneyin.
sync-timed-out = { $server } çok geç yanıt veriyor. Daha sonra yeniden deneyin.
sync-broken-off = { $server } ile bağlantı koptu. Yeniden deneyin.
sync-answer-too-large = { $server } sunucusunun yanıtı { $megabytes } MB’tan büyük; okunmadı.
sync-certificate-expired = { $server } sertifikasının süresi dolmuş. Sunucuda yenileyin.
sync-certificate-not-yet-valid = { $server } sertifikası henüz geçerli değil. Bu bilgisayarın tarihini denetleyin.
sync-certificate-of-unknown-authority = { $server } sertifikasını veren yetkili bilinmiyor. Kendi sertifika yetkilinizse --ca DOSYA ekleyin.
sync-certificate-of-other-server = { $server } sertifikası başka bir sunucuya ait. Adresi denetleyin.
sync-certificate-not-trusted = { $server } sertifikasına güvenilemiyor.
sync-no-tls = { $server } ile güvenli bağlantı kurulamıyor. Adresi ve bağlantı noktasını denetleyin.
sync-no-authorities = --ca ile verilen dosya sertifika (PEM) olarak okunamıyor.
sync-connection-failed = { $server } bağlantısı başarısız oldu (curl hatası { $code }).

## Sharing lists

sync-shared = “{ $list }” artık paylaşılıyor ({ $server }).
# How to open a list on other machines and phones, and what others with access run.
sync-how-to-join =
    Tote olan başka bir bilgisayarda: tote share --join "{ $name }"
    Telefonda aynı sunucu, ad ve parolayla bir CalDAV hesabı ekleyin (Tasks.org, DAVx5 veya Apple Anımsatıcılar).
    Sunucuda erişimi olan başkaları için: tote share --join { $address }
# What to do on Nextcloud, step by step, before others may open it.
sync-how-to-invite =
    Nextcloud üzerinde başkalarıyla paylaşmak için:
      1. Tarayıcıda { $server } üzerinde Görevler’i, “{ $name }” yanındaki menüyü (…) ve Paylaş’ı açın.
      2. Öbür kişinin adını yazın ve düzenlemeye izin verin.
      3. Bu kişi Tote ile önce tote sync login { $server } --user AD, sonra tote share --join kullanır.
      4. Android’de DAVx5’e bir hesap ekler: temel URL { $server }/remote.php/dav, kendi adı ve bir
         uygulama parolası (Nextcloud: Ayarlar, Güvenlik). Orada “{ $name }” listesini işaretler ve Tasks.org’u açar.
      5. iPhone’da { $server }, kendi adı ve bir uygulama parolasıyla bir CalDAV hesabı ekler ve Anımsatıcılar’ı açar.
sync-is-long = “{ $list }” listesinde { $count } ürün var. 5.000’den fazla ürün olunca eşitleme birçok sunucuda yavaşlar.
# After the name of a list on the server.
sync-already-here = zaten burada
sync-joined = “{ $list }” listesine katıldınız ({ $count } ürün).
sync-is-called = Burada zaten “{ $name }” adlı bir liste var; bu listenin adı “{ $list }” oldu.
sync-is-gone = “{ $list }” artık { $server } üzerinde değil. Burada duruyor. Paylaşmayı bırakmak için: tote unshare "{ $list }"
# $deleted is yes if it was deleted on the server.
sync-unshared = { $deleted ->
    [yes] “{ $list }” artık paylaşılmıyor ve sunucudan silindi. Burada kalır.
   *[no] “{ $list }” artık paylaşılmıyor. Hem burada hem sunucuda kalır.
}
sync-deleted-held = “{ $list }” listesinden { $count } ürün silindi.
sync-kept-held = “{ $list }” listesindeki { $count } ürün korundu ve sunucuya yeniden gönderildi.
sync-nothing-shared = Henüz paylaşılan bir şey yok. Bir listeyi paylaşmak için: tote share LİSTE
sync-account = Oturum açık: { $user }, { $server }
sync-account-problem = Oturum açık: { $user }, { $server } ({ $problem })
sync-nothing-happened = Henüz bir şey olmadı.
sync-checked = son denetim: { $when }
sync-not-checked = henüz denetlenmedi

## What happened to shared lists

sync-item-added = eklendi: { $item }
sync-item-ticked = işaretlendi: { $item }
sync-item-unticked = işareti kaldırıldı: { $item }
sync-item-changed = değişti: { $item }
sync-item-deleted = silindi: { $item }
sync-changed-twice = { $item }: hem burada hem başka yerde değişti. Korunan: “{ $kept }”; bırakılan: “{ $lost }”.
sync-revived = Bir yanda silindi, öbür yanda değişti, o yüzden kaldı: { $item }.
sync-became-one = İki kez eklendi, artık tek ürün: { $item }.
sync-left-alone-too-long = Sunucudaki { $name } bir ürün için fazla uzun; ona dokunulmadı.
sync-left-alone-elsewhere = { $path } bu listenin sunucudaki klasöründe değil; ona dokunulmadı.
sync-left-alone = Sunucudaki { $name } ürün olarak okunamıyor; ona dokunulmadı.
sync-held = Sunucudan bir anda { $count } ürün kayboldu. tote sync held accept "{ $list }" (burada da sil) veya tote sync held keep "{ $list }" komutunu çalıştırana dek burada hiçbir şey silinmez.
sync-accepted = Kararınız üzerine burada da silindi: { $count } ürün.
sync-rejected = Sunucu kabul etmiyor: { $item }.

## Why something was not done

sync-not-logged-in = Hiçbir sunucuda oturumunuz yok. Önce tote sync login URL --user AD komutunu çalıştırın.
sync-not-logged-in-here = Bu bilgisayar, bu veritabanında kayıtlı { $server } üzerindeki { $user } hesabını tanımıyor. Burada kullanmak için tote sync login komutunu çalıştırın.
sync-no-list = “{ $list }” adlı liste yok.
sync-is-shared = “{ $list }” zaten paylaşılıyor.
sync-not-shared = “{ $list }” paylaşılmıyor. Paylaşmak için: tote share "{ $list }"
sync-no-home = { $server } liste oluşturmanıza izin vermiyor. Orada bir tane oluşturup tote share --join AD kullanın.
sync-not-on-server = Sunucuda “{ $list }” adlı liste yok. Hepsini görmek için: tote share --join
sync-is-here = “{ $list }” zaten burada.
sync-several-on-server = Sunucuda “{ $list }” adlı birkaç liste var. Birini yeriyle belirtin: { $places }.
sync-name-taken = Sunucuda zaten “{ $list }” adlı bir liste var. Ona tote share --join ile katılın veya sizinkini --as AD ile başka bir adla paylaşın.
sync-shares-elsewhere = { $server } üzerinde zaten paylaşılan listeler var. Önce tote sync logout komutunu çalıştırın.
sync-nothing-held = “{ $list }” listesinde bekleyen silme yok.
# The same on the screen, where $keys are pressed.
sync-screen-name-taken = “{ $list }” sunucuda zaten var. { $keys } ona katılır. Sizinkini de paylaşmak için önce adını değiştirin.
sync-screen-no-home = { $server } liste oluşturmanıza izin vermiyor. Orada bir tane oluşturup { $keys } ile katılın.
sync-screen-not-on-server = “{ $list }” artık sunucuda yok.
