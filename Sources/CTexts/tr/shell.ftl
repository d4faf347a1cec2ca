## AppCommandWords

app-command-size-option = Terminalin boyutu (varsayılan: 80x24)
app-command-text-option = Ekranı metin olarak yazdır (varsayılan)
app-command-ansi-option = Ekranı terminal için renkli yazdır
app-command-svg-option = Ekranı resim olarak yazdır; --every ile hareketli
app-command-every-option = Yalnızca sonuncuyu değil, her ekranı yazdır
app-command-after-option = Daha önce basılan, gösterilmeyen tuşlar
app-command-tour-option = Turla başla (ilk açılıştaki gibi)
app-command-record-option = Uygulamada: yapılanları tote replay için DOSYAya yaz
app-command-redact-option = Yazılanların yerine başka harfler koy (--record ile)
app-command-until-option = Bu kadar eylemden sonra dur
app-command-check-option = Her ekranı kaydedilenle karşılaştır
app-command-test-option = BAŞ...SON arasındaki eylemlerin testini yazdır
app-command-last-option = Gösterilecek eylem sayısı (varsayılan: 20)
app-command-cannot-combine = { $one } ile { $other } birlikte kullanılamaz.
app-command-theme-needs-s-v-g = --theme için --svg gerekli.
app-command-bad-size = --size için sütun ve satır sayısı gerekli, örneğin 80x24; verilen: { QUOTED($text) }.
app-command-bad-script = Betik çalıştırılamıyor. { $reason }
app-command-cannot-replay = “{ $file }” oynatılamıyor: { $reason }
app-command-cannot-record = Kaydedilemiyor: { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = “{ $file }” bir kayıt değil, bu yüzden değiştirilmedi. Başka bir ad seçin.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = Uygulama geçen sefer düzgün kapanmadı. Yapılanlar { $file } dosyasında; tote replay { $file } gösterir.
app-command-replayed-as-recorded = Bütün ekranlar kaydedildiği gibi (eylem sayısı: { $count }).
app-command-bad-steps = “{ $text }” bir eylem aralığı değil. 12...15 gibi iki sayı yazın.
# Above the first frame of several.
app-command-beginning = başlangıç
app-command-no-log-yet = Henüz günlük yok. tote --debug ile oluşturulur.
app-command-no-log = Günlüğe bir şey yazılmadı. { $reason }
app-command-unsaved-text = Düzenleyiciden kalan kaydedilmemiş metin: { $file }
# One of the unsaved changes.
app-command-unsaved-change = Kaydedilmedi: { $title }

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

database-command-repair-option = Yedek aldıktan sonra sorunları onar
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
database-command-all-is-well = Her şey yolunda.
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

## HelpWords

help-db-option = Bu veritabanını kullan (varsayılan: $TOTE_DB)
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
help-name-command = KOMUT
help-name-count = SAYI
help-name-date = TARİH
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
help-tote-d-b-variable = Kullanılacak veritabanı; --db önceliklidir.
help-editor-variable = Notlar için düzenleyici (varsayılan: vi). VISUAL önceliklidir.
help-browser-variable = Notlardaki bağlantılar için tarayıcı.
help-no-color-variable = Tanımlıysa hiçbir şey renkli yazılmaz.
help-locale-variable = İletilerin dili: İngilizce, İspanyolca, Fransızca veya Türkçe. --language önceliklidir. Simgesiz fiyat, listenin başka bir para birimi yoksa belirtilen ülkenin para birimindedir.

## HistoryCommandWords

history-command-history-count-option = Kaç adım gösterileceği (varsayılan: 20)
history-command-history-j-s-o-n-option = Adımları JSON olarak yazdır
history-command-no-history-yet = Henüz hiçbir şey yapılmadı.
history-command-watch-since-option = Önce bu numaradan sonraki değişiklikleri yazdır
history-command-watch-list-option = Yalnızca bu listedeki değişiklikler
history-command-watch-j-s-o-n-option = Her değişikliği bir JSON satırı olarak yazdır
history-command-not-a-step = { QUOTED($word) } bir adım numarası değil.
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = { $number } numarasından devam edilemiyor: kayıt artık { $first } numarasıyla başlıyor. Önce listeleri yeniden okuyun.
history-command-journal-ends = { $number } numarasından devam edilemiyor: kayıt { $last } numarasıyla bitiyor. Başka bir veritabanı veya yedek mi bu?

## ItemCommandWords

item-command-add-list-option = Bu listeye ekle (varsayılan: ilk liste)
item-command-create-option = Liste yoksa oluştur
item-command-add-j-s-o-n-option = Ürünleri JSON olarak yazdır
item-command-done-store-option = Mağazası belirtilmemiş ürünlerin alındığı yer
item-command-clear-store-option = Yalnızca bu mağazada az önce işaretlenenler
item-command-item-list-option = Bu listeyi kullan (varsayılan: ilk liste)
item-command-create-needs-list = --create için ad gerekli: --create --list AD.
item-command-adding = Ekleniyor
item-command-no-currency = Henüz para birimi bilinmiyor: { $number }, { $currency } sayıldı. Değilse simgesini yazın: { $number }€.
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

## ListCommandWords

list-command-ls-all-option = Arşivde olmayan tüm listeler
list-command-ls-todo-option = Yalnızca işaretsiz ürünler
list-command-ls-sort-option = Sıralama: own (kendi sıranız), name (ad), store (mağaza) veya newest (en yeniler); kategorisiz
list-command-ls-group-option = Gruplama: category (kategori), store (mağaza) veya none (gruplama yok)
list-command-ls-store-option = Bir mağazadan ya da herhangi bir yerden alınacaklar, reyon sırasıyla
list-command-ls-limit-option = En fazla bu kadar ürün
list-command-ls-i-ds-option = Her ürünün önüne kimliğini yaz
list-command-ls-format-option = Her ürünü '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }' gibi bir şablonla, --json alanlarıyla yazdır
list-command-ls-j-s-o-n-option = Ürünleri tüm alanlarıyla JSON olarak yazdır
list-command-lists-all-option = Arşivdeki listeleri de göster
list-command-lists-j-s-o-n-option = Listeleri tüm alanlarıyla JSON olarak yazdır
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
list-edit-not-a-budget = { QUOTED($text) } geçerli bir bütçe değil. Para birimiyle bir fiyat (örneğin ₺800) veya none yazın.

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

## NoteCommandWords

note-command-note-add-j-s-o-n-option = Notu JSON olarak yazdır
note-command-note-tag-option = Yalnızca bu etiketi taşıyan notlar
note-command-note-archive-option = Arşivdeki notlar
note-command-note-trash-option = Çöp kutusundaki notlar
note-command-note-sort-option = Sıralama: changed (değişiklik), title (başlık) veya created (oluşturma); sabitlenen notlar önce gelir
note-command-notes-j-s-o-n-option = Notları tüm alanlarıyla JSON olarak yazdır
note-command-note-j-s-o-n-option = Notu tüm alanlarıyla JSON olarak yazdır
note-command-note-title-option = Yeni başlık
note-command-note-allow-empty-option = Standart girdi boşsa notu boşalt
note-command-note-append-option = Metni sona, yeni bir satıra ekle
note-command-note-forever-option = Çöp kutusuna taşımadan kalıcı olarak sil
note-command-note-update-links-option = Ona giden bağlantıları da değiştir
note-command-note-yes-option = Sormadan sil (--forever ile)
note-command-forever-needs-yes = --forever geri alınamaz. Onay alınacak bir terminal yoksa --yes kullanın.
note-command-nothing-deleted = Hiçbir şey silinmedi.
note-command-note-folders-option = Klasörleri etiket yap
note-command-no-note-files = Markdown veya düz metin dosyası yok.
note-command-skipped-file = Atlandı: { $file } ({ $reason }).
# Why nothing was imported, and what to do: `fields` are the names of properties that a note doesn't have.
note-command-loses-properties = { $all } dosyanın { $count } tanesinde içe aktarmanın saklamadığı özellikler var: { $fewJoined }. Hiçbir şey içe aktarılmadı. tote note mirror bunları saklar; --yes onlarsız içe aktarır.
note-command-note-import-yes-option = Dosyaların özellikleri kaybolsa da içe aktar
note-command-note-discard-option = Bu metinleri sil
note-command-nothing-to-recover = Düzenleyiciden kalan metin yok.
note-command-editor-is-open = { $file } bir düzenleyicide hâlâ açık. Önce onu kapatın.
note-command-cannot-recover = { $file } metin değil. Hiçbir şey yapılmadı.
note-command-discarded-text = Silindi: { $file }
note-command-unchanged-text = Hiçbir şey yazılmamış: { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } şu anda yazılıyor; henüz kaydedilmeyenler de dahil.
note-command-recovered-text = Düzenleyicide yazılan “{ $note }” notuna girdi
note-command-recovered-as-new = Yazılan yeni bir not oldu: “{ $note }”
note-command-note-watch-option = Sürdür ve her değişikliği izle
note-command-note-mirror-yes-option = Notların veya dosyaların çoğu gidecek olsa da yap
note-command-cannot-mirror = { $path }: { $reason }. O ana kadar yapılan kalır; yeniden çalıştırın.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = { $folder } içindeki { $all } nottan { $count } tanesi gidecekti. Hiçbir şey yapılmadı; isteniyorsa --yes ekleyin.
note-command-created-note = { QUOTED($name) } notu oluşturuldu
note-command-changed-note = { QUOTED($name) } notu değiştirildi
note-command-trashed-note = { QUOTED($name) } çöp kutusuna taşındı
note-command-pinned-note = Sabitlendi: { QUOTED($name) }
note-command-unpinned-note = Sabitlemesi kaldırıldı: { QUOTED($name) }
note-command-archived-note = Arşivlendi: { QUOTED($name) }
note-command-restored-note = Geri getirildi: { QUOTED($name) }
note-command-renamed-note = { QUOTED($name) } notunun yeni başlığı: { QUOTED($title) }
note-command-note-remove-alias-option = Bu başlıkları kaldır
note-command-alias-to-remove = Kaldırılacak başlığı yazın.
note-command-no-aliases = { QUOTED($name) } notunun başka başlığı yok.
note-command-no-such-alias = { QUOTED($name) } notunun { QUOTED($title) } diye bir başlığı yok.
note-command-links-to-nothing = { QUOTED($name) } hiçbir nota bağlanmıyor.
note-command-links-to-no-note = Böyle bir not yok: { QUOTED($title) }.
note-command-nothing-links = { QUOTED($name) } notuna bağlanan not yok.
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
note-command-found-instead = Bu sözcüklerin hepsini içeren not yok; bunlarda “{ $corrected }” var.
note-command-is-empty-notes = Henüz not yok.
note-command-is-empty-archive = Arşiv boş.
note-command-is-empty-trash = Çöp kutusu boş.

## PriceCommandWords

price-command-price-j-s-o-n-option = Alışverişleri tüm alanlarıyla JSON olarak yazdır
price-command-price-date-option = O gün alınana fiyat ver (örneğin 2026-01-31), fiyatı olsa bile
price-command-date-without-item = --date tek bir ürün içindir: hangisi olduğunu yazın.
price-command-no-purchase = { $day } tarihinde { QUOTED($item) } alındığı bilinmiyor.
price-command-not-a-price = { QUOTED($text) } geçerli bir fiyat değil. Para birimiyle yazın, örneğin ₺45.
price-command-price-does-not-fit = { $price }, { QUOTED($item) } için girilen miktara uymuyor. Toplam fiyatı yazın.
price-command-priced = { $item }, { $day }: { $price }
price-command-prices-j-s-o-n-option = Alışverişleri tüm alanlarıyla JSON olarak yazdır
price-command-spent-by-option = Toplama: week (hafta), month (ay), category (kategori), store (mağaza) veya item (ürün); varsayılan: month
price-command-spent-since-option = Yalnızca bu günden itibaren, örneğin 2026-01-31
price-command-spent-j-s-o-n-option = Toplamları JSON olarak yazdır
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = son
price-command-lowest-price = en düşük
price-command-cheapest-store = en ucuz
price-command-no-prices = { QUOTED($item) } için bilinen fiyat yok. Fiyatı olan bir ürün işaretlendiğinde fiyatı kaydedilir.
price-command-nothing-spent = Bu dönemde harcama yok.
# Before the total.
price-command-total = toplam
price-command-not-a-date = { QUOTED($text) } geçerli bir tarih değil. Yıl, ay ve gün yazın, örneğin 2026-01-31.

## SharingHelpWords

sharing-help-share-as-option = Sunucudaki adı AD olsun
sharing-help-share-join-option = Sunucudaki bir listeye katıl veya hepsini göster
sharing-help-share-j-s-o-n-option = Listeleri JSON olarak yazdır (--join ile)
sharing-help-delete-on-server-option = Listeyi sunucudan da sil
sharing-help-user-option = Sunucudaki adınız
sharing-help-password-command-option = Parolayı bir komutun yazdığı ilk satırdan oku
sharing-help-password-file-option = Parolayı yalnızca sizin okuyabileceğiniz bir dosyanın ilk satırından oku
sharing-help-authorities-option = Sistemdekiler yerine bir dosyadaki sertifika yetkililerine güven (PEM)
sharing-help-sync-j-s-o-n-option = JSON olarak yazdır
# `tote share` alone.
sharing-help-nothing-to-share = Paylaşılacak listenin adını yazın veya --join kullanın.
# `--json` without `--join`.
sharing-help-json-needs-join = --json yalnızca --join ile kullanılır.
sharing-help-no-sync-program = tote-sync başlatılamıyor ({ $reason }). Liste paylaşmak için onu kurun.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync beklendiği gibi yanıt vermedi. Tote’nin bu sürümüne uygun olanı kurun.

## StapleCommandWords

staple-command-staples-show-option = Düzenli ürünleri ve zamanlarını göster, bir şey ekleme
staple-command-staples-j-s-o-n-option = Ürünleri, --show ile düzenli ürünleri JSON olarak yazdır
staple-command-no-staples = Henüz düzenli ürün yok. Örneğin: tote repeat süt her hafta
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = zamanı geldi
staple-command-due-is-unknown = birkaç alışverişten sonra
# An item and its new interval.
staple-command-repeats = { $item } { $interval } otomatik eklenecek
staple-command-no-longer-repeats = { $item } artık otomatik eklenmeyecek
staple-command-does-not-repeat = { QUOTED($item) } otomatik eklenmiyor.
staple-command-not-an-interval = { QUOTED($text) } bir sıklık değil. Örneğin: her hafta, 10 gün, 3 hafta, 2 ay, her zamanki veya asla.

## TransferWords

transfer-import-format-option = Bu biçimde oku (varsayılan: dosya adına göre)
transfer-import-list-option = Ürünleri bu listeye ekle
transfer-merge-option = Listeleri ve ürünleri aynı adda olanlarla birleştir
transfer-partial-option = Okunabilenleri içe aktar
transfer-export-format-option = Yazılacak biçim (varsayılan: md)
# For the progress bar, titles of edits and errors.
transfer-standard-input = standart girdi
transfer-importing = İçe aktarılıyor: { $name }
transfer-exporting = Dışa aktarılıyor
# What to do with a file that is no list.
transfer-import-as-note = Bir notsa: tote note import { $file }
transfer-nothing-imported = Hiçbir şey içe aktarılmadı. --partial ile okunabilenler aktarılır.
transfer-json-takes-no-list = JSON her ürünün listesini zaten belirtir. --list seçeneğini çıkarın.
transfer-nothing-new = Yeni bir şey yok: { $name } içindekilerin hepsi zaten burada
transfer-notes-are-left-out = Yalnızca listeler dışa aktarıldı. --format json ile notlar da aktarılır.

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
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [e/H]
