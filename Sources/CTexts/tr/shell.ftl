## AppCommandWords

app-command-size-option = Terminalin boyutu (varsayılan: 80x24)
app-command-text-option = Ekranı metin olarak yazdır (varsayılan)
app-command-ansi-option = Ekranı terminal için renkli yazdır
app-command-svg-option = Ekranı resim olarak yazdır; --every ile hareketli
app-command-every-option = Yalnızca sonuncuyu değil, her ekranı yazdır
app-command-after-option = Önce basılacak, gösterilmeyecek tuşlar
app-command-tour-option = Turla başla (ilk açılıştaki gibi)
app-command-record-option = Uygulamada: yaptıklarınızı tote replay için DOSYA’ya kaydet
app-command-redact-option = Yazdıklarınızın yerine başka harfler koy (--record ile)
app-command-until-option = Bu kadar eylemden sonra dur
app-command-check-option = Her ekranı kaydedilenle karşılaştır
app-command-html-option = Kaydın adım adım gezildiği bir sayfa yazdır
app-command-against-option = Kaydın başka bir kayıttan ayrıldığı yeri göster
app-command-test-option = Test yazdır: baştan N numaralı eyleme kadar ya da BAŞ...SON arasındaki durumun testi
app-command-last-option = Gösterilecek eylem sayısı (varsayılan: 20)
app-command-cannot-combine = { $one } ile { $other } birlikte kullanılamaz.
app-command-theme-needs-svg = --theme için --svg gerekli.
app-command-bad-size = --size için sütun ve satır sayısı gerekli, örneğin 80x24; verilen: { QUOTED($text) }.
app-command-bad-script = Betik çalıştırılamıyor. { $reason }
app-command-cannot-replay = { QUOTED($file) } oynatılamıyor: { $reason }
app-command-cannot-record = Kaydedilemiyor: { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = { QUOTED($file) } bir kayıt değil, bu yüzden değiştirilmedi. Başka bir ad seçin.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = Uygulama geçen sefer beklenmedik şekilde kapandı. tote replay { $file } yaptıklarınızı gösterir, orada t bunun testini yazar; --html ile hata bildirimi için bir sayfa olur.
app-command-replayed-as-recorded = Bütün ekranlar kaydedildiği gibi (eylem sayısı: { $count }).
app-command-runs-are-the-same = İki kayıt da aynı.
app-command-runs-part = Kayıtlar { $number } numaralı eylemde ayrılıyor.
app-command-bad-steps = { QUOTED($text) } bir eylem değil. 15 gibi numarasını ya da 12...15 gibi iki sayı yazın.
# Above the first frame of several.
app-command-beginning = başlangıç
app-command-inline-option = Komut satırının altındaki birkaç satırda
app-command-which-store = Mağazayı belirtin: tote shop @Lidl. Henüz bilinen mağaza yok.
app-command-no-log-yet = Henüz günlük yok. tote --debug ile oluşturulur.
app-command-no-log = Günlüğe bir şey yazılmadı. { $reason }
app-command-unsaved-text = Düzenleyiciden kalan kaydedilmemiş metin: { $file }
# One of the unsaved changes.
app-command-unsaved-change = Kaydedilmedi: { $title }
# What is in the file, and how to play it.
app-command-recorded = { $redacted ->
    [yes] { $file } dosyasına kaydedildi. Oynatmak için: tote replay { $file }.
   *[no] { $file } dosyasına kaydedildi; verileriniz { $file }.db içinde, yazdığınız her şey de kayıtta. Oynatmak için: tote replay { $file }.
}
app-command-no-chapter = { QUOTED($name) } adlı bölüm yok. Olanlar: { $all }.
# Why the app can't be shown here, and what to do.
app-command-no-terminal-for-input = Standart girdi bir terminal değil. Programı boru hattı olmadan bir terminalde başlatın.
app-command-no-terminal-for-output = Standart çıktı bir terminal değil. Programı boru hattı olmadan bir terminalde başlatın.
app-command-no-terminal-at-all = Burada bir terminal yok. Programı bir terminalde başlatın.
app-command-no-terminal-over-ssh = Terminal yok. Uygulamayı ssh -t ile açın ya da ls gibi bir komut yazın.
app-command-terminal-type-missing = TERM tanımlı değil, bu yüzden terminalin türü bilinmiyor. Şunu deneyin: TERM=xterm-256color.
app-command-terminal-type-unknown = Bu sistem TERM içindeki { QUOTED($type) } terminal türünü tanımıyor. Şunu deneyin: TERM=xterm-256color.
app-command-terminal-type-too-simple = { QUOTED($type) } türündeki terminal imlecini hareket ettiremiyor. Başka bir terminal kullanın.
app-command-no-resources = Sistemde bellek veya dosya tanımlayıcısı kalmadı. Başka programları kapatıp yeniden deneyin.
app-command-unsaved = { $count } değişiklik kaydedilmedi. { $reason }

## ConfigCommandWords

# Where a value comes from that isn't set.
config-command-is-default = varsayılan
config-command-unknown-setting = { QUOTED($name) } adlı bir ayar yok.
config-command-settings-not-saved = { $path } yazılamıyor: { $reason }.
# In the manual.
config-command-settings-file = Ayarlarınız, TOML olarak.
config-command-settings-variables = TOTE_ ve ayarın adı, örneğin TOTE_THEME veya TOTE_FIRST_WEEKDAY, dosyadan önce gelir.

## CookCommandWords

cook-command-cook-for-option = Kaç kişilik (varsayılan: son seferki ya da tarifteki kadar)
cook-command-cook-done-option = Tarifin istediğini evdekilerden düş
# Neither the note nor what it links to has a box.
cook-command-no-boxes = { QUOTED($note) } notunda onay kutusu yok, bağlantı verdiği notlarda da yok.
cook-command-all-boxes-ticked = { QUOTED($note) } notundaki onay kutularının hepsi işaretli. Hiçbir şey eklenmedi.
# The note doesn't say how many servings it is for.
cook-command-no-servings = { QUOTED($note) } notunda kaç kişilik olduğu yazmıyor. Şöyle bir satır ekleyin: 4 kişilik.
# A plan's links say how many servings they ask for.
cook-command-plan-has-no-servings = { QUOTED($note) } bir plan. Her bağlantının ardına kaç kişilik olduğunu yazın: [[Çorba]] 6 kişilik.
cook-command-too-many-servings = --for için 1 ile { $limit } arasında bir sayı gerekli.
# A plan asks for servings, but the recipe doesn't say how many it is for.
cook-command-not-scaled = { QUOTED($recipe) } notunda kaç kişilik olduğu yazmıyor. Miktarları değiştirilmedi.
# A plan's link leads nowhere.
cook-command-no-note-to-cook = { QUOTED($title) } atlandı: bu başlıkta bir not yok.
# A plan's recipe that was sent this week and is left out.
cook-command-already-sent = { QUOTED($recipe) } atlandı: bu hafta { QUOTED($list) } listesine eklenmişti. Yeniden eklemek için tote cook komutuna yalnızca bu tarifi verin.
# Sent for fewer than the plan asks for: the rest is added.
cook-command-partly-sent = { QUOTED($recipe) }: { $planned } kişiliğin { $servings } kişiliği bu hafta { QUOTED($list) } listesine eklenmişti. Kalanı ekleniyor.
# Cooked for as many as last time, unlike the recipe's own number.
cook-command-cooks-as-last = Son seferki gibi { $servings } kişilik. --for ile değiştirin.
# All recipes of a plan were sent.
cook-command-nothing-left-to-add = { QUOTED($plan) } planının tamamı bu hafta eklenmişti. Hiçbir şey eklenmedi.

## DatabaseCommandWords

database-command-repair-option = Yedek aldıktan sonra sorunları gider
database-command-compact-option = Eski değişiklikleri sil ve yer aç
database-command-no-database-yet = Henüz veritabanı yok. tote add ile oluşur.
database-command-no-database = Böyle bir veritabanı yok: { $path }.
database-command-disk-is-full = Disk dolu. Hiçbir şey değiştirilmedi; yer açıp yeniden deneyin.
database-command-database-is-damaged = Veritabanı bozuk. Hiçbir şey değiştirilmedi; ayrıntılar için tote check komutunu çalıştırın.
database-command-waiting-for-program = Başka bir program yazıyor. Bekleniyor…
database-command-no-intact-backup = Sağlam yedek yok.
database-command-newest-backup = En yeni sağlam yedek ({ $day }): { $backup }
# Above a command that inspects a backup, and above one that restores it.
database-command-to-look-inside = İçine bakmak için:
database-command-to-restore = Geri yüklemek için:
database-command-backing-up = Yedekleniyor
database-command-file-exists = { $path } zaten var. Yedek hiçbir dosyanın üzerine yazılmaz.
database-command-backup-failed-full = Disk dolu. Yedek alınamadı.
database-command-backup-failed-read-only = Yedek alınamadı: yedek klasörü salt okunur.
database-command-backup-failed-no-folder = Yedek alınamadı: { $folder } klasörü yok.
database-command-backup-failed-locked-folder = Yedek alınamadı: { $folder } klasörü salt okunur.
database-command-backup-failed-other = Yedek alınamadı: { $reason }.
database-command-todays-backup-failed = Bugünkü yedek alınamadı. { $reason }
database-command-checking = Denetleniyor: { $path }
database-command-compacting = Küçültülüyor: { $path }
database-command-all-is-well = Sorun bulunmadı.
database-command-others-may-read = Başkaları okuyabiliyor: { $path }.
database-command-repair-is-possible = tote check --repair ile onarın.
# The state before a repair is in this file.
database-command-kept-before = Onarımdan önceki yedek: { $path }
database-command-cannot-protect = Başkalarının erişimine kapatılamıyor: { $path }.
# Before what a repair couldn't fix.
database-command-still-wrong = Onarılamadı: { $sentence }
database-command-repaired = Onarıldı.
database-command-freed = { $size } yer açıldı. Veritabanının boyutu şimdi { $left }.
database-command-nothing-to-free = Açılacak yer yok. Veritabanının boyutu { $size }.
database-command-more-can-be-freed = Tote başka bir yerde de açık: orada kapatıp yeniden denerseniz daha çok yer açılabilir.
database-command-name-database = veritabanı
database-command-name-backups = yedekler
database-command-name-log = günlük
# What tote check finds.
database-command-issue-page = Dosya bozuk: { $text }.
database-command-issue-unreadable-tables = Dosya bozuk: tabloları okunamıyor.
database-command-issue-index = Bir indeks, tablosuyla uyuşmuyor: { $text }.
database-command-issue-missing-table = { $name } tablosu eksik.
database-command-issue-missing-index = { $name } indeksi eksik.
database-command-issue-missing-lists = { $lists ->
    [one] { items-counted } var olmayan bir listede.
   *[other] { items-counted } var olmayan { $lists } listede.
}
database-command-issue-lists-in-one-place = { $count } liste başka bir listenin yerinde.
database-command-issue-items-in-one-place = { QUOTED($name) } listesinde { $count } ürün başka bir ürünün yerinde.
database-command-issue-wrong-keys = { $count } ürün adıyla bulunamıyor.
database-command-issue-note-words = { $count } not aramada bulunamıyor.
database-command-issue-unreadable-entry = Geçmişteki { $number } numaralı değişiklik okunamıyor.
database-command-removed-steps = Geçmişten { $count } eski değişiklik silindi.
database-command-kept-backups = { $count } yedek, { $size }
database-command-bytes = { $count } bayt
database-command-kilobytes = { $count } kB
# With one decimal.
database-command-megabytes = { $whole },{ $tenth } MB

## HelpWords

help-db-option = Bu veritabanını kullan (varsayılan: $TOTE_DB)
help-restricted-option = Paylaşılan ssh hesabı için: başka program ve dosya yok, ayarlar değişmez
help-debug-option = Uygulamada: her eylemi günlüğe yaz (tote log gösterir)
help-linear-option = Uygulamada: ekranı ekran okuyucuya göre çiz
help-option = Programın veya bir komutun yardımını göster
help-version-option = Sürümü yazdır
# Options that mean the same for several commands.
help-quiet-option = Her şey yolundaysa bir şey yazdırma
help-dry-run-option = Ne yapılacağını göster, hiçbir şeyi değiştirme
help-usage = Kullanım:
help-commands = Komutlar:
help-options = Seçenekler:
help-examples = Örnekler:
help-exit-status = Çıkış kodu:
# The last line of help: about the program, and about one command.
help-more-about-commands = tote help KOMUT bir komutu açıklar.
help-more-about-all = tote help tüm komutların ortak yönlerini açıklar.
# When a command ends with this code, as a cell of a table.
help-meaning-done = başarılı
help-meaning-refused = işlem reddedildi veya yalnızca bir bölümü yapıldı
help-meaning-usage = komut satırı geçersiz
help-meaning-not-found = ad bulunamadı veya birden çok şeye uyuyor ya da arama sonuçsuz
help-meaning-storage = veritabanı veya bir dosya okunamıyor ya da yazılamıyor
help-meaning-server = sunucuya ulaşılamıyor veya sunucu reddediyor
# An operand's placeholder: `LIST`.
help-name-address = URL
help-name-category = KATEGORİ
help-name-chapter = BÖLÜM
help-name-columns = SÜTUNLAR
help-name-command = KOMUT
help-name-count = SAYI
help-name-date = TARİH
help-name-day = GÜN
help-name-file = DOSYA
help-name-folder = KLASÖR
help-name-filter = FİLTRE
help-name-format = BİÇİM
help-name-group = GRUP
help-name-interval = SIKLIK
help-name-item = ÜRÜN
help-name-language = DİL
help-name-line = SATIR
help-name-list = LİSTE
help-name-name = AD
help-name-note = NOT
help-name-order = SIRA
help-name-part = PARÇA
help-name-place = YER
help-name-price = FİYAT
help-name-property = ÖZELLİK
help-name-range = BAŞ...SON
help-name-script = BETİK
help-name-setting = AYAR
help-name-shell = KABUK
help-name-size = GxY
help-name-step = ADIM
help-name-store = MAĞAZA
help-name-tag = ETİKET
help-name-text = METİN
help-name-theme = TEMA
help-name-title = BAŞLIK
help-name-user = AD
help-name-value = DEĞER
help-name-word = SÖZCÜK
# Placeholders of the synopsis, for options and for a command.
help-options-place = [SEÇENEK…]
help-command-place = KOMUT
# Of the whole page, above: what man calls section 1.
help-manual-section = Kullanıcı Komutları
help-manual-name = İSİM
help-manual-synopsis = KULLANIM
help-manual-description = AÇIKLAMA
help-manual-options = SEÇENEKLER
help-manual-commands = KOMUTLAR
help-manual-exit-status = ÇIKIŞ KODU
help-manual-files = DOSYALAR
help-manual-environment = ORTAM DEĞİŞKENLERİ
# The fields of `--json`, and a field that may be null.
help-json-fields = --json ile her satırda bu alanların tümü bu sırayla bulunur. Zamanlar 1970 yılından bu yana geçen milisaniyedir; miktarın sayısı (quantity) ve birimi (unit), fiyatın değeri (value) ve para birimi (currency) vardır.
help-or-null = { $kind } veya null
# What a file holds, and its path unless a variable is set.
help-database-file = Listeleriniz ve notlarınız.
help-backups-folder = Yedekler: son on günün her biri için bir yedek, tote backup ile alınan son on yedek ve veritabanının her yükseltilişinden önce alınan birer yedek.
help-usual-path = Varsayılan: { $path }
# What an environment variable does.
help-tote-db-variable = Kullanılacak veritabanı; --db önceliklidir.
help-editor-variable = Notlar için düzenleyici (varsayılan: vi). VISUAL önceliklidir.
help-browser-variable = Notlardaki bağlantılar için tarayıcı.
help-no-color-variable = Tanımlıysa hiçbir şey renkli yazılmaz.
help-locale-variable = İletilerin dili: { $languages }. --language önceliklidir. Tarihler, sayılar ve fiyatlar belirtilen ülkedeki gibi yazılır. Simgesiz fiyat, listenin başka bir para birimi yoksa o ülkenin para birimindedir.
help-language-option = Dil: { $languages }
help-theme-option = Uygulamanın renkleri: { $themes } (varsayılan: terminale göre)

## HistoryCommandWords

history-command-history-count-option = Kaç adım gösterileceği (varsayılan: 20)
history-command-history-json-option = Adımları JSON olarak yazdır
history-command-no-history-yet = Henüz hiçbir şey yapılmadı.
history-command-watch-since-option = Önce bu numaradan sonraki değişiklikleri yazdır
history-command-watch-list-option = Yalnızca bu listedeki değişiklikler
history-command-watch-json-option = Her değişikliği bir JSON satırı olarak yazdır
history-command-not-a-step = { QUOTED($word) } bir adım numarası değil.
# What would be undone, and when it was done.
history-command-asks-to-undo = Bu geri alınsın mı: { $step } ({ $time })?
history-command-changed-meanwhile = Bu arada başka bir şey yapıldı, bu yüzden hiçbir şey geri alınmadı. Bakın: tote history.
history-command-undo-yes-option = Sormadan geri al
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = { $number } numarasından devam edilemiyor: geçmiş artık { $first } numarasıyla başlıyor. Önce listeleri yeniden okuyun.
history-command-journal-ends = { $number } numarasından devam edilemiyor: geçmiş { $last } numarasıyla bitiyor. Başka bir veritabanı veya yedek mi bu?

## HomeCommandWords

home-command-json-option = Ürünleri JSON olarak yazdır, tarihi önce dolan başta
home-command-nothing = Evde henüz bir şey kayıtlı değil. tote home add 2 l süt bir stok başlatır.
home-command-kept = Evde: { $item }
# How what was cleared goes home, as it is typed.
home-command-clear = Evde tutmak için: tote home add { $items }
home-command-not-an-amount = { QUOTED($text) } bir miktar değil. 500 ml yazın; hiç kalmadıysa boş bırakın.
home-command-always = { $item }: listeden her çıkarıldığında eve konur
home-command-ask = { $item }: her seferinde sorulur
home-command-never = { $item }: hiç eve konmaz
home-command-basic = { $item }: hep evde, tarifler eklemez
# With the reason, such as: at home.
home-command-covered = Eklenmedi: { $item } ({ $reason })
home-command-nothing-taken = Bunların hiçbiri evde miktarıyla kayıtlı değil.
home-command-taken = { $item }: evde { $rest } kaldı
home-command-taken-all = { $item }: hepsi kullanıldı

## ItemCommandWords

item-command-add-list-option = Bu listeye ekle (varsayılan: ilk liste)
item-command-create-option = Liste yoksa oluştur
item-command-add-json-option = Ürünleri JSON olarak yazdır
item-command-done-store-option = Mağazası belirtilmemiş ürünlerin alındığı yer
item-command-clear-paid-option = Fişteki toplam; fiyatsız ürünler farkı paylaşır
item-command-clear-store-option = Yalnızca bu mağazada az önce işaretlenenler
item-command-item-list-option = Bu listeyi kullan (varsayılan: ilk liste)
pick-command-nothing-to-pick = { QUOTED($list) } listesinde hiçbir şey yok.
pick-command-nothing-to-tick = { QUOTED($list) } listesinde işaretlenecek bir şey kalmadı.
pick-command-many-option = Birkaç tane seç: Tab işaretler
pick-command-query-option = Bu yazılmış olarak başla
pick-command-ids-option = Adlar yerine kimlikleri yaz
pick-command-json-option = Tüm alanlarıyla JSON olarak yazdır
item-command-create-needs-list = --create için ad gerekli: --create --list AD.
item-command-adding = Ekleniyor
item-command-no-currency = Henüz para birimi bilinmiyor: { $number } için { $currency } varsayıldı. Değilse simgesini yazın: ₺{ $number }.
item-command-unknown-currency = { $currency } bilinen bir para birimi değil; adda kaldı: { $item }. SEK gibi kodlar anlaşılır.
item-command-blank-line = Satır boş. Hiçbir şey eklenmedi.
# Kept apart from an item with these details.
item-command-kept-separate = listede ayrıca: { $distinction }
item-command-is-back = Yeniden { QUOTED($list) } listesinde: { $item }
item-command-is-already = Zaten { QUOTED($list) } listesinde: { $item }
item-command-replaced = Son miktar geçerli: { $old } değil, { $amount }.
# The same for stores and categories, with their signs.
item-command-replaced-old = Sonuncusu geçerli: { $old } değil, { $new }.
item-command-ticked = İşaretlendi: { $item }
item-command-was-ticked = Zaten işaretli: { $item }
item-command-unticked = İşareti kaldırıldı: { $item }
item-command-was-unticked = Zaten işaretsiz: { $item }
# An item by its old name, and its new line.
item-command-edited = Değiştirildi: { $item } → { $line }
item-command-blank-edit = Satır boş. Hiçbir şey değiştirilmedi.
item-command-moved = { QUOTED($list) } listesine taşındı: { $item }
item-command-are-there-already = Zaten { QUOTED($list) } listesinde.
item-command-deleted = Silindi: { $item }
item-command-was-deleted = Zaten silinmiş: { $item }
# Lines of a file that aren't items, with the first of them.
item-command-left-out = { $count ->
    [one] Ürün olmayan bir satır atlandı: { QUOTED($first) }
   *[other] Ürün olmayan { $count } satır atlandı: { QUOTED($first) }, …
}
# Each $dry is yes if nothing is done, with --dry-run.
item-command-created-list = { $dry ->
    [yes] { QUOTED($name) } listesi oluşturulacaktı.
   *[no] { QUOTED($name) } listesi oluşturuldu.
}
# A new item, with its amount, on a list.
item-command-added = { $dry ->
    [yes] { QUOTED($list) } listesine eklenecekti: { $item }
   *[no] { QUOTED($list) } listesine eklendi: { $item }
}
item-command-summed = { $item }: { $was } → { $sum }
# It was there without an amount.
item-command-summed-first = { $item }: miktarsız → { $sum }
# It was there, and some details have changed.
item-command-is-already-but = Zaten { QUOTED($list) } listesinde: { $item }, artık: { $news }
item-command-added-many = { $dry ->
    [yes] { QUOTED($list) } listesine { $count } ürün eklenecekti
   *[no] { QUOTED($list) } listesine { $count } ürün eklendi
}
# Others were there already.
item-command-added-many-beside = { item-command-added-many }; { $already } ürün zaten listede
# A second category, store or price stayed in the name.
item-command-second = Bir ürünün tek { $detail } olur. Diğeri artık adın parçası: { QUOTED($name) }
# The last of several prices counts.
item-command-replaced-prices = Son fiyat geçerli: { $old } değil, { $price }.
item-command-ticked-many = { QUOTED($list) } listesinde { $count } ürün işaretlendi
item-command-ticked-many-beside = { item-command-ticked-many }; { $already } ürün zaten işaretliydi
item-command-unticked-many = { QUOTED($list) } listesinde { $count } ürünün işareti kaldırıldı
item-command-unticked-many-beside = { item-command-unticked-many }; { $already } ürün zaten işaretsizdi
item-command-deleted-many = { QUOTED($list) } listesinden { $count } ürün silindi
item-command-deleted-many-beside = { item-command-deleted-many }; { $already } ürün zaten silinmişti
item-command-moved-many = { QUOTED($list) } listesine { $count } ürün taşındı
# Merged with an existing item; its line now.
item-command-merged = { $dry ->
    [yes] Listedekiyle birleşecekti: { $line }
   *[no] Listedekiyle birleşti: { $line }
}
item-command-merged-many = { $dry ->
    [yes] { $count } ürün listedekilerle birleşecekti
   *[no] { $count } ürün listedekilerle birleşti
}
item-command-nothing-to-clear = { QUOTED($list) } listesinde işaretli ürün yok.
item-command-nothing-to-clear-in = { QUOTED($list) } listesinde az önce işaretlenen ürün yok: { $shop }.

## ListCommandWords

list-command-ls-all-option = Arşivde olmayan tüm listeler
list-command-ls-todo-option = Yalnızca işaretsiz ürünler
list-command-ls-sort-option = Sıralama: own (kendi sıranız), name (ad), store (mağaza) veya newest (en yeniler); kategorisiz
list-command-ls-group-option = Gruplama: category (kategori), store (mağaza) veya none (gruplama yok)
list-command-ls-store-option = Bir mağazadan ya da herhangi bir yerden alınacaklar, reyon sırasıyla
list-command-ls-limit-option = En fazla bu kadar ürün
list-command-ls-ids-option = Her ürünün önüne kimliğini yaz
list-command-ls-format-option = Her ürünü '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }' gibi bir şablonla, --json alanlarıyla yazdır
list-command-ls-json-option = Ürünleri tüm alanlarıyla JSON olarak yazdır
list-command-lists-all-option = Arşivdeki listeleri de göster
list-command-lists-json-option = Listeleri tüm alanlarıyla JSON olarak yazdır
list-command-all-takes-no-list = --all tüm listeleri gösterir: ya liste adını ya da --all seçeneğini çıkarın.
# An option names no shop.
list-command-empty-store = Mağaza adı boş.
list-command-store-or-group = --store ile --group birlikte kullanılmaz. --store ile ürünler reyonlara göre gruplanır.
list-command-format-alone = --format, --json ve --ids olmadan kullanılır; kimlik için { "{" }id{ "}" } yazın.
# In the template of --format.
list-command-unclosed-field = Açılan ayraç kapanmıyor. Alan için { "{" }name{ "}" }, ayraç için { "{" }{ "{" } yazın.
list-command-list-is-empty = Liste boş.
# What to type if a filter's word was taken for a list's name.
list-command-to-filter-first = İlk listeyi filtrelemek için: { $command }
list-command-nothing-matches = { QUOTED($filter) } ile eşleşen ürün yok.
list-command-undid = Geri alındı: { $title }
list-command-redid = Yinelendi: { $title }
list-command-nothing-to-undo = Geri alınacak bir şey yok.
list-command-nothing-to-redo = Yinelenecek bir şey yok.
list-command-unknown-field = { QUOTED($name) } bir ürün alanı değil. Alanlar: { $known }.
# Words of a filter that mean nothing or are incomplete.
list-command-filter-not-understood = Filtrede anlaşılmayan: { $words }

## ListEditWords

list-edit-renamed-list = { QUOTED($name) } listesinin yeni adı: { QUOTED($new) }
list-edit-list-archived = Arşivlendi: { QUOTED($name) }
list-edit-list-was-archived = Zaten arşivde: { QUOTED($name) }
list-edit-list-restored = Arşivden çıkarıldı: { QUOTED($name) }
list-edit-list-was-open = Arşivde değildi: { QUOTED($name) }
list-edit-duplicated-list = { QUOTED($name) } listesinin kopyası: { QUOTED($copy) }
list-edit-budget-set = { QUOTED($list) } listesinin bütçesi: { $price }
list-edit-budget-removed = { QUOTED($list) } listesinin bütçesi kaldırıldı
list-edit-no-budget = { QUOTED($list) } listesinin bütçesi yok.
list-edit-not-a-budget = { QUOTED($text) } geçerli bir bütçe değil. Bir tutar ve bir dönem (örneğin 'ayda ₺2500') veya none yazın.
# Another list has the name.
list-edit-list-exists = { $archived ->
    [yes] Arşivde { QUOTED($name) } adlı bir liste var. Çıkarmak için: tote list restore.
   *[no] { QUOTED($name) } adlı bir liste zaten var.
}
list-edit-deleted-empty-list = Liste silindi: { QUOTED($name) }
list-edit-deleted-list = { QUOTED($name) } listesi ve içindeki { $count } ürün silindi
# The lists in their new order.
list-edit-ordered-lists = Yeni sıra: { $names }

## NameWords

# Nothing has this name.
name-no-such-list = { QUOTED($name) } adlı liste yok.
name-no-such-item = { QUOTED($list) } listesinde { QUOTED($name) } adlı ürün yok.
name-no-such-note = { QUOTED($name) } adlı not yok.
name-no-such-category = { QUOTED($name) } adlı kategori yok.
# Above similar names, or all names.
name-similar-names = Benzerleri:
name-all-names = Var olanlar:
# Above names that a word may mean.
name-matches-several-list = { QUOTED($name) } { $count } listeye uyuyor. Adın devamını veya kimliği yazın:
name-matches-several-item = { QUOTED($name) }, { QUOTED($list) } listesinde { $count } ürüne uyuyor. Miktarı veya mağazayı ekleyin ya da kimliği yazın:
name-matches-several-note = { QUOTED($name) } { $count } nota uyuyor. Başlığın devamını veya kimliği yazın:
name-matches-several-category = { QUOTED($name) } { $count } kategoriye uyuyor. Adın devamını yazın:
name-empty-name-list = Listenin adı boş.
name-empty-name-item = Ürünün adı boş.
name-empty-name-note = Notun başlığı boş.
name-empty-name-category = Kategorinin adı boş.
# Tells lists and notes of one name apart.
name-created = oluşturulma: { $day }
name-changed = son değişiklik: { $day }
name-archived-list = arşivde
name-no-list-yet = Henüz liste yok. tote add ile oluşturun.
name-all-lists-are-archived = Tüm listeler arşivde. tote add --create --list AD ÜRÜN ile yenisini oluşturun.
# Several words need quotes to be one name.
name-needs-quotes = { QUOTED($list) } listesinde { QUOTED($word) } adlı ürün yok. Birden çok sözcüklü adı tırnak içine alın: '{ $name }'
# It is on another list, which has to be named by name or id.
name-is-on-other-list = { QUOTED($list) } listesinde { QUOTED($name) } adlı ürün yok. { QUOTED($other) } listesinde var; komuta şunu ekleyin: { $option }
# Below a list that is cut.
name-and-more = ve { $count } tane daha

## MealCommandWords

meals-command-week-option = Bu tarihin haftası, ya da next veya last (varsayılan: bu hafta)
meals-command-json-option = Yemekleri JSON olarak yazdır
meals-command-for-option = Kaç kişilik (varsayılan: tarifteki kadar)
meals-command-nothing = { $day } haftası için planlanmış bir şey yok. tote meals add pzt krep onu başlatır.
meals-command-nothing-on = { $day }: böyle bir yemek planlanmadı.
meals-command-removed = { $day }: { $meal } çıkarıldı
meals-command-several-recipes = Böyle başlayan birden çok tarif var: { $titles }. Adın devamını yazın.
meals-command-several = Birden çok yemek planlanmış: { $meals }. Hangisi olduğunu yazın.
meals-command-not-a-day = { QUOTED($text) } bir gün değil. pzt, 2026-12-01 gibi bir tarih ya da bugün yazın.

## NoteCommandWords

note-command-note-add-json-option = Notu JSON olarak yazdır
note-command-note-tag-option = Yalnızca bu etiketi taşıyan notlar
note-command-note-archive-option = Arşivdeki notlar
note-command-note-trash-option = Çöp kutusundaki notlar
note-command-note-columns-option = Gösterilecek sütunlar: title, tags, created, changed ve özellikler, örneğin title,rating
note-command-note-properties-option = Yalnızca özellikleri, yazıldıkları gibi göster
note-command-note-sort-option = Sıralama: changed (değişiklik), title (başlık), created (oluşturma) veya bir özellik (-rating: önce en büyük)
note-command-notes-json-option = Notları tüm alanlarıyla JSON olarak yazdır
note-command-note-json-option = Notu tüm alanlarıyla JSON olarak yazdır
note-command-note-title-option = Yeni başlık
note-command-note-allow-empty-option = Standart girdi boşsa notu boşalt
note-command-note-append-option = Metni sona, yeni bir satıra ekle
note-command-note-forever-option = Çöp kutusuna taşımadan kalıcı olarak sil
note-command-note-update-links-option = Ona giden bağlantıları da değiştir
note-command-dead-links-option = Yalnızca olmayan notlara giden bağlantılar
note-command-links-json-option = Bağlantıları JSON olarak yazdır: her biri nerede ve nereye gidiyor
note-command-note-yes-option = Sormadan sil (--forever ile)
note-command-forever-needs-yes = --forever geri alınamaz. Onay alınacak bir terminal yoksa --yes kullanın.
note-command-nothing-deleted = Hiçbir şey silinmedi.
note-command-nothing-to-paste = Yapıştırılacak bir şey yok. Bir metin yönlendirin: wl-paste -t text/html | tote note paste
note-command-note-paste-to-option = Yeni not oluşturmak yerine bu notun sonuna ekle
note-command-note-paste-json-option = Notu JSON olarak yazdır
note-command-note-folders-option = Klasör adlarını özelliklerdeki etiketlere ekle
note-command-no-note-files = Markdown veya düz metin dosyası yok.
note-command-skipped-file = Atlandı: { $file } ({ $reason }).
# Follows the name of a file that was skipped.
note-command-is-no-text = UTF-8 metin değil
note-command-unified-line-ends = Bu dosyalarda satır sonları karışık ya da tek başına satır başı karakteri var; dışa aktarım bütün satırları aynı biçimde bitirir: { $files }.
note-command-note-discard-option = Metinleri kurtarmak yerine sil
note-command-nothing-to-recover = Kurtarılacak metin yok.
note-command-editor-is-open = { $file } bir düzenleyicide hâlâ açık. Önce onu kapatın.
note-command-cannot-recover = { $file } metin değil. Hiçbir şey yapılmadı.
note-command-discarded-text = Silindi: { $file }
note-command-unchanged-text = Hiçbir şey yazılmamış: { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } notunda uygulamada kaydedilmemiş değişiklikler var; bunlar da dahil.
note-command-recovered-text = Düzenleyicideki metin { QUOTED($note) } notuna yazıldı
note-command-recovered-as-new = Düzenleyicideki metin yeni bir nota yazıldı: { QUOTED($note) }
note-command-note-watch-option = Çalışmayı sürdür ve her değişikliği eşitle
note-command-note-mirror-yes-option = Notların veya dosyaların çoğu silinecek olsa da yap
note-command-cannot-mirror = { $path }: { $reason }. O ana kadar yapılan kalır; yeniden çalıştırın.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = { $folder } içindeki { $all } nottan { $count } tanesi silinecekti. Hiçbir şey yapılmadı; istediğiniz buysa --yes ekleyin.
note-command-created-note = { QUOTED($name) } notu oluşturuldu
note-command-changed-note = { QUOTED($name) } notu değiştirildi
note-command-trashed-note = { QUOTED($name) } çöp kutusuna taşındı
note-command-pinned-note = Sabitlendi: { QUOTED($name) }
note-command-unpinned-note = Sabitlemesi kaldırıldı: { QUOTED($name) }
note-command-archived-note = Arşivlendi: { QUOTED($name) }
note-command-restored-note = Geri yüklendi: { QUOTED($name) }
note-command-renamed-note = { QUOTED($name) } notunun yeni başlığı: { QUOTED($title) }
note-command-note-remove-alias-option = Bu başlıkları kaldır
note-command-alias-to-remove = Kaldırılacak başlığı yazın.
note-command-property-needs-sign = { QUOTED($text) } yerine AD=DEĞER yaz.
note-command-no-note-has-property = Bu notların hiçbirinde { QUOTED($name) } özelliği yok.
note-command-no-aliases = { QUOTED($name) } notunun başka başlığı yok.
note-command-no-such-alias = { QUOTED($name) } notunun { QUOTED($title) } diye bir başlığı yok.
note-command-links-to-nothing = { QUOTED($name) } notunda başka bir nota bağlantı yok.
note-command-links-to-no-note = Böyle bir not yok: { QUOTED($title) }.
note-command-no-links = Hiçbir notta başka bir nota bağlantı yok.
note-command-no-dead-links = Bütün bağlantılar bir nota gidiyor.
note-command-nothing-links = { QUOTED($name) } notuna bağlantı veren not yok.
note-command-blank-title = Başlık boş. Hiçbir şey değişmedi.
# A title with brackets, say.
note-command-cannot-be-linked = { QUOTED($title) } gibi bir başlığa bağlantı verilemez. Hiçbir şey değişmedi.
note-command-deleted-note = { QUOTED($name) } kalıcı olarak silindi
note-command-pinned = sabitlenmiş
note-command-blank-note = Not boş. Hiçbir şey oluşturulmadı.
note-command-nothing-written = Hiçbir şey yazılmadı. Not oluşturulmadı.
note-command-nothing-changed = Hiçbir şey değiştirilmedi.
note-command-empty-input-for-note = Standart girdi boş. Hiçbir şey değiştirilmedi; --allow-empty notu boşaltır.
note-command-append-needs-text = --append için METİN gerekli.
note-command-input-stands-alone = - standart girdidir, yanında başka sözcük olamaz. Tire metnin parçasıysa tümünü tırnak içine alın.
note-command-no-terminal-for-editor = Düzenleyici açılacak bir terminal yok. METİN verin veya standart girdi için - yazın.
note-command-your-text = Metniniz şu dosyada: { $file }.
note-command-kept-both = { QUOTED($name) } başka yerde de değişmiş. İki sürüm de notta, ▼ ile ▲ arasında.
note-command-no-note-tagged = { QUOTED($tag) } etiketli not yok.
note-command-no-note-found = Bu sözcüklerin hepsini içeren not yok.
note-command-found-instead = Bu sözcüklerin hepsini içeren not yok; bunlarda { QUOTED($corrected) } var.
note-command-is-empty-notes = Henüz not yok.
note-command-is-empty-archive = Arşiv boş.
note-command-is-empty-trash = Çöp kutusu boş.
note-command-delete-note-forever = { QUOTED($name) } kalıcı olarak silinsin mi?
note-command-delete-notes-forever = { $count } not kalıcı olarak silinsin mi?
note-command-export-note-option = Yalnızca bu notu dışa aktar
note-command-export-format-option = Biçim, --note ile: md, html veya text (varsayılan: md)
note-command-format-needs-note = --format tek bir not içindir: --note NOT ekleyin. Bütün notlar Markdown olarak dışa aktarılır.
note-command-export-needs-folder = Bütün notlar için klasörü ya da --note NOT ile tek bir notu belirtin.
note-command-file-exists = { $file } zaten var. Başka bir ad seçin.
note-command-exported-note = { QUOTED($name) }, { $file } dosyasına yazıldı
note-command-exported-notes = { $count } not { $folder } içine yazıldı
note-command-imported-notes = { $new } yeni not, { $changed } değişti{ $same ->
    [0] { "" }
    [one] , { $same } aynı kaldı
   *[other] , { $same } aynı kaldı
}
note-command-read-as-latin1 = Latin-1 olarak okundu: { $files }.
note-command-left-alone = UTF-8 metin olmadıkları için dokunulmadı: { $files }.
note-command-aliases = { QUOTED($name) } notunun diğer başlıkları: { $titles }
note-command-aliases-gone = { QUOTED($name) } notunun artık başka başlığı yok
note-command-renamed-tag = #{ $old } etiketi { $count } notta #{ $new } oldu
note-command-not-a-tag = { QUOTED($text) } bir etiket değil: harf, rakam, - ve _ kullanın; alt etiketten önce / yazın.
note-command-tag-is-there = Başka notlarda #{ $tag } zaten var: ikisi tek etiket.
note-command-tag-stays = { $count } notun özelliklerinde #{ $tag } var; orada kalır.
note-command-template-option = Bu şablonla başla
note-command-set-option = Şablonun bir sorusunu yanıtla: SORU=YANIT
note-command-set-needs-template = --set bir şablonun sorusunu yanıtlar: --template ekleyin.
note-command-no-question = Şablon { QUOTED($text) } diye sormuyor. Soruları: { $questions }
note-command-no-questions = { QUOTED($template) } şablonu bir şey sormuyor.
note-command-no-template = { QUOTED($name) } adlı şablon yok. Olanlar: { $templates }
note-command-no-templates = Henüz şablon yok. Bir notu { QUOTED($folder) } klasörüne koyun ya da #template ile etiketleyin.
note-command-no-folders = Klasörde not yok.
note-command-move-needs-folder = Nereye taşınacağını yazın: --to KLASÖR (klasörsüz için --to /).
note-command-no-note-in = { QUOTED($folder) } klasöründe not yok.
note-command-not-a-folder = { QUOTED($text) } klasör olamaz: adlar noktayla başlamaz, noktayla bitmez ve \ : * ? " < > | içermez.
note-command-folder-is-there = { QUOTED($folder) } klasöründe zaten notlar var: ikisi tek klasör.
note-command-moved-notes = { $count ->
    [one] { QUOTED($name) } taşındı: { QUOTED($folder) }
   *[other] { $count } not taşındı: { QUOTED($folder) }
}
note-command-moved-to-top = { $count ->
    [one] { QUOTED($name) } klasöründen çıkarıldı
   *[other] { $count } not klasörlerinden çıkarıldı
}
note-command-renamed-folder = { QUOTED($old) } klasörü { $count } notla birlikte { QUOTED($new) } oldu
note-command-move-to-option = Klasör; / klasörsüz demektir
note-command-in-option = Yalnızca bu klasördeki ve altındaki notlar
note-command-add-in-option = Bu klasörde oluştur
note-command-updated-links = Bağlantıları değişen notlar: { $notes }
# These notes still link to the old title.
note-command-links-are-dead = { $count ->
   *[other] Şu notlar hâlâ { QUOTED($title) } başlığına bağlantı veriyor: { $notes }. --update-links bunu değiştirir.
}
note-command-mirrored-notes = { $count } not değişti
note-command-mirrored-files = { $count } dosya yazıldı
note-command-mirrored-trashed = { $count } not çöp kutusuna taşındı
note-command-mirrored-removed = { $count } dosya silindi
note-command-mirrored-nothing = Hiçbir şey değişmedi.

## PriceCommandWords

price-command-price-json-option = Alışverişleri tüm alanlarıyla JSON olarak yazdır
price-command-price-date-option = O gün alınana fiyat ver (örneğin 2026-01-31), fiyatı olsa bile
price-command-date-without-item = --date tek bir ürün içindir: hangisi olduğunu yazın.
price-command-no-purchase = { $day } tarihinde { QUOTED($item) } alındığı bilinmiyor.
price-command-not-a-price = { QUOTED($text) } geçerli bir fiyat değil. Para birimiyle yazın, örneğin ₺45.
price-command-price-does-not-fit = { $price }, { QUOTED($item) } için girilen miktara uymuyor. Toplam fiyatı yazın.
price-command-priced = { $item }, { $day }: { $price }
price-command-prices-json-option = Alışverişleri tüm alanlarıyla JSON olarak yazdır
price-command-spent-by-option = Toplama: week (hafta), month (ay), category (kategori), store (mağaza) veya item (ürün); varsayılan: month
price-command-spent-since-option = Yalnızca bu günden itibaren, örneğin 2026-01-31
price-command-spent-json-option = Toplamları JSON olarak yazdır
price-command-spent-csv-option = CSV yazdır, tablolar için
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = son
price-command-lowest-price = en düşük
price-command-cheapest-store = en ucuz
price-command-no-prices = { QUOTED($item) } için bilinen fiyat yok. Fiyatı olan bir ürün işaretlendiğinde fiyatı kaydedilir.
price-command-nothing-spent = Bu dönemde harcama yok.
# Before the total.
price-command-total = toplam
price-command-not-a-date = { QUOTED($text) } geçerli bir tarih değil. Yıl, ay ve gün yazın, örneğin 2026-01-31.
price-command-all-priced = Tüm alışverişlerin fiyatı var.
price-command-item-is-priced = { QUOTED($item) } için fiyatı olmayan alışveriş yok.
# Below one that was priced.
price-command-more-unpriced = Bu ürünün daha eski { $count } alışverişinin fiyatı yok.
# Below sums.
price-command-unpriced-to-list = { $count } ürünün fiyatı yok: listesi için tote price.

## SharingHelpWords

sharing-help-share-as-option = Sunucudaki adı AD olsun
sharing-help-share-join-option = Sunucudaki bir listeye katıl veya hepsini göster
sharing-help-share-json-option = Listeleri JSON olarak yazdır (--join ile)
sharing-help-delete-on-server-option = Listeyi sunucudan da sil
sharing-help-user-option = Sunucudaki adınız
sharing-help-password-command-option = Parolayı bir komutun yazdığı ilk satırdan oku
sharing-help-password-file-option = Parolayı yalnızca sizin okuyabileceğiniz bir dosyanın ilk satırından oku
sharing-help-authorities-option = Sistemdekiler yerine bir dosyadaki sertifika yetkililerine güven (PEM)
sharing-help-sync-json-option = JSON olarak yazdır
# `tote share` alone.
sharing-help-nothing-to-share = Paylaşılacak listenin adını yazın veya --join kullanın.
# `--json` without `--join`.
sharing-help-json-needs-join = --json yalnızca --join ile kullanılır.
sharing-help-no-sync-program = tote-sync başlatılamıyor ({ $reason }). Liste paylaşmak için onu kurun.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync beklendiği gibi yanıt vermedi. Tote’nin bu sürümüne uygun olanı kurun.

## StapleCommandWords

staple-command-staples-show-option = Düzenli ürünleri ve zamanlarını göster, bir şey ekleme
staple-command-staples-json-option = Ürünleri, --show ile düzenli ürünleri JSON olarak yazdır
staple-command-no-staples = Henüz düzenli ürün yok. Örneğin: tote repeat süt her hafta
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = zamanı geldi
staple-command-due-is-unknown = birkaç alışverişten sonra
# An item and its new interval.
staple-command-repeats = { $item } { $interval } otomatik eklenecek
staple-command-no-longer-repeats = { $item } artık otomatik eklenmeyecek
staple-command-does-not-repeat = { QUOTED($item) } otomatik eklenmiyor.
staple-command-not-an-interval = { QUOTED($text) } bir sıklık değil. Örneğin: her hafta, 10 gün, 3 hafta, 2 ay, her zamanki veya hiç.
staple-command-nothing-due = Zamanı gelen yok. Sıradaki: { $item }, { $day }.
staple-command-nothing-due-yet = Zamanı gelen yok; { QUOTED($item) } ürününün ne sıklıkta alındığı henüz belli değil.

## TodayCommandWords

today-command-nothing-due = Bugün yapılacak bir şey yok.
today-command-json-option = Yapılacakları ve listelerin istediklerini JSON olarak yazdır

## TransferWords

transfer-import-format-option = Bu biçimde oku (varsayılan: dosya adına göre)
transfer-import-list-option = Ürünleri bu listeye ekle
transfer-merge-option = Listeleri ve ürünleri aynı adda olanlarla birleştir
transfer-partial-option = Okunabilenleri içe aktar
transfer-export-format-option = Yazılacak biçim (varsayılan: md)
transfer-purchases-are-tables = Alışverişler csv veya json olarak dışa aktarılır.
# For the progress bar, titles of edits and errors.
transfer-standard-input = standart girdi
transfer-importing = İçe aktarılıyor: { $name }
transfer-exporting = Dışa aktarılıyor
transfer-mirroring = Eşitleniyor: { $folder }
# What to do with a file that is no list.
transfer-import-as-note = Bir notsa: tote note import { $file }
transfer-nothing-imported = Hiçbir şey içe aktarılmadı. --partial ile okunabilenler aktarılır.
transfer-json-takes-no-list = JSON her ürünün listesini zaten belirtir. --list seçeneğini çıkarın.
transfer-nothing-new = Yeni bir şey yok: { $name } içindekilerin hepsi zaten burada
transfer-notes-are-left-out = Yalnızca listeler dışa aktarıldı. --format json ile notlar da aktarılır.
transfer-unknown-format = Biçim bilinmiyor: { $name }. Şöyle belirtin: --format { $known }.
transfer-left-out = { $count } yerde okunamayanlar atlandı.
# Ticked items in the file, of lists that merge.
transfer-left-out-ticked = İşaretli { $count } ürün atlandı.
transfer-notice-tab = Ayırıcı olarak sekme kullanıldı.
transfer-notice-semicolon = Ayırıcı olarak noktalı virgül kullanıldı.
transfer-notice-delimiter = Ayırıcı olarak { QUOTED($sign) } kullanıldı.
transfer-notice-column = Bilinmeyen sütun { QUOTED($name) }: ürünlerin notlarında saklandı.
transfer-notice-encoding = UTF-8 olarak değil, { $name } olarak okundu.
transfer-notice-program = { $name } dışa aktarımı olarak okundu.
transfer-notice-no-heading = İlk satırda başlık yok: sütunlar içeriklerine göre okundu.
transfer-notice-currency = Para birimi olmayan fiyatlar { $currency } olarak okundu.
transfer-notice-noted = Ürünlerin notlarında saklandı: { QUOTED($name) } ({ $count }).
transfer-notice-left-out = İçe aktarılmadı: { QUOTED($name) } ({ $count }).
transfer-notice-nameless = { $line }. satır atlandı, adı yok: { $found }.
transfer-imported-rows = { $dry ->
    [yes] { $rows } kayıt aktarılacaktı
   *[no] { $rows } kayıt aktarıldı
}
transfer-imported-rows-beside = { transfer-imported-rows }; { $already } kayıt zaten vardı
transfer-imported-lists = { $dry ->
    [yes] { $lists } listede { items-counted } aktarılacaktı
   *[no] { $lists } listede { items-counted } aktarıldı
}
transfer-imported-items = { $dry ->
    [yes] { QUOTED($list) } listesine { items-counted } aktarılacaktı
   *[no] { QUOTED($list) } listesine { items-counted } aktarıldı
}
transfer-imported-items-unticked = { transfer-imported-items }; işaretli { $ticked } ürün atlandı
# A name that several lists have now.
transfer-namesakes = { $dry ->
    [yes] { QUOTED($name) } adlı { $count } liste olacaktı.
   *[no] Artık { QUOTED($name) } adlı { $count } liste var.
}
# What to do for one list instead.
transfer-add-to-old-list = { $dry ->
    [yes] Var olana eklemek için: { $command }
   *[no] Eskisine eklemek için: tote undo, ardından { $command }
}
# What is wrong with an imported file, after its place in the form that editors jump to.
transfer-expected = { $place } beklenen: { $expected }; bulunan: { $found }.
transfer-expected-utf8 = UTF-8 metin
transfer-expected-shorter-text = burada en fazla { $most } bayt
transfer-expected-fewer-items = bir dosyada en fazla { $most } ürün (dosyayı bölün)
transfer-expected-item-name = bir ürün adı
transfer-expected-list-name = bir liste adı
transfer-expected-heading-or-item = başlık (# Alışveriş) veya ürün (- [ ] süt)
transfer-expected-space-after-box = kutudan sonra boşluk
transfer-expected-cells = ilk satırdaki gibi { $count } hücre
transfer-expected-column-once = her sütun yalnızca bir kez
transfer-expected-name-column = ilk satırda "name" sütunu
transfer-expected-amount-cell = miktar, örneğin 2,5 kg
transfer-expected-price-cell = para birimiyle birlikte fiyat, örneğin ₺49,90
transfer-expected-truth = true veya false
transfer-expected-date-cell = tarih, örneğin 2026-11-21
transfer-expected-number = tam sayı
transfer-expected-text = metin
transfer-expected-empty-cell = boş hücre
transfer-expected-no-quote-in-cell = tırnakla başlamayan hücrede tırnak olmaması
transfer-expected-end-of-cell = kapanış tırnağından sonra hücrenin sonu
transfer-expected-closing-quote = kapanış tırnağı
transfer-expected-calendar = bir takvim (BEGIN:VCALENDAR)
transfer-expected-calendar-task = görev (VTODO) içeren bir takvim
transfer-expected-component-begin = bundan önce "BEGIN:{ $name }"
transfer-expected-component-end = bunu kapatan "END:{ $name }"
transfer-expected-object = nesne { "{" } … { "}" }
transfer-expected-array = dizi [ … ]
transfer-expected-any-value = bir değer
transfer-expected-field-name = çift tırnak içinde alan adı
transfer-expected-colon = alan adından sonra iki nokta üst üste
transfer-expected-comma-or-brace = virgül veya "{ "}" }"
transfer-expected-comma-or-bracket = virgül veya "]"
transfer-expected-end-of-file = son "{ "}" }" işaretinden sonra dosyanın sonu
transfer-expected-one-of-fields = şu alanlardan biri: { $names }
transfer-expected-field-once = her alan yalnızca bir kez
transfer-expected-field = bu nesnede "{ $name }" alanı
transfer-expected-json-text = çift tırnak içinde metin
transfer-expected-json-id = çift tırnak içinde UUID
transfer-expected-json-moment = 1970 yılından bu yana milisaniye olarak tam sayı
transfer-expected-json-rank = çift tırnak içinde sıra, örneğin "a0"
transfer-expected-json-category = çift tırnak içinde kategori adı
transfer-expected-json-amount = miktar, örneğin { "{" }"quantity": 2.5, "unit": "kg"{ "}" }
transfer-expected-json-price = fiyat, örneğin { "{" }"value": 1.09, "currency": "EUR"{ "}" }
transfer-expected-json-tags = etiket dizisi
transfer-expected-json-titles = başlık dizisi
transfer-expected-tag = çift tırnak içinde, boşluksuz etiket
transfer-expected-quantity = en fazla 3 ondalıklı, sıfırdan büyük bir sayı
transfer-expected-amount-fields = quantity ve unit alanları, birer kez
transfer-expected-price-fields = value ve currency alanları, birer kez
transfer-expected-one-of-units = şu birimlerden biri: { $units }
transfer-expected-one-of-currencies = bir para biriminin kodu, örneğin EUR
transfer-expected-whole-value = 0 veya daha büyük bir tam sayı
transfer-expected-value = en fazla { $decimals } ondalıklı, 0 veya daha büyük bir sayı
transfer-expected-format = "tote"
transfer-expected-version = sürüm numarası
transfer-expected-older-version = sürüm { $version } veya öncesi; dosyayı daha yeni bir Tote yazmış (okumak için uygulamayı güncelleyin)
transfer-expected-later-version = sürüm { $version } veya sonrası
transfer-expected-new-row = aynı { $key } değerini taşıyan ikinci bir kayıt olmaması
transfer-expected-known-list = listesi bu dosyada olan bir ürün
transfer-expected-row = bir kayıt
transfer-expected-depth = iç içe en fazla { $most } değer
transfer-expected-escape = şu kaçış dizilerinden biri: \" \\ \/ \b \f \n \r \t \u
transfer-expected-hex-digits = \u ardından dört onaltılık basamak
transfer-expected-first-surrogate = bundan önce vekil çiftin ilk yarısı
transfer-expected-second-surrogate = bundan sonra vekil çiftin ikinci yarısı
transfer-expected-no-control-character = denetim karakteri olmayan metin (\u00XX biçiminde yazın)
transfer-found-end-of-file = dosyanın sonu
transfer-found-end-of-line = satırın sonu
transfer-found-nothing = yok
transfer-found-none = yok
transfer-found-invalid-byte = geçersiz bayt
transfer-found-list = liste { $id }
transfer-found-version = sürüm { $version }
# Parts of other sentences.
items-counted = { $items } ürün
transfer-expected-or-null = { $expected } veya null

## UsageWords

# How a name is quoted, here and by QUOTED.
usage-quoted = “{ $text }”
usage-did-you-mean = Bunu mu demek istediniz: { $word }?
# Where to read on: `tote help add`.
usage-try-help = Yardım: { $command }.
usage-argument-is-no-text = Argümanlardan biri geçerli UTF-8 değil. Hiçbir şey yapılmadı.
usage-cannot-read = Okunamıyor ({ $name }): { $reason }.
usage-cannot-write = Yazılamıyor ({ $name }): { $reason }.
usage-too-large = { $name } { $megabytes } MB sınırını aşıyor. Daha küçük dosyalara bölün.
usage-is-device = { $name } bir dosya değil, aygıt. Hiçbir şey okunmadı.
usage-interrupted = İşlem kesildi. Hiçbir şey değiştirilmedi.
usage-interrupted-halfway = İşlem yarıda kesildi. Tamamlamak için yeniden çalıştırın.
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [e/H]
usage-unknown-command = { QUOTED($word) } adlı bir komut yok.
usage-unknown-subcommand = { $command } komutunun { QUOTED($word) } adlı bir alt komutu yok.
usage-unknown-option = Bilinmeyen seçenek: { $word }.
usage-unknown-option-or-text = Bilinmeyen seçenek: { $word }. Metinse önüne -- koyun.
usage-takes-no-value = { $option } değer almaz.
usage-missing-value = Değer eksik: { $option } { $operand }.
usage-missing-operand = { $command } için { $operand } gerekli.
usage-missing-command = { $command } için bir komut gerekli: { $known }.
usage-unexpected = Beklenmeyen argüman: { QUOTED($word) }.
usage-not-a-number = { $option } için 1 veya daha büyük bir sayı gerekli; verilen: { QUOTED($value) }.
usage-not-a-choice = { $option } için { QUOTED($value) } geçersiz. Geçerli olanlar: { $known }.
usage-only-for-app = { $option } yalnızca uygulama içindir, komutlarla kullanılmaz.
usage-restricted = Bu hesap kısıtlı: “{ $word }” kapalı.
usage-restricted-file = Bu hesap kısıtlı: burada dosya kullanılamaz ({ $word }).
# What came over ssh.
usage-open-quote = “{ $line }” içinde bir tırnak kapatılmamış.
# The input isn't UTF-8, in this line if known.
usage-input-is-no-text = Standart girdi geçerli UTF-8 değil. Hiçbir şey yapılmadı.
usage-input-line-is-no-text = Standart girdinin { $line }. satırı geçerli UTF-8 değil. Hiçbir şey yapılmadı.
usage-result-not-written = { $changed ->
    [yes] Değişiklikler yapıldı, ancak sonuç yazılamadı: { $reason }.
   *[no] Sonuç yazılamadı: { $reason }.
}
# All but the last of several words, with commas between them, and the last: md, csv or json.
usage-alternatives = { $first } veya { $last }
# The same at the end of a sentence that says what may be chosen.
usage-choices = { $first }, { $last }
# What means yes, without capitals and accents.
usage-yes = e, evet

## What tote help and the manual say of each command
#
# A line of the details is a paragraph; a bullet begins a case, two blanks a line to type. Under each example is what it does.

help-of-play = Uygulamada tuşlara bas ve ekranı yazdır
    .details =
        Her karakter kendi tuşunun yerine geçer. Öteki tuşlar <Enter>, <Esc>, <Space>, <ctrl+r> veya <f5> diye yazılır; << ise < demektir.
        • <paste SÖZCÜKLER> metin yapıştırır
        • <resize 40x10> boyutu değiştirir
        • <wait 2s> zamanı ilerletir
        • <other> aynı listelerle açılan ikinci bir programda sürdürür
        - betiği standart girdiden okur; satır sonları yok sayılır.
        Uygulama boş listelerle başlar. Kendi verileriniz okunmaz ve değiştirilmez.
    .examples =
        tote play 'a2 kg elma<Enter>süt<Enter><Esc>'
          içinde elma ve süt olan bir liste gösterir
        tote play --svg --size 60x12 'asüt<Enter><Esc>' >süt.svg
          resmini çizer

help-of-replay = Yapılan bir kaydı yeniden oynat
    .details =
        Terminalde inceleyici açılır: sol ve sağ oklarla kayıt adım adım gezilir, / arar, ? kısayolları gösterir. Terminal yoksa son ekran yazdırılır.
        Veriler, tote --record komutunun yanına yazdığı DOSYA.db dosyasından okunur ve değiştirilmez. Bu arada başka programların yaptıkları oynatılmaz.
    .examples =
        tote replay hata.rec
          adım adım gezer
        tote replay hata.rec --test 12...15
          bu eylemlerin testini yazdırır
        tote replay hata.rec --check
          farklı olan ilk ekranı bulur

help-of-guide = Kılavuzun bir bölümünü oku
    .details = BÖLÜM verilmezse bölümleri listeler. tote help guide BÖLÜM da aynısını yapar. Kılavuz İngilizcedir.
    .examples =
        tote guide notes
          not yazmayı anlatır

help-of-env = Hata bildirimi için gerekenleri göster
    .details = Sürüm, sistem, terminal, dil, ayarlar ve veri miktarı, İngilizce olarak. Adlarınız ve metinleriniz içinde yoktur.
    .examples =
        tote env
          hata bildirimi için gerekenleri gösterir

help-of-log = Uygulamanın yaptıklarını göster
    .details = tote --debug uygulamayı açar ve her eylemi, yaptığı değişikliklerle birlikte günlüğe yazar. Günlükte listelerinizdekiler bulunabilir; onu yalnızca siz okuyabilirsiniz.
    .examples =
        tote log -n 5
          son beş eylemi ve değişikliklerini gösterir

help-of-config = Ayarları göster ve değiştir
    .details =
        Komut verilmezse tüm ayarları değeri, kaynağı ve açıklamasıyla gösterir. Ayarlar $XDG_CONFIG_HOME/tote/config.toml dosyasındadır; elle de düzenleyebilirsiniz; açık olan uygulama değişiklikleri hemen alır.
        Şunlardan sonuncusu geçerlidir: varsayılan, dosya, TOTE_THEME gibi bir değişken, --theme gibi bir seçenek.
        Dosyada okunamayan yer satırıyla bildirilir, gerisi geçerlidir.
    .examples =
        tote config
          tüm ayarları gösterir
        tote config set first-weekday sunday
          haftayı pazar günü başlatır

help-of-config-get = Bir ayarın değerini yazdır
    .examples =
        tote config get theme
          temanın adını yazdırır

help-of-config-set = Dosyada bir ayarı değiştir
    .details =
        Dosyadaki yorumlar ve sıra korunur. Ayarlar:
        { $settings }
        Ad olarak keys.KOMUT uygulamadaki bir komutun tuşlarını alır; colors.ROL, colors.dark.ROL ve colors.light.ROL ise bir renk: bir ad, 0–255 arası bir sayı veya #rrggbb.
    .examples =
        tote config set language tr
          dili Türkçe yapar
        tote config set editor 'nano -w'
          notları nano ile düzenler
        tote config set keys.items.tick space t
          t ile de işaretler
        tote config set colors.dark.accent '#5ecbe0'
          bir renk seçer

help-of-config-unset = Dosyadan bir ayarı çıkar
    .examples =
        tote config unset theme
          temayı yine terminale bırakır

help-of-config-edit = Ayarları düzenleyicide aç
    .details = Yeni dosya her ayarı açıklar. Sorunlar, düzenleyici kapanınca bildirilir.
    .examples =
        tote config edit
          ayarları düzenler

help-of-config-keys = Uygulamadaki komutların tuşlarını listele
    .details = Her satırda bir komut: dosyadaki adı, tuşları ve ne yaptığı.
    .examples =
        tote config keys | grep geçmiş
          geçmişi neyin açtığını bulur

help-of-config-path = Dosyanın yolunu yazdır
    .examples =
        cp dotfiles/tote.toml "$(tote config path)"
          başka bir bilgisayarın ayarlarını kullanır

help-of-cook = Tarifin malzemelerini listeye ekle
    .details =
        Tarif, malzemeleri olan bir nottur: onay kutuları ya da Malzemeler başlığının altındaki satırlar. 4 kişilik gibi bir satır kaç kişilik olduğunu belirtir. İşaretsiz malzemeler tek adımda eklenir; işaretliler eklenmez.
        • --for miktarları uyarlar. Taneyle alınanlar yukarı, 50 g veya 50 ml üstündeki miktarlar 5’in en yakın katına yuvarlanır.
        • Plan, tariflere bağlantı veren bir nottur. Tarifler birlikte eklenir: aynı ürünlerin miktarları toplanır.
        • Ne kadarının yapılacağı bağlantının ardına yazılır: [[Krep]] x2, [[Çorba]] 6 kişilik.
        • Bir tariften bu hafta, plan son eklendikten sonra ayrıca eklediğiniz kısım planda atlanır.
        • Eklenenler son alışverişteki mağazayı, notu ve kg veya adet fiyatını alır. Her zaman aldığınız miktar değişmez.
        • Evde olan eklenmez; yetmiyorsa yalnızca gerisi eklenir. Yemek pişince --done miktarları düşer.
        NOT olarak başlık, başlığın ayırt edici ilk harfleri veya kimlik verilir.
    .examples =
        tote cook krep --for 6
          altı kişiye yetecek kadarını ekler
        tote cook Hafta --dry-run
          haftanın tariflerinin ne ekleyeceğini gösterir
        tote cook krep --done
          pişti: kullanılanı düş

help-of-backup = Veritabanını yedekle
    .details = Yalnızca sizin okuyabileceğiniz tutarlı bir yedek alır. DOSYA verilmezse günlük yedeklerin yanına kaydedilir; her iki türün de son on yedeği saklanır. Var olan bir dosyanın üzerine yazılmaz; klasör önceden var olmalıdır.
    .examples =
        tote backup
          yedek alır ve nerede olduğunu yazar
        tote backup /media/usb/tote.db
          başka bir yere yedek alır

help-of-check = Veritabanını denetle
    .details =
        Şunları denetler:
        • dosyanın her sayfasını, tablosunu ve indeksini
        • her ürünün bir listesi ve orada kendi yeri olduğunu
        • aramanın her ürünü ve notu bulduğunu
        • geçmişteki her değişikliğin okunabildiğini
        • dosyaları sizden başka kimsenin okuyamadığını
        Giderilemeyen bir sorun kalırsa çıkış kodu 4 olur. Bozuk bir sayfa veya eksik bir tablo ancak yedekten geri yüklenebilir; uygulama bunu önerir.
        Geri alma geçmişinde bir yıllık, en az da 20.000 değişiklik saklanır. Uygulama daha eskilerini boştayken siler; --compact bunu hemen yapar. Bu sırada başka programlar yazmayı sürdürebilir.
    .examples =
        tote check
          sorun varsa ne olduğunu yazar
        tote check --repair
          yedek alır, sonra onarır
        tote check --compact
          dosyayı olabildiğince küçültür

help-of-where = Dosyaların yerini göster
    .details =
        YER (database, backups veya log) verilirse betikler için yalnızca yolunu yazdırır.
        • Veritabanı, --db veya TOTE_DB ile verilen dosyadır; verilmemişse $XDG_DATA_HOME/tote/tote.db.
        • Yedekler ve günlük $XDG_STATE_HOME/tote içindedir.
    .examples =
        tote where
          veritabanının, yedeklerin ve günlüğün yerini gösterir
        ls -l "$(tote where backups)"
          yedekleri listeler

help-of-tote = Terminalde alışveriş listeleri ve notlar
    .details =
        Komut verilmezse tote listelerinizi uygulamada açar; orada ? tüm kısayolları gösterir.
        Komutlar uygulamayla aynı veritabanını kullanır; tote undo ikisinde yapılanı da geri alır. Ürünleri elle sıralamak yalnızca uygulamada mümkündür.
        Adlar şöyle verilir; büyük-küçük harf ve Türkçe karakter farkı gözetilmez:
        • LİSTE: adı, adının ayırt edici ilk harfleri veya kimliği
        • ÜRÜN: tam adı veya kimliği
        • NOT: tam başlığı veya kimliği; note show için başlığın ilk harfleri de yeter
        Sonuçlar standart çıktıya, iletiler standart hata çıktısına yazılır. İletiler sistemin dilindedir.
        -- seçenekleri bitirir; - standart girdidir.

help-of-help = Programın veya bir komutun yardımını göster
    .examples =
        tote help add
          tote add komutunu açıklar

help-of-manual = Kılavuz sayfasını yazdır
    .examples =
        tote manual >tote.1 && man ./tote.1
          kılavuz sayfasını kaydeder ve açar

help-of-completion = Kabuk için tamamlama betiğini yazdır
    .details = SATIR verilirse onu tamamlayabilecek sözcükleri yazdırır. Betikler bunu kendileri kullanır; bash için PARÇA, satırın değiştirilecek son bölümüdür.
    .examples =
        source <(tote completion bash)
          bu bash için tamamlamayı açar; ~/.bashrc içine yazılırsa hepsi için
        source <(tote completion zsh)
          ~/.zshrc için aynısı, compinit satırından sonra
        tote completion fish >~/.config/fish/completions/tote.fish
          fish için tamamlamayı açar

help-of-history = Nelerin hangi programla yapıldığını göster
    .details =
        En yenisinden başlayarak her satırda bir adım gösterir: numarası, zamanı, programı ve ne yapıldığı. Uygulamada, komut satırında ve listeyi paylaşanlarca yapılanların hepsi buradadır.
        tote undo ADIM tek bir adımı geri alır; numara verilmezse “ilk geri alınacak” diye gösterileni geri alır.
    .examples =
        tote history
          son yirmi adımı gösterir
        tote history -n 1 --json | jq '.[0].number'
          son adımın numarasını bir betik için yazdırır

help-of-watch = Her değişikliği yapıldığı anda yazdır
    .details =
        Hangi programla yapılırsa yapılsın, listelerdeki ve notlardaki her değişiklik için bir satır yazar. Sekmeyle ayrılmış alanları:
        • numara; --since buradan devam eder
        • UTC olarak zaman
        • program: app, command-line, sync veya unknown
        • ne yapıldığı
        • varsa ilgili listeler
        --since verilmezse bir sonraki değişiklikle başlar. Boru kapanınca veya Ctrl+C ile biter; bir şey olmadıkça işlemciyi kullanmaz.
        --since önce o numaradan sonraki her şeyi yazar. Geçmiş artık o kadar geriye gitmiyorsa 1 koduyla biter: o zaman listeleri yeniden okuyun ve tote history komutunun son adımından devam edin.
    .examples =
        tote watch
          bundan sonra olanları yazdırır
        tote watch --since 41 --list Parti
          41. değişiklikten sonra Parti listesinde olanları yazdırır
        tote watch | while read -r change; do tote lists; done
          her değişiklikten sonra ne kadar kaldığını gösterir

help-of-add = Listeye ürün ekle
    .details =
        Tırnaksız sözcükler tek ürün sayılır; tırnak içindeki her argüman ayrı bir üründür. Uygulamadaki gibi okunurlar:
          { $pattern }
        • Miktar, listedeki ürünün miktarına eklenir; işaretli ürünün işareti kalkar.
        • Birimler: { $units }. Sözcük olarak da yazılabilir. 2x500 g, 500 gramlık iki tane, 6’lı kola bir paket demektir.
        • Fiyat, önünde veya arkasında { $currencies } ya da herhangi bir para biriminin kodu olan veya satır sonunda iki ondalığı bulunan bir sayıdır (6,49); neyin fiyatı olduğu yazılmadıkça tüm satırındır: ₺19,90/kg, ₺3/x, tanesi ₺3, 3,00 tanesi. Yan yana yazılan fiyatların sonuncusu geçerlidir; satır sonundaki miktar da öyle: 2 l süt 3 l.
        • 1–9 tam litre, kilo, libra ya da galonda tanesi her birinin fiyatıdır: 2 l süt ₺45 tanesi ₺90 eder. Başka ağırlık ve hacimlerde paketin fiyatıdır: 500 g peynir ₺180 tanesi.
        • Tırnak içindeki olduğu gibi alınır: "7 up" bir ad, @"Yapı Market" bir mağaza, #"Evcil hayvan" bir kategoridir.
        Kabuk #, $, ! ve tırnakları kendisi yorumlar: satırı tek tırnak içine alın.
        Tek sözcük - ise standart girdi yapıştırılan metin gibi okunur ve tek adımda eklenir: ya hepsi ya hiçbiri.
        ÜRÜN verilmezse komut satırının altında uygulamanın alanıyla sorar; Esc bitirir.
    .examples =
        tote add 2 kg elma
          iki kilo ekler, listede varsa iki kilo artırır
        tote add '2 l süt' '6 yumurta' ekmek
          üç ürün ekler
        tote add --list Parti 'cips x3 @Migros !tuzlu olsun'
          başka bir listeye ekler
        tote add '6 kutu "7 up" @"Yapı Market" ₺45,50'
          tırnak içinde tırnak: iki sözcüklü ad ve mağaza
        tote add '12 yumurta tanesi ₺3'
          tane fiyatı; satırın tutarı ₺36 olur
        tote add -q - < her-hafta.txt
          bir dosyanın her satırını ekler

help-of-edit = Ürünü düzenle
    .details =
        ÜRÜN sözcüğünden sonrakiler ürünün yeni satırıdır ve tote add komutundaki gibi okunur: satırda olmayan bilgi silinir. Ürün tote done komutundaki gibi belirtilir.
        Yeni satır verilmezse ürünün satırını yazdırır; böylece yalnızca bir bölümünü değiştirmek kolaylaşır.
        Listede yeni adda bir ürün varsa ikisi birleşir.
    .examples =
        tote edit süt 2 l yulaf sütü @Migros
          sütü değiştirir
        tote edit süt $(tote edit süt) @Migros
          yalnızca mağazasını değiştirir

help-of-done = Ürünleri işaretle
    .details =
        ÜRÜN, tam ad veya kimliktir; büyük-küçük harf ve Türkçe karakter farkı gözetilmez, birden çok sözcüklü ad tırnak içine alınır. İki ürünün adı aynıysa onları ayıran bilgiyi de yazın: 'süt @Migros'.
        İşaretlenen ürün alınmış sayılır. Yeniden eklenirse işareti kalkar.
        Tek sözcük - ise standart girdinin her satırı tek adımda işaretlenir: ya hepsi ya hiçbiri.
        ÜRÜN verilmezse komut satırının altında seçersiniz: yazmak arar, Tab seçer, Enter işaretler.
    .examples =
        tote done elma 'çeri domates'
          ikisini de işaretler
        tote ls --json | jq -r '.[].name' | tote done -
          her şeyi işaretler

help-of-pick = Yazarak bir şey seç ve yazdır
    .details =
        Betikler ve kabuğunuzun tuşları için, komut satırının altındaki birkaç satırda sorar. Yazdıklarınız satırları uygulamadaki gibi daraltır: sözcük başları ve baş harfler yeter. Enter seçtiğinizi standart çıktıya yazar; Esc 1 ile çıkar ve hiçbir şey yazmaz.
        Standart girdi ya da çıktı bir boru olsa bile tuşlar terminalden gelir.
        Tuş atamaları (bash, zsh ve fish için) tote guide command-line bölümündedir.
    .examples =
        tote note show "$(tote pick note)"
          bir not seç ve oku
        tote pick item --many --ids | tote done -
          işaretlenecekleri seç

help-of-pick-note = Notları başlıklarıyla seç
    .details = Arşivde ve çöpte olmayan notlar, uygulamadaki sırayla. Aynı adı taşıyan başkaları varsa adın yerine id’si yazılır.
    .examples =
        tote note edit "$(tote pick note --ids)"
          bir not seç ve içine yaz

help-of-pick-item = Bir listenin ürünlerini seç
    .examples =
        tote rm -l Party "$(tote pick item -l Party)"
          bir listeden silinecekleri seç

help-of-pick-list = Liste seç
    .examples =
        tote ls "$(tote pick list)"
          bir liste seç ve yazdır

help-of-untick = Ürünlerin işaretini kaldır
    .details =
        Ürünler tote done komutundaki gibi belirtilir. İşaret on iki saat içinde kaldırılırsa ürün alınmamış sayılır; daha sonra kaldırılırsa yeniden gerekiyor demektir.
        Aynı ürün bu arada listeye yeniden eklendiyse ikisi birleşir.
        Tek sözcük - ise standart girdinin her satırındaki ürünün işareti tek adımda kaldırılır: ya hepsi ya hiçbiri.
    .examples =
        tote untick elma
          elmayı yeniden listeye koyar
        tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -
          tüm işaretleri kaldırır

help-of-clear = İşaretlileri sil
    .details = Bir listenin işaretli ürünlerini siler. Alışverişler tote spent içinde kalır; tote undo ürünleri geri getirir.
    .examples =
        tote clear
          ilk listenin işaretli ürünlerini siler
        tote clear --store Migros
          yalnızca Migros’ta az önce işaretlenenleri siler
        tote clear --paid 66.30
          ve fişin kalanını fiyatsız ürünler arasında paylaştırır

help-of-mv = Ürünleri başka bir listeye taşı
    .details =
        Ürünler tote done komutundaki gibi belirtilir. LİSTE içinde aynı ürün varsa ikisi birleşir ve yeni satırı yazdırılır.
        Tek ürün - ise standart girdinin her satırı tek adımda taşınır: ya hepsi ya hiçbiri.
    .examples =
        tote mv cips limonata Parti
          ikisini de başka bir listeye taşır
        tote ls --ids @fırın | cut -d ' ' -f 1 | tote mv --create - Cumartesi
          bir bölümünü yeni bir listeye taşır

help-of-rm = Ürünleri sil
    .details =
        Ürünler tote done komutundaki gibi belirtilir. tote undo ile geri alınır.
        Tek sözcük - ise standart girdinin her satırı tek adımda silinir: ya hepsi ya hiçbiri.
    .examples =
        tote rm süt
          ilk listeden sütü siler
        tote rm -l Parti 'süt @Migros'
          başka bir listeden yalnızca Migros sütünü siler

help-of-ls = Listeyi göster
    .details =
        Her satırda bir ürün, uygulamadaki sırayla (varsayılan: ilk liste).
        • Terminalde ürünler kategorilere göre gruplanır.
        • Boru hattında yalnızca ürünler yazılır; --all ile her ürünün önünde listesinin adı bulunur.
        --store, her yerden alınabilecekleri de gösterir. Reyonların sırası, ürünleri hangi sırayla işaretlediğinizden öğrenilir; uygulamada değiştirebilirsiniz.
        FİLTRE uygulamadaki gibi okunur; ürün her sözcüğüne uymalıdır:
        • yulaf sütü: iki sözcük de, sırası fark etmez; "yulaf sütü": tam olarak bu sözcükler
        • @migros, #süt, +deniz: bir mağaza, bir kategori, bir kişi
        • >₺20, <=₺50: bir fiyat aralığı
        • is:ticked, is:priced, is:unpriced: sepette olanlar, fiyatı olanlar, fiyatı olmayanlar
        • -süt: süt dışındaki her şey; önüne -- gerekir
        Liste adı verilmezse filtre @, #, <, >, is: veya çift tırnakla başlamalıdır. Kabuk #, <, > ve tırnakları kendisi yorumlar: tek tırnak içine alın. Hiçbir ürün uymazsa çıkış kodu 3 olur.
    .examples =
        tote ls
          ilk listeyi gösterir
        tote ls --todo Parti
          parti için alınacakları gösterir
        tote ls Alışveriş süt '<₺50'
          elli liradan ucuz sütleri gösterir
        tote ls --sort newest --limit 3
          en son eklenenleri gösterir
        tote ls --todo --store Migros
          Migros’tan alınacakları reyon reyon gösterir
        tote ls --ids @migros | cut -d ' ' -f 1 | tote done -
          Migros’tan alınacak her şeyi işaretler
        tote ls --format '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }'
          adı ve miktarı sekmeyle ayırarak yazdırır
        tote ls --json | jq -r '.[] | select(.ticked | not) | .name'
          adları bir betik için yazdırır

help-of-lists = Tüm listeleri göster
    .details = Aynı adlı listelerin oluşturulma günü ve kısa kimliği de gösterilir; bu kimlik her komutta kullanılabilir.
    .examples =
        tote lists
          her listeyi ve kalan ürün sayısını gösterir
        tote lists --json | jq -r '.[].name'
          adları bir betik için yazdırır

help-of-undo = Son değişikliği geri al
    .details =
        Uygulamada veya komut satırında yapılan son değişikliği geri alır.
        tote history çıktısındaki bir ADIM numarası verilirse yalnızca o adımı geri alır; sonraki bir adım ona dayanıyorsa hangisi olduğunu söyler ve 1 koduyla biter. Bu da her değişiklik gibi geri alınabilir.
        Terminalde önce geri alınacak olanı gösterir ve sorar; --yes ile hemen geri alır.
    .examples =
        tote undo
          son değişikliği geri alır ve ne olduğunu yazar
        tote undo 41
          41 numaralı adımı geri alır, sonrasına dokunmaz

help-of-redo = Son geri alınanı yinele
    .examples =
        tote redo
          değişikliği yineler ve ne olduğunu yazar

help-of-list = Liste oluştur, yeniden adlandır, arşivle, sırala, sil
    .examples =
        tote list new Nalbur
          bir liste oluşturur

help-of-list-new = Liste oluştur
    .details = Aynı adda başka bir liste olmamalıdır. Yeni liste ötekilerin altına gelir.
    .examples =
        tote list new Nalbur
          boş bir liste oluşturur

help-of-list-rename = Listeyi yeniden adlandır
    .details = LİSTE tek sözcüktür veya tırnak içindedir; ardından gelen sözcükler yeni addır.
    .examples =
        tote list rename Parti Doğum günü
          listeye başka bir ad verir

help-of-list-archive = Listeyi arşivle
    .details = Arşivlenen listenin ürünleri korunur, ama liste yalnızca tote lists --all ile görünür. Arşivden çıkarmak için: tote list restore.
    .examples =
        tote list archive Parti
          listeyi arşivler

help-of-list-restore = Listeyi arşivden çıkar
    .examples =
        tote list restore Parti
          listeyi yeniden gösterir

help-of-list-duplicate = Listeyi çoğalt
    .details = Kopya, listenin altına gelir ve hiçbir ürünü işaretli değildir.
    .examples =
        tote list duplicate Kamp
          bir sonraki kampı planlar

help-of-list-rm = Listeyi ürünleriyle birlikte sil
    .details = LİSTE, tam ad veya kimliktir. tote undo listeyi içindekilerle birlikte geri getirir.
    .examples =
        tote list rm Parti
          listeyi ve içindekileri siler

help-of-list-order = Listeleri sırala
    .details = Adı verilen listeler bu sırayla başa geçer; ötekiler oldukları gibi altlarında kalır. Komutlar, başka liste verilmezse ilk listeyi kullanır.
    .examples =
        tote list order Parti Alışveriş
          partiyi başa alır

help-of-list-budget = Listenin bütçesini belirle veya göster
    .details =
        Ne kadar süreceğini yazın: ay, hafta veya alışveriş, örneğin 'her alışverişte 80'. Yazılmazsa önceki bütçenin süresi, o da yoksa bir ay geçerlidir. Para birimi yazılmazsa listenin para birimi geçerlidir; none bütçeyi kaldırır.
        FİYAT verilmezse ne kadarının harcandığını yazdırır. O süredeki tüm alışverişler sayılır, listeden kaldırılanlar da; bir alışveriş on iki saat sürer.
    .examples =
        tote list budget Parti 'her alışverişte ₺800'
          bütçeyi belirler
        tote list budget Parti none
          bütçeyi kaldırır

help-of-note = Notları yaz, göster ve ara
    .examples =
        tote note ls
          tüm notları gösterir

help-of-note-add = Yeni not yaz
    .details =
        İlk sözcük başlıktır; birden çok sözcüklü başlık tırnak içine alınır. Gerisi Markdown biçiminde metindir, içindeki her #sözcük bir etikettir.
        • Metin yerine - yazılırsa metin standart girdiden okunur.
        • Yalnızca - yazılırsa başlık da ilk satırdan okunur.
        • Tek başına -, bir tarif sitesinin sayfasını da alır ve tarifini saklar: curl … | tote note add -
        • Hiç sözcük verilmezse düzenleyiciniz açılır: $VISUAL, $EDITOR veya vi.
        • --template, bir şablonun metni ve özellikleriyle başlar. Soruları terminalde sorulur; --set yanıtlar, yoksa boş kalırlar.
    .examples =
        tote note add --template Toplantı --set Kim=Ayşe 'Çatı onarımı'
          bir şablonla başlar
        tote note add Krep 'Un, yumurta, süt. #tarif'
          bir not yazar
        git log -1 --format=%B | tote note add -q -
          son commit iletisinden not oluşturur

help-of-note-ls = Tüm notları göster
    .details =
        Her satırda bir not: başlığı, etiketleri ve son değişiklik günü. Sabitlenmiş notlar önce gelir.
        Bu etiketi taşıyan not yoksa çıkış kodu 3 olur.
    .examples =
        tote note ls --tag tarif
          tarifleri gösterir
        tote note ls --columns title,rating --sort=-rating
          önce en iyileri gösterir
        tote note ls --json | jq -r '.[].title'
          başlıkları bir betik için yazdırır

help-of-note-show = Notu yazdır
    .details = NOT olarak başlık, başlığın ayırt edici ilk harfleri veya kimlik verilir. Terminalde başlık metnin üstüne yazılır, boru hattında yalnızca metin yazılır.
    .examples =
        tote note show krep
          notu yazdırır
        tote note show --json krep | jq -r .text
          yalnızca metni, olduğu gibi yazdırır

help-of-note-edit = Notu değiştir
    .details =
        NOT, tam başlık veya kimliktir; büyük-küçük harf ve Türkçe karakter farkı gözetilmez.
        • METİN, notun metninin yerine geçer.
        • - metni standart girdiden okur; --allow-empty yoksa girdi boş olmamalıdır.
        • Metin ve başlık verilmezse not düzenleyicinizde açılır: $VISUAL, $EDITOR veya vi.
    .examples =
        tote note edit krep
          notu düzenleyicide açar
        date | tote note edit -a Günlük -
          bir nota satır ekler

help-of-note-rm = Notları sil
    .details =
        Notları çöp kutusuna taşır; orada 30 gün kalırlar, tote undo ile geri alınır. Her NOT, tam başlık veya kimliktir; büyük-küçük harf ve Türkçe karakter farkı gözetilmez. Hepsi tek adımda silinir ya da hiçbiri silinmez.
        --forever geri alınamaz: metin geçmişten de silinir, yalnızca daha önce alınmış yedeklerde kalır.
        Terminalde --forever önce sorar. Betikler --yes kullanmalıdır; yoksa hiçbir şey silinmez ve çıkış kodu 1 olur.
        Tek sözcük - ise standart girdinin her satırı bir nottur.
    .examples =
        tote note rm krep
          notu çöp kutusuna taşır

help-of-note-search = Notlarda ara
    .details =
        Yazılan her sözcük için onunla başlayan bir sözcük içeren notları, en uygun olandan başlayarak, bulunma nedeniyle, yani diğer adı veya ilk eşleşmenin geçtiği satırla birlikte gösterir.
        • "kırmızı şarap": art arda bu sözcükler
        • -şarap: bu sözcük olmadan
        • title:şarap: başlıkta
        • *başı: bir sözcüğün herhangi bir yerinde, örneğin yılbaşı
        • çorba OR güveç: ikisinden biriyle; boşluk daha sıkı bağlar
        • #ev: bu etiket veya altındaki bir etiket
        • in:archive, in:trash, in:all: başka yerlerde
        • in:İş, in:"İş/2026 planları": bir klasörde ve altında
        • changed:>2026-01-01, changed:2026-11: son değişikliğe göre
        • rating:>3, status:taslak, due:<2026-12-01, has:due: özelliğe göre
        Uygulamadaki arama da bunları anlar.
        Sonuç yoksa çıkış kodu 3 olur.
    .examples =
        tote note search kre un
          krep notunu bulur

help-of-note-export = Notları dosya olarak dışa aktar
    .details =
        KLASÖR yoksa oluşturulur. Çöp kutusunda olmayan her not bir dosya olur. İçe aktarılmış ya da eşitlenmiş bir not kendi dosyasını geri alır: klasörü, adı ve özellikleri aynıdır, bir şey değişmediyse bayt bayt eşittir. Ötekiler BAŞLIK.md olur: özellikleri iki tire satırı arasında, metni altında; Obsidian, zk ve Jekyll böyle okur.
        Var olan bir dosya yalnızca aynı notunsa değiştirilir; değişmeyene dokunulmaz.
        --note ile yalnızca bir not yazdırılır veya yeni bir dosyaya yazılır: özellikleriyle Markdown olarak (md), yazdırılacak veya gönderilecek bir sayfa olarak (html) ya da düz metin olarak (text).
    .examples =
        tote note export ~/Notes
          bütün notları dosya olarak yazar
        tote note export --note Krep --format html krep.html
          bir notu sayfa olarak yazar

help-of-note-import = Dosyalardan notları içe aktar
    .details =
        Markdown veya düz metin dosyalarını ve verilen klasörlerdekilerin hepsini okur. Özellikler, klasörler ve adlar olduğu gibi saklanır; tote note export bunları geri verir. Notun tarihi özelliklerindeki (created, date), yoksa dosyanın tarihidir.
        Dosyasındaki kimlikten, yoksa dosyasından ya da başlığından tanınan not güncellenir; yeniden çalıştırmak kopya oluşturmaz. Tek bir geri alma hepsini geri alır.
        Bağlantılara ve gizli dosyalara dokunulmaz. Klasördeki Markdown dosyaları UTF-8 olmalıdır. Metin dosyaları ve adı verilen bir dosya UTF-16 olabilir; ötekiler Latin-1 olarak okunur. Okunamayan ya da saklanamayan bildirilir.
        Cooklang tarifleri (.cook) ve tarif sitelerinden kaydedilmiş sayfalar (.html) tote cook ile kullanılabilen notlara dönüşür.
    .examples =
        tote note import ~/Vault
          bir klasör dolusu notu içe aktarır

help-of-note-mirror = Notları bir klasörle eşitle
    .details =
        Her notun KLASÖR içinde bir dosyası olur, oradaki her Markdown dosyası da bir nottur. Bir tarafta değişen öbürüne geçer. İkisinde de değişen satır satır birleşir; bu mümkün değilse notta iki sürüm de kalır ve bildirilir. Silinen dosyanın notu çöp kutusuna taşınır; tersi de öyledir.
        Dosyanın yalnızca değişen satırları yazılır, öteki ön bilgiler olduğu gibi kalır. Eklere, gizli dosyalara ve bağlantılara dokunulmaz. Son eşitlenen durum bu bilgisayarda saklanır.
        --watch verilirse Ctrl+C’ye kadar çalışır ve her değişikliği hemen eşitler.
    .examples =
        tote note mirror ~/Vault
          iki tarafı da günceller
        tote note mirror --watch ~/Vault
          iki tarafı hep güncel tutar

help-of-note-recover = Düzenleyicide kalan metni kurtar
    .details = Tote $EDITOR açıkken kapandıysa düzenleyicideki metin kendi notuna, o not bu arada değiştiyse yeni bir nota yazılır. tote undo ile geri alınır. Önce düzenleyiciyi kapatın.
    .examples =
        tote note recover
          kalan bütün metinleri kurtarır

help-of-note-paste = Başka yerde kopyalanandan not oluştur
    .details =
        Standart girdiyi okur. Bir sayfa veya tarayıcıda kopyalanan HTML, Markdown olur: başlıklar, listeler, bağlantılar, tablolar, alıntılar ve kod. Betikler, stiller, menüler ve formlar atlanır. Başka her metin olduğu gibi kalır.
        Notun başlığı, metnin başındaki başlıktır; yoksa sayfanın başlığıdır.
    .examples =
        wl-paste -t text/html | tote note paste
          tarayıcıda kopyalanandan not oluştur
        curl -s https://example.org | tote note paste --to Okunacaklar
          bir sayfayı bir notun sonuna ekle

help-of-note-today = Bugünün notuna yaz
    .details =
        Günün notunun başlığı 2026-11-27 gibi tarihtir; ilk yazıldığında oluşturulur.
        • METİN yeni satıra eklenir; - metni standart girdiden okur.
        • Metin verilmezse not düzenleyicinizde açılır: $VISUAL, $EDITOR veya vi.
    .examples =
        tote note today 'Tesisatçı arandı.'
          günün notuna bir satır ekler

help-of-note-rename = Notu yeniden adlandır
    .details = NOT, tam başlık veya kimliktir; büyük-küçük harf ve Türkçe karakter farkı gözetilmez. Eski başlığa giden bağlantılar olduğu gibi kalır ve bulundukları notlar bildirilir; --update-links ile aynı adımda onlar da değişir.
    .examples =
        tote note rename -u Krep Akıtma
          başlığı ve ona giden bağlantıları değiştirir

help-of-note-links = Bir notun veya bütün notların bağlantılarını yazdır
    .details = Her satırda, metindeki sırayla bir başlık. Notu olmayan başlıklar standart hata çıktısına yazılır; --dead yalnızca onları yazdırır. Dosyalar ve web adresleri not değildir, onları yalnızca --json gösterir. Bağlantı yoksa çıkış kodu 3 olur.
    .examples =
        tote note links Hafta
          haftanın tariflerini yazdırır
        tote note links --dead
          bağlantısı olup notu olmayan başlıkları yazdırır

help-of-note-backlinks = Bir nota bağlantı veren notları yazdır
    .details = Her satırda bir başlık, son değişen önce. Yoksa çıkış kodu 3 olur.
    .examples =
        tote note backlinks Krep
          krepli planları bulur

help-of-note-alias = Nota başka başlıklar ver
    .details = Bağlantılar, komutlar ve arama notu onlarla da bulur. Başlık verilmezse var olanlar yazdırılır.
    .examples =
        tote note alias Krep Akıtma
          { "[" }[Akıtma]] bağlantısı Krep notuna gider

help-of-note-set = Bir notun özelliklerini ayarla
    .details =
        ÖZELLİK, AD=DEĞER biçimindedir. Sayılar, tarihler (2026-12-01), true ve false öyle saklanır; var olan bir liste virgül alır: genre=jazz,blues. DEĞER yoksa özellik kaldırılır. Geri kalan her şey yazıldığı gibi kalır.
        Tek undo hepsini geri alır.
    .examples =
        tote note set Krep rating=5 'status=denenecek'
          puan verir ve durumunu yazar
        tote note set Krep status=
          özelliği kaldırır

help-of-note-folders = Notların klasörlerini listele
    .details =
        Her satırda bir klasör ve arşiv ile çöp kutusu dışında, alt klasörleriyle birlikte kaç notu olduğu. Klasör, içinde not bulunduğu sürece vardır.
    .examples =
        tote note folders
          her klasördeki notları sayar

help-of-note-move = Notları bir klasöre taşı
    .details =
        Yeni bir ad klasörü oluşturur. Dosyanın adı değişmez: bir sonraki tote note mirror dosyayı taşır. Başka notlardaki ve taşınan notlardaki yollu bağlantılar aynı nota götürecek şekilde yeniden yazılır. Tek bir undo hepsini geri alır.
        Tek başına -, başlıkları her satırda bir tane olmak üzere standart girdiden okur.
    .examples =
        tote note move Plan Bütçe --to Projeler/2026
          iki notu taşır
        tote note move Plan --to /
          notu klasöründen çıkarır

help-of-note-folder = Not klasörlerini yeniden adlandır

help-of-note-folder-rename = Bir not klasörünü yeniden adlandır
    .details =
        Alt klasörler ve yollu bağlantılar da değişir. AD yolun tamamıdır: İş/Planlar bir klasörü İş içine taşır. AD klasöründe zaten notlar varsa ikisi tek klasör olur. Tek bir undo hepsini geri alır.
    .examples =
        tote note folder rename Projeler İş
          klasörü yeniden adlandırır
        tote note folder rename -n Projeler İş
          yalnızca hangi notların taşınacağını gösterir

help-of-note-tag = Etiketleri yeniden adlandır

help-of-note-tag-rename = Bir etiketi tüm notlarda yeniden adlandır
    .details =
        Alt etiketler de değişir: ev/bahçe, yuva/bahçe olur. Başka notlarda AD zaten varsa ikisi tek etiket olur. Kod, bağlantılar ve web adresleri olduğu gibi kalır; çöp kutusundaki notlar da. Tek bir undo hepsini geri alır.
        --dry-run ile değişecek notlar yazdırılır. Etiket hiçbir notta yoksa çıkış kodu 3 olur.
    .examples =
        tote note tag rename ev yuva
          #ev, #yuva olur
        tote note tag rename -n ev yuva
          değişecek notları yazdırır

help-of-note-pin = Notu başa sabitle
    .examples =
        tote note pin krep
          sabitler

help-of-note-unpin = Notun sabitlemesini kaldır
    .examples =
        tote note unpin krep
          sabitlemeyi kaldırır

help-of-note-archive = Notu arşivle
    .details = tote note ls --archive arşivdekileri gösterir; tote note restore geri yükler.
    .examples =
        tote note archive krep
          arşivler

help-of-note-restore = Notu arşivden veya çöp kutusundan geri yükle
    .details = tote note ls bunları --archive veya --trash ile gösterir.
    .examples =
        tote note restore krep
          geri yükler

help-of-price = Bir alışverişin fiyatını gir
    .details =
        ÜRÜN için fiyatı olmayan son alışverişe fiyat verir; ürün listeden çoktan çıkarılmış olsa da. Yalnızca sayı yazılırsa listenin para birimi kullanılır. Fiyat tote spent ve tote prices çıktılarına yansır, tote undo ile geri alınır.
        FİYAT yazılmazsa fiyatı olmayan alışverişleri sonuncusundan başlayarak gösterir. ÜRÜN, fiyatını düzeltmek için --json çıktısındaki herhangi bir alışverişin kimliği de olabilir. Böyle bir alışveriş yoksa çıkış kodu 3 olur.
    .examples =
        tote price
          fiyatı olmayanları gösterir
        tote price süt '₺45'
          son alınan sütün fiyatını girer
        tote price elma '₺60/kg'
          kilo fiyatı: tutar miktara göre hesaplanır

help-of-prices = Ürünün fiyat geçmişini göster
    .details =
        Son fiyatı, en düşük fiyatı ve şu anda en ucuz mağazayı, ardından sonuncusundan başlayarak tüm alışverişleri gösterir. Fiyatlar kilo, litre veya adet başına karşılaştırılır.
        ÜRÜN, hangi listede olursa olsun daha önce işaretlenmiş bir ürünün adıdır. Bilinen fiyat yoksa çıkış kodu 3 olur.
    .examples =
        tote prices süt
          sütün en ucuz olduğu yeri gösterir
        tote prices --json süt | jq '.[-1].price.value'
          son ödenen fiyatı yazdırır

help-of-spent = Harcamaları göster
    .details = İşaretlenen ürünlerin fiyatlarını toplar. Terminalde son satır genel toplamdır.
    .examples =
        tote spent
          her ayı gösterir
        tote spent --by store --since 2026-01-01
          bu yıl her mağazada ne harcandığını gösterir
        tote spent --by item
          her ürüne ne harcandığını gösterir
        tote spent --by month --csv > harcamalar.csv
          toplamları bir tablo için yazdırır

help-of-share = Bir listeyi sunucu üzerinden paylaş
    .details =
        Liste, CalDAV sunucunuzda başkalarının ve telefonların da kullanabildiği bir koleksiyon olur. Önce oturum açın: tote help sync login.
        Her şey çevrimdışı da çalışır; uygulama açıkken değişiklikler otomatik gönderilip alınır.
        --join ile sunucudaki listeleri gösterir veya birine katılır.
    .examples =
        tote share Alışveriş
          bir listeyi paylaşır
        tote share --join
          sunucudaki listeleri gösterir
        tote share --join Alışveriş
          birinin paylaştığı bir listeye katılır
        tote share --join https://dav.example.org/house/food/
          başka birinin listesine adresiyle katılır

help-of-unshare = Bir listeyi paylaşmayı bırak
    .details = Hiçbir şey silinmez: liste burada kalır, --delete-on-server verilmezse sunucuda da.
    .examples =
        tote unshare Alışveriş
          bir listeyi paylaşmayı bırakır
        tote unshare --delete-on-server Alışveriş
          orada da herkes için siler

help-of-sync = Paylaşılan listelerdeki değişiklikleri gönder ve al
    .details =
        Bir listeyi veya hepsini bir kez eşitler. Uygulama açıkken bunu kendisi yapar; diğer zamanlarda sisteminizin zamanlayıcısı yapabilir.
        Sunucuya ulaşılamazsa veya sunucu reddederse çıkış kodu 5 olur.
    .examples =
        tote sync login https://dav.example.org --user ada
          bir sunucuda oturum açar
        tote sync
          her şeyi gönderir ve alır
        tote sync status
          durumu gösterir

help-of-sync-login = Bir CalDAV sunucusunda oturum aç
    .details =
        Radicale, Xandikos, Nextcloud, Baikal ve başkaları. Parola için seçenek verilmezse sorar ve yalnızca sizin okuyabileceğiniz bir dosyada saklar.
        URL verilmezse, veritabanında kayıtlı hesabın kullanılıp kullanılmayacağını sorar; örneğin veritabanını başka bir bilgisayara taşıdıktan sonra.
    .examples =
        tote sync login https://dav.example.org --user ada --password-command 'pass show dav'
          parolayı bir komuttan alır

help-of-sync-logout = Sunucudaki oturumu kapat
    .details = Listeler artık buradan paylaşılmaz. Ne burada ne sunucuda bir şey silinir.
    .examples =
        tote sync logout
          oturumu kapatır

help-of-sync-status = Paylaşılan listelerin durumunu göster
    .examples =
        tote sync status
          durumu gösterir

help-of-sync-log = Başkalarının neyi değiştirdiğini ve neyin birleştirildiğini göster
    .examples =
        tote sync log
          başkalarının neyi değiştirdiğini gösterir

help-of-sync-held = Bekleyen silmelere karar ver
    .details =
        Bir listenin çoğu sunucudan bir anda kaybolursa, siz karar verene dek burada hiçbir şey silinmez:
        • accept: burada da sil
        • keep: koru ve sunucuya yeniden gönder
    .examples =
        tote sync held accept Alışveriş
          başka yerde silineni burada da siler

help-of-meals = Bir haftanın yemeklerini göster
    .details =
        Hafta, adını ilk gününden alan Yemekler 2026-11-30 gibi bir nottur ve elle de yazılabilir:
        • her satırda, gününün ardından bir yemek: Pzt: [[Krep]] 4 kişilik, Sal öğle: artanlar,
        • ya da her gün için bir başlık ve altında yemekler.
        Diğer satırlar olduğu gibi kalır. Uygulama aynısını W ile takvim olarak gösterir.
    .examples =
        tote meals
          bu haftayı gör
        tote meals --week next --json
          gelecek haftayı bir program için yazdır

help-of-meals-add = Yemek planla
    .details =
        GÜN haftanın bir günüdür (--week başka bir şey demezse bir sonraki), bir tarih ya da bugün. METİN bir tarifin başlığı ya da başıdır; başka her şey yazıldığı gibi planlanır. Önünde bir ad olabilir: öğle: çorba.
    .examples =
        tote meals add pzt krep --for 4
          bir tarif planla
        tote meals add paz öğle: dışarıda
          tarifsiz bir gün planla

help-of-meals-remove = Haftadan bir yemeği çıkar
    .details = Bir günün birden çok yemeği varsa METİN, istenenin bir parçasıdır.
    .examples =
        tote meals remove pzt
          pazartesi için artık bir şey planlı değil

help-of-meals-copy = Önceki haftanın yemeklerini kopyala
    .details = Yalnızca henüz yemeği olmayan günlere.
    .examples =
        tote meals copy --week next
          gelecek hafta bu hafta gibi olur

help-of-meals-send = Yemeklerin gerektirdiklerini bir listeye ekle
    .details =
        Bu haftadan bugünden sonraki yemekler, başka bir haftadan hepsi. Evde olanlar ve daha önce eklenenler, tote cook gibi dışarıda bırakılır.
    .examples =
        tote meals send --dry-run
          nelerin ekleneceğini gör

help-of-home = Evde olanları göster
    .details =
        Listelerin yanında bir stok; tarihi önce dolan başta durur. Koyduğunuz ilk şeyle başlar; o zamana kadar Tote ondan hiç söz etmez.
        • tote clear, hep eve konanları oraya koyar.
        • Tarifler ve planlar evde olanı eklemez, yalnızca gerisini ister.
        • tote used bir şeyi çıkarır ve alındığı listeye geri koyar.
        Adı Evde olan bir listedir: tote edit, mv, rm ve share onu --list ile ya da adıyla alır.
    .examples =
        tote home
          evde ne olduğunu gör
        tote home --json
          tüm alanları yazdır

help-of-home-add = Eve bir şey koy
    .details = Satırlar tote add gibi okunur. Yeri mağaza gibi yazılır: @buzluk. Son tarih bir nottur ya da sonda durur: !2026-12-05, !5 Ara, skt 5 Aralık.
    .examples =
        tote home add 2 l süt '!2026-12-05'
          5 Aralık tarihine kadar dayanan iki litre
        tote home add '500 g bezelye @buzluk'
          yeriyle birlikte

help-of-home-keep = Bir ürünün eve konup konmayacağını belirle
    .details =
        DEĞER şunlardan biridir:
        • always: listeden her çıkarıldığında eve konur,
        • ask: uygulama her seferinde sorar,
        • never: eve konmaz,
        • basic: tuz ve yağ gibi hep vardır, tarifler eklemez.
    .examples =
        tote home keep süt always
          alınan süt eve konur
        tote home keep tuz basic
          hiçbir tarif tuz istemez

help-of-used = Bir şeyi bitir
    .details = Miktar yazılmazsa hiç kalmamıştır: mağazası ve alışılmış miktarıyla alındığı listeye döner, tek bir adımda. Miktar yazılırsa yalnızca o kadarı çıkarılır, önce tarihi önce dolandan.
    .examples =
        tote used süt
          süt kalmadı
        tote used süt 500 ml
          yarım litre eksilir

help-of-staples = Zamanı gelen düzenli ürünleri listelerine ekle
    .details =
        Düzenli alınan ürün, listesine otomatik eklenir: birkaç günde, haftada veya ayda bir ya da her zamanki sıklıkta. Uygulama bunu günde bir kez yapar; bu komut hemen, tek adımda, son seferki miktar, mağaza ve fiyatla ekler. Listedekiler olduğu gibi kalır.
        LİSTE verilirse yalnızca o listenin ürünleri eklenir. Bir ürün tote repeat ile düzenli yapılır.
    .examples =
        tote staples
          zamanı gelenleri ekler
        tote staples --show
          düzenli ürünleri gösterir, zamanı en yakın olan başta
        tote staples Alışveriş --dry-run
          bir listeye ne ekleneceğini gösterir

help-of-today = Bugün yapılacakları göster
    .details =
        Önce geciken görevler, sonra bugünün notu ve görevleri, ardından listelerin istedikleri gelir: alınacak ürünlerin sayısı ve zamanı gelip listede olmayan ürünler. Yapılacaklar şunlardır:
        • sonunda 📅 2026-12-01 veya planlandığı gün olarak ⏳ 2026-12-01 bulunan açık görevler,
        • özelliklerinde due: 2026-12-01 veya remind: 2026-12-01 bulunan notlar; done: true veya status: done yazılana kadar.
        Evde en çok üç gün dayanacak olanlar, kullanan tariflerle birlikte listelerden önce gelir.
        Uygulama aynısını w ile gösterir.
    .examples =
        tote today
          yapılacakları göster

help-of-repeat = Ürünün otomatik eklenmesini sağla
    .details =
        SIKLIK, en çok 99 olmak üzere gün, hafta veya ay sayısıdır: her hafta, 10 gün, 2 ayda bir.
        • her zamanki: ne sıklıkta alındığı belli olunca o sıklıkta
        • hiç: artık eklenmez
        Verilmezse ürünün ne sıklıkta eklendiğini yazdırır. ÜRÜN listede olmalı veya daha önce alınmış olmalıdır.
    .examples =
        tote repeat süt her hafta
          sütü her hafta listeye ekler
        tote repeat 'tuvalet kâğıdı' 6 haftada bir
          istenen sayıda gün, hafta veya ay
        tote repeat süt hiç
          bunu durdurur

help-of-shop = Uygulamayı bir mağazada aç
    .details =
        Uygulamadaki s ile aynı: orada ya da her yerde alınanlar, reyonların sırasıyla. MAĞAZA verilmezse default-store ayarındaki alınır ya da siz seçersiniz.
        --inline ile uygulama komut satırının altındaki birkaç satırda çalışır ve bitince orada hiçbir şey bırakmaz.
    .examples =
        tote shop @Lidl
          Lidl’da alışveriş yap
        tote shop Lidl --inline
          aynısı komut satırının altında

help-of-store = Tote’nin bir mağaza hakkında bildiklerini gör ve değiştir
    .examples =
        tote store aisles Migros
          Migros’taki reyonların sırasını gösterir

help-of-store-aisles = Bir mağazanın reyon sırasını göster veya belirle
    .details =
        Reyonları, uygulamadaki ve tote ls --store komutundaki sırayla, her satıra bir tane yazar. Sıra, orada işaretleme sıranızdan öğrenilir.
        Adı verilen kategoriler bu sırayla başa geçer; ötekiler oldukları gibi arkalarında kalır. # işaretinden sonraki gibi okunurlar, iki harf yeter; birden çok sözcüklü adları tırnak içine alın.
    .examples =
        tote store aisles Migros
          Migros’taki reyonların sırasını gösterir
        tote store aisles Migros meyve ekmek süt
          önce meyveyi, sonra ekmeği, sonra süt ürünlerini getirir

help-of-import = Dosyadan listeleri içe aktar
    .details =
        Biçimler, dosya adının sonuna göre:
        • .md: Markdown onay listeleri; her başlık bir listedir
        • .txt: todo.txt
        • .csv, .tsv: tablo
        • .ics: takvim veya yapılacaklar uygulamasından görevler (VTODO); her takvim bir listedir
        • .json: her şey, olduğu gibi; var olanların yerine dosyadakiler geçer
        • başka programların .json dosyaları: Google Keep, Bring!, Mealie, KitchenOwl, Grocy, Todoist ve Microsoft To Do listeleri
        - standart girdiyi okur ve --format gerektirir.
        Listeler yeni liste olarak içe aktarılır; adı olmayan liste dosyanın adını alır. --list ile işaretsiz ürünler, tote add komutundaki gibi o listeye eklenir. Yeni listelerde işaretli olanlar “Tekrar al” içinde önerilir.
        --merge ile adı zaten var olan liste onunla birleşir, ürünleri de aynı şekilde eklenir: 3 l süt ile 1 l süt 4 l olur. .json dosyalarında listeler ve ürünler kimliklerinden de tanınır.
        Bir şey okunamazsa hata iletisi satırı, sütunu ve ne beklendiğini belirtir; hiçbir şey aktarılmaz. --partial ile gerisi aktarılır, çıkış kodu yine 1 olur.
    .examples =
        tote import alışveriş.md
          her başlıktan bir liste oluşturur
        tote import --list Alışveriş tarif.csv
          bir tarifin malzemelerini listeye ekler
        tote import --merge alışveriş.md
          içindekileri bu adlardaki listelere ekler
        tote export --format json | tote --db kopya.db import -f json -
          veritabanının aynısını oluşturur

help-of-export = Listeleri dışa aktar
    .details =
        Bir listeyi veya hepsini yazdırır:
        • md: Markdown onay listeleri
        • todo.txt, csv: başka programlar için
        • ics: takvimler ve yapılacaklar uygulamaları için görevler (VTODO); çoğu dosya başına tek liste okur: adını verin
        • json: her şey, olduğu gibi; notlar, öğrenilen kategoriler ve alışverişlerle birlikte. Boş bir veritabanına aktarılırsa aynısı oluşur
        md, todo.txt, csv ve ics yalnızca listeleri içerir.
        Liste yerine purchases yazılırsa neyin ne zaman, nereden ve kaça alındığı: csv (varsayılan) veya json.
    .examples =
        tote export > listeler.md
          tüm listeleri onay listesi olarak aktarır
        tote export --format json > hepsi.json
          her şeyi aktarır
        tote export -f csv Alışveriş > alışveriş.csv
          bir listeyi hesap tablosu için aktarır
        tote export -f ics Alışveriş > alışveriş.ics
          bir listeyi yapılacaklar uygulaması için aktarır
        tote export purchases > alisverisler.csv
          tüm alışverişleri bir tablo için dışa aktarır

## Recipes from files

# A line among the ingredients that is none.
recipe-left-out-line = Atlandı: { $line }
# A saved web page.
recipe-page-none = { $file } dosyasında Tote’nin okuyabileceği bir tarif yok. Yalnızca tarif verisi (schema.org) içeren sayfalar içe aktarılabilir.
recipe-page-broken = { $file } dosyasındaki tarif verisi bozuk. Bu dosyadan hiçbir şey içe aktarılmadı.
# A page that was piped in: `curl … | tote note add -`.
recipe-input-none = Bu sayfada Tote’nin okuyabileceği bir tarif yok. Tarifi sayfadan kopyalayıp bir nota yapıştırın.
recipe-input-broken = Bu sayfanın tarif verisi bozuk. Tarifi sayfadan kopyalayıp bir nota yapıştırın.
recipe-nothing-imported = Hiçbir şey içe aktarılmadı.

## Lists for others

handing-columns-option = Sayfa 1 ya da 2 sütunlu; belirtilmezse 30 üründen sonra 2 sütun
handing-output-option = Standart çıktı yerine bu yeni dosyaya yaz
cheapest-json-option = JSON yazdır: mağazalar, toplam ve kaç ürünün orada fiyatı olduğu
catalogue-json-option = JSON yazdır: her ad, kategorisi ve son alındığı zaman
set-not-times = { QUOTED($text) } kaç kat olduğunu söylemiyor. x2 ya da 1.5 yazın.
handing-wrote-list = { QUOTED($name) }, { $file } dosyasına yazıldı

help-of-print = Listeyi kâğıda yazdır
    .details =
        Alınacakları, başka dosya gerektirmeyen bir HTML sayfası olarak yazar: uygulamadaki gibi reyona ya da mağazaya göre, işaretlenecek kutular, miktarlar ve notlarla. Tarayıcı sayfayı yazdırır ya da PDF olarak kaydeder. --output hiçbir dosyanın üzerine yazmaz.
    .examples =
        tote print > liste.html
          ilk listede alınacaklar
        tote print Parti --columns 2 -o parti.html
          iki sütun, yeni bir dosyaya
        tote print --store Lidl > lidl.html
          oradan alınacaklar, reyon sırasıyla
        tote print Alışveriş +deniz > deniz.html
          Deniz için olanlar ya da tote ls filtrelerinin bulduğu ürünler

help-of-list-message = Listeyi sohbet mesajı olarak göster
    .details = Alınacaklar, uygulamadaki gibi reyona ya da mağazaya göre; başlıklar *yıldızlar* arasındadır ve çoğu sohbet bunları kalın gösterir. message-emoji ayarı her reyona bir resim ekler.
    .examples =
        tote list message | wl-copy
          ilk listeyi bir sohbete yapıştırmak için kopyalar

help-of-list-qr = Listeyi QR kodu olarak göster
    .details = Alınacaklar, miktarlarıyla, ekrandan okuyan bir telefon için; hiçbir yere gönderilmez. Kod çok büyürse başlıklar çıkarılır. Terminale sığmazsa Tote ne kadar eksik olduğunu söyler; dosyaya her kod sığar.
    .examples =
        tote list qr
          ilk liste
        tote list qr Market --store Lidl
          yalnızca oradan alınacaklar

help-of-list-cheapest = Bir listenin nerede en ucuz olduğunu göster
    .details = Listenin her mağazada, orada aynı miktar için son ödenene göre tutarı; daha ucuzsa en iyi iki mağazada da. Bir mağazada fiyatı olmayan ürünler toplamın yanında sayılır; sıralamada en pahalı diğer mağazadaki gibi sayılırlar, böylece hiçbir mağaza bilinmediği için ucuz görünmez. Tahmini fiyatlar sayılmaz.
    .examples =
        tote list cheapest Market
          Aldi ve Lidl  38,20 €  21 üründen 2 tanesinin orada fiyatı yok

help-of-catalogue = Neler alınabileceğini reyonlara göre göster
    .details = Fikir edinmeniz için, Tote’nin dilinizde bildiği günlük ürünler; her kategoride önce daha önce aldıklarınız, en son alınan başta. KATEGORİ verilirse yalnızca onun adları, her satıra bir tane; # işaretinden sonraki gibi yazılır.
    .examples =
        tote catalogue
          hepsi, reyonlara göre
        tote catalogue süt | fzf -m | tote add -
          bir reyondan seçip ekler

help-of-list-add-set = Bir listenin tümünü başka bir listeye ekle
    .details = Kalıp olarak tutulan listeler için, örneğin “Mangal” ya da “Bebek çantası”: işaretli ya da değil, tümü eklenir ve liste olduğu gibi kalır. Arşivlenmiş liste ortada durmaz, yine de kalıp olur. SAYI kaç kat olduğunu söyler: x2, 1.5; miktarlar tariflerdeki gibi yuvarlanır.
    .examples =
        tote list add-set Mangal x2
          iki katı kişi için, ilk listeye
        tote list add-set 'Bebek çantası' --list Tatil
          başka bir listeye
