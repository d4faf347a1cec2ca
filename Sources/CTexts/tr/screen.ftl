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
app-partly-saved-again = Kaydetme yeniden çalışıyor, gerisi sırada.
app-saving = Kaydediliyor…
app-paste-too-long = Metin 16 MB’tan büyük. Hiçbir şey yapıştırılmadı.
app-no-command = { $key } tuşu burada kullanılmıyor. { KEY("app.help") } ile kısayolları görün.
app-set-aside = Bozuk dosya şurada saklandı: { $path }.
# In the footer: replaces it by a backup.
app-restore = { $day } yedeğini aç
# What to do about a damaged file: two keys, and the day of the backup.
app-ways-out = { $restore } ile { $day } yedeğini açın veya { $empty } ile sıfırdan başlayın. Bozuk dosya başka bir adla saklanır.
app-ways-out-without-backup = Yedek yok; { $empty } ile sıfırdan başlayın. Bozuk dosya başka bir adla saklanır.
app-note-not-found = Bu not artık yok: başka yerde silinmiş.
app-note-not-saved-full = Not kaydedilemedi. Disk dolu.
# Why, as a sentence.
app-note-not-saved = Not kaydedilemedi. { $reason }
app-notes-not-read = Notlar okunamadı. { $reason }
# Why, as a sentence.
app-not-saved = ✕ Kaydedilemedi. { $reason }
# The file with the only copy of a text.
app-text-is-in = Metniniz şu dosyada: { $file }.
# After “app-note-not-found”, for a note that is being written.
app-note-saves-as-new = { KEY("editor.close") } ile yeni not olarak kaydedin.
# After “app-note-not-saved”, for a note that is being written.
app-note-tries-again = { KEY("editor.close") } ile yeniden deneyin veya { KEY("app.leave") } ile kaydetmeden çıkın.
app-unsaved-changes = { $count } değişiklik kaydedilmedi. { KEY("app.save") } ile yeniden deneyin veya { KEY("app.quit") } ile kaydetmeden çıkın.
# What was done, such as “adding milk”.
app-undid = Geri alındı: { $title }. { KEY("app.redo") } ile yineleyin.
app-undid-on-list = Geri alındı: { $title } (“{ $list }”). { KEY("app.redo") } ile yineleyin.
# What was done, such as “adding milk”.
app-redid = Yinelendi: { $title }.
app-redid-on-list = Yinelendi: { $title } (“{ $list }”).
# Why, as a sentence.
app-back-up-failed = Bugünkü yedek alınamadı. { $reason }
# Keys as on the keyboards where the language is spoken; the others are as in English.
app-key-names =
    space = Boşluk
    up = Yukarı
    down = Aşağı
    left = Sol
    right = Sağ

## AgendaWords

# The title of what is due today.
agenda-title = Bugün
# Headings: the tasks of earlier days, those of today, the lists.
agenda-overdue = Gecikenler
agenda-today = Bugün
agenda-home = Yakında bitirin
agenda-lists = Listeler
# Behind what there is to eat today.
agenda-meal = yemek
# The note whose title is today's date, and beside it that there is none.
agenda-day-note = bugünün notu
agenda-no-day-note = henüz yazılmadı
agenda-reading = notlarınız okunuyor…
agenda-nothing-to-tick = Burada yalnızca görevler ve notlar işaretlenir. Bunu { KEY("agenda.open") } ile açın.
# Beside a list: the staples that are due and not on it yet.
agenda-due = zamanı gelen: { $items }
agenda-to-buy = alınacak { $count } ürün

## MealWords

# A day: “Monday, 30 Nov”.
meals-weekday = { $day } { $weekday }
# The title of a week, with its first and its last day.
meals-title = Yemekler, { $first } – { $last }
meals-this-week = bu hafta
meals-next-week = gelecek hafta
meals-last-week = geçen hafta
meals-empty = Henüz bir şey planlanmadı: { KEY("meals.add") } yemek planlar, { KEY("meals.copy") } önceki haftayı kopyalar.
meals-empty-day = { $day }: planlanmış bir şey yok
# Behind a meal whose ingredients were added to a list.
meals-on-list = “{ $list }” listesinde
# The title of what asks for a meal.
meals-on = { $day }: yemekte ne var?
# In the empty field.
meals-type = bir tarif ya da ne olursa: çorba 6 kişilik
meals-no-recipes = Henüz hiçbir notta malzeme yok. Yemekte ne olduğunu yazın.
meals-as-typed = “{ $text }”, tarifsiz
# What Enter does.
meals-plan = planla
meals-servings = Kaç kişilik? Boş bırakılırsa tarifteki kadar.
meals-no-servings = “{ $text }” bir kişi sayısı değil.
meals-nothing-here = Burada planlanmış bir şey yok. { KEY("meals.add") } yemek planlar.
meals-no-recipe = “{ $dish }” bir tarif değil. { KEY("meals.note") } notta değiştirir.
meals-nothing-to-send = Bu günlerde alınacak bir şeyi olan tarif yok.
meals-nothing-to-copy = { $day } haftası için planlanmış bir şey yok.
meals-no-free-day = Önceki hafta yemeği olan her günün zaten bir yemeği var.
meals-copied = { $count ->
    [one] Önceki haftadan { $count } yemek
   *[other] Önceki haftadan { $count } yemek
} kopyalandı: { $days }.
meals-no-note = Bu haftanın henüz notu yok. { KEY("meals.add") } onu başlatır.
meals-changed = Bu yemek az önce başka yerde değiştirildi.

## BuyAgainWords

buy-again = Tekrar al
# The headings of what is due, and of the rest.
buy-again-due-heading = Zamanı gelenler
buy-again-not-due-heading = Diğerleri
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = ya da sayı: kaç tane
buy-again-clear-search = aramayı sil
buy-again-nothing-bought-yet = Henüz bir şey yok. İşaretledikleriniz burada önerilir.
buy-again-all-bought-is-on-list = Daha önce aldıklarınızın hepsi zaten listede.
# If less than usual is on the list.
buy-again-on-list = listede: { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = listede ayrıca: { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = aramak için yazın, mağaza için @
buy-again-forgot-purchase = “{ $name }” önerilerden çıkarıldı. { KEY("app.undo") } ile geri alın.
# In the footer: adds the selected items, or the one under the cursor.
buy-again-add = ekle
    .and-close = ekle ve kapat
buy-again-add-some = { $count } ürün ekle
    .and-close = { $count } ürün ekle ve kapat
# In the footer, next to the key that selects: how many it would select.
buy-again-select-due = zamanı gelen { $count } ürünü seç
    .short = zamanı gelen { $count }
buy-again-select = { $count } ürün seç
# All but those needed later and those that only recipes needed.
buy-again-select-others = { buy-again-select } ({ $rest } hariç)
# Of these two, or one of them, is what “buy-again-select-others” leaves out.
buy-again-due-later = zamanı gelmeyen { $count }
buy-again-for-recipes = tarifler için { $count }
buy-again-select-all = tümünü seç ({ $count })
    .short = tümü ({ $count })
buy-again-select-none = seçimi kaldır
    .short = hiçbiri
# A search for something that is on the list, and so isn't offered.
buy-again-is-on-list = “{ $name }” zaten listede.
buy-again-days-ago = { $count ->
    [0] bugün
    [1] dün
   *[other] { $count } gün önce
}

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
details-every-days = { $count ->
    [one] her gün
   *[other] { $count } günde bir
}
details-times = { $count ->
    [one] bir kez
   *[other] { $count } kez
}
# A price that has never changed.
details-same-since = { $day } tarihinden beri aynı

## EditWords

# An edit of a later version.
edit-newer-edit = daha yeni bir sürümle yapılan değişiklik
edit-untitled = Başlıksız
# As a verb's object: the noun takes the ending, never the name.
edit-items-object = { $subject ->
    [one] “{ $name }” ürününü
   *[several] { $count } ürünü
}
# What was done, as a noun after “Undid:”.
edit-add-items = { $subject ->
    [one] “{ $name }” ekleme
   *[several] { list-items } ekleme
}
edit-edit-item = “{ $name }” ürününü düzenleme
edit-tick-items = { edit-items-object } işaretleme
edit-untick-items = { $subject ->
    [one] “{ $name }” ürününün işaretini kaldırma
   *[several] { $count } ürünün işaretini kaldırma
}
edit-move-item = “{ $name }” ürününü taşıma
edit-move-items = { edit-items-object } “{ $list }” listesine taşıma
edit-categorize-items = { edit-items-object } “{ $category }” kategorisine taşıma
edit-delete-items = { edit-items-object } silme
edit-repeat-item = “{ $name }” ürününün sıklığını değiştirme
edit-add-staples = { edit-items-object } otomatik ekleme
edit-keep-at-home = { edit-items-object } eve koyma
edit-use-up = { edit-items-object } bitirme
edit-cook = “{ $name }” tarifini pişirme
edit-plan-meals = { $subject ->
    [one] “{ $name }” planlama
   *[several] { $count } yemek planlama
}
edit-unplan-meal = “{ $name }” yemeğini haftadan çıkarma
edit-forget-purchase = “{ $name }” ürününü önerilerden çıkarma
edit-price-purchase = “{ $name }” için fiyat girme
edit-clear-items = { $subject ->
    [one] “{ $name }” ürününü listeden çıkarma
   *[several] işaretli { $count } ürünü listeden çıkarma
}
edit-create-list = “{ $name }” listesini oluşturma
edit-rename-list = “{ $name }” listesini yeniden adlandırma
edit-duplicate-list = “{ $name }” listesini çoğaltma
edit-archive-list = “{ $name }” listesini arşivleme
edit-unarchive-list = “{ $name }” listesini arşivden çıkarma
edit-delete-list = “{ $name }” listesini silme
edit-set-budget = “{ $name }” listesinin bütçesini değiştirme
edit-order-lists = listeleri sıralama
edit-order-aisles = reyonları sıralama ({ $name })
edit-create-note = “{ $name }” notunu oluşturma
edit-edit-note = “{ $name }” notunu düzenleme
edit-tick-box = “{ $name }” notundaki onay kutusunu işaretleme
edit-pin-note = “{ $name }” notunu sabitleme
edit-unpin-note = “{ $name }” notunun sabitlemesini kaldırma
edit-archive-note = “{ $name }” notunu arşivleme
edit-restore-note = “{ $name }” notunu geri yükleme
edit-trash-notes = { $subject ->
    [one] “{ $name }” notunu çöp kutusuna taşıma
   *[several] { $count } notu çöp kutusuna taşıma
}
edit-rename-links = “{ $name }” bağlantılarını güncelleme
edit-rename-tag = #{ $tag } etiketini yeniden adlandırma
edit-move-notes = { $subject ->
    [one] “{ $name }” notunu taşıma: { $folder }
   *[several] { $count } notu taşıma: { $folder }
}
edit-rename-folder = { $folder } klasörünü yeniden adlandırma
edit-attach-note = “{ $name }” notunu “{ $item }” ürününe bağlama
edit-import-file = “{ $file }” dosyasını içe aktarma
edit-import-input = standart girdiyi içe aktarma
edit-repair = veritabanını onarma
edit-undo-step = geri alma: { $name }
# Of several additions at once: how many; the first that is shown says of what.
edit-counted = { $first ->
    [yes] { list-items }
   *[no] { $count } ürün
}
edit-added-new = { edit-counted } ekleme
edit-added-updated = { edit-counted } güncelleme
edit-added-put-back = { edit-counted } geri koyma
edit-added-joined = { $before }, { $next }
edit-added-ended = { $before } ve { $next }

## ItemEditorWords

# In the empty field.
item-editor-adding-example = 2 kg elma
item-editor-category-example = #süt
# Below details filled in from the last purchase.
item-editor-as-last-time = Geçen seferki gibi. Backspace ile kaldırın.
item-editor-add = Ekle
item-editor-edit = Düzenle
# In the footer while editing.
item-editor-save = kaydet
# While something is typed: Esc drops it.
item-editor-discard = vazgeç
item-editor-cancel = iptal
# Instead of a preview, when the line of an existing item is empty.
item-editor-enter-deletes = { KEY("itemEditor.commit") } ürünü siler. { KEY("app.undo") } ile geri alın.
# Offers the text as a single quoted name.
item-editor-all-in-quotes = Tek ad mı? Tırnak içine alın: { $text }
# What Esc does to them.
item-editor-without = { $chip } olmadan
# A typed price that a later one replaces.
item-editor-replaced = { $old } yerine { $price }
# As short as possible: the item is on the list already.
item-editor-is-there = listede
item-editor-edited-item-gone = Bu ürün başka yerde silinmiş. { KEY("itemEditor.commit") } ile yeniden ekleyin.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = { $number }: para birimi { $currency } olsun mu? Evetse { KEY("itemEditor.commit") }; değilse ₺, €… yazın
item-editor-unknown-currency = { $currency } bilinen bir para birimi değil
item-editor-nameless = Ad olarak kullanmak için "{ $text }" yazın.
# What can be typed; the longest that fits is shown.
item-editor-grammar = miktar, ad, #kategori, @mağaza, +kişi, ₺9,90 veya ₺4,50/x – sıra serbest, sonda !not
    .shorter = 2 kg ad #kategori @mağaza ₺9,90 !not
    .shortest = 2 kg ad #kategori @mağaza ₺9,90 !not
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
item-editor-adding-help =
    Ekleme
    2 kg elma = miktar: kg, g, l, paket, şişe, demet…
    ekmek x3 = kaç tane
    #süt = kategori; yenisini de yazabilirsiniz
    @Migros = mağaza
    +Deniz = kimin için olduğu
    ₺49,90 = fiyat; 49,90 TL de olur
    ₺4,50/x = tane fiyatı; tanesi ₺4,50 da olur; ya da ₺25/kg
    !olgun olsun = not, satırın sonuna kadar
    "7 up" = tırnak içindeki olduğu gibi ad olur
    #"Evcil hayvan" = birden çok sözcük, @"Yapı Market" gibi
item-editor-categorize = { list-summary } için kategori
item-editor-add-beside = “{ $name }” ürününün { $above ->
    [yes] üstüne
   *[no] altına
} ekle
item-editor-new-category = Yeni kategori: { $category }
item-editor-new-category-in-line = Yeni kategori: { $category }; birden çok sözcük tırnak içinde: #"Evcil hayvan"
# The store and the category that all lines share.
item-editor-keeps = { KEY("itemEditor.commit") }: bundan sonra eklenenlere de { $marks } konur.
item-editor-drops = { KEY("itemEditor.commit") }: bundan sonra { $mark } eklenmez.
item-editor-type-category = Bir kategori yazın (boş: değişmez)
    .short = Bir kategori yazın
item-editor-name-missing = Henüz ad yok. Ad buysa tırnak içine alın.
    .short = Henüz ad yok
# What happens to an item that is met on the list.
item-editor-met-sum = listede var: { $old } → { $sum }
item-editor-met-first-amount = listede: miktarsız → { $sum }
item-editor-met-ticked = listeye geri döner
item-editor-met-same = zaten listede
item-editor-met-changed = listede var, artık: { $changes }
item-editor-met-apart = listede ayrıca: { $beside }
# What was done with a line.
item-editor-done-new = “{ $name }” eklendi ({ $category }).
item-editor-done-apart = “{ $name }” eklendi ({ $category }). Listede ayrıca: { $beside }.
item-editor-done-sum = { $name }: { $old } → { $sum }.
item-editor-done-first-amount = { $name }: miktarsız → { $sum }.
item-editor-done-ticked = “{ $name }” yeniden listede.
item-editor-done-same = “{ $name }” zaten listede.
item-editor-done-changed = “{ $name }” zaten listede, artık: { $changes }.
# Parts of one sentence.
item-editor-added-new = { edit-counted } eklendi
item-editor-added-updated = { edit-counted } güncellendi
item-editor-added-put-back = { edit-counted } yeniden listede
item-editor-added-there = { edit-counted } zaten listedeydi
item-editor-added-joined = { $before }, { $next }

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
# After the name of a list.
list-picker-archived = arşivde
# The title of the list of lists.
list-picker-move-to = { $count ->
    [one] Listeye taşı: “{ $name }”
   *[other] Listeye taşı: { $count } ürün
}
list-picker-move-it-to = Listeye taşı
list-picker-renamed-list-gone = Bu liste başka yerde silinmiş. { KEY("field.commit") } ile yenisini oluşturun.
list-picker-name-list-to-add = “{ $item }” için liste yok. Yeni listeye ad verin ya da { KEY("field.close") } ile satırınıza dönün.
list-picker-deleted = “{ $list }”{ $count ->
    [0] { "" }
    [one] { "" } ve içindeki { $count } ürün
   *[other] { "" } ve içindeki { $count } ürün
} silindi. { KEY("app.undo") } ile geri alın.
list-picker-duplicated = Bu, “{ $list }” listesinin işaretsiz kopyası. { KEY("lists.rename") } ile yeniden adlandırın.
list-picker-archived-list = “{ $list }” arşivlendi. { KEY("lists.all") } ile görün, { KEY("app.undo") } ile geri alın.
list-picker-restored = “{ $list }” arşivden çıkarıldı.
list-picker-name-taken-in-archive = “{ $list }” arşivde zaten var. { KEY("lists.all") } ile görün.
list-picker-name-taken = “{ $list }” adlı bir liste zaten var.
list-picker-list-gone = “{ $list }” başka yerde { $deleted ->
    [yes] silinmiş
   *[no] arşivlenmiş
}.

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
list-filter-placeholder = sözcük, @mağaza, +kişi, #kategori, >₺50
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
list-filter-too-long = Filtre için çok uzun. Birkaç sözcük yazın.
list-no-item-here = Burada ürün yok. { KEY("items.add") } ile ekleyin.
# The cursor is on a heading.
list-is-heading = Bu bir başlık. { KEY("items.down") } ile ürünlerine gidin.
list-no-open-list = Açık liste yok. { KEY("lists.new") } ile oluşturun.
# One item by its name, or how many.
list-summary = { $count ->
    [one] “{ $name }”
   *[other] { $count } ürün
}
# In the header.
list-sorted-name = ada göre sıralı
list-sorted-store = mağazaya göre sıralı
list-sorted-newest = önce en yeniler
list-welcome = Tote uygulamasına hoş geldiniz.
    .text = Alışveriş listeniz. Yazdıkça kaydedilir.
# The tab in a key hint, and coming to it from the one before or behind.
list-tab = listeler
    .from-before = ilk liste
    .from-behind = son liste
list-all-archived = Tüm listeler arşivde.
    .text = { KEY("lists.all") } ile görün, { KEY("lists.new") } ile yenisini oluşturun{ $undo ->
        [yes] { "" } veya { KEY("app.undo") } ile son değişikliği geri alın.
       *[no] .
    }
list-none = Henüz liste yok.
    .text = { KEY("lists.new") } ile oluşturun{ $undo ->
        [yes] { "" } veya { KEY("app.undo") } ile son değişikliği geri alın.
       *[no] .
    }
# Help about signs in the header and after names. Keep the “ = ”.
list-sign-help =
    Simgeler
    3/7 = 7 üründen 3’ü işaretli
    { $staple } = otomatik eklenir
    { $note } = notu var
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
list-filter-help =
    Filtreleme
    yulaf sütü = iki sözcük de, sırası fark etmez
    "yulaf sütü" = tam olarak bu sözcükler
    500 g = miktar; kutu: kutuyla alınanlar
    @migros #süt = mağaza, kategori
    +deniz = kişi
    >₺50 <₺90 = fiyat aralığı
    is:ticked = sepettekiler
    is:unpriced = fiyatı olmayanlar; is:priced: olanlar
    -süt = süt dışında her şey; hepsiyle kullanılır
# Words of a filter that have no meaning.
list-not-understood = anlaşılmadı: { $words }
list-nothing-found = “{ $text }” için sonuç yok.
    .text = { KEY("list.clearSelection") } ile listenin tümünü görün.
# How many another list has.
list-found = “{ $list }” listesinde { $count }
# With what the two keys for adding and buying again do.
list-empty = Alınacak bir şey yok.
    .add = ürün ekleyin: 2 kg elma
    .again = daha önce aldıklarınızdan seçin
    .more = Bütün bir mesaj ya da tarif de yapıştırılabilir.
list-selected = { list-selected-count }. { KEY("list.clearSelection") } ile seçimi kaldırın.
list-selected-count = { $count } ürün seçili
list-selected-hidden = { list-selected-count }, { $hidden } tanesi görünmüyor
# What was spent of a budget in its period: `€66 of €250 this month`.
list-budget-use = { $period ->
    [week] bu hafta
    [month] bu ay
   *[trip] bu alışverişte
} { $budget } bütçeden { $spent }
# A budget as it can be typed: `€250 a month`.
list-budget-every = { $period ->
    [week] haftada
    [month] ayda
   *[trip] her alışverişte
} { $price }
# By how much a budget is exceeded; the second says whether only once the list is paid.
list-over = { $price } fazla
list-over-budget = { $list ->
    [yes] bu listeyle { $price } fazla
   *[no] bütçeyi { $price } aşıyor
}
list-last-price = son fiyat: { $price }, { $day }
list-last-price-at = son fiyat: { $price } ({ $store }), { $day }
list-lowest-price = en düşük: { $price }, { $day }
list-lowest-price-at = en düşük: { $price } ({ $store }), { $day }
# The place of the cursor.
list-place = { $row }/{ $count }
list-nothing-ticked = İşaretli ürün yok.
list-nothing-ticked-in-shop = Burada işaretli ürün yok: { $shop }.
list-all-in-basket = Her şey sepette. { KEY("items.clearTicked") } ile sepeti boşaltın.
list-all-in-basket-of-shop = { $shop }: her şey sepette. { KEY("items.clearTicked") } ile sepeti boşaltın.
list-ticked-all = { $heading }: { list-summary } işaretlendi. { KEY("app.undo") } ile geri alın.
list-is-in-basket = “{ $name }” zaten sepette. İşaretini kaldırmak için { KEY("items.tick") } tuşuna yeniden basın.
list-cannot-move-while-sorted = Sıralama: { $sort }. Taşımak için kendi sıranıza geçene kadar { KEY("list.sort") } tuşuna basın.
list-is-at-end = “{ $name }” { $ticked ->
    [yes] sepette { "" }
   *[no] { "" }
}zaten { $first ->
    [yes] ilk
   *[no] son
} sırada.
list-stays-in-category = “{ $name }” kendi kategorisinde kalır. { KEY("items.category") } ile kategoriyi değiştirin. Mağazada ({ KEY("list.shop") }) başlık üzerinde { KEY("items.moveDown") } ve { KEY("items.moveUp") } reyonu taşır.
list-deleted = { list-summary } silindi. { KEY("app.undo") } ile geri alın.{ $notes ->
    [0] { "" }
    [one] { $count ->
    [one] { "" } Notu duruyor.
   *[other] { "" } Notları duruyor.
}
   *[other] { $count ->
    [one] { "" } Notu duruyor.
   *[other] { "" } Notları duruyor.
}
}
list-cleared = { $count ->
    [one] “{ $name }”
   *[other] İşaretli { $count } ürün
} listeden çıkarıldı. { KEY("app.undo") } ile geri alın.
list-cleared-in-shop = { $shop }: { list-summary } listeden çıkarıldı. { KEY("app.undo") } ile geri alın.
# Behind what was cleared.
list-paid = Ödenen: { $price }.
list-copied = { list-summary } kopyalandı.
handing-copied-message = “{ $list }” mesaj olarak kopyalandı.
handing-page-is-open = Sayfa tarayıcıda açık. Oradan yazdırın.
handing-no-browser = Sayfayı gösterecek tarayıcı yok. Kabukta tote print sayfayı bir dosyaya yazar.
handing-page-failed = “{ $command }” çalıştırılamıyor: { $reason }. Kabukta tote print sayfayı bir dosyaya yazar.
# A QR code that is larger than the screen.
code-lacks-rows = Kod için { $rows } satır daha gerekiyor. Pencereyi uzatın ya da yazıyı küçültün.
code-lacks-columns = Kod için { $columns } sütun daha gerekiyor. Pencereyi genişletin ya da yazıyı küçültün.
code-lacks-both = Kod için { $rows } satır ve { $columns } sütun daha gerekiyor. Pencereyi büyütün ya da yazıyı küçültün.
code-is-too-long = Liste bir koda sığmayacak kadar uzun.
cheapest-title = “{ $list }” nerede en ucuz
cheapest-reading = Fiyatlar karşılaştırılıyor…
cheapest-walk = orada alışveriş
# Two stores.
cheapest-pair = { $first } ve { $second }
cheapest-unpriced = { $count } üründen { $unknown } tanesinin orada fiyatı yok
cheapest-none = “{ $list }” listesindeki hiçbir ürünün mağaza fiyatı bilinmiyor.
aisles-title = Reyonlara göz at
aisles-search = aramak için yazın
# In the footer, if it is on the list.
aisles-take-off = çıkar
# A list that is kept as a pattern.
set-is-target = “{ $list }” listenin kendisi. Başka bir liste seçin.
set-is-empty = “{ $list }” listesinde bir şey yok.
list-categorized = { list-summary } artık şu kategoride: { $category }.
list-corrected = “{ $name }” artık şu kategoride: { $category }.
list-moved = { list-summary }, { $new ->
    [yes] yeni { "" }
   *[no] { "" }
}“{ $list }” listesine taşındı.
list-comes-back = “{ $name }” { $day } günü yeniden eklenecek.
list-staples-came = Zamanı gelenler eklendi: { list-summary }. { KEY("app.undo") } ile geri alın.
list-arranged = Sıralama: { $sort }{ $grouping ->
    [category] ; gruplama: kategoriye göre
    [store] ; gruplama: mağazaya göre
   *[none] { "" }
}.
list-arranged-in-aisles = Her reyonda sıralama: { $sort }.

## NoteWords

note-no-links-to-rename = Değiştirilecek bağlantı yok.
note-notes = Notlar
# In the footer: opens it, like the trash.
note-archive = arşiv
note-trash = çöp kutusu
note-all-notes = Tüm notlar
# A sentence.
note-sorted-notes-changed = Değiştirilme tarihine göre, en yenisi üstte.
note-sorted-notes-title = Başlığa göre.
note-sorted-notes-created = Oluşturulma tarihine göre, en yenisi üstte.
note-sorted-by-column = { $name } özelliğine göre.
note-sorted-down-by-column = { $name } özelliğine göre, en büyüğü üstte.
note-no-columns = Hiçbir notta sütun olabilecek özellik yok.
note-title-column = Not
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
note-no-headings = Bu notta başlık yok.
note-no-properties = Bu notta gösterilecek özellik yok.
note-saved-properties = Özellikler kaydedildi.
property-editor-title = “{ $name }” notunun özellikleri
property-editor-name = Ad
property-editor-value = Değer
property-editor-needs-name = Bu özelliğe bir ad ver.
property-editor-is-there = “{ $name }” adlı başka bir özellik var.
property-editor-must-be-date = 2026-12-01 gibi bir tarih yaz.
property-editor-must-be-indented = İlk satırın altındakileri içeriden başlat.
property-editor-ends-there = --- veya ... satırı özellikleri orada bitirir.
note-outline = Ana hatlar
note-go-to-heading = git
note-dead-links = Notu olmayan bağlantılar
note-no-dead-links = Bütün bağlantılar bir nota gidiyor.
note-no-tags = Henüz etiket yok. Not metnine yazılan her #sözcük bir etikettir.
# The note has no boxes; says how to write one.
note-no-box = Bu notta onay kutusu yok. Bir satıra “- [ ]” ile başlayarak ekleyin.
note-no-open-box = Bu notta işaretsiz onay kutusu yok.
note-no-list-for-boxes = Bunların ekleneceği liste yok.
note-notes-still-loading = Notlarınız hâlâ yükleniyor.
note-trashed = Çöp kutusuna taşındı, 30 gün saklanacak. { KEY("app.undo") } ile geri alın.
note-restored = Geri yüklendi.
note-merged = Kaydedildi, başka yerde yapılan değişikliklerle birleştirildi.
note-kept-both = Aynı satırlar başka yerde de değişmiş. İki sürüm de notta, ▼ ile ▲ arasında.
note-copied-text = Kopyalandı.
note-nothing-selected = Önce metin seçin: Shift ve ok tuşları.
note-pasted-page = HTML, Markdown olarak yapıştırıldı. { KEY("editor.undo") } ile HTML’ye dönün.
# Selected text, to another note, where a link to that stays.
note-moved-text = “{ $note }” notuna taşındı.
note-cannot-link = “{ $note }” notuna bağlantı verilemez.
note-copied-address = { $address } kopyalandı.
note-opening-address = { $address } açılıyor.
note-lacks-divider = Liste ile not, 90 sütundan itibaren yan yana durur.
# Asked in a box with the two answers below it.
note-delete-for-ever = “{ $name }” kalıcı olarak silinsin mi? Geri alınamaz.
note-answer-delete = Sil
note-answer-keep = Vazgeç
# The title of the months.
note-days = Güne göre notlar
note-no-note-of-day = Henüz not yok. { KEY("monthPicker.choose") } ile oluşturun.
# It must be restored first.
note-is-in-trash = Bu not çöp kutusunda. { KEY("reader.close") }, sonra { KEY("notes.restore") } ile geri yükleyin.
# The tab in a key hint.
note-tab = notlar
note-empty-page = Bu not boş. { KEY("reader.edit") } ile düzenleyin.
# Help: the heading, then what can be written in a note and what it means. Keep the “ = ”.
note-help =
    Yazma
    - [ ] süt = onay kutusu; { KEY("notes.sendBoxes") } işaretsizleri listeye ekler
    #çocuklar [[Çorba]] = bir etiket, başka bir nota bağlantı
    4 kişilik = tarif: { KEY("notes.sendBoxes") } kaç kişilik olacağını sorar
    Pzt: [[Çorba]] x2 = yemek planı: { KEY("notes.sendBoxes") } tariflerini ekler; 6 kişilik de olur
# A heading, and what to do.
note-nothing-found = “{ $text }” için sonuç yok.
    .text = { KEY("notes.showMore") } ile tümünü görün.
note-none-tagged = Burada #{ $tag } etiketli not yok.
    .text = { KEY("notes.showMore") } ile tümünü görün.
note-none = Henüz not yok.
    .text = { KEY("notes.new") } ile yeni not yazın.
note-archive-empty = Arşiv boş.
    .text = { KEY("notes.nextFolder") } ile çöp kutusuna geçin, { KEY("notes.showMore") } ile notlara dönün.
note-trash-empty = Çöp kutusu boş.
    .text = { KEY("notes.showMore") } ile notlara dönün.
note-link-count = buraya { $count } bağlantı
note-alias = “{ $name }”
note-also-called = diğer başlıkları: { $names }
# Which notes link here.
note-linked-from-names = bağlantı veren: { $names }
note-linked-from-more = bağlantı veren: { $names } ve { $count } not daha
note-in-trash = çöp kutusunda
note-archived-place = arşivde
note-put-boxes-on = Listeye ekle: { $count ->
    [one] “{ $name }”
   *[other] { $count } ürün
}
note-rename-offer = { $count } notta “{ $title }” bağlantısı var. { KEY("notes.renameLinks") } ile güncelleyin veya { KEY("notes.showMore") } ile olduğu gibi bırakın.
# Found by the nearest words, since no note has those that were typed.
note-notes-with = “{ $words }” geçen { note-notes-count }
note-turn-fold = { $folded ->
    [yes] aç
   *[no] kapat
}
note-no-box-on-line = Bu satırda onay kutusu yok. { KEY("reader.nextStop") } ile sonrakine gidin.
note-no-link-on-line = Bu satırda bağlantı yok. { KEY("reader.nextStop") } ile sonrakine gidin.
note-no-note = “{ $title }” adlı not yok. Oluşturmak için yeniden { KEY("reader.follow") } tuşuna basın.
note-browser-failed = “{ $command }” çalıştırılamıyor: { $reason }. { $address } kopyalandı.
note-pinned = { $pinned ->
    [yes] Sabitlendi.
   *[no] Sabitleme kaldırıldı.
}
note-archived = { $archived ->
    [yes] Arşivlendi. { KEY("notes.nextFolder") } ile arşivi açın, { KEY("app.undo") } ile geri alın.
   *[no] Arşivden çıkarıldı.
}
# The same for all of them.
note-empty-trash = { $count ->
    [one] Çöp kutusundaki not
   *[other] { $count } not
} kalıcı olarak silinsin mi? Geri alınamaz.
note-deleted-for-ever = { $count ->
    [one] Kalıcı olarak silindi.
   *[other] { $count } not kalıcı olarak silindi.
}
note-renamed-links = { $count } nottaki bağlantılar güncellendi.
note-rename-tag = Etiketi yeniden adlandır
note-renamed-tag = #{ $old } etiketi { $count } notta #{ $new } oldu.
note-tag-changes = { $count } not değişir
note-tag-merges = #{ $tag } ile birleşir
note-tag-keeps = { $count } not, etiketi özelliklerinde tutar
note-no-tag = “{ $text }” bir etiket değil: harf, rakam, - ve _; alt etiketten önce /.
note-no-tag-to-rename = Yeniden adlandırmak için bir etiket seçin.
note-templates = Şablonlar
note-use-template = şablonu kullan
note-no-templates = Henüz şablon yok: { $folder } klasöründeki ya da #template etiketli notlar.
note-title-of-new = Yeni notun başlığı
note-template-progress = { $template } · { $number }/{ $count }
note-folders = Klasörler
# Where notes are that are in no folder; the name of a row.
note-no-folder = Klasörsüz
note-no-folders = Henüz klasör yok. { KEY("notes.moveToFolder") } notu bir klasöre taşır.
note-show-folder = klasörü göster
note-rename-folder = Klasörü yeniden adlandır
note-no-folder-to-rename = Yeniden adlandırmak için bir klasör seçin.
note-move-to-folder = “{ $note }” nereye taşınsın?
note-type-folder = bir klasör yazın, örneğin İş/Planlar
note-no-folder-yet = Henüz klasör yok. Yeni bir klasör adı yazın.
note-new-folder = Yeni klasör: { $folder }
note-no-such-folder = “{ $text }” klasör olamaz: adlar noktayla başlamaz, noktayla bitmez ve \ : * ? " < > | içermez.
note-folder-moves = { $count } not taşınır
note-folder-merges = { $folder } ile birleşir
note-moved-notes = { $count ->
    [one] “{ $note }” taşındı: { $folder }.
   *[other] { $count } not taşındı: { $folder }.
}
note-renamed-folder = { $old } klasörü { $count } notla birlikte { $new } oldu.
note-folder-links = Başka { $count } nottaki bağlantılar da güncellendi.
note-none-in-folder = Burada { $folder } klasöründe not yok.
    .text = { KEY("notes.showMore") } ile tümünü görün.
note-recovered-both = “{ $name }” kurtarıldı. Başka yerde de değişmiş: iki sürüm de notta, ▼ ile ▲ arasında.
note-recovered = “{ $name }” taslağı kurtarıldı. { $key } ile görün, { KEY("app.undo") } ile silin.
note-attached = “{ $note }” zaten vardı. Artık şu ürünün notu: { $item }.
note-gone = “{ $note }” başka yerde silinmiş.
note-left-files = { $count ->
    [one] Kaydedilmemiş metin var; tote note recover ile kurtarın: { $file }
   *[other] Kaydedilmemiş { $count } metin var; tote note recover ile kurtarın: { $file }, …
}
note-put-boxes = { list-summary }, “{ $list }” listesine eklendi. { KEY("app.undo") } ile geri alın.
note-put-boxes-some = “{ $list }”: { $added }. { KEY("app.undo") } ile geri alın.
note-boxes-are-on-list = { list-summary } zaten “{ $list }” listesinde.

## What parts of the library say

# In the empty field for what is looked for in a text, and for what takes its place.
part-find = bul
part-replacement = yeni metin
part-not-found = bulunamadı
# What is looked for is no regular expression; finding it was given up.
part-malformed = geçersiz ifade
part-too-slow = çok uzun sürüyor
# How a text is looked for, beside the field.
part-whole-words = tam sözcük
part-expression = ifade
part-selection = seçimde
part-replaced = { $count } değişiklik
# From January on, with a blank between them.
part-months = Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık
# From Monday on, two columns each.
part-weekdays = Pt Sa Ça Pe Cu Ct Pz
# How long the rest of some work takes.
part-time-left = { $time } kaldı
part-not-a-number = Bir sayı yazın.

## PaletteWords

palette-commands = Komutlar
palette-search-commands = bir komut, liste, not ya da ayar yazın
# Where the notes are listed that selected text can go to.
palette-move-to-note = Bir nota taşı
palette-search-notes = bir not yazın
palette-list-kind = liste
palette-store-kind = mağaza
palette-note-kind = not
palette-setting-kind = ayar
palette-current-setting-kind = geçerli değer
palette-is-only-explained = Bu satır ne yazılabileceğini anlatır; komut değildir.
palette-next-time = Bir dahaki sefere: { $key }
# Why a command of another tab can't be done.
palette-is-in = { $tab } sekmesinde: { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Burada yalnızca yapıştırılan satırlar düzenlenebilir.
paste-preview-no-line-of-several = Yalnızca birden çok ürün içeren bir satır tek ürün olarak tutulabilir.
# The label of the field for servings.
paste-preview-servings = Kaç kişilik
paste-preview-no-list-to-paste-to = Bunların ekleneceği liste yok. { KEY("itemEditor.close") } ile çıkıp { KEY("lists.new") } ile oluşturun.
# Merges with a line above; the second with the sum.
paste-preview-joins = yukarıdaki satırla birleşir
paste-preview-joins-with-sum = yukarıdaki satırla birleşir: { $sum }
paste-preview-add-pasted = { $count } ürün eklensin mi?
paste-preview-add-pasted-some = { $count } ürün eklensin, { $met } güncellensin mi?
# In the footer: what Enter does with lines of a recipe.
paste-preview-add-items = { $count } ürün ekle
paste-preview-add-items-some = { $count } ekle, { $met } güncelle
# In the footer: one item of a line that names several, or several again.
paste-preview-whole = { $whole ->
    [yes] ayır
   *[no] tek ürün yap
}
# In the footer of a preview: what Space does with the current line.
paste-preview-toggle = { $kept ->
    [yes] atla
   *[no] ekle
}
# Of how many servings were sent, if not all.
paste-preview-part = { $whole ->
    [yes] { "" }
   *[no] { $planned } kişiliğin { $servings } kişiliği { "" }
}
# Why a line of a plan is dropped: its recipe was already sent. The attribute is shown if there is no room.
paste-preview-was-sent = { $meal }: { paste-preview-part }{ buy-again-days-ago } { $list } listesine eklendi
    .short = { paste-preview-part }{ buy-again-days-ago } eklendi
# Why a line of a recipe is dropped: it was left out earlier today.
paste-preview-was-left-out = bugün atlanmıştı
    .short = atlandı
# The same of what begins dropped, since it was left out twice; the footer's key takes all of it.
paste-preview-is-usually-left-out = son seferlerde atlandı
    .short = atlandı
paste-preview-take-left-out = atlanan { $count } ürünü ekle
paste-preview-nothing-left-out = Burada genelde atlanan bir şey yok.
# A link of a plan to a missing note.
paste-preview-no-such-note = bu başlıkta not yok
    .short = not yok
# A meal of a plan with its servings.
paste-preview-meal-servings = { $meal }: { $count } kişilik
paste-preview-are-on-list = Zaten “{ $list }” listesinde.

## SettingsWords

# After the first problem.
settings-more-settings-problems = { $count } sorun daha: tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = { $setting } kaydedildi, ancak { $name } ayarlı olduğu sürece o geçerli.
settings-title = Ayarlar
settings-saved = { $count } ayar kaydedildi.
settings-not-written = Ayarlar kaydedilmedi: { $reason }.
# Below the field of a setting.
settings-must-be = Geçerli olan: { $allowed }.
settings-must-be-offered = Önerilenlerden birini seçin, örneğin { $names }.
# What a restricted account refuses. The reason stands behind a colon.
restricted-reason = bu hesap kısıtlı
restricted-editor = Bu hesap kısıtlı: burada düzenleyici açılmaz.
restricted-address = Bu hesap kısıtlı, tarayıcı açılmaz. { $address } kopyalandı.
restricted-page = Bu hesap kısıtlı, tarayıcı açılmaz. Komut satırında tote print sayfayı yazdırır.
restricted-suspend = Bu hesap kısıtlı: geçilecek bir kabuk yok.
restricted-settings = Bu hesap kısıtlı: ayarlar burada değiştirilemez.
restricted-only-in-file = Uygulama bunu bir daha kapatamaz. Dosyada ya da tote config set ile değiştirin.
# What is wrong, after the place.
settings-problem-unreadable = Okunamıyor: { $reason }. Varsayılanlar geçerli.
settings-problem-too-large = 1 MiB’tan büyük olduğu için okunmadı. Varsayılanlar geçerli.
settings-problem-not-a-file = Normal bir dosya olmadığı için okunmadı. Varsayılanlar geçerli.
settings-problem-of-another-user = Başka bir kullanıcıya ait olduğu için okunmadı. Varsayılanlar geçerli.
settings-problem-not-text = Bu geçerli UTF-8 değil.
settings-problem-no-name = Burada bir ayar adı olmalı; bulunan: { $found }
settings-problem-no-equals = “=” ve bir değer eksik.
settings-problem-no-value = Değer eksik.
settings-problem-unclosed-text = Kapanış tırnağı eksik.
settings-problem-unclosed-list = Virgül veya kapanış köşeli ayracı eksik.
settings-problem-unclosed-table = Kapanış köşeli ayracı eksik: [{ $table }].
settings-problem-bad-escape = Bilinmeyen kaçış dizisi. Ters eğik çizgi \\ diye, tek tırnak içinde ise olduğu gibi yazılır.
settings-problem-not-a-number = Tam sayı değil: { $found }. Metin tırnak içinde yazılır.
settings-problem-no-quotes = Metin tırnak içinde yazılır: "{ $found }".
settings-problem-not-a-text-in-list = Listede tırnak içinde metinler olur; bulunan: { $found }
settings-problem-unexpected = Değerden sonra beklenmeyen metin: { $found }
settings-problem-too-many = Çok fazla sorun var; gerisi okunmadı.
settings-problem-unsupported = Burada yalnızca tırnak içinde metin, tam sayı, true, false ve metin listesi kullanılabilir.
settings-problem-unknown = Bilinmeyen ayar: { $name }.
settings-problem-unknown-table = Bilinmeyen tablo: [{ $name }].
settings-problem-twice = { $name } zaten { $line }. satırda var; o geçerli.
settings-problem-not-allowed = { $setting } için { $found } geçersiz. Geçerli olan: { $allowed }.
settings-problem-too-many-keys = { $id } için { $count } tuştan fazlası var. Yalnızca kullandıklarınızı tutun.
settings-problem-not-keys = { $command } için bir tuş listesi gerekli; örneğin ["space", "t"].
settings-problem-unknown-role = Bilinmeyen renk rolü: { $name }.
settings-problem-not-a-color = Renk için { $found } geçersiz. Geçerli olan: "bright-red" gibi bir ad, 0–255 arası bir sayı veya "#rrggbb".
# After “settings-problem-unknown” and its like.
settings-did-you-mean = Bunu mu demek istediniz: { $name }?
# What a setting may be, after “must be”.
settings-allowed-choice = { $names } veya { $last }
settings-allowed-flag = true veya false
settings-allowed-number = { $least } ile { $most } arasında bir tam sayı
settings-allowed-text = tırnak içinde metin

## SharingWords

# In the header, in a word or two.
sharing-shared-list = paylaşılıyor
# At the lower right, for some seconds.
sharing-others-changed = diğerleri: { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = Liste paylaşmak için önce komut satırında tote sync login URL --user AD komutunu çalıştırın.
sharing-join-list = Sunucudaki listeler
sharing-join = katıl
sharing-ask-again = yenile
sharing-asking-server = Sunucuya soruluyor…
sharing-nothing-to-join = Sunucudaki bütün listeler zaten burada.
sharing-on-list = { $list }: { $text }
sharing-reading-log = Günlük okunuyor…
sharing-nothing-happened = Henüz bir şey olmadı.
sharing-of-all-lists = tüm listeler
# What prevents sharing, and what to do about it.
sharing-problem-offline = { $server } sunucusuna ulaşılamıyor. Değişiklikleriniz burada güvende; sunucu yanıt verince gönderilir.
sharing-problem-password = { $server }, { $user } parolasını yeniden istiyor. Komut satırında tote sync login komutunu çalıştırın.
sharing-problem-login = Bu bilgisayar { $server } üzerindeki { $user } hesabını tanımıyor. Burada kullanmak için komut satırında tote sync login komutunu çalıştırın.
sharing-problem-certificate = { $server } ile bağlantı güvenli değil, bu yüzden hiçbir şey gönderilmiyor. Nedenini komut satırında tote sync söyler.
sharing-problem-busy = { $server } meşgul. Tote birazdan yeniden dener.
sharing-problem-full = { $server } üzerinde yer kalmamış. Orada biraz yer açın.
sharing-problem-refused = { $server } buna izin vermiyor. Ayrıntıyı komut satırında tote sync söyler.
sharing-problem-outdated = { $server } bir değişikliği güncel olmadığı için sürekli reddediyor. Tote her seferinde daha uzun bekleyip yeniden dener.
sharing-problem-list-gone = “{ $list }” artık { $server } üzerinde değil. Burada duruyor; “{ list-picker-all-lists }” ekranında { KEY("listPicker.leave") } paylaşmayı bırakır.
sharing-problem-gone = { $server } sunucusunda bu adreste bir şey yok. Adresi denetleyin: tote sync login URL --user AD.
sharing-problem-unreadable = Tote, { $server } yanıtını anlayamıyor. Ağınızın önce oturum açmanızı isteyip istemediğini denetleyin.
sharing-is-shared = “{ $list }” zaten paylaşılıyor.
sharing-is-not-shared = “{ $list }” paylaşılmıyor. { KEY("listPicker.share") } ile paylaşın.
sharing-doing-share = “{ $list }” paylaşılıyor…
sharing-doing-leave = “{ $list }” paylaşımdan çıkarılıyor…
sharing-doing-join = “{ $list }” listesine katılıyorsunuz…
sharing-doing-accept = “{ $list }” listesinden ürünler siliniyor…
sharing-doing-keep = “{ $list }” listesindeki ürünler korunuyor…
sharing-done-share = “{ $list }” artık paylaşılıyor. Başka bir bilgisayardaki Tote’de { $keys } ile katılın.
sharing-done-leave = “{ $list }” artık paylaşılmıyor. Hem burada hem sunucuda kalır.
sharing-done-join = “{ $list }” listesine katıldınız.
sharing-done-accept = Sunucuda olmayanlar “{ $list }” listesinden silindi.
sharing-done-keep = “{ $list }” listesinde her şey korundu ve sunucuya yeniden gönderildi.
# Why, as a sentence.
sharing-failed-share = “{ $list }” paylaşılamadı. { $reason }
sharing-failed-leave = “{ $list }” hâlâ paylaşılıyor. { $reason }
sharing-failed-join = “{ $list }” listesine katılınamadı. { $reason }
sharing-failed-decide = “{ $list }” için karar uygulanamadı. { $reason }
sharing-what-happened = “{ $list }” listesinde neler oldu
sharing-what-happened-to-all = Paylaşılan listelerde neler oldu
# How many items disappeared at once, and were kept here.
sharing-gone-from-server = sunucudan bir anda { $count } ürün kayboldu
sharing-held-question = “{ $list }” listesinin { $count } ürünü artık sunucuda yok. { KEY("sharingLog.accept") } burada da siler, { KEY("sharingLog.keep") } korur.
sharing-only-list = yalnızca “{ $list }”

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [miktar][birim] ad [#kategori] [@mağaza] [+kişi] [fiyat] [!not]
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
shell-meaning-fractions = 0,5 bardak yerine ½ bardak yaz.
shell-meaning-mouse = Uygulamada fareyi kullan; kapalıyken terminal metni her zamanki gibi seçer.
shell-meaning-start-tab = Uygulamanın açıldığı sekme.
shell-meaning-default-list = Uygulamanın açtığı ve komutların kullandığı liste (boşsa: son açılan; komutlarda ilk liste).
shell-meaning-default-store = Mağaza seçerken ilk önerilen mağaza (boşsa: alınacak ürünün en çok olduğu).
shell-meaning-group = Sizin gruplamadığınız listelerin gruplaması.
shell-meaning-sort = Sizin sıralamadığınız listelerin sıralaması.
shell-meaning-note-columns = Notların sütunları olan özellikler, örneğin rating, status (boşsa: en yaygınları).
shell-meaning-message-emoji = Mesaj olarak kopyalanan listenin başlıklarını bir resimle başlat.
shell-meaning-sidebar = Geniş ekranlarda tüm listeleri solda göster.
shell-meaning-details = Geniş ekranlarda ayrıntıları sağda göster.
shell-meaning-basket-bar = Listenin ne kadarının işaretli olduğunu bir çubukla göster.
shell-meaning-hints = Altta kaç satır tuş gösterilsin: bir (few) veya iki (more).
shell-meaning-linear = Ekranı ekran okuyucuya uyarla: kutusuz, her şey alt alta (sonraki açılıştan itibaren).
shell-meaning-editor = Notları ve ayarları düzenleyen komut (boşsa: $VISUAL, $EDITOR veya vi).
shell-meaning-browser = Notlardaki bağlantıları açan komut (boşsa: $BROWSER veya varsayılan tarayıcı).
shell-meaning-template-folder = Not şablonlarının klasörü (boşsa: Templates).
shell-meaning-sync-interval = Uygulama açıkken paylaşılan listelerin kaç dakikada bir eşitleneceği.
shell-meaning-backups = Her türden kaç yedeğin saklanacağı.
shell-meaning-record-crashes = Uygulama çökerse yapılanları tote replay için bir dosyada sakla.
shell-meaning-restricted = Paylaşılan ssh hesabı için: program yok, dosya yok, ayarlar sabit (yalnızca bu dosya kapatır).
shell-meaning-preset = Tuşlar: vim, emacs veya masaüstü (arrows) gibi.
# A detail that an item can have only once.
shell-only-category = kategorisi
shell-only-store = mağazası
shell-only-person = kişisi
shell-only-note = notu
shell-only-price = fiyatı
# What is left of a list.
shell-left-nothing = boş
shell-left = kalan: { $left }/{ $count }
# A plan links to a title that several notes have.
shell-several-notes = “{ $title }” adında birden çok not var. Onlara farklı başlıklar verin, sonra planı ekleyin.
# What was written has a title that another note has, too.
shell-same-title = “{ $title }” adında başka bir not daha var. Bu başlığa giden bağlantı açılınca hangisi olduğu sorulur.
# Why an editor left no text.
shell-editor-no-terminal = Düzenleyici açılacak bir terminal yok.
shell-editor-bad-command = “{ $command }” düzenleyicisi çalıştırılamıyor: tırnak kapatılmamış.
shell-editor-no-file = { $folder } klasöründe dosya oluşturulamıyor: { $reason }.
shell-editor-cannot-start = “{ $editor }” düzenleyicisi çalıştırılamıyor: { $reason }.
shell-editor-lost = “{ $editor }” düzenleyicisiyle bağlantı kesildi: { $reason }.
shell-editor-killed = “{ $editor }” düzenleyicisi { $signal } numaralı sinyalle sonlandırıldı.
shell-editor-exited = “{ $editor }” düzenleyicisi { $code } koduyla kapandı.
shell-editor-no-output = “{ $editor }” düzenleyicisi dosya bırakmadı.
shell-editor-no-text = “{ $editor }” düzenleyicisinden gelen metin geçerli UTF-8 değil.
shell-editor-too-much = “{ $editor }” düzenleyicisinden gelen metin { $megabytes } MB sınırını aşıyor.
# After one of these.
shell-editor-changed-nothing = Hiçbir şey değiştirilmedi.
# Said alone, not after a sum.
spending-items-without-price = { $count } ürünün fiyatı yok
# Where something was bought.
shell-no-store = mağaza belirtilmemiş
# Short names of the months, with a blank between them.
shell-months = Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara
# What the template of a day's note may be called; Daily is understood everywhere.
note-daily-template = Günlük
note-weekdays = Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar
note-short-weekdays = Pzt Sal Çar Per Cum Cmt Paz
shell-every-days = { $count ->
    [one] her gün
   *[other] { $count } günde bir
}
shell-every-weeks = { $count ->
    [one] her hafta
   *[other] { $count } haftada bir
}
shell-every-months = { $count ->
    [one] her ay
   *[other] { $count } ayda bir
}
shell-every-usual = her zamanki sıklıkta

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
# Before the aisles that are left, or the next store.
shop-next-place = Sırada:
shop-left-shop = Mağazadan çıktınız: { $shop }. { KEY("list.shop") } ile mağaza seçin.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = { $shop } için her şey sepette.
# In the footer: removes what was bought there.
shop-clear-basket = sepeti boşalt
# For moving an item in the basket.
shop-basket-stands-as-ticked = Mağazada, son işaretlediğiniz ürün sepetin başında durur.
shop-where-to-buy = “{ $name }” nereden alınacak?
# The row of a new shop, and what choosing it does.
shop-new = Yeni mağaza: “{ $shop }”
# A heading, and what to do.
shop-nothing-to-buy = Burada alınacak bir şey yok: { $shop }.
    .text = { KEY("list.shop") } ile başka mağaza seçin, { KEY("list.clearSelection") } ile listenin tümünü görün.
    .next = { $next } için { $count } ürün kaldı. { KEY("list.shop") } ile oraya geçin, { KEY("list.clearSelection") } ile listenin tümünü görün.
shop-stands-by-aisle = { $shop ->
   *[other] Mağazada liste reyonlara göre dizilir. { KEY("list.clearSelection") } ile mağazadan çıkın.
}
shop-stays-in-store = “{ $name }” kendi mağazasında kalır. { KEY("items.edit") } ile mağazayı değiştirin.
shop-aisle-is-at-end = “{ $aisle }” zaten { $first ->
    [yes] ilk
   *[no] son
} sırada.
shop-moved-aisle = { $shop }: önce “{ $first }”, sonra “{ $second }”. { KEY("app.undo") } ile geri alın.
# An item added or changed in a shop is bought elsewhere.
shop-is-bought-elsewhere = “{ $name }” şuradan alınacak: { $store }. Burada gösterilmez.
# An item was postponed to another store, or to any; it may be hidden now.
shop-is-bought-in-store = “{ $name }” artık şuradan alınacak: { $store }.{ $hidden ->
    [yes] { "" } Burada gösterilmez.
   *[no] { "" }
} { KEY("app.undo") } ile geri alın.
shop-is-bought-anywhere = “{ $name }” artık herhangi bir mağazadan alınabilir.{ $hidden ->
    [yes] { "" } Burada gösterilmez.
   *[no] { "" }
} { KEY("app.undo") } ile geri alın.
# Help about shop mode: the heading, then keys and what they do. Keep the “ = ”.
shop-help =
    Mağazada
    { KEY("list.shop") } = mağaza seç veya mağazadan çık
    { KEY("items.last") } = alınacak son ürün; yine: en alta
    { KEY("items.previousHeading") } { KEY("items.nextHeading") } = reyon başlığına git
    { KEY("items.moveDown") } { KEY("items.moveUp") } = başlıkta: reyonu taşı
    { KEY("items.tick") } = başlıkta: altındakileri işaretle
    { KEY("items.tick") } = işaretle; Tote reyonları öğrenir
    { KEY("items.store") } = burada yoksa: başka yerden al
    { KEY("items.selectAll") } = hepsini seç; birlikte işaretle
    { KEY("items.clearTicked") } = orada işaretlenenleri çıkar
    { KEY("list.clearSelection") } = mağazadan çık
# For moving an item out of its aisle; says how to move the aisle.
shop-stays-in-aisle = “{ $name }” kendi reyonunda kalır. { KEY("items.previousHeading") } ile başlığa gidin; { KEY("items.moveDown") } ve { KEY("items.moveUp") } reyonu taşır.

## SpendingWords

spending-failed = Alışverişleriniz okunamadı.
spending-retry-spending = { KEY("spending.retry") } ile yeniden deneyin.
# Headings of the parts.
spending-this-month = Bu ay
spending-budgets = Bütçeler
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
# The tab, and in a key hint.
spending-tab = Harcamalar
    .command = harcamalar
# A budget's period that has begun.
spending-since = { $day } tarihinden beri
# Before anything was bought: what will be here, and how to begin.
spending-nothing-yet = Henüz alışveriş yok.
    .text =
        İşaretledikleriniz burada toplanır: geçen ayla karşılaştırma, kategori, mağaza ve ürün dağılımı.
        Ürünlere “süt ₺45” gibi fiyat yazın veya fiyatı sonra buradan girin.
spending-price-label = { $item }, fiyat
    .short = Fiyat
spending-price-does-not-fit = Bu fiyat “{ $item }” için girilen miktara uymuyor. Toplam fiyatı yazın.
spending-priced = “{ $item }” fiyatı: { $price }.
spending-unpriced-now = “{ $item }” için artık fiyat yok.

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
step-is-next = ilk geri alınacak
# The title of the list of steps.
step-steps-title = İşlem geçmişi
# What choosing one does.
step-undo-step = bu adımı geri al
step-reading-steps = İşlem geçmişi okunuyor…
# After a step was undone by itself.
step-undid-step = Geri alındı: { $title }. { KEY("app.undo") } bunu da geri alır.
step-no-steps-yet = Henüz hiçbir şey yapılmadı.
step-obstacle-unknown = { $number } numaralı adım yok.
step-obstacle-undone = { $number } numaralı adım zaten geri alınmış.
step-obstacle-unreadable = { $number } numaralı adımın neyi değiştirdiği artık kayıtlı değil; geri alınamaz.
step-obstacle-built-on = { $number } numaralı adım tek başına geri alınamaz: { $next } numaralı adım ({ $what }) ona dayanıyor.

## TourWords

tour-ended = Tur bitti. { KEY("app.help") } ile kısayolları istediğiniz an görebilirsiniz.
tour-text-add = ürün ekler: “2 kg elma” yazın, sonra { KEY("itemEditor.commit") } ve { KEY("itemEditor.close") }
tour-text-tick = aldığınızı işaretler; bir daha basınca işareti kaldırır
tour-text-delete = ürünü siler: hemen ve sormadan…
tour-text-undo = …çünkü her şey geri alınabilir, uygulamayı kapatıp açsanız bile
tour-text-help = diğer tüm kısayollar
tour-title = Kısa tur, { $number }/{ $count }

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Sıklık
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Düzenli al: { $item }
value-editor-interval-examples = 10 gün, 3 hafta, her zamanki, hiç
value-editor-never = hiç
# What counts against it.
value-editor-budget-scope = alınanlar sayılır, listeden kaldırılanlar da
value-editor-budget-example = ayda ₺2500, haftada ₺600, her alışverişte ₺800; boş: bütçe yok
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } sıklığı değiştirir.
value-editor-not-an-interval = Anlaşılmadı. Örneğin: 10 gün, 3 hafta, her zamanki veya hiç.
value-editor-not-a-budget = Anlaşılmadı. Bir tutar ve bir dönem yazın; örneğin ayda ₺2500.
value-editor-budget-label = { $list }: bütçe
    .short = { $list }: bütçe
    .shortest = Bütçe
value-editor-budget-title = Bütçe: “{ $list }”
# What the receipt says of items that are about to be cleared, and what happens to those without a price.
value-editor-receipt-title = { $count } ürün için ödenen
value-editor-receipt-label = Ödenen
value-editor-receipt-scope = { $count ->
    [one] fiyatsız 1 ürün kalanı alır
   *[other] fiyatsız { $count } ürün kalanı paylaşır
}
# What an empty field means.
value-editor-receipt-empty = boş: { $sum }
value-editor-receipt-example = ₺66,30, boş: bilinmiyor
value-editor-repeats = “{ $name }” { $often } otomatik eklenecek.
value-editor-repeats-no-more = “{ $name }” artık otomatik eklenmeyecek.
value-editor-repeats-once-known = “{ $name }”: Tote sıklığını üç alışveriş gününden sonra öğrenir.
value-editor-budgeted = “{ $list }” listesinin bütçesi: { $price }.
value-editor-budget-removed = “{ $list }” listesinin artık bütçesi yok.
value-editor-priced = “{ $name }” fiyatı: { $price }.
value-editor-price-removed = “{ $name }” için artık fiyat yok.

## KeyProblemWords

key-problem-no-preset = “{ $name }” adlı tuş düzeni yok. Olanlar: vim, arrows, emacs.
key-problem-no-command = “{ $id }” adlı komut yok.
key-problem-did-you-mean = Bunu mu demek istediniz: “{ $id }”?
key-problem-no-key = “{ $name }” bir tuş değil. Tuşlar şöyle yazılır: { $examples }.
key-problem-same = Terminaller { $key } ile { $other } tuşlarını ayırt edemez.
key-problem-unsendable = Terminaller { $key } tuşunu gönderemez.
# Two commands by their titles.
key-problem-taken = { $key } zaten “{ $other }” demek; “{ $title }” için kullanılamaz.
key-problem-typed = { $key } orada metin yazmaya yarar; “{ $title }” için kullanılamaz.

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
title-items-note = ürünün notunu aç
title-items-staple = düzenli al veya sıklığı değiştir
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
title-items-copyMessage = listeyi mesaj olarak kopyala
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
title-lists-home = evde
title-lists-new = yeni liste
title-lists-rename = listeyi yeniden adlandır
title-lists-duplicate = listeyi çoğalt
title-lists-budget = listenin bütçesini belirle
title-lists-cheapest = listenin her mağazada ne tuttuğunu karşılaştır
title-lists-archive = listeyi arşivle
title-lists-delete = listeyi sil
title-lists-print = listeyi yazdır
title-lists-code = listeyi QR kodu olarak göster
title-listCode-close = kapat
title-items-buyAgain = tekrar al
title-items-aisles = reyonlara göz at
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
title-paste-whole = tek ürün yap ya da ayır
title-paste-takeLeftOut = genelde atlananları ekle
title-paste-keepLine = kaydet
title-paste-leaveLine = olduğu gibi bırak
title-paste-close = iptal

title-listPicker-choose = aç
title-listPicker-new = yeni
title-listPicker-delete = sil
title-listPicker-rename = yeniden adlandır
title-listPicker-archive = arşivle
title-listPicker-duplicate = çoğalt
title-listPicker-addAll = tümünü açık listeye ekle
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
title-aisles-turn = ekle ya da geri çıkar
title-aisles-next = sonraki reyon
title-aisles-previous = önceki reyon

title-picker-down = sonraki
title-picker-up = önceki
title-picker-pageDown = sayfa aşağı
title-picker-pageUp = sayfa yukarı
title-picker-close = kapat
title-picker-renameTag = yeniden adlandır

title-searchPicker-down = sonraki
title-searchPicker-up = önceki
title-searchPicker-pageDown = sayfa aşağı
title-searchPicker-pageUp = sayfa yukarı
title-searchPicker-close = kapat

title-notes-open = aç
title-notes-new = yeni
title-notes-fromTemplate = şablondan
title-notes-today = bugünün notu
title-notes-day = bir günün notu
title-notes-edit = düzenle
title-notes-properties = özellikleri düzenle
title-notes-editOutside = $EDITOR ile düzenle
title-notes-delete = sil
title-notes-pin = sabitle
title-notes-archive = arşivle, arşivden çıkar
title-notes-moveToFolder = klasöre taşı
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
title-notes-folders = klasörler
title-notes-sort = başlığa, oluşturulma veya değiştirilme tarihine göre sırala
title-notes-columns = özellikleri sütunlarda göster
title-notes-deadLinks = notu olmayan bağlantılar
title-notes-nextFolder = sonraki klasör (arşiv, çöp kutusu, notlar)
title-notes-previousFolder = önceki klasör
title-notes-showMore = aramayı veya etiketi kaldır ya da notlara dön
title-notes-narrowerList = listeyi daralt
title-notes-widerList = listeyi genişlet
title-notes-usualWidth = olağan genişlik

title-noteSearch-keep = listeye geç
title-noteSearch-down = sonraki
title-noteSearch-up = önceki
title-noteSearch-clear = tümünü göster

title-notes-retry = yeniden dene

title-noteOutline-unfold = aç
title-noteOutline-fold = kapat
title-propertyEditor-add = özellik ekle
title-propertyEditor-rename = adını değiştir
title-propertyEditor-remove = kaldır
title-propertyEditor-turn = metin veya alanlar olarak
title-propertyEditor-close = iptal
title-reader-edit = düzenle
title-reader-close = geri
title-reader-tick = işaretle
title-reader-follow = bağlantıyı aç
title-reader-copyLine = satırı kopyala
title-reader-copy = notu kopyala
title-reader-outline = ana hatlar
title-reader-properties = özellikleri aç
title-reader-editProperties = özellikleri düzenle
title-reader-backlinks = bağlantı veren notlar
title-reader-editOutside = $EDITOR ile düzenle
title-reader-sendBoxes = listeye gönder
title-reader-cooked = pişti: evdekilerden düş
title-reader-pin = sabitle
title-reader-archive = arşivle, arşivden çıkar
title-reader-moveToFolder = klasöre taşı
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
title-editor-extract = yeni bir nota taşı
title-editor-moveSelection = başka bir nota taşı
title-editor-undo = geri al
title-editor-redo = yinele
title-editor-save = kaydet
title-editor-close = bitti
title-textEditor-find = bul
title-textEditor-replace = bul ve değiştir
title-textEditor-openReplacement = bul ve değiştir
title-textEditor-findNext = sonrakini bul
title-textEditor-next = sonraki
title-textEditor-previous = önceki
title-textEditor-replaceOne = değiştir
title-textEditor-replaceAll = tümünü değiştir
title-textEditor-otherField = öteki alan
title-textEditor-wholeWords = yalnızca tam sözcükler
title-textEditor-expression = düzenli ifade
title-textEditor-inSelection = yalnızca seçimde
title-textEditor-undo = geri al
title-textEditor-redo = yinele
title-textEditor-done = metne dön
title-confirm-choose = seç
title-confirm-otherAnswer = öteki yanıt
title-confirm-no = vazgeç
title-monthPicker-choose = aç
title-monthPicker-dayBefore = önceki gün
title-monthPicker-nextDay = sonraki gün
title-monthPicker-weekBefore = önceki hafta
title-monthPicker-nextWeek = sonraki hafta
title-monthPicker-monthBefore = önceki ay
title-monthPicker-nextMonth = sonraki ay
title-dayPicker-close = kapat
title-agenda-open = aç
title-agenda-tick = yapıldı
title-agenda-down = aşağı
title-agenda-up = yukarı
title-agenda-pageDown = sayfa aşağı
title-agenda-pageUp = sayfa yukarı
title-agenda-first = en başa
title-agenda-last = en sona
title-agenda-close = kapat
title-meals-open = tarifi aç
title-meals-add = yemek planla
title-meals-send = listeye
title-meals-copy = önceki haftayı kopyala
title-meals-servings = kişi sayısı
title-meals-remove = çıkar
title-meals-mark = günü seç
title-meals-note = notu düzenle
title-meals-previousWeek = önceki hafta
title-meals-nextWeek = sonraki hafta
title-meals-thisWeek = bu hafta
title-meals-left = sola
title-meals-right = sağa
title-meals-up = yukarı
title-meals-down = aşağı
title-meals-carryLeft = sola taşı
title-meals-carryRight = sağa taşı
title-meals-carryUp = yukarı taşı
title-meals-carryDown = aşağı taşı
title-meals-close = kapat
title-form-send = kaydet
title-form-sendAnywhere = kaydet
title-form-cancel = iptal
title-form-nextField = sonraki alan
title-form-previousField = önceki alan
title-form-fieldBelow = aşağı
title-form-fieldAbove = yukarı
title-form-check = aç veya kapat
title-form-nextChoice = sonraki değer
title-form-previousChoice = önceki değer
title-form-take = seç
title-form-complete = tamamla
title-form-nextOffer = sonraki öneri
title-form-previousOffer = önceki öneri
title-form-hide = önerileri gizle
title-settingsForm-close = iptal

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
title-app-history = işlem geçmişi
title-app-quit = çık
title-app-leave = çık
title-app-save = şimdi kaydet
title-app-suspend = askıya al
title-app-help = yardım
title-app-palette = tüm komutlar
title-app-paletteAnywhere = tüm komutlar, yazarken de
title-app-settings = tüm ayarlar
title-app-agenda = bugün yapılacaklar
title-app-meals = haftanın yemekleri
title-tour-end = turu bitir
title-database-quit = çık

title-palette-choose = çalıştır
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

## Settings in the palette: their names, then their values

palette-setting = { $setting }: { $value }
setting-language = Dil
setting-theme = Tema
setting-currency = Para birimi
setting-first-weekday = Haftanın ilk günü
setting-dates = Tarihler
setting-fractions = Kesirler
setting-mouse = Fare
setting-start-tab = Açılış
setting-default-list = Varsayılan liste
setting-default-store = Varsayılan mağaza
setting-group = Listeleri grupla
setting-sort = Listeleri sırala
setting-note-columns = Not sütunları
setting-message-emoji = Mesajlarda resimler
setting-sidebar = Listeler solda
setting-details = Ayrıntılar sağda
setting-basket-bar = İşaretlenenler çubuğu
setting-hints = Tuş ipuçları
setting-linear = Ekran okuyucu
setting-editor = Düzenleyici
setting-browser = Tarayıcı
setting-template-folder = Şablon klasörü
setting-sync-interval = Eşitleme aralığı (dakika)
setting-backups = Saklanan yedekler
setting-record-crashes = Çökmeleri kaydet
setting-restricted = Kısıtlı
setting-preset = Tuşlar

setting-value-auto = otomatik
setting-value-true = açık
setting-value-false = kapalı
setting-value-dark = koyu
setting-value-light = açık
setting-value-sixteen = on altı renk
setting-value-monochrome = tek renk
setting-value-monday = pazartesi
setting-value-tuesday = salı
setting-value-wednesday = çarşamba
setting-value-thursday = perşembe
setting-value-friday = cuma
setting-value-saturday = cumartesi
setting-value-sunday = pazar
setting-value-language = dildeki gibi
setting-value-iso = 2026-11-26
setting-value-lists = listeler
setting-value-notes = notlar
setting-value-spending = harcamalar
setting-value-category = kategoriye göre
setting-value-store = mağazaya göre
setting-value-none = yok
setting-value-own = kendi sıranız
setting-value-name = ada göre
setting-value-newest = önce en yeniler
setting-value-few = bir satır
setting-value-more = iki satır
setting-value-vim = vim
setting-value-arrows = oklar (arrows)
setting-value-emacs = emacs

## What the palette finds only if somebody types it, since it is done on the command line

palette-on-command-line = Komut satırında: { $command }
elsewhere-backup = yedekle
elsewhere-export = listeleri dışa aktar
elsewhere-import = listeleri içe aktar

## Other words that find a command or setting in the palette, with commas between them

also-setting-language = çeviri, lisan
also-setting-theme = renk, renkler, görünüm, karanlık mod
also-setting-currency = para, döviz, fiyatlar
also-setting-preset = klavye, kısayollar
also-items-add = yeni, koy
also-items-edit = değiştir, düzelt
also-items-delete = kaldır, çıkar
also-items-tick = bitti, alındı, tamam
also-items-clearTicked = bitir, kasa, öde, temizle
also-items-staple = tekrarlayan, otomatik
also-items-repeat = tekrarlayan, sıklık, haftalık
also-items-category = reyon, bölüm
also-items-price = tutar, ücret
also-items-copyAll = gönder
also-items-copyMessage = sohbet, mesajlaşma
also-items-buyAgain = geçmiş alışverişler
also-items-aisles = katalog, fikir, ilham, raf
also-list-shop = market, süpermarket, alışverişe başla
also-list-filter = ara, bul
also-lists-all = paylaş, katıl, arşiv
also-lists-budget = limit, para
also-listPicker-addAll = takım, kalıp, şablon
also-lists-cheapest = fiyat karşılaştırma, en ucuz mağaza, tasarruf
also-lists-print = kâğıt
also-lists-code = tara, telefon, barkod
also-notes-sendBoxes = tarif, pişir, yemek planı
also-reader-sendBoxes = tarif, pişir, yemek planı
also-app-undo = vazgeç
also-app-quit = kapat
also-app-help = tur, eğitim, kısayollar, tuşlar, kılavuz
also-app-save = yaz
also-app-settings = seçenekler, tercihler, yapılandırma
also-app-agenda = ajanda, gecikenler, hatırlatıcılar, son tarih
also-app-meals = menü, yemek planı, hafta, takvim, ne pişirsem, akşam yemeği
also-elsewhere-backup = yedek, kopya
also-elsewhere-export = indir, dosyaya kaydet
also-elsewhere-import = yükle, dosya aç

## HomeWords: what is at home

# The name of the list.
home-list = Evde
# Until when something keeps, and how soon that is.
home-keeps = son tarih { $day }
home-ended = tarihi geçti: { $day }
home-ends-today = son gün bugün
home-ends-tomorrow = son gün yarın
home-ends-soon = { $count } gün kaldı
# Why a line of a recipe isn't added.
home-is-basic = hep evde
home-has = evde { $amount } var
home-is-there = evde var
home-used-left = { $item }: { $amount } kaldı
home-used-another = { QUOTED($item) } bitti. Evde daha var: { $amount }
home-used-back = { QUOTED($item) } bitti, yeniden { QUOTED($list) } listesinde.
home-used-there = { QUOTED($item) } bitti, zaten { QUOTED($list) } listesinde.
home-used-gone = { QUOTED($item) } bitti.
home-used-unmeasured = Evde ne kadar { QUOTED($item) } kaldığı bilinmiyor. Miktar yazmazsanız bitti sayılır.
# In the footer of the stock: what Space does, and the way back.
home-use-up = bitti
home-leave = listeye dön
# The heading of what has no place there.
home-no-place = Yeri yok
home-empty = Evde henüz bir şey yok.
    .add = bir şey ekleyin: 2 l süt @buzdolabı !5 Ara
    .more = Listeden çıkardıklarınız buraya konabilir.
# The title of the preview that asks, and what Enter does.
home-question = Eve ne konsun?
home-put = { $count } ürünü eve koy
home-begun = Evde olanlar burada. Artık liste temizlenince neyin buraya konacağı bir kez sorulur.
home-kept = Artık evde: { $items }. { KEY("app.undo") } ile geri alın.
home-used-items = Bitti: { $items }. { KEY("app.undo") } ile geri alın.
home-undoes = { KEY("app.undo") } ile geri alın.
# After a recipe was cooked.
home-cooked = Evdekilerden düşüldü: { $items }. { KEY("app.undo") } ile geri alın.
home-nothing-taken = Bunların hiçbiri evde miktarıyla kayıtlı değil.
home-nothing = Evde henüz bir şey kayıtlı değil. Listede { KEY("lists.home") } başlatır.
# In the sidebar: the period of a budget, and what is left of it.
sidebar-period = { $period ->
    [week] Bu hafta
    [month] Bu ay
   *[trip] Bu alışveriş
}
sidebar-left = { $price } kaldı
sidebar-of = / { $price }
# Headings: the stores of the open list, and the staples that come next with when they are due.
sidebar-stores = Mağazalar
sidebar-staples = Sıradakiler
sidebar-due-now = şimdi
sidebar-due-tomorrow = yarın
sidebar-due-later = { $count } gün sonra

# Choosing by typing, below the prompt: what is chosen stands before the field.
pick-note = Not
pick-item = Ürün
pick-list = Liste
pick-store = Mağaza
pick-tick = İşaretle
pick-use-up = Bitir
pick-marked = { $count } işaretli
pick-placeholder = aramak için yazın
    .several = aramak için yazın; { $key } işaretler
pick-nothing = uyan yok
