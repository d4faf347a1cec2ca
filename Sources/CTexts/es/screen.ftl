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
app-partly-saved-again = Lo que falló ya está guardado; falta el resto.
app-saving = Guardando…
app-paste-too-long = El texto ocupa más de 16 MB. No se pegó nada.
app-no-command = { $key } no hace nada aquí. Pulsa { KEY("app.help") } para ver los atajos.
app-set-aside = El archivo dañado se conserva como { $path }.

## BuyAgainWords

buy-again = Volver a comprar
# The headings of what is due, and of the rest.
buy-again-due-heading = Toca comprar
buy-again-not-due-heading = Lo demás
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = o un número: cuántos
buy-again-clear-search = quitar la búsqueda
buy-again-nothing-bought-yet = Aún no hay nada. Lo que marques se recordará y aparecerá aquí.
buy-again-all-bought-is-on-list = Todo lo que compraste antes ya está en la lista.
# If less than usual is on the list.
buy-again-on-list = en la lista: { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = también en la lista: { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = escribe para buscar, @ por tienda
buy-again-forgot-purchase = Se olvidó “{ $name }”. Pulsa { KEY("app.undo") } para deshacer.

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

## EditWords

# An edit of a later version.
edit-newer-edit = un cambio hecho con una versión más reciente
edit-untitled = Sin título

## ItemEditorWords

# In the empty field.
item-editor-adding-example = 2 kg de manzanas
item-editor-category-example = #lácteos
# Below details filled in from the last purchase.
item-editor-as-last-time = Como la última vez. Pulsa Retroceso para quitarlo.
item-editor-add = Añadir
item-editor-edit = Editar
# In the footer while editing.
item-editor-save = guardar
item-editor-cancel = cancelar
# Instead of a preview, when the line of an existing item is empty.
item-editor-enter-deletes = { KEY("itemEditor.commit") } lo elimina. { KEY("app.undo") } lo deshace.
# Offers the text as a single quoted name.
item-editor-all-in-quotes = ¿Todo junto? Ponlo entre comillas: { $text }
# What Esc does to them.
item-editor-without = sin { $chip }
# A typed price that a later one replaces.
item-editor-replaced = { $price } en vez de { $old }
# As short as possible: the item is on the list already.
item-editor-is-there = en la lista
item-editor-edited-item-gone = Este artículo se eliminó desde otro lugar. Pulsa { KEY("itemEditor.commit") } para volver a añadirlo.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = ¿{ $number } en { $currency }? { KEY("itemEditor.commit") }, o escribe €, £…
item-editor-nameless = Para usarlo como nombre, escribe "{ $text }".

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
list-filter-placeholder = palabras, @tienda, #categoría, >5€
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

## NoteWords

note-no-links-to-rename = No hay enlaces que cambiar.
note-notes = Notas
# In the footer: opens it, like the trash.
note-archive = archivadas
note-trash = papelera
note-all-notes = Todas las notas
# A sentence.
note-sorted-notes-changed = Ordenadas por cambio, la más reciente primero.
note-sorted-notes-title = Ordenadas por título.
note-sorted-notes-created = Ordenadas por creación, la más reciente primero.
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
note-copied-address = Se copió { $address }.
note-opening-address = Abriendo { $address }.
# Asks to press the key again.
note-delete-for-ever = Pulsa { KEY("notes.delete") } otra vez para eliminar “{ $name }” para siempre. No se puede deshacer.

## PaletteWords

palette-commands = Comandos
palette-search-commands = escribe un comando, lista, nota o ajuste
palette-list-kind = lista
palette-store-kind = tienda
palette-note-kind = nota
palette-setting-kind = ajuste
palette-current-setting-kind = ajuste actual
palette-is-only-explained = Esta línea explica qué se puede escribir; no es un comando.
palette-next-time = La próxima vez: { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Aquí solo se pueden editar las líneas pegadas.
# The label of the field for servings.
paste-preview-servings = Raciones
paste-preview-no-list-to-paste-to = No hay ninguna lista abierta. Pulsa { KEY("itemEditor.close") } y luego { KEY("lists.new") } para crear una.

## SettingsWords

# After the first problem.
settings-more-settings-problems = { $count } más: tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = Se guardó { $setting }, pero mientras { $name } tenga un valor, decide ese.
settings-not-written = No se guardaron los ajustes: { $reason }.

## SharingWords

# In the header, in a word or two.
sharing-shared-list = compartida
sharing-others-changed = otros: { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = Para compartir listas, ejecuta antes tote sync login URL --user NOMBRE en la línea de comandos.
sharing-join-list = Listas del servidor
sharing-join = unirse
sharing-ask-again = volver a consultar
sharing-asking-server = Consultando el servidor…
sharing-nothing-to-join = El servidor no tiene ninguna lista que no esté ya aquí.
sharing-on-list = { $list }: { $text }
sharing-reading-log = Leyendo el registro…
sharing-nothing-happened = Todavía no ha pasado nada.
sharing-of-all-lists = todas las listas

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [cantidad][unidad] nombre [#categoría] [@tienda] [precio] [!nota]
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
shell-meaning-default-list = La lista que abre la aplicación y que usan los comandos (vacío: la última abierta).
shell-meaning-default-store = La tienda que se ofrece primero al elegir una (vacío: donde más queda por comprar).
shell-meaning-group = Cómo se agrupan las listas que no has agrupado tú.
shell-meaning-sort = Cómo se ordenan las listas que no has ordenado tú.
shell-meaning-sidebar = Mostrar todas las listas a la izquierda en pantallas anchas.
shell-meaning-details = Mostrar los detalles a la derecha en pantallas anchas.
shell-meaning-basket-bar = Mostrar en una barra cuánto de una lista está marcado.
shell-meaning-hints = Si abajo hay una línea de teclas (few) o dos (more).
shell-meaning-linear = Si la pantalla se dibuja para un lector de pantalla: sin recuadros, una cosa debajo de otra (desde el próximo inicio).
shell-meaning-editor = El comando que edita notas y ajustes (vacío: $VISUAL, $EDITOR o vi).
shell-meaning-browser = El comando que abre los enlaces de las notas (vacío: $BROWSER o el del escritorio).
shell-meaning-sync-interval = Cada cuántos minutos se consultan las listas compartidas con la aplicación abierta.
shell-meaning-backups = Cuántas copias de seguridad de cada tipo se conservan.
shell-meaning-record-crashes = Si lo que se hace en la aplicación se guarda en un fichero cuando falla, para tote replay.
shell-meaning-preset = Las teclas de otro programa.

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
# Before the name of the next item.
shop-next-item = Siguiente:
shop-left-shop = Saliste de { $shop }. Pulsa { KEY("list.shop") } para elegir una tienda.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = Ya está en el carrito todo lo de { $shop }.
# In the footer: removes what was bought there.
shop-clear-basket = vaciar carrito
# For moving an item in the basket.
shop-basket-stands-as-ticked = En una tienda, lo último que marcaste va primero en el carrito.

## SpendingWords

spending-failed = No se pudieron leer tus compras.
spending-retry-spending = Pulsa { KEY("spending.retry") } para reintentar.
# Headings of the parts.
spending-this-month = Este mes
spending-budgets = Presupuestos del mes
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
step-is-next = siguiente en deshacerse
# The title of the list of steps.
step-steps-title = Historial
# What choosing one does.
step-undo-step = deshacer este paso
step-reading-steps = Leyendo lo que se ha hecho…
# After a step was undone by itself.
step-undid-step = Deshecho: { $title }. { KEY("app.undo") } lo revierte.
step-no-steps-yet = Todavía no se ha hecho nada.

## TourWords

tour-ended = Fin del recorrido. Pulsa { KEY("app.help") } en cualquier momento para ver todos los atajos.
tour-text-add = añade: escribe “2 kg de manzanas” y termina con { KEY("itemEditor.commit") } y { KEY("itemEditor.close") }
tour-text-tick = marca lo que ya está en el carrito; otra vez, lo desmarca
tour-text-delete = elimina un artículo, al instante y sin preguntar…
tour-text-undo = …porque todo se puede deshacer, incluso después de salir
tour-text-help = muestra todos los demás atajos

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Repetir
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Repetir “{ $item }”
value-editor-interval-examples = 10 días, 3 semanas, habitual, nunca
value-editor-never = nunca
# What counts against it.
value-editor-budget-scope = lista y compras de las últimas 12 horas
value-editor-budget-example = 80 €, vacío: ninguno
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } cambia la frecuencia.
value-editor-not-an-interval = No se entiende. Escribe, por ejemplo: 10 días, 3 semanas, habitual o nunca.
value-editor-not-a-budget = No se entiende. Escribe un precio con su moneda, como 80 €.

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
title-items-note = abrir su nota
title-items-staple = hacer habitual; otra vez: cambiar la frecuencia
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
title-lists-new = nueva lista
title-lists-rename = renombrar la lista
title-lists-duplicate = duplicar la lista
title-lists-budget = fijar el presupuesto
title-lists-archive = archivar la lista
title-lists-delete = eliminar la lista
title-items-buyAgain = volver a comprar
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
title-paste-keepLine = guardar
title-paste-leaveLine = dejar como estaba
title-paste-close = cancelar

title-listPicker-choose = abrir
title-listPicker-new = nueva
title-listPicker-delete = eliminar
title-listPicker-rename = renombrar
title-listPicker-archive = archivar
title-listPicker-duplicate = duplicar
title-listPicker-budget = presupuesto
title-listPicker-share = compartir
title-listPicker-leave = dejar de compartir
title-listPicker-join = unirse
title-listPicker-log = registro
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
title-buyAgain-forget = olvidar

title-picker-down = siguiente
title-picker-up = anterior
title-picker-pageDown = bajar una página
title-picker-pageUp = subir una página
title-picker-close = cerrar

title-searchPicker-down = siguiente
title-searchPicker-up = anterior
title-searchPicker-pageDown = bajar una página
title-searchPicker-pageUp = subir una página
title-searchPicker-close = cerrar

title-notes-open = abrir
title-notes-new = nueva
title-notes-today = nota de hoy
title-notes-edit = editar
title-notes-editOutside = editar en $EDITOR
title-notes-delete = eliminar
title-notes-pin = fijar
title-notes-archive = archivar, restaurar
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
title-notes-sort = ordenar por título, creación o cambio
title-notes-nextFolder = archivadas, papelera, notas
title-notes-previousFolder = carpeta anterior
title-notes-showMore = quitar búsqueda o etiqueta; volver a las notas

title-noteSearch-keep = ir a la lista
title-noteSearch-down = siguiente
title-noteSearch-up = anterior
title-noteSearch-clear = ver todo

title-notes-retry = reintentar

title-reader-edit = editar
title-reader-close = volver
title-reader-tick = marcar
title-reader-follow = abrir enlace
title-reader-copyLine = copiar línea
title-reader-copy = copiar nota
title-reader-backlinks = enlaces a esta nota
title-reader-editOutside = editar en $EDITOR
title-reader-sendBoxes = enviar a una lista
title-reader-pin = fijar
title-reader-archive = archivar, restaurar
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
title-editor-undo = deshacer
title-editor-redo = rehacer
title-editor-save = guardar
title-editor-close = listo

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
title-app-history = historial de pasos
title-app-quit = salir
title-app-leave = salir
title-app-save = guardar ya
title-app-suspend = suspender
title-app-help = ayuda
title-app-palette = todos los comandos
title-app-paletteAnywhere = todos los comandos, también al escribir
title-tour-end = omitir
title-database-quit = salir

title-palette-choose = hacerlo
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
