## AppWords

# The title of the help.
app-keys = Atajos de teclado
# In the empty field of the help.
app-search-keys = escribe para buscar
# In the header, while changes are being written.
app-saving-now = guardando
app-unsaved = sin guardar
app-draft-saved = borrador guardado
app-opening-lists = Abriendo tus listas…
# In the footer: replaces a damaged file by an empty list.
app-start-empty = empezar con una lista vacía
app-retry-loading = Pulsa { KEY("database.retry") } para reintentar o { KEY("database.quit") } para salir. No se modificó nada.
app-nothing-to-undo = No hay nada que deshacer.
app-nothing-to-redo = No hay nada que rehacer.
app-everything-is-saved = Todo está guardado.
app-saved-again = Todo vuelve a estar guardado.
app-partly-saved-again = Ya se puede guardar otra vez; enseguida se guarda el resto.
app-saving = Guardando…
app-paste-too-long = El texto ocupa más de 16 MB. No se pegó nada.
app-no-command = { $key } no hace nada aquí. Pulsa { KEY("app.help") } para ver los atajos.
app-set-aside = El archivo dañado se conserva como { $path }.
# In the footer: replaces it by a backup.
app-restore = abrir la copia del { $day }
# What to do about a damaged file: two keys, and the day of the backup.
app-ways-out = Pulsa { $restore } para abrir la copia de seguridad del { $day } o { $empty } para empezar con una lista vacía. El archivo dañado se conserva con otro nombre.
app-ways-out-without-backup = No hay copia de seguridad. Pulsa { $empty } para empezar con una lista vacía. El archivo dañado se conserva con otro nombre.
app-note-not-found = Esta nota ya no existe: se eliminó desde otro lugar.
app-note-not-saved-full = La nota no se guardó. El disco está lleno.
# Why, as a sentence.
app-note-not-saved = La nota no se guardó. { $reason }
app-notes-not-read = No se pudieron leer las notas. { $reason }
# Why, as a sentence.
app-not-saved = ✕ Sin guardar. { $reason }
# The file with the only copy of a text.
app-text-is-in = Tu texto está en { $file }.
# After “app-note-not-found”, for a note that is being written.
app-note-saves-as-new = Pulsa { KEY("editor.close") } para guardarla como nota nueva.
# After “app-note-not-saved”, for a note that is being written.
app-note-tries-again = Pulsa { KEY("editor.close") } para reintentar o { KEY("app.leave") } para salir sin guardar.
app-unsaved-changes = Hay { $count ->
    [one] un cambio
   *[other] { $count } cambios
} sin guardar. Pulsa { KEY("app.save") } para reintentar o { KEY("app.quit") } para salir sin guardar.
# What was done, such as “adding milk”.
app-undid = Se deshizo: { $title }. Pulsa { KEY("app.redo") } para rehacer.
app-undid-on-list = Se deshizo: { $title } (en “{ $list }”). Pulsa { KEY("app.redo") } para rehacer.
# What was done, such as “adding milk”.
app-redid = Se rehizo: { $title }.
app-redid-on-list = Se rehizo: { $title } (en “{ $list }”).
# Why, as a sentence.
app-back-up-failed = Falló la copia de seguridad de hoy. { $reason }
# Keys as on the keyboards where the language is spoken; the others are as in English.
app-key-names =
    space = Espacio
    enter = Intro
    backspace = Retroceso
    delete = Supr
    insert = Insert
    shift = Mayús
    home = Inicio
    end = Fin
    pgup = RePág
    pgdn = AvPág
    up = Arriba
    down = Abajo
    left = Izquierda
    right = Derecha

## AgendaWords

# The title of what is due today.
agenda-title = Hoy
# Headings: the tasks of earlier days, those of today, the lists.
agenda-overdue = Atrasado
agenda-today = Hoy
agenda-home = Gastar pronto
agenda-lists = Listas
# Behind what there is to eat today.
agenda-meal = comida
# The note whose title is today's date, and beside it that there is none.
agenda-day-note = nota de hoy
agenda-no-day-note = aún sin escribir
agenda-reading = leyendo tus notas…
agenda-nothing-to-tick = Aquí solo se pueden marcar tareas y notas. Pulsa { KEY("agenda.open") } para abrir esto.
# Beside a list: the staples that are due and not on it yet.
agenda-due = toca: { $items }
agenda-to-buy = { $count ->
    [one] 1 artículo por comprar
   *[other] { $count } artículos por comprar
}

## MealWords

# A day: “Monday, 30 Nov”.
meals-weekday = { $weekday }, { $day }
# The title of a week, with its first and its last day.
meals-title = Comidas, { $first } – { $last }
meals-this-week = esta semana
meals-next-week = la semana que viene
meals-last-week = la semana pasada
meals-empty = Aún no hay nada planeado: { KEY("meals.add") } planea una comida, { KEY("meals.copy") } copia la semana anterior.
meals-empty-day = { $day }: nada planeado
# Behind a meal whose ingredients were added to a list.
meals-on-list = en “{ $list }”
# The title of what asks for a meal.
meals-on = { $day }: ¿qué hay de comer?
# In the empty field.
meals-type = una receta o lo que sea: sopa para 6
meals-no-recipes = Ninguna nota tiene ingredientes todavía. Escribe lo que hay de comer.
meals-as-typed = “{ $text }”, sin receta
# What Enter does.
meals-plan = planear
meals-servings = ¿Para cuántos? Si lo dejas vacío, para los que dice la receta.
meals-no-servings = “{ $text }” no es un número de raciones.
meals-nothing-here = Aquí no hay nada planeado. { KEY("meals.add") } planea una comida.
meals-no-recipe = “{ $dish }” no es una receta. Pulsa { KEY("meals.note") } para cambiarlo en la nota.
meals-nothing-to-send = Estos días no tienen ninguna receta con algo que comprar.
meals-nothing-to-copy = No hay nada planeado para la semana del { $day }.
meals-no-free-day = Todos los días que tenían comidas la semana anterior ya tienen alguna.
meals-copied = { $count ->
    [one] Copiada { $count } comida
   *[other] Copiadas { $count } comidas
} de la semana anterior: { $days }.
meals-no-note = Esta semana aún no tiene nota. { KEY("meals.add") } la empieza.
meals-changed = Esta comida acaba de cambiar en otro lugar.

## BuyAgainWords

buy-again = Volver a comprar
# The headings of what is due, and of the rest.
buy-again-due-heading = Toca comprar
buy-again-not-due-heading = Lo demás
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = o un número: cuántos
buy-again-clear-search = quitar la búsqueda
buy-again-nothing-bought-yet = Aún no hay nada. Lo que marques aparecerá aquí.
buy-again-all-bought-is-on-list = Todo lo que compraste antes ya está en la lista.
# If less than usual is on the list.
buy-again-on-list = en la lista: { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = también en la lista: { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = escribe para buscar, @ por tienda
buy-again-forgot-purchase = Tote ya no sugerirá “{ $name }”. Pulsa { KEY("app.undo") } para deshacer.
# In the footer: adds the selected items, or the one under the cursor.
buy-again-add = añadir
    .and-close = añadir y cerrar
buy-again-add-some = añadir { $count }
    .and-close = añadir { $count } y cerrar
# In the footer, next to the key that selects: how many it would select.
buy-again-select-due = seleccionar lo que toca ({ $count })
    .short = lo que toca ({ $count })
buy-again-select = seleccionar { $count }
# All but those needed later and those that only recipes needed.
buy-again-select-others = { buy-again-select } (sin contar { $rest })
# Of these two, or one of them, is what “buy-again-select-others” leaves out.
buy-again-due-later = { $count } para más tarde
buy-again-for-recipes = { $count } de recetas
buy-again-select-all = seleccionar todo ({ $count })
    .short = todo ({ $count })
buy-again-select-none = quitar la selección
    .short = nada
# A search for something that is on the list, and so isn't offered.
buy-again-is-on-list = “{ $name }” ya está en la lista.
buy-again-days-ago = { $count ->
    [0] hoy
    [1] ayer
   *[other] hace { $count } días
}

## CommandTitles

command-show-tag = ver notas
command-open-backlink = abrir
command-put-boxes-here = añadir aquí
command-buy-here = añadir a la lista
command-enter-shop = elegir

## DetailsWords

# Before the day, the store and the price.
details-last-bought = Última compra
# Before the usual amount and interval.
details-usually = Normalmente
# Before how often.
details-bought-before = Comprado
# Before the recipes that it is for.
details-wanted-for = Para
# Before the day when a staple is added again.
details-next-time = Próxima vez
# Before the store whose last price is the lowest.
details-cheapest-now = Más barato
# Before the lowest and the highest price.
details-price-over-time = Precio
# Before a price.
details-lowest = mín.
details-highest = máx.
# What will show here, for an item that was never bought.
details-nothing-bought-before = Aún no se ha comprado. Aquí verás dónde lo compras, cada cuánto y a qué precio.
details-item-count = Artículos
details-sum-of-prices = Total
details-without-price = Sin precio
details-every-days = { $count ->
    [one] cada día
   *[other] cada { $count } días
}
details-times = { $count ->
    [one] una vez
   *[other] { $count } veces
}
# A price that has never changed.
details-same-since = igual desde el { $day }

## EditWords

# An edit of a later version.
edit-newer-edit = un cambio hecho con una versión más reciente
edit-untitled = Sin título
edit-items = { $subject ->
    [one] “{ $name }”
   *[several] { list-items }
}
# What was done, as a noun after “Undid:”.
edit-add-items = añadir { edit-items }
edit-edit-item = editar “{ $name }”
edit-tick-items = marcar { edit-items }
edit-untick-items = desmarcar { edit-items }
edit-move-item = mover “{ $name }”
edit-move-items = mover { edit-items } a “{ $list }”
edit-categorize-items = mover { edit-items } a { $category }
edit-delete-items = eliminar { edit-items }
edit-repeat-item = cambiar cada cuánto se repite “{ $name }”
edit-add-staples = añadir lo habitual: { edit-items }
edit-keep-at-home = guardar en casa { edit-items }
edit-use-up = gastar { edit-items }
edit-cook = cocinar “{ $name }”
edit-plan-meals = { $subject ->
    [one] planear “{ $name }”
   *[several] planear { $count } comidas
}
edit-unplan-meal = quitar “{ $name }” de la semana
edit-forget-purchase = dejar de sugerir “{ $name }”
edit-price-purchase = poner precio a “{ $name }”
edit-clear-items = { $subject ->
    [one] quitar “{ $name }”
   *[several] quitar { $count } artículos marcados
}
edit-create-list = crear la lista “{ $name }”
edit-rename-list = renombrar la lista “{ $name }”
edit-duplicate-list = duplicar la lista “{ $name }”
edit-archive-list = archivar la lista “{ $name }”
edit-unarchive-list = restaurar la lista “{ $name }”
edit-delete-list = eliminar la lista “{ $name }”
edit-set-budget = cambiar el presupuesto de la lista “{ $name }”
edit-order-lists = reordenar las listas
edit-order-aisles = reordenar los pasillos de “{ $name }”
edit-create-note = crear la nota “{ $name }”
edit-edit-note = editar la nota “{ $name }”
edit-tick-box = cambiar una casilla de la nota “{ $name }”
edit-pin-note = fijar la nota “{ $name }”
edit-unpin-note = dejar de fijar la nota “{ $name }”
edit-archive-note = archivar la nota “{ $name }”
edit-restore-note = restaurar la nota “{ $name }”
edit-trash-notes = { $subject ->
    [one] mover la nota “{ $name }” a la papelera
   *[several] mover { note-notes-count } a la papelera
}
edit-rename-links = actualizar los enlaces a “{ $name }”
edit-rename-tag = renombrar #{ $tag }
edit-move-notes = { $subject ->
    [one] mover la nota “{ $name }” a { $folder }
   *[several] mover { note-notes-count } a { $folder }
}
edit-rename-folder = renombrar la carpeta { $folder }
edit-attach-note = usar “{ $name }” como nota de “{ $item }”
edit-import-file = importar “{ $file }”
edit-import-input = importar la entrada estándar
edit-repair = reparar la base de datos
edit-undo-step = deshacer: { $name }
# Of several additions at once: how many; the first that is shown says of what.
edit-counted = { $first ->
    [yes] { list-items }
   *[no] { $count }
}
edit-added-new = añadir { edit-counted }
edit-added-updated = actualizar { edit-counted }
edit-added-put-back = devolver { edit-counted } a la lista
edit-added-joined = { $before }, { $next }
edit-added-ended = { $before } y { $next }

## ItemEditorWords

# In the empty field.
item-editor-adding-example = 2 kg de manzanas
item-editor-category-example = #lácteos
# Below details filled in from the last purchase.
item-editor-as-last-time = Como la última vez. Retroceso lo quita.
item-editor-add = Añadir
item-editor-edit = Editar
# In the footer while editing.
item-editor-save = guardar
# While something is typed: Esc drops it.
item-editor-discard = descartar
item-editor-cancel = cancelar
# Instead of a preview, when the line of an existing item is empty.
item-editor-enter-deletes = { KEY("itemEditor.commit") } lo elimina. { KEY("app.undo") } lo deshace.
# Offers the text as a single quoted name.
item-editor-all-in-quotes = ¿Es un solo nombre? Ponlo entre comillas: { $text }
# What Esc does to them.
item-editor-without = sin { $chip }
# A typed price that a later one replaces.
item-editor-replaced = { $price } en vez de { $old }
# As short as possible: the item is on the list already.
item-editor-is-there = en la lista
item-editor-edited-item-gone = Este artículo se eliminó desde otro lugar. Pulsa { KEY("itemEditor.commit") } para volver a añadirlo.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = ¿{ $number } { $currency }? { KEY("itemEditor.commit") } para aceptar, o escribe €, £…
item-editor-unknown-currency = { $currency } no es una moneda conocida
item-editor-nameless = Para usarlo como nombre, escribe "{ $text }".
# What can be typed; the longest that fits is shown.
item-editor-grammar = cantidad, nombre, #categoría, @tienda, +persona, 1,99 € o 0,45 €/x en cualquier orden; !nota al final
    .shorter = cantidad, nombre, #categoría, @tienda, 1,99 € o 0,45 €/x; !nota al final
    .shortest = 2 l nombre #pan @tienda 1,99 € !nota
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
item-editor-adding-help =
    Añadir
    2 kg de manzanas = una cantidad: kg, l, tazas, latas, paquetes…
    huevos x3 = cuántos
    #lácteos = una categoría, existente o nueva
    @Carrefour = una tienda
    +Ana = para quién es
    1,99 € = un precio
    0,45 €/x = el precio de cada uno; o bien 2,50 €/kg
    !bien maduras = una nota, hasta el final de la línea
    "7 up" = entre comillas, el texto se toma tal cual
    #"Mis cosas" = varias palabras, igual que @"Mercado Central"
item-editor-categorize = Categoría de { list-summary }
item-editor-add-beside = Añadir { $above ->
    [yes] encima
   *[no] debajo
} de “{ $name }”
item-editor-new-category = Categoría nueva: { $category }
item-editor-new-category-in-line = Categoría nueva: { $category }; con espacios, #"Mis cosas"
# The store and the category that all lines share.
item-editor-keeps = { KEY("itemEditor.commit") } añade { $marks } a todo lo que venga después.
item-editor-drops = { KEY("itemEditor.commit") } deja de añadir { $mark }.
item-editor-type-category = Escribe una categoría (vacío: sin cambios)
    .short = Escribe una categoría
item-editor-name-missing = Falta el nombre. Para usar este texto como nombre, ponlo entre comillas.
    .short = Falta el nombre
# What happens to an item that is met on the list.
item-editor-met-sum = en la lista: { $old } → { $sum }
item-editor-met-first-amount = en la lista: sin cantidad → { $sum }
item-editor-met-ticked = vuelve a la lista
item-editor-met-same = ya en la lista
item-editor-met-changed = en la lista, ahora: { $changes }
item-editor-met-apart = también en la lista: { $beside }
# What was done with a line.
item-editor-done-new = Se añadió “{ $name }” a { $category }.
item-editor-done-apart = Se añadió “{ $name }” a { $category }. También en la lista: { $beside }.
item-editor-done-sum = { $name }: { $old } → { $sum }.
item-editor-done-first-amount = { $name }: sin cantidad → { $sum }.
item-editor-done-ticked = “{ $name }” vuelve a la lista.
item-editor-done-same = “{ $name }” ya está en la lista.
item-editor-done-changed = “{ $name }” ya está en la lista, ahora: { $changes }.
# Parts of one sentence.
item-editor-added-new = { $count ->
    [one] se añadió
   *[other] se añadieron
} { edit-counted }
item-editor-added-updated = { $count ->
    [one] se actualizó
   *[other] se actualizaron
} { edit-counted }
item-editor-added-put-back = { edit-counted } de vuelta en la lista
item-editor-added-there = { edit-counted } { $count ->
    [one] ya estaba en la lista
   *[other] ya estaban en la lista
}
item-editor-added-joined = { $before }; { $next }

## ListPickerWords

list-picker-all-lists = Todas las listas
list-picker-new-list = Nueva lista
list-picker-rename-list = Renombrar la lista
# The label of the field for a list's name, and the text of the empty field.
list-picker-name = Nombre
list-picker-name-placeholder = Ferretería
list-picker-no-other-list = No hay más listas. Pulsa { KEY("lists.new") } para crear una.
list-picker-restore-archived = restaurar
list-picker-move-here = mover aquí
list-picker-to-new-list = a una nueva lista
# After the name of a list.
list-picker-archived = archivada
# The title of the list of lists.
list-picker-move-to = { $count ->
    [one] Mover “{ $name }” a
   *[other] Mover { $count } artículos a
}
list-picker-move-it-to = Mover a
list-picker-renamed-list-gone = Esta lista se eliminó desde otro lugar. Pulsa { KEY("field.commit") } para crear una nueva.
list-picker-name-list-to-add = No hay lista para “{ $item }”. Escribe el nombre de una nueva o pulsa { KEY("field.close") } para volver.
list-picker-deleted = Se eliminó “{ $list }”{ $count ->
    [0] { "" }
    [one] { "" } con { list-items }
   *[other] { "" } con { list-items }
}. Pulsa { KEY("app.undo") } para deshacer.
list-picker-duplicated = Copia de “{ $list }” sin nada marcado. Pulsa { KEY("lists.rename") } para renombrarla.
list-picker-archived-list = Se archivó “{ $list }”. Pulsa { KEY("app.undo") } para deshacer o { KEY("lists.all") } para verla.
list-picker-restored = Se restauró “{ $list }”.
list-picker-name-taken-in-archive = Ya hay una lista archivada llamada “{ $list }”. Pulsa { KEY("lists.all") } para verla.
list-picker-name-taken = Ya hay una lista llamada “{ $list }”.
list-picker-list-gone = “{ $list }” se { $deleted ->
    [yes] eliminó
   *[no] archivó
} desde otro lugar.

## ListWords

# The heading of ticked items.
list-basket = En el carrito
# After "Sorted".
list-name-own = a tu manera
list-name-name = por nombre
list-name-store = por tienda
list-name-newest = de más a menos reciente
list-grouped-store = por tienda
list-grouped-none = sin agrupar
list-lists = Listas
list-filter-placeholder = palabras, @tienda, +persona, #categoría, >5€
# After the number of matches of a filter.
list-escape-shows-all = , { KEY("list.clearSelection") } para ver todo
list-select = seleccionar
list-select-all = todo
list-budget = presupuesto
list-group = agrupar
list-move = mover
list-clear-selection = quitar selección
list-show-all = ver todo
list-items = { $count ->
    [one] 1 artículo
   *[other] { $count } artículos
}
list-found-for-other-stores = { $count } para otra tienda
list-is-not-understood = no se entiende
# What was spent today on cleared items, from a budget or in a store; the second is shorter.
list-spent-earlier = { $price } gastados antes
list-earlier = { $price } antes
list-in-basket = { $price } en el carrito
# Beside a sum.
list-unpriced-count = { $count } sin precio
list-cheapest = más barato en { $store }: { $price }
# The visible lines.
list-range = { $first }–{ $last } de { $count }
list-items-gone = Esos artículos ya no existen.
list-no-list-to-add-to = No hay ninguna lista abierta. Pulsa { KEY("lists.new") } para crear una.
list-cannot-move-while-filtered = Con un filtro activo no se puede mover nada. Pulsa { KEY("list.clearSelection") } para quitarlo.
list-item-gone = “{ $name }” se eliminó desde otro lugar. Pulsa { KEY("items.add") } para volver a añadirlo.
# A key for a single item, pressed while several are selected.
list-takes-one-item = { $key } es para un solo artículo y hay { $count } seleccionados. Pulsa { KEY("list.clearSelection") } para quitar la selección.
# How many merged with items on the list.
list-merged = { $count } se combinaron con los que ya estaban.
list-filter-too-long = Es demasiado largo para un filtro. Usa unas pocas palabras.
list-no-item-here = Aquí no hay ningún artículo. Pulsa { KEY("items.add") } para añadir uno.
# The cursor is on a heading.
list-is-heading = Esto es un encabezado. Pulsa { KEY("items.down") } para ir a sus artículos.
list-no-open-list = No hay ninguna lista abierta. Pulsa { KEY("lists.new") } para crear una.
# One item by its name, or how many.
list-summary = { $count ->
    [one] “{ $name }”
   *[other] { $count } artículos
}
# In the header.
list-sorted-name = orden alfabético
list-sorted-store = orden por tienda
list-sorted-newest = más recientes primero
list-welcome = Te damos la bienvenida a Tote.
    .text = Tu lista de la compra. Todo se guarda mientras escribes.
# The tab in a key hint, and coming to it from the one before or behind.
list-tab = listas
    .from-before = primera lista
    .from-behind = última lista
list-all-archived = Todas las listas están archivadas.
    .text = Pulsa { KEY("lists.all") } para verlas{ $undo ->
        [yes] , { KEY("lists.new") } para crear otra o { KEY("app.undo") } para deshacer el último cambio.
       *[no] { "" } o { KEY("lists.new") } para crear otra.
    }
list-none = Aún no hay listas.
    .text = Pulsa { KEY("lists.new") } para crear una{ $undo ->
        [yes] { "" } o { KEY("app.undo") } para deshacer el último cambio.
       *[no] .
    }
# Help about signs in the header and after names. Keep the “ = ”.
list-sign-help =
    Signos
    3/7 = 3 de 7 marcados
    { $staple } = se añade automáticamente
    { $note } = tiene una nota
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
list-filter-help =
    Filtrar
    leche avena = ambas palabras, en cualquier orden
    "leche de avena" = la frase exacta
    500 g = una cantidad; latas: lo que viene en lata
    @lidl #lácteos = una tienda, una categoría
    +ana = una persona
    >2€ <5€ = entre dos precios
    is:ticked = en el carrito
    is:unpriced = sin precio; is:priced: con precio
    -leche = todo menos la leche; sirve con todo lo anterior
# Words of a filter that have no meaning.
list-not-understood = no se entiende: { $words }
list-nothing-found = No hay resultados para “{ $text }”.
    .text = Pulsa { KEY("list.clearSelection") } para ver toda la lista.
# How many another list has.
list-found = { $count } en “{ $list }”
# With what the two keys for adding and buying again do.
list-empty = No hay nada que comprar.
    .add = añadir algo: 2 kg de manzanas
    .again = volver a comprar algo
    .more = También puedes pegar un mensaje entero o una receta.
list-selected = { list-selected-count }. Pulsa { KEY("list.clearSelection") } para quitar la selección.
list-selected-count = { $count ->
    [one] 1 seleccionado
   *[other] { $count } seleccionados
}
list-selected-hidden = { list-selected-count }, { $hidden ->
    [one] 1 oculto
   *[other] { $hidden } ocultos
}
# What was spent of a budget in its period: `€66 of €250 this month`.
list-budget-use = { $spent } de { $budget } { $period ->
    [week] esta semana
    [month] este mes
   *[trip] en esta compra
}
# A budget as it can be typed: `€250 a month`.
list-budget-every = { $price } { $period ->
    [week] a la semana
    [month] al mes
   *[trip] por compra
}
# By how much a budget is exceeded; the second says whether only once the list is paid.
list-over = { $price } de más
list-over-budget = { $price } { $list ->
    [yes] de más con esta lista
   *[no] por encima del presupuesto
}
list-last-price = último: { $price }, { $day }
list-last-price-at = último: { $price } en { $store }, { $day }
list-lowest-price = mínimo: { $price }, { $day }
list-lowest-price-at = mínimo: { $price } en { $store }, { $day }
# The place of the cursor.
list-place = { $row } de { $count }
list-nothing-ticked = No hay nada marcado.
list-nothing-ticked-in-shop = No has marcado nada en { $shop }.
list-all-in-basket = Todo en el carrito. Pulsa { KEY("items.clearTicked") } para vaciarlo.
list-all-in-basket-of-shop = { $shop }: todo en el carrito. Pulsa { KEY("items.clearTicked") } para vaciarlo.
list-ticked-all = { $count ->
    [one] Se marcó
   *[other] Se marcaron
} { list-summary } en { $heading }. Pulsa { KEY("app.undo") } para deshacer.
list-is-in-basket = “{ $name }” ya está en el carrito. Pulsa { KEY("items.tick") } otra vez para desmarcarlo.
list-cannot-move-while-sorted = Lista ordenada { $sort }: no se puede mover nada. Pulsa { KEY("list.sort") } hasta que esté a tu manera.
list-is-at-end = “{ $name }” ya está al { $first ->
    [yes] principio
   *[no] final
}{ $ticked ->
    [yes] { "" } del carrito
   *[no] { "" }
}.
list-stays-in-category = “{ $name }” no puede salir de su categoría. Pulsa { KEY("items.category") } para cambiarla. En una tienda ({ KEY("list.shop") }), { KEY("items.moveDown") } y { KEY("items.moveUp") } mueven el pasillo desde su encabezado.
list-deleted = { $count ->
    [one] Se eliminó
   *[other] Se eliminaron
} { list-summary }. Pulsa { KEY("app.undo") } para deshacer.{ $notes ->
    [0] { "" }
    [one] { "" } Su nota se conserva.
   *[other] { "" } Sus notas se conservan.
}
list-cleared = { $count ->
    [one] Se quitó “{ $name }”
   *[other] Se quitaron { $count } artículos marcados
}. Pulsa { KEY("app.undo") } para deshacer.
list-cleared-in-shop = { $count ->
    [one] Se quitó
   *[other] Se quitaron
} { list-summary } de { $shop }. Pulsa { KEY("app.undo") } para deshacer.
# Behind what was cleared.
list-paid = Pagado: { $price }.
list-copied = { $count ->
    [one] Se copió
   *[other] Se copiaron
} { list-summary }.
handing-copied-message = Se copió “{ $list }” como mensaje.
handing-page-is-open = La página está abierta en el navegador. Imprímela allí.
handing-no-browser = No hay ningún navegador para mostrar la página. En la terminal, tote print la escribe en un archivo.
handing-page-failed = No se puede ejecutar “{ $command }”: { $reason }. En la terminal, tote print escribe la página en un archivo.
# A QR code that is larger than the screen.
code-lacks-rows = El código necesita { $rows ->
    [one] una fila más
   *[other] { $rows } filas más
}. Haz la ventana más alta o el texto más pequeño.
code-lacks-columns = El código necesita { $columns ->
    [one] una columna más
   *[other] { $columns } columnas más
}. Haz la ventana más ancha o el texto más pequeño.
code-lacks-both = El código necesita { $rows ->
    [one] una fila más
   *[other] { $rows } filas más
} y { $columns ->
    [one] una columna más
   *[other] { $columns } columnas más
}. Haz la ventana más grande o el texto más pequeño.
code-is-too-long = La lista es demasiado larga para un código.
cheapest-title = Dónde es más barata “{ $list }”
cheapest-reading = Comparando precios…
cheapest-walk = comprar allí
# Two stores.
cheapest-pair = { $first } y { $second }
cheapest-unpriced = { $unknown } de { $count } sin precio allí
cheapest-none = No se conoce el precio en ninguna tienda de nada de “{ $list }”.
aisles-title = Recorrer los pasillos
aisles-search = escribe para buscar
# In the footer, if it is on the list.
aisles-take-off = quitar
# A list that is kept as a pattern.
set-is-target = “{ $list }” es la propia lista. Elige otra.
set-is-empty = No hay nada en “{ $list }”.
list-categorized = Desde ahora, { list-summary } { $count ->
    [one] va
   *[other] van
} en { $category }.
list-corrected = Desde ahora, “{ $name }” va en { $category }.
list-moved = { $count ->
    [one] Se movió
   *[other] Se movieron
} { list-summary } a { $new ->
    [yes] la nueva lista { "" }
   *[no] { "" }
}“{ $list }”.
list-comes-back = “{ $name }” se volverá a añadir el { $day }.
list-staples-came = Hoy toca: { list-summary }. Pulsa { KEY("app.undo") } para deshacer.
list-arranged = Lista ordenada { $sort }{ $grouping ->
    [category] { "" } y agrupada por categoría
    [store] { "" } y agrupada por tienda
   *[none] { "" }
}.
list-arranged-in-aisles = Lista ordenada { $sort } dentro de cada pasillo.

## NoteWords

note-no-links-to-rename = No hay enlaces que cambiar.
note-notes = Notas
# In the footer: opens it, like the trash.
note-archive = archivadas
note-trash = papelera
note-all-notes = Todas las notas
# A sentence.
note-sorted-notes-changed = Por fecha de modificación, de más a menos reciente.
note-sorted-notes-title = Por título.
note-sorted-notes-created = Por fecha de creación, de más a menos reciente.
note-sorted-by-column = Por { $name }.
note-sorted-down-by-column = Por { $name }, de mayor a menor.
note-no-columns = Ninguna nota tiene propiedades que mostrar en columnas.
note-title-column = Nota
note-tags = Etiquetas
# In the empty title.
note-title-placeholder = Título
note-new-note = Nueva nota
note-linked-from = Enlaces a esta nota
note-loading-notes = Cargando tus notas…
note-retry-notes = Pulsa { KEY("notes.retry") } para reintentar.
note-empty-text = Escribe aquí. Admite Markdown, #etiquetas y [[enlaces]].
note-search-placeholder = palabras del título o del texto
# In the footer and the help of the trash.
note-delete-forever = eliminar para siempre
note-title-notes = Notas
note-title-archive = Archivadas
note-title-trash = Papelera
note-notes-count = { $count ->
    [one] 1 nota
   *[other] { $count } notas
}
note-no-backlinks = Ninguna nota enlaza a esta.
note-no-headings = Esta nota no tiene encabezados.
note-no-properties = Esta nota no muestra propiedades.
note-saved-properties = Se guardaron las propiedades.
property-editor-title = Propiedades de «{ $name }»
property-editor-name = Nombre
property-editor-value = Valor
property-editor-needs-name = Pon un nombre a esta propiedad.
property-editor-is-there = Ya hay otra propiedad «{ $name }».
property-editor-must-be-date = Escribe una fecha como 2026-12-01.
property-editor-must-be-indented = Sangra las líneas debajo de la primera.
property-editor-ends-there = Una línea con --- o ... terminaría las propiedades.
note-outline = Esquema
note-go-to-heading = ir
note-dead-links = Enlaces sin nota
note-no-dead-links = Todos los enlaces llevan a una nota.
note-no-tags = Aún no hay etiquetas. Escribe #palabra en una nota para crear una.
# The note has no boxes; says how to write one.
note-no-box = Esta nota no tiene casillas. Empieza una línea con "- [ ]" para crear una.
note-no-open-box = Esta nota no tiene casillas sin marcar.
note-no-list-for-boxes = No hay ninguna lista donde añadir los artículos.
note-notes-still-loading = Tus notas aún se están cargando.
note-trashed = La nota estará 30 días en la papelera. Pulsa { KEY("app.undo") } para deshacer.
note-restored = Nota restaurada.
note-merged = Nota guardada junto con los cambios hechos desde otro lugar.
note-kept-both = Las mismas líneas se modificaron desde otro lugar. La nota tiene ambas versiones, entre ▼ y ▲.
note-copied-text = Copiado.
note-nothing-selected = Primero selecciona texto: Mayús con las flechas.
note-pasted-page = Se pegó el HTML como Markdown. Pulsa { KEY("editor.undo") } para ver el HTML.
# Selected text, to another note, where a link to that stays.
note-moved-text = Movido a “{ $note }”.
note-cannot-link = Ningún enlace puede llevar a “{ $note }”.
note-copied-address = Se copió { $address }.
note-opening-address = Abriendo { $address }.
note-lacks-divider = La lista y la nota están una al lado de la otra a partir de 90 columnas.
# Asked in a box with the two answers below it.
note-delete-for-ever = ¿Eliminar “{ $name }” para siempre? No se puede deshacer.
note-answer-delete = Eliminar
note-answer-keep = Conservar
# The title of the months.
note-days = Notas por día
note-no-note-of-day = Aún sin nota. { KEY("monthPicker.choose") } la empieza.
# It must be restored first.
note-is-in-trash = Esta nota está en la papelera. Pulsa { KEY("reader.close") } y luego { KEY("notes.restore") } para restaurarla.
# The tab in a key hint.
note-tab = notas
note-empty-page = Esta nota está vacía. Pulsa { KEY("reader.edit") } para editarla.
# Help: the heading, then what can be written in a note and what it means. Keep the “ = ”.
note-help =
    Escribir
    - [ ] leche = una casilla; { KEY("notes.sendBoxes") } añade las no marcadas a una lista
    #niños [[Sopa]] = una etiqueta y un enlace a otra nota
    raciones: 4 = una receta: { KEY("notes.sendBoxes") } pregunta para cuántos
    lun: [[Sopa]] x2 = un menú: { KEY("notes.sendBoxes") } añade sus recetas; también: para 6
# A heading, and what to do.
note-nothing-found = No hay resultados para “{ $text }”.
    .text = Pulsa { KEY("notes.showMore") } para ver todo.
note-none-tagged = Aquí no hay notas con la etiqueta #{ $tag }.
    .text = Pulsa { KEY("notes.showMore") } para ver todo.
note-none = Aún no hay notas.
    .text = Pulsa { KEY("notes.new") } para escribir una.
note-archive-empty = No hay notas archivadas.
    .text = Pulsa { KEY("notes.nextFolder") } para abrir la papelera o { KEY("notes.showMore") } para volver a las notas.
note-trash-empty = La papelera está vacía.
    .text = Pulsa { KEY("notes.showMore") } para volver a las notas.
note-link-count = { $count ->
    [one] 1 enlace aquí
   *[other] { $count } enlaces aquí
}
note-alias = “{ $name }”
note-also-called = también { $names }
# Which notes link here.
note-linked-from-names = enlazada desde { $names }
note-linked-from-more = enlazada desde { $names } y { $count } más
note-in-trash = en la papelera
note-archived-place = archivada
note-put-boxes-on = Añadir { list-summary } a
note-rename-offer = { $count ->
    [one] Una nota enlaza
   *[other] { $count } notas enlazan
} a “{ $title }”. Pulsa { KEY("notes.renameLinks") } para actualizar los enlaces o { KEY("notes.showMore") } para dejarlos como están.
# Found by the nearest words, since no note has those that were typed.
note-notes-with = { note-notes-count } con “{ $words }”
note-turn-fold = { $folded ->
    [yes] desplegar
   *[no] plegar
}
note-no-box-on-line = No hay ninguna casilla en esta línea. Pulsa { KEY("reader.nextStop") } para ir a la siguiente.
note-no-link-on-line = No hay ningún enlace en esta línea. Pulsa { KEY("reader.nextStop") } para ir al siguiente.
note-no-note = No hay ninguna nota llamada “{ $title }”. Pulsa { KEY("reader.follow") } otra vez para crearla.
note-browser-failed = No se puede ejecutar “{ $command }”: { $reason }. Se copió { $address }.
note-pinned = { $pinned ->
    [yes] Nota fijada.
   *[no] La nota ya no está fijada.
}
note-archived = { $archived ->
    [yes] Nota archivada. Pulsa { KEY("app.undo") } para deshacer o { KEY("notes.nextFolder") } para ver las archivadas.
   *[no] Nota restaurada.
}
# The same for all of them.
note-empty-trash = ¿Eliminar { $count ->
    [one] la nota de la papelera
   *[other] { $count } notas
} para siempre? No se puede deshacer.
note-deleted-for-ever = { $count ->
    [one] Nota eliminada para siempre.
   *[other] Se eliminaron { $count } notas para siempre.
}
note-renamed-links = Se actualizaron los enlaces de { $count ->
    [one] una nota
   *[other] { $count } notas
}.
note-rename-tag = Renombrar la etiqueta
note-renamed-tag = #{ $old } ahora es #{ $new } en { $count ->
    [one] una nota
   *[other] { $count } notas
}.
note-tag-changes = { $count ->
    [one] Cambia 1 nota
   *[other] Cambian { $count } notas
}
note-tag-merges = se une a #{ $tag }
note-tag-keeps = { $count ->
    [one] 1 nota la conserva en sus propiedades
   *[other] { $count } notas la conservan en sus propiedades
}
note-no-tag = “{ $text }” no es una etiqueta: letras, cifras, - y _, con / antes de una subetiqueta.
note-no-tag-to-rename = Elige una etiqueta para renombrarla.
note-templates = Plantillas
note-use-template = usar la plantilla
note-no-templates = Aún no hay plantillas: notas de la carpeta { $folder } o con la etiqueta #template.
note-title-of-new = Título de la nota nueva
note-template-progress = { $template } · { $number } de { $count }
note-folders = Carpetas
# Where notes are that are in no folder; the name of a row.
note-no-folder = Sin carpeta
note-no-folders = Aún no hay carpetas. { KEY("notes.moveToFolder") } mueve una nota a una.
note-show-folder = mostrar la carpeta
note-rename-folder = Renombrar la carpeta
note-no-folder-to-rename = Elige una carpeta para renombrarla.
note-move-to-folder = Mover “{ $note }” a
note-type-folder = escribe una carpeta, como Trabajo/Planes
note-no-folder-yet = Aún no hay carpetas. Escribe el nombre de una nueva.
note-new-folder = Carpeta nueva { $folder }
note-no-such-folder = “{ $text }” no puede ser una carpeta: ningún nombre empieza o termina con punto ni tiene \ : * ? " < > |.
note-folder-moves = { $count ->
    [one] Se mueve 1 nota
   *[other] Se mueven { $count } notas
}
note-folder-merges = se une a { $folder }
note-moved-notes = { $count ->
    [one] “{ $note }” está ahora en { $folder }.
   *[other] { $count } notas están ahora en { $folder }.
}
note-renamed-folder = { $old } ahora es { $new }, con { $count ->
    [one] una nota
   *[other] { $count } notas
}.
note-folder-links = { $count ->
    [one] Se actualizan los enlaces de otra nota.
   *[other] Se actualizan los enlaces de otras { $count } notas.
}
note-none-in-folder = Aquí no hay notas en { $folder }.
    .text = Pulsa { KEY("notes.showMore") } para ver todo.
note-recovered-both = Se recuperó “{ $name }”. También se modificó desde otro lugar: tiene ambas versiones, entre ▼ y ▲.
note-recovered = Borrador recuperado: “{ $name }”. Pulsa { $key } para verlo o { KEY("app.undo") } para descartarlo.
note-attached = “{ $note }” ya existía. Ahora es la nota de “{ $item }”.
note-gone = “{ $note }” se eliminó desde otro lugar.
note-left-files = { $count ->
    [one] Quedó texto sin guardar en un editor: { $file }. Ejecuta tote note recover.
   *[other] Quedaron { $count } textos sin guardar en un editor, uno en { $file }. Ejecuta tote note recover.
}
note-put-boxes = { $count ->
    [one] Se añadió
   *[other] Se añadieron
} { list-summary } a “{ $list }”. Pulsa { KEY("app.undo") } para deshacer.
note-put-boxes-some = “{ $list }”: { $added }. Pulsa { KEY("app.undo") } para deshacer.
note-boxes-are-on-list = { $count ->
    [one] “{ $name }” ya está en “{ $list }”.
   *[other] Los { $count } artículos ya están en “{ $list }”.
}

## What parts of the library say

# In the empty field for what is looked for in a text, and for what takes its place.
part-find = buscar
part-replacement = reemplazar por
part-not-found = no está
# What is looked for is no regular expression; finding it was given up.
part-malformed = expresión no válida
part-too-slow = tarda demasiado
# How a text is looked for, beside the field.
part-whole-words = palabras enteras
part-expression = expresión
part-selection = en la selección
part-replaced = { $count ->
    [one] { $count } reemplazo
   *[other] { $count } reemplazos
}
# From January on, with a blank between them.
part-months = enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
# From Monday on, two columns each.
part-weekdays = lu ma mi ju vi sá do
# How long the rest of some work takes.
part-time-left = faltan { $time }
part-not-a-number = Escribe un número.

## PaletteWords

palette-commands = Comandos
palette-search-commands = busca comandos, listas, notas o ajustes
# Where the notes are listed that selected text can go to.
palette-move-to-note = Mover a una nota
palette-search-notes = busca una nota
palette-list-kind = lista
palette-store-kind = tienda
palette-note-kind = nota
palette-setting-kind = ajuste
palette-current-setting-kind = valor actual
palette-is-only-explained = Esta línea explica qué se puede escribir; no es un comando.
palette-next-time = La próxima vez: { $key }
# Why a command of another tab can't be done.
palette-is-in = En { $tab }: { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Aquí solo se pueden editar las líneas pegadas.
paste-preview-no-line-of-several = Solo una línea con varios artículos puede quedar como uno.
# The label of the field for servings.
paste-preview-servings = Raciones
paste-preview-no-list-to-paste-to = No hay ninguna lista abierta. Pulsa { KEY("itemEditor.close") } y luego { KEY("lists.new") } para crear una.
# Merges with a line above; the second with the sum.
paste-preview-joins = combinada con la línea de arriba
paste-preview-joins-with-sum = combinada con la línea de arriba: { $sum }
paste-preview-add-pasted = ¿Añadir { list-items }?
paste-preview-add-pasted-some = ¿Añadir { list-items } y actualizar { $met }?
# In the footer: what Enter does with lines of a recipe.
paste-preview-add-items = añadir { list-items }
paste-preview-add-items-some = añadir { $count }, actualizar { $met }
# In the footer: one item of a line that names several, or several again.
paste-preview-whole = { $whole ->
    [yes] separar
   *[no] dejar como uno
}
# In the footer of a preview: what Space does with the current line.
paste-preview-toggle = { $kept ->
    [yes] omitir
   *[no] incluir
}
# Of how many servings were sent, if not all.
paste-preview-part = { $whole ->
    [yes] { "" }
   *[no] { $servings } de { $planned } raciones { "" }
}
# Why a line of a plan is dropped: its recipe was already sent. The attribute is shown if there is no room.
paste-preview-was-sent = { $meal }: { paste-preview-part }en { $list } desde { buy-again-days-ago }
    .short = { paste-preview-part }en la lista desde { buy-again-days-ago }
# Why a line of a recipe is dropped: it was left out earlier today.
paste-preview-was-left-out = ya se omitió hoy
    .short = omitido hoy
# The same of what begins dropped, since it was left out twice; the footer's key takes all of it.
paste-preview-is-usually-left-out = omitido las últimas veces
    .short = omitido
paste-preview-take-left-out = incluir { $count } omitidos
paste-preview-nothing-left-out = Aquí no se suele omitir nada.
# A link of a plan to a missing note.
paste-preview-no-such-note = ninguna nota se llama así
    .short = no existe esa nota
# A meal of a plan with its servings.
paste-preview-meal-servings = { $meal }: { $count ->
    [one] 1 ración
   *[other] { $count } raciones
}
paste-preview-are-on-list = Eso ya está en “{ $list }”.

## SettingsWords

# After the first problem.
settings-more-settings-problems = { $count } más: tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = Se guardó { $setting }, pero mientras { $name } tenga un valor, prevalece ese valor.
settings-title = Ajustes
settings-saved = Se guardaron { $count } ajustes.
settings-not-written = No se guardaron los ajustes: { $reason }.
# Below the field of a setting.
settings-must-be = Debe ser { $allowed }.
settings-must-be-offered = Elige uno de los que se ofrecen, como { $names }.
# What a restricted account refuses. The reason stands behind a colon.
restricted-reason = esta cuenta está restringida
restricted-editor = Esta cuenta está restringida: aquí no se abre ningún editor.
restricted-address = Esta cuenta está restringida y no abre el navegador. Se copió { $address }.
restricted-page = Esta cuenta está restringida y no abre el navegador. En la línea de comandos, tote print imprime la página.
restricted-suspend = Esta cuenta está restringida: no hay ningún shell al que ir.
restricted-settings = Esta cuenta está restringida: los ajustes no se pueden cambiar aquí.
restricted-only-in-file = La aplicación no puede volver a desactivarlo. Cámbialo en el archivo o con tote config set.
# What is wrong, after the place.
settings-problem-unreadable = No se puede leer: { $reason }. Se usan los valores por defecto.
settings-problem-too-large = Ocupa más de 1 MiB y no se lee. Se usan los valores por defecto.
settings-problem-not-a-file = No es un archivo normal y no se lee. Se usan los valores por defecto.
settings-problem-of-another-user = Pertenece a otro usuario y no se lee. Se usan los valores por defecto.
settings-problem-not-text = Esto no es UTF-8 válido.
settings-problem-no-name = Aquí va el nombre de un ajuste, no { $found }
settings-problem-no-equals = Faltan = y un valor.
settings-problem-no-value = Falta el valor.
settings-problem-unclosed-text = Faltan las comillas de cierre.
settings-problem-unclosed-list = Falta una coma o el corchete de cierre.
settings-problem-unclosed-table = Falta el corchete de cierre: [{ $table }].
settings-problem-bad-escape = Secuencia de escape desconocida. Una barra inversa se escribe \\, o tal cual entre comillas simples.
settings-problem-not-a-number = No es un número entero: { $found }. El texto va entre comillas.
settings-problem-no-quotes = El texto va entre comillas: "{ $found }".
settings-problem-not-a-text-in-list = Una lista contiene textos entre comillas, no { $found }
settings-problem-unexpected = Sobra algo después del valor: { $found }
settings-problem-too-many = Demasiados problemas: no se lee el resto.
settings-problem-unsupported = Aquí solo valen textos entre comillas, números enteros, true, false y listas de textos.
settings-problem-unknown = Ajuste desconocido: { $name }.
settings-problem-unknown-table = Tabla desconocida: [{ $name }].
settings-problem-twice = { $name } ya está en la línea { $line }, que es la que vale.
settings-problem-not-allowed = { $setting } debe ser { $allowed }, no { $found }.
settings-problem-too-many-keys = { $id } tiene más de { $count } teclas. Deja las que uses.
settings-problem-not-keys = { $command } necesita una lista de teclas, como ["space", "t"].
settings-problem-unknown-role = Elemento sin color propio: { $name }.
settings-problem-not-a-color = Un color es un nombre como "bright-red", un número de 0 a 255 o "#rrggbb", no { $found }.
# After “settings-problem-unknown” and its like.
settings-did-you-mean = ¿Querías decir { $name }?
# What a setting may be, after “must be”.
settings-allowed-choice = { $names } o { $last }
settings-allowed-flag = true o false
settings-allowed-number = un número entero de { $least } a { $most }
settings-allowed-text = un texto entre comillas

## SharingWords

# In the header, in a word or two.
sharing-shared-list = compartida
# At the lower right, for some seconds.
sharing-others-changed = otros: { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = Para compartir listas, ejecuta antes tote sync login URL --user NOMBRE en la línea de comandos.
sharing-join-list = Listas del servidor
sharing-join = unirse
sharing-ask-again = volver a consultar
sharing-asking-server = Consultando el servidor…
sharing-nothing-to-join = Todas las listas del servidor están ya aquí.
sharing-on-list = { $list }: { $text }
sharing-reading-log = Leyendo el registro…
sharing-nothing-happened = Todavía no ha pasado nada.
sharing-of-all-lists = todas las listas
# What prevents sharing, and what to do about it.
sharing-problem-offline = No se puede conectar con { $server }. Tus cambios están a salvo aquí y se enviarán en cuanto responda.
sharing-problem-password = { $server } vuelve a pedir la contraseña de { $user }. En la línea de comandos, ejecuta tote sync login.
sharing-problem-login = Este equipo no conoce la cuenta de { $user } en { $server }. Para usarla aquí, ejecuta tote sync login en la línea de comandos.
sharing-problem-certificate = La conexión con { $server } no es segura, así que no se envía nada. En la línea de comandos, tote sync explica por qué.
sharing-problem-busy = { $server } está ocupado. Tote volverá a intentarlo.
sharing-problem-full = { $server } no tiene espacio libre. Libera un poco allí.
sharing-problem-refused = { $server } no lo permite. En la línea de comandos, tote sync explica el motivo.
sharing-problem-outdated = { $server } rechaza una y otra vez un cambio por no estar al día. Tote espera cada vez más antes de volver a intentarlo.
sharing-problem-list-gone = “{ $list }” ya no está en { $server }. Sigue aquí; { KEY("listPicker.leave") } en “{ list-picker-all-lists }” deja de compartirla.
sharing-problem-gone = { $server } no tiene nada en esa dirección. Compruébala: tote sync login URL --user NOMBRE.
sharing-problem-unreadable = Tote no entiende la respuesta de { $server }. Comprueba si tu red te pide iniciar sesión antes.
sharing-is-shared = “{ $list }” ya está compartida.
sharing-is-not-shared = “{ $list }” no está compartida. Pulsa { KEY("listPicker.share") } para compartirla.
sharing-doing-share = Compartiendo “{ $list }”…
sharing-doing-leave = Dejando de compartir “{ $list }”…
sharing-doing-join = Uniéndote a “{ $list }”…
sharing-doing-accept = Eliminando artículos de “{ $list }”…
sharing-doing-keep = Conservando los artículos de “{ $list }”…
sharing-done-share = “{ $list }” está compartida. Abre Tote en otro equipo y pulsa { $keys } para unirte.
sharing-done-leave = “{ $list }” ya no se comparte. Se queda aquí y en el servidor.
sharing-done-join = Te uniste a “{ $list }”.
sharing-done-accept = Se eliminó de “{ $list }” lo que faltaba en el servidor.
sharing-done-keep = Se conservó todo en “{ $list }” y se envió de nuevo al servidor.
# Why, as a sentence.
sharing-failed-share = No se pudo compartir “{ $list }”. { $reason }
sharing-failed-leave = “{ $list }” sigue compartida. { $reason }
sharing-failed-join = No pudiste unirte a “{ $list }”. { $reason }
sharing-failed-decide = No se aplicó tu decisión sobre “{ $list }”. { $reason }
sharing-what-happened = Qué pasó en “{ $list }”
sharing-what-happened-to-all = Qué pasó en las listas compartidas
# How many items disappeared at once, and were kept here.
sharing-gone-from-server = { $count ->
    [one] 1 artículo faltaba en el servidor
   *[other] { $count } artículos faltaban a la vez en el servidor
}
sharing-held-question = { $count ->
    [one] 1 artículo de “{ $list }” ya no está en el servidor. { KEY("sharingLog.accept") } lo elimina también aquí, { KEY("sharingLog.keep") } lo conserva.
   *[other] { $count } artículos de “{ $list }” ya no están en el servidor. { KEY("sharingLog.accept") } los elimina también aquí, { KEY("sharingLog.keep") } los conserva.
}
sharing-only-list = solo “{ $list }”

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [cantidad][unidad] nombre [#categoría] [@tienda] [+persona] [precio] [!nota]
# The list made on the first run.
shell-first-list = Compra
# The price of what isn't ticked.
shell-to-pay = { $price } por pagar
# What a setting does.
shell-meaning-language = El idioma de la aplicación y los mensajes (auto: el del sistema).
shell-meaning-theme = Los colores de la aplicación (auto: según la terminal).
shell-meaning-currency = La moneda de los precios sin símbolo (auto: la de la lista o la de tu país).
shell-meaning-first-weekday = El día en que empieza la semana, para los gastos por semana.
shell-meaning-dates = Cómo se escriben las fechas: como en tu idioma o 2026-11-26 (iso).
shell-meaning-fractions = Escribir ½ taza en vez de 0,5 tazas.
shell-meaning-mouse = Usar el ratón en la aplicación; si no, la terminal selecciona texto como siempre.
shell-meaning-start-tab = La pestaña con la que se abre la aplicación.
shell-meaning-default-list = La lista que abre la aplicación y que usan los comandos (vacío: la última abierta; para los comandos, la primera).
shell-meaning-default-store = La tienda que se ofrece primero al elegir una (vacío: donde más queda por comprar).
shell-meaning-group = Cómo se agrupan las listas que no has agrupado tú.
shell-meaning-sort = Cómo se ordenan las listas que no has ordenado tú.
shell-meaning-note-columns = Propiedades que son columnas de las notas, como rating, status (vacío: las habituales).
shell-meaning-message-emoji = Empezar con una imagen los títulos de una lista copiada como mensaje.
shell-meaning-sidebar = Mostrar todas las listas a la izquierda en pantallas anchas.
shell-meaning-details = Mostrar los detalles a la derecha en pantallas anchas.
shell-meaning-basket-bar = Mostrar en una barra cuánto de una lista está marcado.
shell-meaning-hints = Cuántas líneas de teclas se muestran abajo: una (few) o dos (more).
shell-meaning-linear = Adaptar la pantalla a un lector de pantalla: sin recuadros, una cosa debajo de otra (desde el próximo inicio).
shell-meaning-editor = El comando que edita notas y ajustes (vacío: $VISUAL, $EDITOR o vi).
shell-meaning-browser = El comando que abre los enlaces de las notas (vacío: $BROWSER o el navegador predeterminado).
shell-meaning-template-folder = La carpeta de las plantillas de notas (vacío: Templates).
shell-meaning-sync-interval = Cada cuántos minutos se sincronizan las listas compartidas con la aplicación abierta.
shell-meaning-backups = Cuántas copias de seguridad de cada tipo se conservan.
shell-meaning-record-crashes = Guardar en un archivo lo que haces en la aplicación, para reproducir un fallo (tote replay).
shell-meaning-restricted = Para una cuenta compartida por ssh: sin programas ni archivos, ajustes fijos (solo este archivo lo desactiva).
shell-meaning-preset = Usar las teclas de vim, de emacs o de escritorio (arrows).
# A detail that an item can have only once.
shell-only-category = una sola categoría
shell-only-store = una sola tienda
shell-only-person = una sola persona
shell-only-note = una sola nota
shell-only-price = un solo precio
# What is left of a list.
shell-left-nothing = vacía
shell-left = { $left ->
    [one] queda
   *[other] quedan
} { $left } de { $count }
# A plan links to a title that several notes have.
shell-several-notes = Varias notas se llaman “{ $title }”. Dales títulos distintos y añade después el menú.
# What was written has a title that another note has, too.
shell-same-title = Otra nota también se llama “{ $title }”. Al abrir un enlace con ese título, Tote pregunta cuál de ellas.
# Why an editor left no text.
shell-editor-no-terminal = No hay ninguna terminal donde abrir un editor.
shell-editor-bad-command = No se puede ejecutar el editor “{ $command }”: faltan comillas de cierre.
shell-editor-no-file = No se puede crear un archivo en { $folder }: { $reason }.
shell-editor-cannot-start = No se puede ejecutar el editor “{ $editor }”: { $reason }.
shell-editor-lost = El editor “{ $editor }” no responde: { $reason }.
shell-editor-killed = La señal { $signal } interrumpió el editor “{ $editor }”.
shell-editor-exited = El editor “{ $editor }” terminó con el código { $code }.
shell-editor-no-output = El editor “{ $editor }” no dejó ningún archivo.
shell-editor-no-text = El texto que dejó “{ $editor }” no es UTF-8 válido.
shell-editor-too-much = El texto que dejó “{ $editor }” ocupa más de { $megabytes } MB.
# After one of these.
shell-editor-changed-nothing = No se modificó nada.
# Said alone, not after a sum.
spending-items-without-price = { $count ->
    [one] 1 artículo sin precio
   *[other] { $count } artículos sin precio
}
# Where something was bought.
shell-no-store = sin tienda
# Short names of the months, with a blank between them.
shell-months = ene feb mar abr may jun jul ago sep oct nov dic
# What the template of a day's note may be called; Daily is understood everywhere.
note-daily-template = Diario
note-weekdays = lunes martes miércoles jueves viernes sábado domingo
note-short-weekdays = lun mar mié jue vie sáb dom
shell-every-days = { $count ->
    [one] cada día
   *[other] cada { $count } días
}
shell-every-weeks = { $count ->
    [one] cada semana
   *[other] cada { $count } semanas
}
shell-every-months = { $count ->
    [one] cada mes
   *[other] cada { $count } meses
}
shell-every-usual = con la frecuencia de siempre

## ShopWords

shop-which-shop = ¿En qué tienda?
# The heading of what can be bought anywhere.
shop-any-shop = Cualquier tienda
# Above what this shop never sold and another always did.
shop-elsewhere = En otras tiendas
# In the footer: the store doesn't have it.
shop-not-here = aquí no hay
# The row that leaves the current shop, and the mark of that shop.
shop-leave = Salir de { $shop }
shop-you-are-here = estás aquí
shop-enter-new-shop = tienda nueva
shop-type-shop = escribe una tienda
shop-no-shop-yet = Aún no hay tiendas. Escribe el nombre de una.
shop-leave-shop = salir
shop-to-shop = tienda
shop-to-aisle = pasillo
# On a heading: ticks everything below it, or goes there.
shop-tick-all = marcar todo
shop-to-items = artículos
# Before the aisles that are left, or the next store.
shop-next-place = Siguiente:
shop-left-shop = Saliste de { $shop }. Pulsa { KEY("list.shop") } para elegir una tienda.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = Ya está en el carrito todo lo de { $shop }.
# In the footer: removes what was bought there.
shop-clear-basket = vaciar carrito
# For moving an item in the basket.
shop-basket-stands-as-ticked = En una tienda, lo último que marcaste va primero en el carrito.
shop-where-to-buy = ¿Dónde comprar “{ $name }”?
# The row of a new shop, and what choosing it does.
shop-new = Tienda nueva: “{ $shop }”
# A heading, and what to do.
shop-nothing-to-buy = No hay nada que comprar en { $shop }.
    .text = Pulsa { KEY("list.shop") } para elegir otra tienda o { KEY("list.clearSelection") } para ver toda la lista.
    .next = { $count ->
        [one] Queda 1 artículo
       *[other] Quedan { $count } artículos
    } en { $next }. Pulsa { KEY("list.shop") } para ir allí o { KEY("list.clearSelection") } para ver toda la lista.
shop-stands-by-aisle = En una tienda la lista va por pasillos. Pulsa { KEY("list.clearSelection") } para salir de { $shop }.
shop-stays-in-store = “{ $name }” se queda en su tienda. Pulsa { KEY("items.edit") } para cambiarla.
shop-aisle-is-at-end = “{ $aisle }” ya está al { $first ->
    [yes] principio
   *[no] final
}.
shop-moved-aisle = { $shop }: primero “{ $first }”, luego “{ $second }”. Pulsa { KEY("app.undo") } para deshacer.
# An item added or changed in a shop is bought elsewhere.
shop-is-bought-elsewhere = “{ $name }” es para { $store }, así que aquí no se muestra.
# An item was postponed to another store, or to any; it may be hidden now.
shop-is-bought-in-store = “{ $name }” se comprará en { $store }{ $hidden ->
    [yes] , así que aquí no se muestra
   *[no] { "" }
}. Pulsa { KEY("app.undo") } para deshacer.
shop-is-bought-anywhere = “{ $name }” se comprará en cualquier tienda{ $hidden ->
    [yes] , así que aquí no se muestra
   *[no] { "" }
}. Pulsa { KEY("app.undo") } para deshacer.
# Help about shop mode: the heading, then keys and what they do. Keep the “ = ”.
shop-help =
    En una tienda
    { KEY("list.shop") } = elegir una tienda o salir de ella
    { KEY("items.last") } = último por comprar; otra vez: al final
    { KEY("items.previousHeading") } { KEY("items.nextHeading") } = al encabezado de un pasillo
    { KEY("items.moveDown") } { KEY("items.moveUp") } = en un encabezado: mover el pasillo
    { KEY("items.tick") } = en un encabezado: marcar todo
    { KEY("items.tick") } = marcar; Tote aprende los pasillos
    { KEY("items.store") } = si aquí no hay: comprar en otra
    { KEY("items.selectAll") } = seleccionar todo, para marcarlo
    { KEY("items.clearTicked") } = quitar lo que marcaste allí
    { KEY("list.clearSelection") } = salir de la tienda
# For moving an item out of its aisle; says how to move the aisle.
shop-stays-in-aisle = “{ $name }” no sale de su pasillo. { KEY("items.previousHeading") } va al encabezado; allí, { KEY("items.moveDown") } y { KEY("items.moveUp") } mueven el pasillo.

## SpendingWords

spending-failed = No se pudieron leer tus compras.
spending-retry-spending = Pulsa { KEY("spending.retry") } para reintentar.
# Headings of the parts.
spending-this-month = Este mes
spending-budgets = Presupuestos
spending-months = Mes a mes
spending-categories = Por categoría
spending-stores = Por tienda
spending-items = Por artículo
spending-unpriced = Sin precio
# `10 of 23`, `€9.50 of €80.00`.
spending-part = { $part } de { $whole }
spending-name-month = este mes
spending-name-quarter = últimos 3 meses
spending-name-year = últimos 12 meses
spending-name-all = desde el principio
spending-nothing-spent-then = En ese periodo no se compró nada con precio.
# The field for what a purchase has cost; the labels from the longest to the shortest.
spending-price-title = Precio de “{ $item }”
spending-price-examples = 1,20 € en total o 3 €/kg
spending-not-a-price = No se entiende. Escribe un precio con su moneda, como 1,20 €.
# The tab, and in a key hint.
spending-tab = Gastos
    .command = gastos
# A budget's period that has begun.
spending-since = desde el { $day }
# Before anything was bought: what will be here, and how to begin.
spending-nothing-yet = Aún no hay compras.
    .text =
        Lo que marcas se suma aquí: este mes frente al anterior, por categoría, tienda y artículo.
        Pon precio a los artículos, como “leche 1,20 €”, o añádelo aquí más tarde.
spending-price-label = { $item }, precio
    .short = Precio
spending-price-does-not-fit = Ese precio no encaja con la cantidad de “{ $item }”. Escribe el precio total.
spending-priced = “{ $item }” costó { $price }.
spending-unpriced-now = “{ $item }” ya no tiene precio.

## StepWords

# `nil` for what a version wrote that didn't say which program it was.
step-name-app = aplicación
step-name-command-line = línea de comandos
step-name-sync = tote-sync
step-name-none = versión anterior
step-undoing = deshacer: { $title }
step-redoing = rehacer: { $title }
# A change without a title that can't be undone.
step-other-change = otro cambio
step-notes-deleted-for-ever = eliminar notas para siempre
step-is-undone = deshecho
# Of the step that `undo` undoes.
step-is-next = se deshace primero
# The title of the list of steps.
step-steps-title = Historial
# What choosing one does.
step-undo-step = deshacer este paso
step-reading-steps = Leyendo el historial…
# After a step was undone by itself.
step-undid-step = Se deshizo: { $title }. { KEY("app.undo") } lo revierte.
step-no-steps-yet = Todavía no se ha hecho nada.
step-obstacle-unknown = No hay ningún paso { $number }.
step-obstacle-undone = El paso { $number } ya está deshecho.
step-obstacle-unreadable = El historial ya no indica qué cambió el paso { $number }, así que no se puede deshacer.
step-obstacle-built-on = El paso { $number } no se puede deshacer por sí solo: el paso { $next } ({ $what }) depende de él.

## TourWords

tour-ended = Fin del recorrido. Pulsa { KEY("app.help") } en cualquier momento para ver todos los atajos.
tour-text-add = añade: escribe “2 kg de manzanas” y termina con { KEY("itemEditor.commit") } y { KEY("itemEditor.close") }
tour-text-tick = marca lo que ya está en el carrito; otra vez, lo desmarca
tour-text-delete = elimina un artículo, al instante y sin preguntar…
tour-text-undo = …porque todo se puede deshacer, incluso después de salir
tour-text-help = muestra todos los demás atajos
tour-title = Recorrido rápido, { $number } de { $count }

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Repetir
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Repetir “{ $item }”
value-editor-interval-examples = 10 días, 3 semanas, habitual, nunca
value-editor-never = nunca
# What counts against it.
value-editor-budget-scope = cuenta lo comprado, también lo ya retirado
value-editor-budget-example = 250 € al mes, 60 € a la semana, 80 € por compra; vacío: ninguno
# After `repeats`, for a new staple.
value-editor-changes-repetition = Pulsa { KEY("items.staple") } para cambiar la frecuencia.
value-editor-not-an-interval = No se entiende. Escribe, por ejemplo: 10 días, 3 semanas, habitual o nunca.
value-editor-not-a-budget = No se entiende. Escribe un precio y un periodo, como 250 € al mes.
value-editor-budget-label = { $list }, presupuesto
    .short = { $list }, presupuesto
    .shortest = Presupuesto
value-editor-budget-title = Presupuesto de “{ $list }”
# What the receipt says of items that are about to be cleared, and what happens to those without a price.
value-editor-receipt-title = Pagado por { $count ->
    [one] 1 artículo
   *[other] { $count } artículos
}
value-editor-receipt-label = Pagado
value-editor-receipt-scope = { $count ->
    [one] 1 sin precio recibe el resto
   *[other] { $count } sin precio se reparten el resto
}
# What an empty field means.
value-editor-receipt-empty = vacío: { $sum }
value-editor-receipt-example = 66,30 €, vacío: no se sabe
value-editor-repeats = “{ $name }” se añadirá automáticamente { $often }.
value-editor-repeats-no-more = “{ $name }” ya no se añadirá automáticamente.
value-editor-repeats-once-known = “{ $name }”: Tote aprenderá la frecuencia tras tres días de compra.
value-editor-budgeted = El presupuesto de “{ $list }” es de { $price }.
value-editor-budget-removed = “{ $list }” ya no tiene presupuesto.
value-editor-priced = “{ $name }” cuesta { $price }.
value-editor-price-removed = “{ $name }” ya no tiene precio.

## KeyProblemWords

key-problem-no-preset = No existe el juego de teclas “{ $name }”. Los que hay: vim, arrows y emacs.
key-problem-no-command = Ningún comando se llama “{ $id }”.
key-problem-did-you-mean = ¿Querías decir “{ $id }”?
key-problem-no-key = “{ $name }” no es una tecla. Las teclas se escriben así: { $examples }.
key-problem-same = Las terminales no distinguen { $key } de { $other }.
key-problem-unsendable = Las terminales no pueden enviar { $key }.
# Two commands by their titles.
key-problem-taken = { $key } ya ejecuta “{ $other }”; no puede ejecutar también “{ $title }”.
key-problem-typed = { $key } sirve ahí para escribir texto; no puede ejecutar “{ $title }”.

## CommandTitles: the groups, then what each command does, by its id in settings

title-items = Artículos
title-moving = Moverse
title-showing = Vista
title-lists = Listas
title-notes = Notas
title-reading = Lectura
title-program = Aplicación
title-spending = Gastos

title-items-tick = marcar
title-items-add = añadir
title-items-addAbove = añadir encima
title-items-edit = editar
title-items-note = abrir la nota del artículo
title-items-staple = hacerlo habitual, o cambiar la frecuencia
title-items-repeat = repetir cada tantos días, semanas o meses
title-items-category = cambiar categoría
title-items-price = poner precio
title-items-store = cambiar tienda
title-items-delete = eliminar
title-items-clearTicked = quitar lo marcado
title-items-moveDown = mover abajo
title-items-moveUp = mover arriba
title-items-select = seleccionar de uno en uno
title-items-selectRange = seleccionar un rango
title-items-selectAll = seleccionar todo o nada
title-items-copy = copiar
title-items-copyAll = copiar toda la lista
title-items-copyMessage = copiar la lista como mensaje
title-items-moveToList = mover a otra lista
title-items-down = bajar
title-items-up = subir
title-items-first = al principio
title-items-last = al final
title-items-nextHeading = encabezado siguiente
title-items-previousHeading = encabezado anterior
title-items-halfPageDown = bajar media página
title-items-halfPageUp = subir media página
title-items-pageDown = bajar una página
title-items-pageUp = subir una página
title-list-filter = filtrar
title-list-sort = ordenar
title-list-group = agrupar por categoría o tienda
title-list-clearSelection = quitar selección o filtro
title-lists-next = lista siguiente
title-lists-previous = lista anterior
title-lists-all = todas las listas
title-lists-home = en casa
title-lists-new = nueva lista
title-lists-rename = renombrar la lista
title-lists-duplicate = duplicar la lista
title-lists-budget = fijar el presupuesto de la lista
title-lists-cheapest = comparar lo que cuesta la lista en cada tienda
title-lists-archive = archivar la lista
title-lists-delete = eliminar la lista
title-lists-print = imprimir la lista
title-lists-code = mostrar la lista como código QR
title-listCode-close = cerrar
title-items-buyAgain = volver a comprar
title-items-aisles = recorrer los pasillos
title-list-shop = comprar en una tienda

title-filter-keep = ir a la lista
title-filter-down = siguiente
title-filter-up = anterior
title-filter-pageDown = bajar una página
title-filter-pageUp = subir una página
title-filter-clear = ver todo

title-itemEditor-commit = añadir
title-itemEditor-complete = completar
title-itemEditor-nextSuggestion = sugerencia siguiente
title-itemEditor-previousSuggestion = sugerencia anterior
title-itemEditor-close = listo

title-field-commit = guardar
title-field-close = cancelar

title-paste-commit = añadir
title-paste-toggle = incluir u omitir
title-paste-more = más
title-paste-fewer = menos
title-paste-down = bajar
title-paste-up = subir
title-paste-pageDown = bajar una página
title-paste-pageUp = subir una página
title-paste-first = al principio
title-paste-last = al final
title-paste-edit = editar
title-paste-whole = dejar como uno o separar
title-paste-takeLeftOut = incluir lo que se suele omitir
title-paste-keepLine = guardar
title-paste-leaveLine = dejar como estaba
title-paste-close = cancelar

title-listPicker-choose = abrir
title-listPicker-new = nueva
title-listPicker-delete = eliminar
title-listPicker-rename = renombrar
title-listPicker-archive = archivar
title-listPicker-duplicate = duplicar
title-listPicker-addAll = añadir todo a la lista abierta
title-listPicker-budget = presupuesto
title-listPicker-share = compartir
title-listPicker-leave = dejar de compartir
title-listPicker-join = unirse
title-listPicker-log = qué pasó
title-listPicker-moveDown = mover abajo
title-listPicker-moveUp = mover arriba
title-listPicker-down = bajar
title-listPicker-up = subir
title-listPicker-pageDown = bajar una página
title-listPicker-pageUp = subir una página
title-listPicker-first = al principio
title-listPicker-last = al final
title-listPicker-close = cerrar

title-buyAgain-select = seleccionar
title-buyAgain-selectAll = seleccionar lo que toca, luego todo
title-buyAgain-more = más
title-buyAgain-less = menos
title-buyAgain-forget = dejar de sugerir
title-aisles-turn = añadir, o quitar otra vez
title-aisles-next = pasillo siguiente
title-aisles-previous = pasillo anterior

title-picker-down = siguiente
title-picker-up = anterior
title-picker-pageDown = bajar una página
title-picker-pageUp = subir una página
title-picker-close = cerrar
title-picker-renameTag = renombrar

title-searchPicker-down = siguiente
title-searchPicker-up = anterior
title-searchPicker-pageDown = bajar una página
title-searchPicker-pageUp = subir una página
title-searchPicker-close = cerrar

title-notes-open = abrir
title-notes-new = nueva
title-notes-fromTemplate = desde una plantilla
title-notes-today = nota de hoy
title-notes-day = nota de un día
title-notes-edit = editar
title-notes-properties = editar propiedades
title-notes-editOutside = editar en $EDITOR
title-notes-delete = eliminar
title-notes-pin = fijar
title-notes-archive = archivar, restaurar
title-notes-moveToFolder = mover a una carpeta
title-notes-renameLinks = actualizar los enlaces
title-notes-sendBoxes = enviar a una lista
title-notes-restore = restaurar
title-notes-emptyTrash = vaciar papelera
title-notes-down = bajar
title-notes-up = subir
title-notes-first = al principio
title-notes-last = al final
title-notes-pageDown = bajar una página
title-notes-pageUp = subir una página
title-notes-search = buscar
title-notes-tags = etiquetas
title-notes-folders = carpetas
title-notes-sort = ordenar por título, fecha de creación o de modificación
title-notes-columns = propiedades en columnas
title-notes-deadLinks = enlaces sin nota
title-notes-nextFolder = carpeta siguiente (archivadas, papelera, notas)
title-notes-previousFolder = carpeta anterior
title-notes-showMore = quitar búsqueda o etiqueta, o volver a las notas
title-notes-narrowerList = lista más estrecha
title-notes-widerList = lista más ancha
title-notes-usualWidth = ancho de siempre

title-noteSearch-keep = ir a la lista
title-noteSearch-down = siguiente
title-noteSearch-up = anterior
title-noteSearch-clear = ver todo

title-notes-retry = reintentar

title-noteOutline-unfold = desplegar
title-noteOutline-fold = plegar
title-propertyEditor-add = añadir una propiedad
title-propertyEditor-rename = cambiar el nombre
title-propertyEditor-remove = quitar
title-propertyEditor-turn = como texto o campos
title-propertyEditor-close = cancelar
title-reader-edit = editar
title-reader-close = volver
title-reader-tick = marcar
title-reader-follow = abrir enlace
title-reader-copyLine = copiar línea
title-reader-copy = copiar nota
title-reader-outline = esquema
title-reader-properties = desplegar propiedades
title-reader-editProperties = editar propiedades
title-reader-backlinks = enlaces a esta nota
title-reader-editOutside = editar en $EDITOR
title-reader-sendBoxes = enviar a una lista
title-reader-cooked = cocinado: sacar de casa
title-reader-pin = fijar
title-reader-archive = archivar, restaurar
title-reader-moveToFolder = mover a una carpeta
title-reader-renameLinks = actualizar los enlaces
title-reader-down = bajar
title-reader-up = subir
title-reader-nextStop = casilla o enlace siguiente
title-reader-previousStop = casilla o enlace anterior
title-reader-find = buscar en la nota
title-reader-findNext = coincidencia siguiente
title-reader-findPrevious = coincidencia anterior
title-reader-delete = eliminar
title-reader-pageDown = bajar una página
title-reader-pageUp = subir una página
title-reader-first = al principio
title-reader-last = al final

title-editor-toText = ir al texto
title-editor-toTitle = ir al título
title-editor-endLine = nueva línea
title-editor-completeLink = completar enlace
title-editor-completeTag = completar etiqueta
title-editor-nextChoice = opción siguiente
title-editor-previousChoice = opción anterior
title-editor-copy = copiar
title-editor-cut = cortar
title-editor-paste = pegar
title-editor-selectAll = seleccionar todo
title-editor-extract = mover a una nota nueva
title-editor-moveSelection = mover a otra nota
title-editor-undo = deshacer
title-editor-redo = rehacer
title-editor-save = guardar
title-editor-close = listo
title-textEditor-find = buscar
title-textEditor-replace = buscar y reemplazar
title-textEditor-openReplacement = buscar y reemplazar
title-textEditor-findNext = buscar la siguiente
title-textEditor-next = siguiente
title-textEditor-previous = anterior
title-textEditor-replaceOne = reemplazar
title-textEditor-replaceAll = reemplazar todo
title-textEditor-otherField = otro campo
title-textEditor-wholeWords = solo palabras enteras
title-textEditor-expression = expresión regular
title-textEditor-inSelection = solo en la selección
title-textEditor-undo = deshacer
title-textEditor-redo = rehacer
title-textEditor-done = volver al texto
title-confirm-choose = elegir
title-confirm-otherAnswer = otra respuesta
title-confirm-no = conservar
title-monthPicker-choose = abrir
title-monthPicker-dayBefore = día anterior
title-monthPicker-nextDay = día siguiente
title-monthPicker-weekBefore = semana anterior
title-monthPicker-nextWeek = semana siguiente
title-monthPicker-monthBefore = mes anterior
title-monthPicker-nextMonth = mes siguiente
title-dayPicker-close = cerrar
title-agenda-open = abrir
title-agenda-tick = hecho
title-agenda-down = bajar
title-agenda-up = subir
title-agenda-pageDown = bajar una página
title-agenda-pageUp = subir una página
title-agenda-first = al principio
title-agenda-last = al final
title-agenda-close = cerrar
title-meals-open = abrir la receta
title-meals-add = planear una comida
title-meals-send = a la lista
title-meals-copy = copiar la semana anterior
title-meals-servings = raciones
title-meals-remove = quitar
title-meals-mark = elegir el día
title-meals-note = editar la nota
title-meals-previousWeek = semana anterior
title-meals-nextWeek = semana siguiente
title-meals-thisWeek = esta semana
title-meals-left = a la izquierda
title-meals-right = a la derecha
title-meals-up = subir
title-meals-down = bajar
title-meals-carryLeft = mover a la izquierda
title-meals-carryRight = mover a la derecha
title-meals-carryUp = mover hacia arriba
title-meals-carryDown = mover hacia abajo
title-meals-close = cerrar
title-form-send = guardar
title-form-sendAnywhere = guardar
title-form-cancel = cancelar
title-form-nextField = campo siguiente
title-form-previousField = campo anterior
title-form-fieldBelow = bajar
title-form-fieldAbove = subir
title-form-check = activar o desactivar
title-form-nextChoice = valor siguiente
title-form-previousChoice = valor anterior
title-form-take = elegir
title-form-complete = completar
title-form-nextOffer = sugerencia siguiente
title-form-previousOffer = sugerencia anterior
title-form-hide = ocultar sugerencias
title-settingsForm-close = cancelar

title-spending-open = ver compras
title-spending-close = volver
title-spending-price = poner precio
title-spending-left = izquierda
title-spending-right = derecha
title-spending-period = periodo
title-spending-down = bajar
title-spending-up = subir
title-spending-halfPageDown = bajar media página
title-spending-halfPageUp = subir media página
title-spending-pageDown = bajar una página
title-spending-pageUp = subir una página
title-spending-first = al principio
title-spending-last = al final
title-spending-retry = reintentar

title-sharingLog-accept = eliminar también aquí
title-sharingLog-keep = conservar
title-sharingLog-scope = una lista o todas
title-sharingLog-retry = reintentar
title-sharingLog-down = bajar
title-sharingLog-up = subir
title-sharingLog-pageDown = bajar una página
title-sharingLog-pageUp = subir una página
title-sharingLog-first = al principio
title-sharingLog-last = al final
title-sharingLog-close = cerrar

title-app-undo = deshacer
title-app-redo = rehacer
title-app-history = historial
title-app-quit = salir
title-app-leave = salir
title-app-save = guardar ya
title-app-suspend = suspender
title-app-help = ayuda
title-app-palette = todos los comandos
title-app-paletteAnywhere = todos los comandos, también al escribir
title-app-settings = todos los ajustes
title-app-agenda = lo que toca hoy
title-app-meals = comidas de la semana
title-tour-end = terminar el recorrido
title-database-quit = salir

title-palette-choose = ejecutar
title-palette-close = cerrar
title-palette-closeHelp = cerrar
title-palette-down = bajar
title-palette-up = subir
title-palette-pageDown = bajar una página
title-palette-pageUp = subir una página
title-palette-halfPageDown = bajar media página
title-palette-halfPageUp = subir media página
title-palette-first = al principio
title-palette-last = al final
title-palette-tour = repetir el recorrido

title-database-retry = reintentar

## Settings in the palette: their names, then their values

palette-setting = { $setting }: { $value }
setting-language = Idioma
setting-theme = Tema
setting-currency = Moneda
setting-first-weekday = Primer día de la semana
setting-dates = Fechas
setting-fractions = Fracciones
setting-mouse = Ratón
setting-start-tab = Se abre con
setting-default-list = Lista predeterminada
setting-default-store = Tienda predeterminada
setting-group = Agrupar listas
setting-sort = Ordenar listas
setting-note-columns = Columnas de notas
setting-message-emoji = Imágenes en los mensajes
setting-sidebar = Listas a la izquierda
setting-details = Detalles a la derecha
setting-basket-bar = Barra de lo marcado
setting-hints = Teclas abajo
setting-linear = Lector de pantalla
setting-editor = Editor
setting-browser = Navegador
setting-template-folder = Carpeta de plantillas
setting-sync-interval = Minutos entre sincronizaciones
setting-backups = Copias que se conservan
setting-record-crashes = Grabar fallos
setting-restricted = Restringida
setting-preset = Teclas

setting-value-auto = automático
setting-value-true = sí
setting-value-false = no
setting-value-dark = oscuro
setting-value-light = claro
setting-value-sixteen = dieciséis colores
setting-value-monochrome = monocromo
setting-value-monday = lunes
setting-value-tuesday = martes
setting-value-wednesday = miércoles
setting-value-thursday = jueves
setting-value-friday = viernes
setting-value-saturday = sábado
setting-value-sunday = domingo
setting-value-language = según el idioma
setting-value-iso = 2026-11-26
setting-value-lists = listas
setting-value-notes = notas
setting-value-spending = gastos
setting-value-category = por categoría
setting-value-store = por tienda
setting-value-none = ninguno
setting-value-own = a tu manera
setting-value-name = por nombre
setting-value-newest = lo más reciente primero
setting-value-few = una línea
setting-value-more = dos líneas
setting-value-vim = vim
setting-value-arrows = flechas (arrows)
setting-value-emacs = emacs

## What the palette finds only if somebody types it, since it is done on the command line

palette-on-command-line = En la línea de comandos: { $command }
elsewhere-backup = hacer una copia de seguridad
elsewhere-export = exportar listas
elsewhere-import = importar listas

## Other words that find a command or setting in the palette, with commas between them

also-setting-language = lengua, traducción
also-setting-theme = colores, apariencia, aspecto, modo oscuro
also-setting-currency = divisa, dinero, precios
also-setting-preset = teclado, atajos
also-items-add = nuevo, poner
also-items-edit = cambiar, modificar, corregir
also-items-delete = borrar, quitar
also-items-tick = hecho, comprado
also-items-clearTicked = terminar, pagar, caja, limpiar
also-items-staple = recurrente, periódico, automático
also-items-repeat = recurrente, frecuencia, semanal
also-items-category = pasillo, sección
also-items-price = coste, costo
also-items-copyAll = enviar
also-items-copyMessage = chat, mensajería
also-items-buyAgain = compras anteriores
also-items-aisles = catálogo, ideas, inspiración, secciones
also-list-shop = supermercado, ir de compras
also-list-filter = buscar, encontrar
also-lists-all = compartir, unirse, archivo
also-lists-budget = límite, dinero
also-listPicker-addAll = conjunto, modelo, plantilla
also-lists-cheapest = comparar precios, tienda más barata, ahorrar
also-lists-print = papel
also-lists-code = escanear, móvil, código de barras
also-notes-sendBoxes = receta, cocinar, menú
also-reader-sendBoxes = receta, cocinar, menú
also-app-undo = revertir
also-app-quit = cerrar
also-app-help = recorrido, tutorial, atajos, teclas, manual
also-app-save = grabar
also-app-settings = opciones, preferencias, configuración
also-app-agenda = agenda, atrasado, recordatorios, plazos, vencimientos
also-app-meals = menú, plan de comidas, semana, calendario, qué cocinar, cena
also-elsewhere-backup = respaldo, backup
also-elsewhere-export = descargar, guardar como archivo
also-elsewhere-import = cargar, abrir archivo

## HomeWords: what is at home

# The name of the list.
home-list = En casa
# Until when something keeps, and how soon that is.
home-keeps = hasta { $day }
home-ended = caducó: { $day }
home-ends-today = caduca hoy
home-ends-tomorrow = caduca mañana
home-ends-soon = caduca en { $count } días
# Why a line of a recipe isn't added.
home-is-basic = siempre en casa
home-has = { $amount } en casa
home-is-there = en casa
home-used-left = { $item }: queda { $amount }
home-used-another = Se acabó { QUOTED($item) }. Hay más en casa: { $amount }
home-used-back = Se acabó { QUOTED($item) }: vuelve a { QUOTED($list) }.
home-used-there = Se acabó { QUOTED($item) }. Ya está en { QUOTED($list) }.
home-used-gone = Se acabó { QUOTED($item) }.
home-used-unmeasured = No se sabe cuánto queda de { QUOTED($item) }. Sin cantidad, se da por acabado.
# In the footer of the stock: what Space does, and the way back.
home-use-up = se acabó
home-leave = volver a la lista
# The heading of what has no place there.
home-no-place = Sin sitio
home-empty = Todavía no hay nada en casa.
    .add = anotar algo: 2 l leche @nevera !5 dic
    .more = Lo que quitas de una lista puede ir aquí.
# The title of the preview that asks, and what Enter does.
home-question = ¿Qué va a casa?
home-put = guardar { $count } en casa
home-begun = Esto es lo que tienes en casa. Desde ahora, al vaciar una lista se pregunta una vez qué va aquí.
home-kept = Ahora en casa: { $items }. Pulsa { KEY("app.undo") } para deshacer.
home-used-items = Se acabó: { $items }. Pulsa { KEY("app.undo") } para deshacer.
home-undoes = Pulsa { KEY("app.undo") } para deshacer.
# After a recipe was cooked.
home-cooked = Sacado de casa: { $items }. Pulsa { KEY("app.undo") } para deshacer.
home-nothing-taken = No hay nada de eso en casa con una cantidad.
home-nothing = Todavía no hay nada anotado en casa. { KEY("lists.home") } en una lista lo empieza.
# In the sidebar: the period of a budget, and what is left of it.
sidebar-period = { $period ->
    [week] Esta semana
    [month] Este mes
   *[trip] Esta compra
}
sidebar-left = quedan { $price }
sidebar-of = de { $price }
# Headings: the stores of the open list, and the staples that come next with when they are due.
sidebar-stores = Tiendas
sidebar-staples = Próximamente
sidebar-due-now = ya
sidebar-due-tomorrow = mañana
sidebar-due-later = en { $count } días

# Choosing by typing, below the prompt: what is chosen stands before the field.
pick-note = Nota
pick-item = Artículo
pick-list = Lista
pick-store = Tienda
pick-tick = Marcar
pick-use-up = Gastar
pick-marked =
    { $count ->
        [one] { $count } marcado
       *[other] { $count } marcados
    }
pick-placeholder = escribe para buscar
    .several = escribe para buscar; { $key } marca
pick-nothing = nada coincide
