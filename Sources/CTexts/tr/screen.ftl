## AppWords

# The title of the help.
app-keys = Kısayollar
# In the empty field of the help.
app-search-keys = aramak için yazın
# In the header, while changes are being written.
app-saving-now = kaydediliyor
app-unsaved = kaydedilmedi
app-draft-saved = taslak kaydedildi
app-opening-lists = Listeleriniz açılıyor…
# In the footer: replaces a damaged file by an empty list.
app-start-empty = sıfırdan başla
app-retry-loading = { KEY("database.retry") } ile yeniden deneyin veya { KEY("database.quit") } ile çıkın. Hiçbir şey değiştirilmedi.
app-nothing-to-undo = Geri alınacak bir şey yok.
app-nothing-to-redo = Yinelenecek bir şey yok.
app-everything-is-saved = Her şey kaydedildi.
app-saved-again = Sorun giderildi, her şey kaydedildi.
app-partly-saved-again = Kaydedilemeyenler şimdi kaydedildi, gerisi sırada.
app-saving = Kaydediliyor…
app-paste-too-long = Metin 16 MB’tan büyük. Hiçbir şey yapıştırılmadı.
app-no-command = { $key } tuşu burada kullanılmıyor. { KEY("app.help") } ile kısayolları görün.
app-set-aside = Bozuk dosya şurada saklandı: { $path }.

## BuyAgainWords

buy-again = Tekrar al
# The headings of what is due, and of the rest.
buy-again-due-heading = Zamanı gelenler
buy-again-not-due-heading = Diğerleri
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = ya da sayı: kaç tane
buy-again-clear-search = aramayı sil
buy-again-nothing-bought-yet = Henüz bir şey yok. İşaretledikleriniz hatırlanır ve burada önerilir.
buy-again-all-bought-is-on-list = Daha önce aldıklarınızın hepsi zaten listede.
# If less than usual is on the list.
buy-again-on-list = listede: { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = listede ayrıca: { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = aramak için yazın, mağaza için @
buy-again-forgot-purchase = “{ $name }” önerilerden çıkarıldı. { KEY("app.undo") } ile geri alın.

## CommandTitles

command-show-tag = bunları göster
command-open-backlink = aç
command-put-boxes-here = buraya ekle
command-buy-here = listeye ekle
command-enter-shop = seç

## DetailsWords

# Before the day, the store and the price.
details-last-bought = Son alım
# Before the usual amount and interval.
details-usually = Genelde
# Before how often.
details-bought-before = Alındı
# Before the recipes that it is for.
details-wanted-for = Tarif
# Before the day when a staple is added again.
details-next-time = Sonraki
# Before the store whose last price is the lowest.
details-cheapest-now = En ucuz
# Before the lowest and the highest price.
details-price-over-time = Fiyat
# Before a price.
details-lowest = en düşük
details-highest = en yüksek
# What will show here, for an item that was never bought.
details-nothing-bought-before = Henüz alınmadı. Nereden, ne sıklıkta ve kaça aldığınız burada görünecek.
details-item-count = Ürün
details-sum-of-prices = Toplam
details-without-price = Fiyatsız

## EditWords

# An edit of a later version.
edit-newer-edit = daha yeni bir sürümle yapılan değişiklik
edit-untitled = Başlıksız

## ItemEditorWords

# In the empty field.
item-editor-adding-example = 2 kg elma
item-editor-category-example = #süt
# Below details filled in from the last purchase.
item-editor-as-last-time = Geçen seferki gibi. Geri tuşu siler.
item-editor-add = Ekle
item-editor-edit = Düzenle
# In the footer while editing.
item-editor-save = kaydet
item-editor-cancel = iptal
# Instead of a preview, when the line of an existing item is empty.
item-editor-enter-deletes = { KEY("itemEditor.commit") } ürünü siler. { KEY("app.undo") } ile geri alın.
# Offers the text as a single quoted name.
item-editor-all-in-quotes = tek ad mı? Tırnak içine alın: { $text }
# What Esc does to them.
item-editor-without = { $chip } olmadan
# A typed price that a later one replaces.
item-editor-replaced = { $old } yerine { $price }
# As short as possible: the item is on the list already.
item-editor-is-there = listede
item-editor-edited-item-gone = Bu ürün başka yerde silinmiş. { KEY("itemEditor.commit") } ile yeniden ekleyin.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = { $number } { $currency } mı? { KEY("itemEditor.commit") }; değilse ₺, €… yazın
item-editor-nameless = Ad olarak kullanmak için "{ $text }" yazın.

## ListPickerWords

list-picker-all-lists = Tüm listeler
list-picker-new-list = Yeni liste
list-picker-rename-list = Listeyi yeniden adlandır
# The label of the field for a list's name, and the text of the empty field.
list-picker-name = Ad
list-picker-name-placeholder = Nalbur
list-picker-no-other-list = Başka liste yok. { KEY("lists.new") } ile oluşturun.
list-picker-restore-archived = arşivden çıkar
list-picker-move-here = buraya taşı
list-picker-to-new-list = yeni listeye

## ListWords

# The heading of ticked items.
list-basket = Sepette
# After "Sorted".
list-name-own = kendi sıranız
list-name-name = ada göre
list-name-store = mağazaya göre
list-name-newest = önce en yeniler
list-grouped-store = mağaza mağaza
list-grouped-none = gruplanmamış
list-lists = Listeler
list-filter-placeholder = sözcük, @mağaza, #kategori, >₺50
# After the number of matches of a filter.
list-escape-shows-all = , tümü için { KEY("list.clearSelection") }
list-select = seç
list-select-all = tümü
list-budget = bütçe
list-group = grupla
list-move = taşı
list-clear-selection = seçimi kaldır
list-show-all = tümünü göster
list-items = { $count } ürün
list-found-for-other-stores = Başka mağaza için { $count }
list-is-not-understood = anlaşılmadı
# What was spent today on cleared items, from a budget or in a store; the second is shorter.
list-spent-earlier = daha önce harcanan: { $price }
list-earlier = daha önce { $price }
list-in-basket = sepette { $price }
# Beside a sum.
list-unpriced-count = { $count } fiyatsız
list-cheapest = en ucuz: { $store }, { $price }
# The visible lines.
list-range = { $first }–{ $last }/{ $count }
list-items-gone = Bu ürünler artık yok.
list-no-list-to-add-to = Ürün eklenecek liste yok. { KEY("lists.new") } ile oluşturun.
list-cannot-move-while-filtered = Filtre açıkken ürünler taşınamaz. { KEY("list.clearSelection") } ile filtreyi kaldırın.
list-item-gone = “{ $name }” başka yerde silinmiş. { KEY("items.add") } ile yeniden ekleyin.
# A key for a single item, pressed while several are selected.
list-takes-one-item = { $key } tek ürün içindir; { $count } ürün seçili. { KEY("list.clearSelection") } ile seçimi kaldırın.
# How many merged with items on the list.
list-merged = { $count } tanesi listedekilerle birleştirildi.
list-filter-too-long = Süzgeç için çok uzun. Birkaç sözcük yazın.
list-no-item-here = Burada ürün yok. { KEY("items.add") } ile ekleyin.
# The cursor is on a heading.
list-is-heading = Bu bir başlık. { KEY("items.down") } ile ürünlerine gidin.
list-no-open-list = Açık liste yok. { KEY("lists.new") } ile oluşturun.

## NoteWords

note-no-links-to-rename = Değiştirilecek bağlantı yok.
note-notes = Notlar
# In the footer: opens it, like the trash.
note-archive = arşiv
note-trash = çöp kutusu
note-all-notes = Tüm notlar
# A sentence.
note-sorted-notes-changed = Değişikliğe göre sıralı, en yenisi önce.
note-sorted-notes-title = Başlığa göre sıralı.
note-sorted-notes-created = Oluşturmaya göre sıralı, en yenisi önce.
note-tags = Etiketler
# In the empty title.
note-title-placeholder = Başlık
note-new-note = Yeni not
note-linked-from = Bağlantı veren notlar
note-loading-notes = Notlarınız yükleniyor…
note-retry-notes = { KEY("notes.retry") } ile yeniden deneyin.
note-empty-text = Buraya yazın: Markdown, #etiketler, [[bağlantılar]].
note-search-placeholder = başlıkta veya metinde ara
# In the footer and the help of the trash.
note-delete-forever = kalıcı olarak sil
note-title-notes = Notlar
note-title-archive = Arşiv
note-title-trash = Çöp kutusu
note-notes-count = { $count } not
note-no-backlinks = Bu nota bağlantı veren not yok.
note-no-tags = Henüz etiket yok. Not metnine yazılan her #sözcük bir etikettir.
# The note has no boxes; says how to write one.
note-no-box = Bu notta onay kutusu yok. Bir satıra “- [ ]” ile başlayarak ekleyin.
note-no-open-box = Bu notta işaretsiz onay kutusu yok.
note-no-list-for-boxes = Bunların ekleneceği liste yok.
note-notes-still-loading = Notlarınız hâlâ yükleniyor.
note-trashed = Çöp kutusunda 30 gün saklanacak. { KEY("app.undo") } ile geri alın.
note-restored = Geri yüklendi.
note-merged = Kaydedildi, başka yerde yapılan değişikliklerle birleştirildi.
note-kept-both = Aynı satırlar başka yerde de değişmiş. İki sürüm de notta, ▼ ile ▲ arasında.
note-copied-text = Kopyalandı.
note-copied-address = { $address } kopyalandı.
note-opening-address = { $address } açılıyor.
# Asks to press the key again.
note-delete-for-ever = Yeniden { KEY("notes.delete") } tuşuna basarsanız “{ $name }” kalıcı olarak silinir. Geri alınamaz.

## PaletteWords

palette-commands = Komutlar
palette-search-commands = bir komut, liste, not ya da ayar yazın
palette-list-kind = liste
palette-store-kind = mağaza
palette-note-kind = not
palette-setting-kind = ayar
palette-current-setting-kind = şu anki ayar
palette-is-only-explained = Bu satır ne yazılabileceğini anlatır; komut değildir.
palette-next-time = Bir dahaki sefere: { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Burada yalnızca yapıştırılan satırlar düzenlenebilir.
# The label of the field for servings.
paste-preview-servings = Kaç kişilik
paste-preview-no-list-to-paste-to = Bunların ekleneceği liste yok. { KEY("itemEditor.close") } ile çıkıp { KEY("lists.new") } ile oluşturun.

## SettingsWords

# After the first problem.
settings-more-settings-problems = { $count } sorun daha: tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = { $setting } kaydedildi, ancak { $name } ayarlı olduğu sürece o geçerli.
settings-not-written = Ayarlar kaydedilmedi: { $reason }.

## SharingWords

# In the header, in a word or two.
sharing-shared-list = paylaşılıyor
sharing-others-changed = diğerleri: { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = Liste paylaşmak için önce komut satırında tote sync login URL --user AD komutunu çalıştırın.
sharing-join-list = Sunucudaki listeler
sharing-join = katıl
sharing-ask-again = yenile
sharing-asking-server = Sunucuya soruluyor…
sharing-nothing-to-join = Sunucuda, burada olmayan bir liste yok.
sharing-on-list = { $list }: { $text }
sharing-reading-log = Günlük okunuyor…
sharing-nothing-happened = Henüz bir şey olmadı.
sharing-of-all-lists = tüm listeler

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [miktar][birim] ad [#kategori] [@mağaza] [fiyat] [!not]
# The list made on the first run.
shell-first-list = Alışveriş
# The price of what isn't ticked.
shell-to-pay = ödenecek: { $price }
# What a setting does.
shell-meaning-language = Uygulamanın ve iletilerin dili (auto: sistemin dili).
shell-meaning-theme = Uygulamanın renkleri (auto: terminale göre).
shell-meaning-currency = Simgesiz fiyatların para birimi (auto: listenin veya ülkenizin para birimi).
shell-meaning-first-weekday = Haftalık harcamalar için haftanın ilk günü.
shell-meaning-dates = Tarihlerin yazımı: dilinizdeki gibi veya 2026-11-26 (iso).
shell-meaning-fractions = 0,5 bardak yerine ½ bardak yazılsın mı?
shell-meaning-mouse = Uygulamada fare kullanılsın mı? Kullanılmazsa terminalde metin her zamanki gibi seçilir.
shell-meaning-start-tab = Uygulamanın açıldığı sekme.
shell-meaning-default-list = Uygulamanın açtığı ve komutların kullandığı liste (boşsa: son açılan).
shell-meaning-default-store = Mağaza seçerken ilk önerilen mağaza (boşsa: alınacak en çok ürünün olduğu).
shell-meaning-group = Sizin gruplamadığınız listeler nasıl gruplansın?
shell-meaning-sort = Sizin sıralamadığınız listeler nasıl sıralansın?
shell-meaning-sidebar = Geniş ekranlarda solda tüm listeler görünsün mü?
shell-meaning-details = Geniş ekranlarda sağda ayrıntılar görünsün mü?
shell-meaning-basket-bar = Listenin ne kadarının işaretlendiğini gösteren bir çubuk görünsün mü?
shell-meaning-hints = Altta tuşların tek satırda mı (few) iki satırda mı (more) gösterileceği.
shell-meaning-linear = Ekran, ekran okuyucuya göre mi çizilsin: kutusuz, her şey alt alta (sonraki açılıştan itibaren).
shell-meaning-editor = Notları ve ayarları düzenleyen komut (boşsa: $VISUAL, $EDITOR veya vi).
shell-meaning-browser = Notlardaki bağlantıları açan komut (boşsa: $BROWSER veya masaüstününki).
shell-meaning-sync-interval = Uygulama açıkken paylaşılan listelere kaç dakikada bir bakılsın?
shell-meaning-backups = Her türden kaç yedek saklansın?
shell-meaning-record-crashes = Uygulama çökerse yapılanlar tote replay için bir dosyada kalsın mı?
shell-meaning-preset = Başka bir programdaki gibi kısayollar.

## ShopWords

shop-which-shop = Hangi mağaza?
# The heading of what can be bought anywhere.
shop-any-shop = Herhangi bir mağaza
# Above what this shop never sold and another always did.
shop-elsewhere = Başka mağazalarda
# In the footer: the store doesn't have it.
shop-not-here = burada yok
# The row that leaves the current shop, and the mark of that shop.
shop-leave = Mağazadan çık: { $shop }
shop-you-are-here = buradasınız
shop-enter-new-shop = yeni mağaza
shop-type-shop = mağaza adı yazın
shop-no-shop-yet = Henüz mağaza yok. Adını yazın.
shop-leave-shop = çık
shop-to-shop = mağaza
shop-to-aisle = reyon
# On a heading: ticks everything below it, or goes there.
shop-tick-all = tümünü işaretle
shop-to-items = ürünler
# Before the name of the next item.
shop-next-item = Sırada:
shop-left-shop = Mağazadan çıktınız: { $shop }. { KEY("list.shop") } ile mağaza seçin.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = { $shop } için her şey sepette.
# In the footer: removes what was bought there.
shop-clear-basket = sepeti boşalt
# For moving an item in the basket.
shop-basket-stands-as-ticked = Mağazada, son işaretlediğiniz ürün sepetin başında durur.

## SpendingWords

spending-failed = Alışverişleriniz okunamadı.
spending-retry-spending = { KEY("spending.retry") } ile yeniden deneyin.
# Headings of the parts.
spending-this-month = Bu ay
spending-budgets = Bu ayın bütçeleri
spending-months = Aylara göre
spending-categories = Kategoriye göre
spending-stores = Mağazaya göre
spending-items = Ürüne göre
spending-unpriced = Fiyatı olmayanlar
# `10 of 23`, `€9.50 of €80.00`.
spending-part = { $part } / { $whole }
spending-name-month = bu ay
spending-name-quarter = son 3 ay
spending-name-year = son 12 ay
spending-name-all = tüm zamanlar
spending-nothing-spent-then = O dönemde fiyatı olan bir alışveriş yok.
# The field for what a purchase has cost; the labels from the longest to the shortest.
spending-price-title = Fiyat: “{ $item }”
spending-price-examples = toplam ₺45 veya ₺60/kg
spending-not-a-price = Anlaşılmadı. Para birimiyle bir fiyat yazın; örneğin ₺45.

## StepWords

# `nil` for what a version wrote that didn't say which program it was.
step-name-app = uygulama
step-name-command-line = komut satırı
step-name-sync = tote-sync
step-name-none = eski sürüm
step-undoing = geri alma: { $title }
step-redoing = yineleme: { $title }
# A change without a title that can't be undone.
step-other-change = başka bir değişiklik
step-notes-deleted-for-ever = notları kalıcı olarak silme
step-is-undone = geri alındı
# Of the step that `undo` undoes.
step-is-next = sıradaki geri alınacak
# The title of the list of steps.
step-steps-title = Geçmiş
# What choosing one does.
step-undo-step = bu adımı geri al
step-reading-steps = Yapılanlar okunuyor…
# After a step was undone by itself.
step-undid-step = Geri alındı: { $title }. { KEY("app.undo") } bunu da geri alır.
step-no-steps-yet = Henüz hiçbir şey yapılmadı.

## TourWords

tour-ended = Tur bitti. { KEY("app.help") } ile kısayolları istediğiniz an görebilirsiniz.
tour-text-add = ürün ekler: “2 kg elma” yazın, sonra { KEY("itemEditor.commit") } ve { KEY("itemEditor.close") }
tour-text-tick = aldığınızı işaretler; bir daha basınca kaldırır
tour-text-delete = ürünü siler: hemen ve sormadan…
tour-text-undo = …çünkü her şey geri alınabilir, uygulamayı kapatıp açsanız bile
tour-text-help = diğer tüm kısayollar

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Sıklık
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Düzenli al: { $item }
value-editor-interval-examples = 10 gün, 3 hafta, her zamanki, asla
value-editor-never = asla
# What counts against it.
value-editor-budget-scope = listedekiler ve son 12 saatte alınanlar
value-editor-budget-example = ₺800, boş: bütçe yok
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } sıklığı değiştirir.
value-editor-not-an-interval = Anlaşılmadı. Örneğin: 10 gün, 3 hafta, her zamanki veya asla.
value-editor-not-a-budget = Anlaşılmadı. Para birimiyle bir tutar yazın; örneğin ₺800.

## CommandTitles: the groups, then what each command does, by its id in settings

title-items = Ürünler
title-moving = Gezinme
title-showing = Görünüm
title-lists = Listeler
title-notes = Notlar
title-reading = Okuma
title-program = Uygulama
title-spending = Harcamalar

title-items-tick = işaretle
title-items-add = ekle
title-items-addAbove = üstüne ekle
title-items-edit = düzenle
title-items-note = notunu aç
title-items-staple = düzenli al; yeniden: sıklığı değiştir
title-items-repeat = … günde, haftada, ayda bir al
title-items-category = kategoriyi değiştir
title-items-price = fiyat gir
title-items-store = mağazayı değiştir
title-items-delete = sil
title-items-clearTicked = işaretlileri çıkar
title-items-moveDown = aşağı taşı
title-items-moveUp = yukarı taşı
title-items-select = tek tek seç, hepsine uygula
title-items-selectRange = aralık seç
title-items-selectAll = tümünü seç veya bırak
title-items-copy = kopyala
title-items-copyAll = tüm listeyi kopyala
title-items-moveToList = başka listeye taşı
title-items-down = aşağı
title-items-up = yukarı
title-items-first = en başa
title-items-last = en sona
title-items-nextHeading = sonraki başlık
title-items-previousHeading = önceki başlık
title-items-halfPageDown = yarım sayfa aşağı
title-items-halfPageUp = yarım sayfa yukarı
title-items-pageDown = sayfa aşağı
title-items-pageUp = sayfa yukarı
title-list-filter = filtrele
title-list-sort = sırala
title-list-group = kategoriye veya mağazaya göre grupla
title-list-clearSelection = seçimi veya filtreyi kaldır
title-lists-next = sonraki liste
title-lists-previous = önceki liste
title-lists-all = tüm listeler
title-lists-new = yeni liste
title-lists-rename = listeyi yeniden adlandır
title-lists-duplicate = listeyi çoğalt
title-lists-budget = bütçesini belirle
title-lists-archive = listeyi arşivle
title-lists-delete = listeyi sil
title-items-buyAgain = tekrar al
title-list-shop = mağazada alışveriş

title-filter-keep = listeye geç
title-filter-down = sonraki
title-filter-up = önceki
title-filter-pageDown = sayfa aşağı
title-filter-pageUp = sayfa yukarı
title-filter-clear = tümünü göster

title-itemEditor-commit = ekle
title-itemEditor-complete = tamamla
title-itemEditor-nextSuggestion = sonraki öneri
title-itemEditor-previousSuggestion = önceki öneri
title-itemEditor-close = bitti

title-field-commit = kaydet
title-field-close = iptal

title-paste-commit = ekle
title-paste-toggle = ekle ya da atla
title-paste-more = artır
title-paste-fewer = azalt
title-paste-down = aşağı
title-paste-up = yukarı
title-paste-pageDown = sayfa aşağı
title-paste-pageUp = sayfa yukarı
title-paste-first = en başa
title-paste-last = en sona
title-paste-edit = düzenle
title-paste-keepLine = kaydet
title-paste-leaveLine = olduğu gibi bırak
title-paste-close = iptal

title-listPicker-choose = aç
title-listPicker-new = yeni
title-listPicker-delete = sil
title-listPicker-rename = yeniden adlandır
title-listPicker-archive = arşivle
title-listPicker-duplicate = çoğalt
title-listPicker-budget = bütçe
title-listPicker-share = paylaş
title-listPicker-leave = paylaşmayı bırak
title-listPicker-join = katıl
title-listPicker-log = günlük
title-listPicker-moveDown = aşağı taşı
title-listPicker-moveUp = yukarı taşı
title-listPicker-down = aşağı
title-listPicker-up = yukarı
title-listPicker-pageDown = sayfa aşağı
title-listPicker-pageUp = sayfa yukarı
title-listPicker-first = en başa
title-listPicker-last = en sona
title-listPicker-close = kapat

title-buyAgain-select = seç
title-buyAgain-selectAll = önce zamanı gelenleri, sonra tümünü seç
title-buyAgain-more = artır
title-buyAgain-less = azalt
title-buyAgain-forget = önerilerden çıkar

title-picker-down = sonraki
title-picker-up = önceki
title-picker-pageDown = sayfa aşağı
title-picker-pageUp = sayfa yukarı
title-picker-close = kapat

title-searchPicker-down = sonraki
title-searchPicker-up = önceki
title-searchPicker-pageDown = sayfa aşağı
title-searchPicker-pageUp = sayfa yukarı
title-searchPicker-close = kapat

title-notes-open = aç
title-notes-new = yeni
title-notes-today = bugünün notu
title-notes-edit = düzenle
title-notes-editOutside = $EDITOR ile düzenle
title-notes-delete = sil
title-notes-pin = sabitle
title-notes-archive = arşivle, arşivden çıkar
title-notes-renameLinks = bağlantıları da güncelle
title-notes-sendBoxes = listeye gönder
title-notes-restore = geri yükle
title-notes-emptyTrash = çöp kutusunu boşalt
title-notes-down = aşağı
title-notes-up = yukarı
title-notes-first = en başa
title-notes-last = en sona
title-notes-pageDown = sayfa aşağı
title-notes-pageUp = sayfa yukarı
title-notes-search = ara
title-notes-tags = etiketler
title-notes-sort = başlığa, oluşturmaya ya da değişikliğe göre sırala
title-notes-nextFolder = arşiv, çöp kutusu, notlar
title-notes-previousFolder = önceki klasör
title-notes-showMore = aramayı veya etiketi kaldır; notlara dön

title-noteSearch-keep = listeye geç
title-noteSearch-down = sonraki
title-noteSearch-up = önceki
title-noteSearch-clear = tümünü göster

title-notes-retry = yeniden dene

title-reader-edit = düzenle
title-reader-close = geri
title-reader-tick = işaretle
title-reader-follow = bağlantıyı aç
title-reader-copyLine = satırı kopyala
title-reader-copy = notu kopyala
title-reader-backlinks = bağlantı veren notlar
title-reader-editOutside = $EDITOR ile düzenle
title-reader-sendBoxes = listeye gönder
title-reader-pin = sabitle
title-reader-archive = arşivle, arşivden çıkar
title-reader-renameLinks = bağlantıları da güncelle
title-reader-down = aşağı
title-reader-up = yukarı
title-reader-nextStop = sonraki kutu veya bağlantı
title-reader-previousStop = önceki kutu veya bağlantı
title-reader-find = notta bul
title-reader-findNext = sonraki sonuç
title-reader-findPrevious = önceki sonuç
title-reader-delete = sil
title-reader-pageDown = sayfa aşağı
title-reader-pageUp = sayfa yukarı
title-reader-first = en başa
title-reader-last = en sona

title-editor-toText = metne geç
title-editor-toTitle = başlığa geç
title-editor-endLine = yeni satır
title-editor-completeLink = bağlantıyı tamamla
title-editor-completeTag = etiketi tamamla
title-editor-nextChoice = sonraki seçenek
title-editor-previousChoice = önceki seçenek
title-editor-copy = kopyala
title-editor-cut = kes
title-editor-paste = yapıştır
title-editor-selectAll = tümünü seç
title-editor-undo = geri al
title-editor-redo = yinele
title-editor-save = kaydet
title-editor-close = bitti

title-spending-open = alışverişleri göster
title-spending-close = geri
title-spending-price = fiyat gir
title-spending-left = sola
title-spending-right = sağa
title-spending-period = dönem
title-spending-down = aşağı
title-spending-up = yukarı
title-spending-halfPageDown = yarım sayfa aşağı
title-spending-halfPageUp = yarım sayfa yukarı
title-spending-pageDown = sayfa aşağı
title-spending-pageUp = sayfa yukarı
title-spending-first = en başa
title-spending-last = en sona
title-spending-retry = yeniden dene

title-sharingLog-accept = burada da sil
title-sharingLog-keep = koru
title-sharingLog-scope = tek liste veya hepsi
title-sharingLog-retry = yeniden dene
title-sharingLog-down = aşağı
title-sharingLog-up = yukarı
title-sharingLog-pageDown = sayfa aşağı
title-sharingLog-pageUp = sayfa yukarı
title-sharingLog-first = en başa
title-sharingLog-last = en sona
title-sharingLog-close = kapat

title-app-undo = geri al
title-app-redo = yinele
title-app-history = adımların geçmişi
title-app-quit = çık
title-app-leave = çık
title-app-save = şimdi kaydet
title-app-suspend = askıya al
title-app-help = yardım
title-app-palette = tüm komutlar
title-app-paletteAnywhere = tüm komutlar, yazarken de
title-tour-end = turu bitir
title-database-quit = çık

title-palette-choose = yap
title-palette-close = kapat
title-palette-closeHelp = kapat
title-palette-down = aşağı
title-palette-up = yukarı
title-palette-pageDown = sayfa aşağı
title-palette-pageUp = sayfa yukarı
title-palette-halfPageDown = yarım sayfa aşağı
title-palette-halfPageUp = yarım sayfa yukarı
title-palette-first = en başa
title-palette-last = en sona
title-palette-tour = turu yeniden göster

title-database-retry = yeniden dene
