## AppCommandWords

app-command-size-option = Tamaño de la terminal (por defecto: 80x24)
app-command-text-option = Mostrar la pantalla como texto (por defecto)
app-command-ansi-option = Mostrar la pantalla en color, para una terminal
app-command-svg-option = Mostrar la pantalla como imagen; con --every, como imagen animada
app-command-every-option = Mostrar cada pantalla, no solo la última
app-command-after-option = Teclas que se pulsan antes, sin mostrarlas
app-command-tour-option = Empezar con el recorrido, como la primera vez
app-command-record-option = En la aplicación: grabar en ARCHIVO lo que haces, para tote replay
app-command-redact-option = Con --record: sustituir lo que escribes por otras letras
app-command-until-option = Parar después de NÚMERO acciones
app-command-check-option = Comparar cada pantalla con la grabada
app-command-html-option = Mostrar una página en la que recorrer la grabación
app-command-against-option = Mostrar dónde difiere de otra grabación
app-command-test-option = Mostrar una prueba: de la acción N desde el principio, o del estado en DESDE...HASTA
app-command-last-option = Cuántas acciones mostrar (por defecto: 20)
app-command-cannot-combine = { $one } y { $other } no se pueden combinar.
app-command-theme-needs-svg = --theme necesita --svg.
app-command-bad-size = --size necesita columnas y filas, como 80x24, no { QUOTED($text) }.
app-command-bad-script = No se puede ejecutar el script. { $reason }
app-command-cannot-replay = No se puede reproducir { QUOTED($file) }: { $reason }
app-command-cannot-record = No se puede grabar: { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = { QUOTED($file) } no es una grabación y no se reemplaza. Elige otro nombre.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = La última vez la aplicación se cerró inesperadamente. tote replay { $file } muestra lo que hiciste, y allí t escribe una prueba; --html lo convierte en una página para un informe.
app-command-replayed-as-recorded = { $count ->
    [one] Todas las pantallas coinciden con la grabación ({ $count } acción).
   *[other] Todas las pantallas coinciden con la grabación ({ $count } acciones).
}
app-command-runs-are-the-same = Las dos grabaciones hacen lo mismo.
app-command-runs-part = Las grabaciones difieren en la acción { $number }.
app-command-bad-steps = { QUOTED($text) } no es una acción. Escribe su número, como 15, o dos, como 12...15.
# Above the first frame of several.
app-command-beginning = inicio
app-command-inline-option = En unas filas debajo de la línea de comandos
app-command-which-store = Di qué tienda: tote shop @Lidl. Aún no se conoce ninguna.
app-command-no-log-yet = Aún no hay registro. tote --debug crea uno.
app-command-no-log = No se registró nada. { $reason }
app-command-unsaved-text = Texto sin guardar de un editor: { $file }
# One of the unsaved changes.
app-command-unsaved-change = Sin guardar: { $title }
# What is in the file, and how to play it.
app-command-recorded = { $redacted ->
    [yes] Grabado en { $file }. Se reproduce con tote replay { $file }.
   *[no] Grabado en { $file }, con tus datos en { $file }.db y todo lo que escribiste. Se reproduce con tote replay { $file }.
}
app-command-no-chapter = Ningún capítulo se llama { QUOTED($name) }. Los que hay: { $all }.
# Why the app can't be shown here, and what to do.
app-command-no-terminal-for-input = La entrada estándar no es una terminal. Abre tote en una terminal, sin tuberías.
app-command-no-terminal-for-output = La salida estándar no es una terminal. Abre tote en una terminal, sin tuberías.
app-command-no-terminal-at-all = Aquí no hay ninguna terminal. Abre tote en una terminal.
app-command-no-terminal-over-ssh = No hay terminal. Abre la aplicación con ssh -t o indica un comando, como ls.
app-command-terminal-type-missing = TERM no está definida, así que Tote no sabe qué admite esta terminal. Prueba con TERM=xterm-256color.
app-command-terminal-type-unknown = Este sistema no conoce el tipo de terminal { QUOTED($type) } de TERM. Prueba con TERM=xterm-256color.
app-command-terminal-type-too-simple = Una terminal de tipo { QUOTED($type) } no puede mover el cursor. Usa otra terminal.
app-command-no-resources = El sistema se quedó sin memoria o sin descriptores de archivo. Cierra otros programas e inténtalo de nuevo.
app-command-unsaved = { $count ->
    [one] Hay { $count } cambio sin guardar. { $reason }
   *[other] Hay { $count } cambios sin guardar. { $reason }
}

## ConfigCommandWords

# Where a value comes from that isn't set.
config-command-is-default = por defecto
config-command-unknown-setting = No existe el ajuste { QUOTED($name) }.
config-command-settings-not-saved = No se puede escribir { $path }: { $reason }.
# In the manual.
config-command-settings-file = Tus ajustes, en TOML.
config-command-settings-variables = TOTE_ y el nombre de un ajuste, como TOTE_THEME o TOTE_FIRST_WEEKDAY, prevalecen sobre el archivo.

## CookCommandWords

cook-command-cook-for-option = Para cuántos (por defecto: como la última vez o lo que diga la receta)
cook-command-cook-done-option = Sacar de casa lo que pide la receta
# Neither the note nor what it links to has a box.
cook-command-no-boxes = { QUOTED($note) } no tiene casillas ni enlaza a ninguna nota que las tenga.
cook-command-all-boxes-ticked = Todas las casillas de { QUOTED($note) } están marcadas. No se añadió nada.
# The note doesn't say how many servings it is for.
cook-command-no-servings = { QUOTED($note) } no dice para cuántos es. Añade una línea como raciones: 4.
# A plan's links say how many servings they ask for.
cook-command-plan-has-no-servings = { QUOTED($note) } es un menú. Indica para cuántos detrás de cada enlace: [[Sopa]] para 6.
cook-command-too-many-servings = --for admite un número del 1 al { $limit }.
# A plan asks for servings, but the recipe doesn't say how many it is for.
cook-command-not-scaled = { QUOTED($recipe) } no dice para cuántos es. Sus cantidades no cambian.
# A plan's link leads nowhere.
cook-command-no-note-to-cook = Se omitió { QUOTED($title) }: ninguna nota se llama así.
# A plan's recipe that was sent this week and is left out.
cook-command-already-sent = Se omitió { QUOTED($recipe) }: ya se añadió a { QUOTED($list) } esta semana. Para añadirla otra vez, cocínala por separado.
# Sent for fewer than the plan asks for: the rest is added.
cook-command-partly-sent = De { QUOTED($recipe) } ya se añadieron a { QUOTED($list) } esta semana { $servings } de { $planned } raciones. Se añade el resto.
# Cooked for as many as last time, unlike the recipe's own number.
cook-command-cooks-as-last = Para { $servings }, como la última vez. Usa --for para cambiarlo.
# All recipes of a plan were sent.
cook-command-nothing-left-to-add = Todo lo de { QUOTED($plan) } ya se añadió esta semana. No se añadió nada.

## DatabaseCommandWords

database-command-repair-option = Reparar lo que esté mal, tras una copia de seguridad
database-command-compact-option = Quitar cambios antiguos y liberar espacio
database-command-no-database-yet = Aún no hay base de datos. tote add la crea.
database-command-no-database = No existe la base de datos { $path }.
database-command-disk-is-full = El disco está lleno. No se modificó nada; libera espacio e inténtalo de nuevo.
database-command-database-is-damaged = La base de datos está dañada. No se modificó nada; ejecuta tote check para saber más.
database-command-waiting-for-program = Otro programa está escribiendo. Esperando…
database-command-no-intact-backup = No hay ninguna copia de seguridad intacta.
database-command-newest-backup = La última copia de seguridad intacta es del { $day }: { $backup }
# Above a command that inspects a backup, and above one that restores it.
database-command-to-look-inside = Para ver lo que contiene:
database-command-to-restore = Para restaurarla:
database-command-backing-up = Copiando
database-command-file-exists = { $path } ya existe. Una copia de seguridad nunca sobrescribe un archivo.
database-command-backup-failed-full = El disco está lleno. No se hizo la copia de seguridad.
database-command-backup-failed-read-only = No se hizo la copia de seguridad: su carpeta es de solo lectura.
database-command-backup-failed-no-folder = No se hizo la copia de seguridad: no existe la carpeta { $folder }.
database-command-backup-failed-locked-folder = No se hizo la copia de seguridad: { $folder } es de solo lectura.
database-command-backup-failed-other = No se hizo la copia de seguridad: { $reason }.
database-command-todays-backup-failed = Falló la copia de seguridad de hoy. { $reason }
database-command-checking = Comprobando { $path }
database-command-compacting = Compactando { $path }
database-command-all-is-well = No se encontró ningún problema.
database-command-others-may-read = Otros usuarios pueden leer { $path }.
database-command-repair-is-possible = tote check --repair lo repara.
# The state before a repair is in this file.
database-command-kept-before = Copia de seguridad anterior a la reparación: { $path }
database-command-cannot-protect = No se puede impedir que otros usuarios lean { $path }.
# Before what a repair couldn't fix.
database-command-still-wrong = Sin reparar: { $sentence }
database-command-repaired = Reparado.
database-command-freed = Se liberaron { $size }. La base de datos ocupa ahora { $left }.
database-command-nothing-to-free = No hay nada que liberar. La base de datos ocupa { $size }.
database-command-more-can-be-freed = Se podrá liberar más cuando Tote no esté abierto en otro lugar: ciérralo e inténtalo de nuevo.
database-command-name-database = base de datos
database-command-name-backups = copias de seguridad
database-command-name-log = registro
# What tote check finds.
database-command-issue-page = El archivo está dañado: { $text }.
database-command-issue-unreadable-tables = El archivo está dañado: no se pueden leer sus tablas.
database-command-issue-index = Un índice no coincide con su tabla: { $text }.
database-command-issue-missing-table = Falta la tabla { $name }.
database-command-issue-missing-index = Falta el índice { $name }.
database-command-issue-missing-lists = { $lists ->
    [one] { items-counted } en una lista que no existe.
   *[other] { items-counted } en { $lists } listas que no existen.
}
database-command-issue-lists-in-one-place = { $count ->
    [one] { $count } lista ocupa la posición de otra.
   *[other] { $count } listas ocupan la posición de otra.
}
database-command-issue-items-in-one-place = { $count ->
    [one] { $count } artículo ocupa la posición de otro en { QUOTED($name) }.
   *[other] { $count } artículos ocupan la posición de otro en { QUOTED($name) }.
}
database-command-issue-wrong-keys = { $count ->
    [one] { $count } artículo no se encuentra por su nombre.
   *[other] { $count } artículos no se encuentran por su nombre.
}
database-command-issue-note-words = { $count ->
    [one] { $count } nota no se encuentra al buscar.
   *[other] { $count } notas no se encuentran al buscar.
}
database-command-issue-unreadable-entry = El cambio { $number } del historial no se puede leer.
database-command-removed-steps = { $count ->
    [one] Se quitó { $count } cambio antiguo del historial.
   *[other] Se quitaron { $count } cambios antiguos del historial.
}
database-command-kept-backups = { $count ->
    [one] { $count } copia, { $size }
   *[other] { $count } copias, { $size }
}
database-command-bytes = { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}
database-command-kilobytes = { $count } kB
# With one decimal.
database-command-megabytes = { $whole },{ $tenth } MB

## HelpWords

help-db-option = Usar esta base de datos (por defecto: $TOTE_DB)
help-restricted-option = Para ssh: ningún otro programa ni archivo, y los ajustes no cambian
help-debug-option = En la aplicación: registrar cada acción, para tote log
help-linear-option = En la aplicación: dibujar la pantalla para un lector de pantalla
help-option = Mostrar la ayuda de tote o de un comando
help-version-option = Mostrar la versión
# Options that mean the same for several commands.
help-quiet-option = No mostrar nada si todo va bien
help-dry-run-option = Mostrar lo que se haría, sin cambiar nada
help-usage = Uso:
help-commands = Comandos:
help-options = Opciones:
help-examples = Ejemplos:
help-exit-status = Código de salida:
# The last line of help: about the program, and about one command.
help-more-about-commands = tote help COMANDO explica un comando.
help-more-about-all = tote help explica lo que todos los comandos tienen en común.
# When a command ends with this code, as a cell of a table.
help-meaning-done = correcto
help-meaning-refused = operación rechazada o hecha solo en parte
help-meaning-usage = línea de comandos incorrecta
help-meaning-not-found = nombre no encontrado o ambiguo, o búsqueda sin resultados
help-meaning-storage = no se puede leer o escribir la base de datos o un archivo
help-meaning-server = el servidor no responde o rechaza la operación
# An operand's placeholder: `LIST`.
help-name-address = URL
help-name-category = CATEGORÍA
help-name-chapter = CAPÍTULO
help-name-columns = COLUMNAS
help-name-command = COMANDO
help-name-count = NÚMERO
help-name-date = FECHA
help-name-day = DÍA
help-name-file = ARCHIVO
help-name-folder = CARPETA
help-name-filter = FILTRO
help-name-format = FORMATO
help-name-group = GRUPO
help-name-interval = FRECUENCIA
help-name-item = ARTÍCULO
help-name-language = IDIOMA
help-name-line = LÍNEA
help-name-list = LISTA
help-name-name = NOMBRE
help-name-note = NOTA
help-name-order = ORDEN
help-name-part = PARTE
help-name-place = LUGAR
help-name-price = PRECIO
help-name-property = PROPIEDAD
help-name-range = DESDE...HASTA
help-name-script = SCRIPT
help-name-setting = AJUSTE
help-name-shell = SHELL
help-name-size = COLxFIL
help-name-step = PASO
help-name-store = TIENDA
help-name-tag = ETIQUETA
help-name-text = TEXTO
help-name-theme = TEMA
help-name-title = TÍTULO
help-name-user = USUARIO
help-name-value = VALOR
help-name-word = PALABRA
# Placeholders of the synopsis, for options and for a command.
help-options-place = [OPCIÓN…]
help-command-place = COMANDO
# Of the whole page, above: what man calls section 1.
help-manual-section = Comandos de usuario
help-manual-name = NOMBRE
help-manual-synopsis = SINOPSIS
help-manual-description = DESCRIPCIÓN
help-manual-options = OPCIONES
help-manual-commands = COMANDOS
help-manual-exit-status = CÓDIGO DE SALIDA
help-manual-files = ARCHIVOS
help-manual-environment = ENTORNO
# The fields of `--json`, and a field that may be null.
help-json-fields = Con --json, cada fila tiene todos estos campos, en este orden. Una fecha (moment) va en milisegundos desde 1970; una cantidad (amount) tiene número (quantity) y unidad (unit), y un precio (price), valor (value) y moneda (currency).
help-or-null = { $kind } o null
# What a file holds, and its path unless a variable is set.
help-database-file = Tus listas y notas.
help-backups-folder = Las copias de seguridad: una de cada uno de los últimos diez días, las diez últimas hechas con tote backup y una anterior a cada actualización de la base de datos.
help-usual-path = Por defecto: { $path }
# What an environment variable does.
help-tote-db-variable = La base de datos que se usa, si --db no indica otra.
help-editor-variable = El editor de las notas (por defecto: vi). VISUAL tiene prioridad.
help-browser-variable = El navegador para los enlaces de las notas.
help-no-color-variable = Si está definida, nada se muestra en color.
help-locale-variable = El idioma de los mensajes: { $languages }. --language tiene prioridad. Las fechas, los números y los precios se escriben como en el país que indica. Un precio sin símbolo se entiende en la moneda de ese país, salvo que la lista tenga otra.
help-language-option = Idioma: { $languages }
help-theme-option = Colores de la aplicación: { $themes } (por defecto: según la terminal)

## HistoryCommandWords

history-command-history-count-option = Cuántos pasos mostrar (por defecto: 20)
history-command-history-json-option = Mostrar los pasos en JSON
history-command-no-history-yet = Todavía no se ha hecho nada.
history-command-watch-since-option = Mostrar primero los cambios posteriores a este número
history-command-watch-list-option = Solo los cambios de esta lista
history-command-watch-json-option = Mostrar cada cambio como una línea de JSON
history-command-not-a-step = { QUOTED($word) } no es el número de un paso.
# What would be undone, and when it was done.
history-command-asks-to-undo = ¿Deshacer esto: { $step } ({ $time })?
history-command-changed-meanwhile = Mientras tanto se hizo otra cosa, así que no se deshizo nada. Mira tote history.
history-command-undo-yes-option = No preguntar
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = No se puede continuar desde { $number }: el historial empieza ahora en { $first }. Vuelve a leer las listas primero.
history-command-journal-ends = No se puede continuar desde { $number }: el historial termina en { $last }. ¿Es otra base de datos o una copia?

## HomeCommandWords

home-command-json-option = Mostrar los artículos en JSON, primero lo que antes caduca
home-command-nothing = Todavía no hay nada anotado en casa. tote home add 2 l leche empieza la despensa.
home-command-kept = En casa: { $item }
# How what was cleared goes home, as it is typed.
home-command-clear = Para guardarlo en casa: tote home add { $items }
home-command-not-an-amount = { QUOTED($text) } no es una cantidad. Escribe 500 ml, o nada si se acabó.
home-command-always = { $item }: va a casa cada vez que lo quitas de la lista
home-command-ask = { $item }: se pregunta cada vez
home-command-never = { $item }: nunca va a casa
home-command-basic = { $item }: siempre en casa, las recetas no lo añaden
# With the reason, such as: at home.
home-command-covered = Omitido: { $item } ({ $reason })
home-command-nothing-taken = No hay nada de eso en casa con una cantidad.
home-command-taken = { $item }: en casa queda { $rest }
home-command-taken-all = { $item }: gastado del todo

## ItemCommandWords

item-command-add-list-option = Añadir a esta lista (por defecto: la primera)
item-command-create-option = Crear la lista si no existe
item-command-add-json-option = Mostrar los artículos en JSON
item-command-done-store-option = Dónde se compraron, si no llevan tienda
item-command-clear-paid-option = Lo que dice el tique; los artículos sin precio se reparten la diferencia
item-command-clear-store-option = Solo lo que se acaba de marcar en esta tienda
item-command-item-list-option = Usar esta lista (por defecto: la primera)
pick-command-nothing-to-pick = No hay nada en { QUOTED($list) }.
pick-command-nothing-to-tick = No queda nada por marcar en { QUOTED($list) }.
pick-command-many-option = Elegir varios: Tab marca
pick-command-query-option = Empezar con este texto escrito
pick-command-ids-option = Mostrar los ids en vez de los nombres
pick-command-json-option = Mostrar en JSON, con todos los campos
item-command-create-needs-list = --create necesita un nombre: --create --list NOMBRE.
item-command-adding = Añadiendo
item-command-no-currency = { $number } se leyó en { $currency }, porque aún no se conoce ninguna moneda. Si es otra, escribe su símbolo: { $number } €.
item-command-unknown-currency = { $currency } no es una moneda conocida y se queda en el nombre: { $item }. Se entienden códigos como SEK.
item-command-blank-line = La línea está vacía. No se añadió nada.
# Kept apart from an item with these details.
item-command-kept-separate = también en la lista: { $distinction }
item-command-is-back = Vuelve a { QUOTED($list) }: { $item }
item-command-is-already = Ya está en { QUOTED($list) }: { $item }
item-command-replaced = Se usa la última cantidad: { $amount }, no { $old }.
# The same for stores and categories, with their signs.
item-command-replaced-old = Se usa lo último: { $new }, no { $old }.
item-command-ticked = Se marcó: { $item }
item-command-was-ticked = Ya estaba marcado: { $item }
item-command-unticked = Se desmarcó: { $item }
item-command-was-unticked = No estaba marcado: { $item }
# An item by its old name, and its new line.
item-command-edited = Se editó: { $item } → { $line }
item-command-blank-edit = La línea está vacía. No se modificó nada.
item-command-moved = Se movió a { QUOTED($list) }: { $item }
item-command-are-there-already = Eso ya está en { QUOTED($list) }.
item-command-deleted = Se eliminó: { $item }
item-command-was-deleted = Ya se había eliminado: { $item }
# Lines of a file that aren't items, with the first of them.
item-command-left-out = { $count ->
    [one] Se omitió una línea que no es un artículo: { QUOTED($first) }
   *[other] Se omitieron { $count } líneas que no son artículos: { QUOTED($first) }, …
}
# Each $dry is yes if nothing is done, with --dry-run.
item-command-created-list = { $dry ->
    [yes] Se crearía la lista { QUOTED($name) }.
   *[no] Se creó la lista { QUOTED($name) }.
}
# A new item, with its amount, on a list.
item-command-added = { $dry ->
    [yes] Se añadiría a { QUOTED($list) }: { $item }
   *[no] Se añadió a { QUOTED($list) }: { $item }
}
item-command-summed = { $item }: { $was } → { $sum }
# It was there without an amount.
item-command-summed-first = { $item }: sin cantidad → { $sum }
# It was there, and some details have changed.
item-command-is-already-but = Ya está en { QUOTED($list) }: { $item }, ahora: { $news }
item-command-added-many = { $dry ->
    [yes] { $count ->
        [one] Se añadiría { $count } artículo a { QUOTED($list) }
       *[other] Se añadirían { $count } artículos a { QUOTED($list) }
    }
   *[no] { $count ->
        [one] Se añadió { $count } artículo a { QUOTED($list) }
       *[other] Se añadieron { $count } artículos a { QUOTED($list) }
    }
}
# Others were there already.
item-command-added-many-beside = { $already ->
    [one] { item-command-added-many }; { $already } ya estaba
   *[other] { item-command-added-many }; { $already } ya estaban
}
# A second category, store or price stayed in the name.
item-command-second = Un artículo admite { $detail }. Lo demás pasa a formar parte del nombre: { QUOTED($name) }
# The last of several prices counts.
item-command-replaced-prices = Se usa el último precio: { $price }, no { $old }.
item-command-ticked-many = { $count ->
    [one] Se marcó { $count } artículo de { QUOTED($list) }
   *[other] Se marcaron { $count } artículos de { QUOTED($list) }
}
item-command-ticked-many-beside = { $already ->
    [one] { item-command-ticked-many }; { $already } ya estaba marcado
   *[other] { item-command-ticked-many }; { $already } ya estaban marcados
}
item-command-unticked-many = { $count ->
    [one] Se desmarcó { $count } artículo de { QUOTED($list) }
   *[other] Se desmarcaron { $count } artículos de { QUOTED($list) }
}
item-command-unticked-many-beside = { $already ->
    [one] { item-command-unticked-many }; { $already } no estaba marcado
   *[other] { item-command-unticked-many }; { $already } no estaban marcados
}
item-command-deleted-many = { $count ->
    [one] Se eliminó { $count } artículo de { QUOTED($list) }
   *[other] Se eliminaron { $count } artículos de { QUOTED($list) }
}
item-command-deleted-many-beside = { $already ->
    [one] { item-command-deleted-many }; { $already } ya se había eliminado
   *[other] { item-command-deleted-many }; { $already } ya se habían eliminado
}
item-command-moved-many = { $count ->
    [one] Se movió { $count } artículo a { QUOTED($list) }
   *[other] Se movieron { $count } artículos a { QUOTED($list) }
}
# Merged with an existing item; its line now.
item-command-merged = { $dry ->
    [yes] Se combinaría con lo que ya había: { $line }
   *[no] Se combinó con lo que ya había: { $line }
}
item-command-merged-many = { $dry ->
    [yes] { $count ->
        [one] Se combinaría { $count } artículo con lo que ya había
       *[other] Se combinarían { $count } artículos con lo que ya había
    }
   *[no] { $count ->
        [one] Se combinó { $count } artículo con lo que ya había
       *[other] Se combinaron { $count } artículos con lo que ya había
    }
}
item-command-nothing-to-clear = No hay nada marcado en { QUOTED($list) }.
item-command-nothing-to-clear-in = No acabas de marcar nada de { QUOTED($list) } en { $shop }.

## ListCommandWords

list-command-ls-all-option = Todas las listas no archivadas
list-command-ls-todo-option = Solo lo que no está marcado
list-command-ls-sort-option = Ordenar por own (tu orden), name (nombre), store (tienda) o newest (lo más reciente); sin categorías
list-command-ls-group-option = Agrupar por category (categoría) o store (tienda), o no agrupar (none)
list-command-ls-store-option = Lo que se compra en una tienda o en cualquiera, en el orden de sus pasillos
list-command-ls-limit-option = Número máximo de artículos
list-command-ls-ids-option = Mostrar el id delante de cada artículo
list-command-ls-format-option = Mostrar cada artículo según una plantilla, como '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }', con los campos de --json
list-command-ls-json-option = Mostrar los artículos en JSON, con todos los campos
list-command-lists-all-option = Mostrar también las listas archivadas
list-command-lists-json-option = Mostrar las listas en JSON, con todos los campos
list-command-all-takes-no-list = --all muestra todas las listas: quita el nombre, o quita --all.
# An option names no shop.
list-command-empty-store = El nombre de la tienda está vacío.
list-command-store-or-group = Usa --store o --group, pero no los dos. Con --store, los artículos se agrupan por pasillo.
list-command-format-alone = Usa --format sin --json ni --ids; { "{" }id{ "}" } es el id.
# In the template of --format.
list-command-unclosed-field = Una llave abre un campo que no se cierra. Escribe { "{" }name{ "}" } para un campo y { "{" }{ "{" } para una llave.
list-command-list-is-empty = La lista está vacía.
# What to type if a filter's word was taken for a list's name.
list-command-to-filter-first = Para filtrar la primera lista: { $command }
list-command-nothing-matches = No hay resultados para { QUOTED($filter) }.
list-command-undid = Se deshizo: { $title }
list-command-redid = Se rehizo: { $title }
list-command-nothing-to-undo = No hay nada que deshacer.
list-command-nothing-to-redo = No hay nada que rehacer.
list-command-unknown-field = { QUOTED($name) } no es un campo de artículo. Los campos son { $known }.
# Words of a filter that mean nothing or are incomplete.
list-command-filter-not-understood = No se entiende en el filtro: { $words }

## ListEditWords

list-edit-renamed-list = { QUOTED($name) } se llama ahora { QUOTED($new) }
list-edit-list-archived = Se archivó { QUOTED($name) }
list-edit-list-was-archived = { QUOTED($name) } ya estaba archivada
list-edit-list-restored = Se restauró { QUOTED($name) }
list-edit-list-was-open = { QUOTED($name) } no estaba archivada
list-edit-duplicated-list = Se duplicó { QUOTED($name) } como { QUOTED($copy) }
list-edit-budget-set = El presupuesto de { QUOTED($list) } es de { $price }
list-edit-budget-removed = Se quitó el presupuesto de { QUOTED($list) }
list-edit-no-budget = { QUOTED($list) } no tiene presupuesto.
list-edit-not-a-budget = { QUOTED($text) } no es un presupuesto. Usa un precio y un periodo, como '250 € al mes', o none.
# Another list has the name.
list-edit-list-exists = { $archived ->
    [yes] Ya hay una lista archivada llamada { QUOTED($name) }. tote list restore la restaura.
   *[no] Ya hay una lista llamada { QUOTED($name) }.
}
list-edit-deleted-empty-list = Se eliminó { QUOTED($name) }
list-edit-deleted-list = { $count ->
    [one] Se eliminó { QUOTED($name) } con { $count } artículo
   *[other] Se eliminó { QUOTED($name) } con { $count } artículos
}
# The lists in their new order.
list-edit-ordered-lists = Orden nuevo: { $names }

## NameWords

# Nothing has this name.
name-no-such-list = No hay ninguna lista llamada { QUOTED($name) }.
name-no-such-item = No hay ningún artículo llamado { QUOTED($name) } en { QUOTED($list) }.
name-no-such-note = No hay ninguna nota llamada { QUOTED($name) }.
name-no-such-category = No hay ninguna categoría llamada { QUOTED($name) }.
# Above similar names, or all names.
name-similar-names = Nombres parecidos:
name-all-names = Los que hay:
# Above names that a word may mean.
name-matches-several-list = { QUOTED($name) } puede ser cualquiera de { $count } listas. Escribe más letras del nombre o un id:
name-matches-several-item = { QUOTED($name) } puede ser cualquiera de { $count } artículos de { QUOTED($list) }. Añade la cantidad o la tienda, o usa un id:
name-matches-several-note = { QUOTED($name) } puede ser cualquiera de { $count } notas. Escribe más letras del título o un id:
name-matches-several-category = { QUOTED($name) } puede ser cualquiera de { $count } categorías. Escribe más letras del nombre:
name-empty-name-list = El nombre de la lista está vacío.
name-empty-name-item = El nombre del artículo está vacío.
name-empty-name-note = El título de la nota está vacío.
name-empty-name-category = El nombre de la categoría está vacío.
# Tells lists and notes of one name apart.
name-created = creada el { $day }
name-changed = modificada el { $day }
name-archived-list = archivada
name-no-list-yet = Aún no hay listas. tote add crea una.
name-all-lists-are-archived = Todas las listas están archivadas. tote add --create --list NOMBRE ARTÍCULO crea otra.
# Several words need quotes to be one name.
name-needs-quotes = No hay ningún artículo llamado { QUOTED($word) } en { QUOTED($list) }. Un nombre de varias palabras va entre comillas: '{ $name }'
# It is on another list, which has to be named by name or id.
name-is-on-other-list = No hay ningún artículo llamado { QUOTED($name) } en { QUOTED($list) }. Hay uno en { QUOTED($other) }: añade { $option }
# Below a list that is cut.
name-and-more = y { $count } más

## MealCommandWords

meals-command-week-option = La semana de esta fecha, o next o last (por defecto: esta semana)
meals-command-json-option = Mostrar las comidas en JSON
meals-command-for-option = Cuántos comen (por defecto: lo que diga la receta)
meals-command-nothing = No hay nada planeado para la semana del { $day }. Empiézala con tote meals add lun tortitas.
meals-command-nothing-on = { $day }: no hay nada así planeado.
meals-command-removed = { $day }: ya no hay { $meal }
meals-command-several-recipes = Varias recetas empiezan así: { $titles }. Escribe más del nombre.
meals-command-several = Hay varias comidas planeadas: { $meals }. Di cuál.
meals-command-not-a-day = { QUOTED($text) } no es un día. Usa lun, una fecha como 2026-12-01 u hoy.

## NoteCommandWords

note-command-note-add-json-option = Mostrar la nota en JSON
note-command-note-tag-option = Solo las notas con esta etiqueta
note-command-note-archive-option = Las notas archivadas
note-command-note-trash-option = Las notas de la papelera
note-command-note-columns-option = Columnas que mostrar: title, tags, created, changed y propiedades, como title,rating
note-command-note-properties-option = Mostrar solo las propiedades, tal como están escritas
note-command-note-sort-option = Ordenar por changed (cambio), title (título), created (creación) o una propiedad (-rating: primero el mayor)
note-command-notes-json-option = Mostrar las notas en JSON, con todos los campos
note-command-note-json-option = Mostrar la nota en JSON, con todos los campos
note-command-note-title-option = Nuevo título
note-command-note-allow-empty-option = Permitir vaciar la nota con una entrada estándar vacía
note-command-note-append-option = Añadir el texto al final, en una línea nueva
note-command-note-forever-option = Eliminar para siempre, sin pasar por la papelera
note-command-note-update-links-option = Cambiar también los enlaces a la nota
note-command-dead-links-option = Solo los enlaces a notas que no existen
note-command-links-json-option = Mostrar los enlaces como JSON: dónde está cada uno y adónde lleva
note-command-note-yes-option = No preguntar antes de --forever
note-command-forever-needs-yes = --forever no se puede deshacer. Usa --yes si no hay ninguna terminal donde preguntar.
note-command-nothing-deleted = No se eliminó nada.
note-command-nothing-to-paste = No hay nada que pegar. Pásale un texto: wl-paste -t text/html | tote note paste
note-command-note-paste-to-option = Añadirlo al final de esta nota en vez de crear una
note-command-note-paste-json-option = Mostrar la nota en JSON
note-command-note-folders-option = Añadir los nombres de las carpetas a las etiquetas de las propiedades
note-command-no-note-files = No hay ningún archivo de Markdown o de texto.
note-command-skipped-file = Se omitió { $file }: { $reason }.
# Follows the name of a file that was skipped.
note-command-is-no-text = no es texto en UTF-8
note-command-unified-line-ends = Estos archivos mezclan finales de línea o tienen retornos de carro sueltos; una exportación termina todas las líneas igual: { $files }.
note-command-note-discard-option = Eliminar esos textos en vez de recuperarlos
note-command-nothing-to-recover = No hay ningún texto que recuperar.
note-command-editor-is-open = { $file } sigue abierto en un editor. Ciérralo antes.
note-command-cannot-recover = { $file } no es texto. No se hizo nada.
note-command-discarded-text = Eliminado: { $file }
note-command-unchanged-text = No se escribió nada en { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } tiene cambios sin guardar en la aplicación; están incluidos.
note-command-recovered-text = Se recuperó el texto del editor en { QUOTED($note) }
note-command-recovered-as-new = Se recuperó el texto del editor como nota nueva, { QUOTED($note) }
note-command-note-watch-option = Seguir activo y sincronizar cada cambio
note-command-note-mirror-yes-option = Seguir aunque se elimine la mayoría de las notas o de los archivos
note-command-cannot-mirror = { $path }: { $reason }. Lo hecho hasta ahí se conserva; repite el comando.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = Se eliminarían { $count } de las { $all } notas de { $folder }. No se hizo nada; si es lo que quieres, añade --yes.
note-command-created-note = Se creó la nota { QUOTED($name) }
note-command-changed-note = Se modificó la nota { QUOTED($name) }
note-command-trashed-note = Se movió a la papelera: { QUOTED($name) }
note-command-pinned-note = Se fijó: { QUOTED($name) }
note-command-unpinned-note = Se dejó de fijar: { QUOTED($name) }
note-command-archived-note = Se archivó: { QUOTED($name) }
note-command-restored-note = Se restauró: { QUOTED($name) }
note-command-renamed-note = { QUOTED($name) } se llama ahora { QUOTED($title) }
note-command-note-remove-alias-option = Quitar esos otros títulos
note-command-alias-to-remove = Indica el título que quieres quitar.
note-command-property-needs-sign = Escribe { QUOTED($text) } como NOMBRE=VALOR.
note-command-no-note-has-property = Ninguna de estas notas tiene la propiedad { QUOTED($name) }.
note-command-no-aliases = { QUOTED($name) } no tiene otros títulos.
note-command-no-such-alias = { QUOTED($name) } no tiene el título { QUOTED($title) }.
note-command-links-to-nothing = { QUOTED($name) } no enlaza a ninguna nota.
note-command-links-to-no-note = No hay ninguna nota llamada { QUOTED($title) }.
note-command-no-links = Ninguna nota enlaza con otra.
note-command-no-dead-links = Todos los enlaces llevan a una nota.
note-command-nothing-links = Ninguna nota enlaza a { QUOTED($name) }.
note-command-blank-title = El título está en blanco. No se modificó nada.
# A title with brackets, say.
note-command-cannot-be-linked = No se puede enlazar a un título como { QUOTED($title) }. No se modificó nada.
note-command-deleted-note = Se eliminó para siempre: { QUOTED($name) }
note-command-pinned = fijada
note-command-blank-note = La nota está vacía. No se creó nada.
note-command-nothing-written = No se escribió nada. No se creó ninguna nota.
note-command-nothing-changed = No se modificó nada.
note-command-empty-input-for-note = La entrada estándar está vacía. No se modificó nada; con --allow-empty se vacía la nota.
note-command-append-needs-text = --append necesita un TEXTO.
note-command-input-stands-alone = - es la entrada estándar y no puede ir con otras palabras. Si el guion es parte del texto, ponlo todo entre comillas.
note-command-no-terminal-for-editor = No hay ninguna terminal donde abrir un editor. Escribe un TEXTO, o - para la entrada estándar.
note-command-your-text = Tu texto está en { $file }.
note-command-kept-both = { QUOTED($name) } también se modificó desde otro lugar. La nota tiene ambas versiones, entre ▼ y ▲.
note-command-no-note-tagged = Ninguna nota tiene la etiqueta { QUOTED($tag) }.
note-command-no-note-found = Ninguna nota contiene todas esas palabras.
note-command-found-instead = Ninguna nota contiene todas esas palabras; estas tienen { QUOTED($corrected) }.
note-command-is-empty-notes = Aún no hay notas.
note-command-is-empty-archive = No hay notas archivadas.
note-command-is-empty-trash = La papelera está vacía.
note-command-delete-note-forever = ¿Eliminar { QUOTED($name) } para siempre?
note-command-delete-notes-forever = ¿Eliminar { $count } notas para siempre?
note-command-export-note-option = Exportar solo esta nota
note-command-export-format-option = Con --note: md, html o text (por omisión: md)
note-command-format-needs-note = --format es para una sola nota: añade --note NOTA. Todas las notas se exportan en Markdown.
note-command-export-needs-folder = Indica la carpeta para todas las notas, o una sola nota con --note NOTA.
note-command-file-exists = { $file } ya existe. Elige otro nombre.
note-command-exported-note = Se escribió { QUOTED($name) } en { $file }
note-command-exported-notes = { $count ->
    [one] Se escribió { $count } nota en { $folder }
   *[other] Se escribieron { $count } notas en { $folder }
}
note-command-imported-notes = Nuevas: { $new }; cambiadas: { $changed }{ $same ->
    [0] { "" }
    [one] ; sin cambios: { $same }
   *[other] ; sin cambios: { $same }
}
note-command-read-as-latin1 = Leídos como Latin-1: { $files }.
note-command-left-alone = No se tocaron, porque no son texto en UTF-8: { $files }.
note-command-aliases = Otros títulos de { QUOTED($name) }: { $titles }
note-command-aliases-gone = { QUOTED($name) } ya no tiene otros títulos
note-command-renamed-tag = #{ $old } ahora es #{ $new } en { $count ->
    [one] una nota
   *[other] { $count } notas
}
note-command-not-a-tag = { QUOTED($text) } no es una etiqueta: usa letras, cifras, - y _, con / antes de una subetiqueta.
note-command-tag-is-there = Otras notas ya tienen #{ $tag }: las dos son una sola etiqueta.
note-command-tag-stays = { $count ->
    [one] Una nota tiene #{ $tag } en sus propiedades
   *[other] { $count } notas tienen #{ $tag } en sus propiedades
}, que no cambian.
note-command-template-option = Empezar con esta plantilla
note-command-set-option = Responder a una pregunta de la plantilla: PREGUNTA=RESPUESTA
note-command-set-needs-template = --set responde a una pregunta de una plantilla: añade --template.
note-command-no-question = La plantilla no pregunta { QUOTED($text) }. Pregunta: { $questions }
note-command-no-questions = La plantilla { QUOTED($template) } no pregunta nada.
note-command-no-template = No hay ninguna plantilla { QUOTED($name) }. Hay: { $templates }
note-command-no-templates = Aún no hay plantillas. Pon una nota en la carpeta { QUOTED($folder) } o etiquétala con #template.
note-command-no-folders = Ninguna nota está en una carpeta.
note-command-move-needs-folder = Indica adónde: --to CARPETA (--to / para ninguna).
note-command-no-note-in = Ninguna nota está en la carpeta { QUOTED($folder) }.
note-command-not-a-folder = { QUOTED($text) } no puede ser una carpeta: ningún nombre empieza o termina con punto ni tiene \ : * ? " < > |.
note-command-folder-is-there = Ya hay otras notas en { QUOTED($folder) }: las dos son una sola carpeta.
note-command-moved-notes = { $count ->
    [one] { QUOTED($name) } está ahora en { QUOTED($folder) }
   *[other] { $count } notas están ahora en { QUOTED($folder) }
}
note-command-moved-to-top = { $count ->
    [one] { QUOTED($name) } ya no está en ninguna carpeta
   *[other] { $count } notas ya no están en ninguna carpeta
}
note-command-renamed-folder = { QUOTED($old) } ahora es { QUOTED($new) }, con { $count ->
    [one] una nota
   *[other] { $count } notas
}
note-command-move-to-option = La carpeta; / es ninguna
note-command-in-option = Solo las notas de esta carpeta o de las que contiene
note-command-add-in-option = Crearla en esta carpeta
note-command-updated-links = Enlaces cambiados en { $notes }
# These notes still link to the old title.
note-command-links-are-dead = { $count ->
    [one] { $notes } enlaza todavía a { QUOTED($title) }; --update-links lo cambiaría.
   *[other] { $notes } enlazan todavía a { QUOTED($title) }; --update-links lo cambiaría.
}
note-command-mirrored-notes = { $count ->
    [one] 1 nota cambiada
   *[other] { $count } notas cambiadas
}
note-command-mirrored-files = { $count ->
    [one] 1 archivo escrito
   *[other] { $count } archivos escritos
}
note-command-mirrored-trashed = { $count ->
    [one] { $count } nota a la papelera
   *[other] { $count } notas a la papelera
}
note-command-mirrored-removed = { $count ->
    [one] 1 archivo eliminado
   *[other] { $count } archivos eliminados
}
note-command-mirrored-nothing = No cambió nada.

## PriceCommandWords

price-command-price-json-option = Mostrar las compras en JSON, con todos los campos
price-command-price-date-option = Poner precio a lo comprado ese día, por ejemplo 2026-01-31, aunque ya tenga uno
price-command-date-without-item = --date es para un solo artículo: indica cuál.
price-command-no-purchase = No se conoce ninguna compra de { QUOTED($item) } el { $day }.
price-command-not-a-price = { QUOTED($text) } no es un precio. Escríbelo con su moneda, como 1,20 €.
price-command-price-does-not-fit = { $price } no encaja con la cantidad de { QUOTED($item) }. Indica el precio de toda la compra.
price-command-priced = { $item }, { $day }: { $price }
price-command-prices-json-option = Mostrar las compras en JSON, con todos los campos
price-command-spent-by-option = Sumar por week (semana), month (mes), category (categoría), store (tienda) o item (artículo); por defecto: month
price-command-spent-since-option = Solo desde este día, como 2026-01-31
price-command-spent-json-option = Mostrar las sumas en JSON
price-command-spent-csv-option = Mostrar CSV, para hojas de cálculo
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = último
price-command-lowest-price = mínimo
price-command-cheapest-store = más barato
price-command-no-prices = No se conoce ningún precio de { QUOTED($item) }. Se guarda al marcar un artículo con precio.
price-command-nothing-spent = Sin gastos en este periodo.
# Before the total.
price-command-total = total
price-command-not-a-date = { QUOTED($text) } no es una fecha. Usa año, mes y día, como 2026-01-31.
price-command-all-priced = Todas las compras tienen precio.
price-command-item-is-priced = No hay compras de { QUOTED($item) } sin precio.
# Below one that was priced.
price-command-more-unpriced = { $count ->
    [one] Queda 1 compra anterior de este artículo sin precio.
   *[other] Quedan { $count } compras anteriores de este artículo sin precio.
}
# Below sums.
price-command-unpriced-to-list = { $count ->
    [one] 1 artículo sin precio: tote price lo muestra.
   *[other] { $count } artículos sin precio: tote price los muestra.
}

## SharingHelpWords

sharing-help-share-as-option = Llamarla NOMBRE en el servidor
sharing-help-share-join-option = Unirse a una lista del servidor, o mostrarlas todas
sharing-help-share-json-option = Con --join, mostrarlo en JSON
sharing-help-delete-on-server-option = Eliminar también la lista del servidor
sharing-help-user-option = Tu nombre en el servidor
sharing-help-password-command-option = Leer la contraseña de la primera línea que escribe un comando
sharing-help-password-file-option = Leer la contraseña de la primera línea de un archivo que solo tú puedes leer
sharing-help-authorities-option = Confiar en las autoridades de certificación de un archivo (PEM) en lugar de las del sistema
sharing-help-sync-json-option = Mostrarlo en JSON
# `tote share` alone.
sharing-help-nothing-to-share = Indica qué lista compartir, o usa --join.
# `--json` without `--join`.
sharing-help-json-needs-join = Usa --json solo con --join.
sharing-help-no-sync-program = No se puede iniciar tote-sync ({ $reason }). Instálalo para compartir listas.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync no respondió como se esperaba. Instala la versión que corresponde a este Tote.

## StapleCommandWords

staple-command-staples-show-option = Mostrar qué se repite y cuándo toca, sin añadir nada
staple-command-staples-json-option = Mostrar en JSON los artículos o, con --show, lo habitual
staple-command-no-staples = Todavía no se repite nada. Prueba: tote repeat leche semanal
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = toca ya
staple-command-due-is-unknown = tras algunas compras
# An item and its new interval.
staple-command-repeats = { $item } se añadirá automáticamente { $interval }
staple-command-no-longer-repeats = { $item } ya no se añadirá automáticamente
staple-command-does-not-repeat = { QUOTED($item) } no se añade automáticamente.
staple-command-not-an-interval = { QUOTED($text) } no es una frecuencia. Usa semanal, 10 días, 3 semanas, 2 meses, habitual o nunca.
staple-command-nothing-due = Hoy no toca nada. Lo próximo: { $item }, el { $day }.
staple-command-nothing-due-yet = Hoy no toca nada, y aún no se sabe cada cuánto se compra { QUOTED($item) }.

## TodayCommandWords

today-command-nothing-due = Hoy no toca nada.
today-command-json-option = Mostrar en JSON lo que toca hoy y lo que piden las listas

## TransferWords

transfer-import-format-option = Leer en este formato (por defecto: según el nombre)
transfer-import-list-option = Añadir los artículos a esta lista
transfer-merge-option = Combinar con las listas y los artículos del mismo nombre
transfer-partial-option = Importar lo que se pueda leer
transfer-export-format-option = Formato de salida (por defecto: md)
transfer-purchases-are-tables = Las compras se exportan como csv o json.
# For the progress bar, titles of edits and errors.
transfer-standard-input = entrada estándar
transfer-importing = Importando { $name }
transfer-exporting = Exportando
transfer-mirroring = Sincronizando { $folder }
# What to do with a file that is no list.
transfer-import-as-note = Si es una nota: tote note import { $file }
transfer-nothing-imported = No se importó nada. Con --partial se importa lo que se pueda leer.
transfer-json-takes-no-list = El JSON ya dice en qué lista está cada artículo. Quita --list.
transfer-nothing-new = Nada nuevo: todo lo que hay en { $name } ya está aquí
transfer-notes-are-left-out = Solo se exportaron las listas. Con --format json se exportan también las notas.
transfer-unknown-format = Formato desconocido: { $name }. Usa --format { $known }.
transfer-left-out = { $count ->
    [one] Se omitió lo que no se pudo leer, en { $count } lugar.
   *[other] Se omitió lo que no se pudo leer, en { $count } lugares.
}
# Ticked items in the file, of lists that merge.
transfer-left-out-ticked = { $count ->
    [one] Se omitió { $count } artículo marcado.
   *[other] Se omitieron { $count } artículos marcados.
}
transfer-notice-tab = Leído con tabuladores como separador.
transfer-notice-semicolon = Leído con punto y coma como separador.
transfer-notice-delimiter = Leído con { QUOTED($sign) } como separador.
transfer-notice-column = Columna desconocida { QUOTED($name) }: se conserva en las notas de los artículos.
transfer-notice-encoding = Leído como { $name }, no como UTF-8.
transfer-notice-program = Leído como una exportación de { $name }.
transfer-notice-no-heading = La primera fila no tiene encabezados: las columnas se leyeron por su contenido.
transfer-notice-currency = Los precios sin moneda se leyeron como { $currency }.
transfer-notice-noted = Se conserva en las notas de los artículos: { QUOTED($name) } ({ $count }).
transfer-notice-left-out = No se importó: { QUOTED($name) } ({ $count }).
transfer-notice-nameless = Se omitió la línea { $line }, que no tiene nombre: { $found }.
transfer-imported-rows = { $dry ->
    [yes] { $rows ->
        [one] Se importaría { rows-counted }
       *[other] Se importarían { rows-counted }
    }
   *[no] { $rows ->
        [one] Se importó { rows-counted }
       *[other] Se importaron { rows-counted }
    }
}
transfer-imported-rows-beside = { $already ->
    [one] { transfer-imported-rows }; { $already } ya estaba
   *[other] { transfer-imported-rows }; { $already } ya estaban
}
transfer-imported-lists = { $dry ->
    [yes] { $items ->
        [one] Se importaría { items-counted } en { lists-counted }
       *[other] Se importarían { items-counted } en { lists-counted }
    }
   *[no] { $items ->
        [one] Se importó { items-counted } en { lists-counted }
       *[other] Se importaron { items-counted } en { lists-counted }
    }
}
transfer-imported-items = { $dry ->
    [yes] { $items ->
        [one] Se importaría { items-counted } en { QUOTED($list) }
       *[other] Se importarían { items-counted } en { QUOTED($list) }
    }
   *[no] { $items ->
        [one] Se importó { items-counted } en { QUOTED($list) }
       *[other] Se importaron { items-counted } en { QUOTED($list) }
    }
}
transfer-imported-items-unticked = { $ticked ->
    [one] { transfer-imported-items }; sin contar { $ticked } ya marcado
   *[other] { transfer-imported-items }; sin contar { $ticked } ya marcados
}
# A name that several lists have now.
transfer-namesakes = { $dry ->
    [yes] Habría { $count } listas llamadas { QUOTED($name) }.
   *[no] Ahora hay { $count } listas llamadas { QUOTED($name) }.
}
# What to do for one list instead.
transfer-add-to-old-list = { $dry ->
    [yes] Para añadir a la que ya existe: { $command }
   *[no] Para añadir a la anterior: tote undo, y luego { $command }
}
# What is wrong with an imported file, after its place in the form that editors jump to.
transfer-expected = { $place } se esperaba: { $expected }; se encontró: { $found }.
transfer-expected-utf8 = texto en UTF-8
transfer-expected-shorter-text = un máximo de { $most } bytes aquí
transfer-expected-fewer-items = un máximo de { $most } artículos por archivo (divídelo)
transfer-expected-item-name = el nombre de un artículo
transfer-expected-list-name = el nombre de una lista
transfer-expected-heading-or-item = un encabezado (# Compra) o un artículo (- [ ] leche)
transfer-expected-space-after-box = un espacio después de la casilla
transfer-expected-cells = { $count ->
    [one] un total de { $count } celda, como en la primera fila
   *[other] un total de { $count } celdas, como en la primera fila
}
transfer-expected-column-once = cada columna una sola vez
transfer-expected-name-column = una columna "name" en la primera fila
transfer-expected-amount-cell = una cantidad, como 2,5 kg
transfer-expected-price-cell = un precio con su moneda, como 1,09 €
transfer-expected-truth = true o false
transfer-expected-date-cell = una fecha, como 2026-11-21
transfer-expected-number = un número entero
transfer-expected-text = texto
transfer-expected-empty-cell = una celda vacía
transfer-expected-no-quote-in-cell = ninguna comilla en una celda que no empieza con comillas
transfer-expected-end-of-cell = el final de la celda tras sus comillas de cierre
transfer-expected-closing-quote = las comillas de cierre
transfer-expected-calendar = un calendario (BEGIN:VCALENDAR)
transfer-expected-calendar-task = un calendario con tareas (VTODO)
transfer-expected-component-begin = "BEGIN:{ $name }" antes de esto
transfer-expected-component-end = "END:{ $name }" para cerrar esto
transfer-expected-object = un objeto { "{" } … { "}" }
transfer-expected-array = un array [ … ]
transfer-expected-any-value = un valor
transfer-expected-field-name = el nombre de un campo entre comillas dobles
transfer-expected-colon = dos puntos después del nombre del campo
transfer-expected-comma-or-brace = una coma o la llave de cierre
transfer-expected-comma-or-bracket = una coma o el corchete de cierre
transfer-expected-end-of-file = el final después de la última llave
transfer-expected-one-of-fields = uno de los campos { $names }
transfer-expected-field-once = cada campo una sola vez
transfer-expected-field = el campo "{ $name }" en este objeto
transfer-expected-json-text = texto entre comillas dobles
transfer-expected-json-id = un UUID entre comillas dobles
transfer-expected-json-moment = un número entero de milisegundos desde 1970
transfer-expected-json-rank = una posición entre comillas dobles, como "a0"
transfer-expected-json-category = el nombre de una categoría entre comillas dobles
transfer-expected-json-amount = una cantidad como { "{" }"quantity": 2.5, "unit": "kg"{ "}" }
transfer-expected-json-price = un precio como { "{" }"value": 1.09, "currency": "EUR"{ "}" }
transfer-expected-json-tags = un array de etiquetas
transfer-expected-json-titles = un array de títulos
transfer-expected-tag = una etiqueta entre comillas dobles, sin espacios
transfer-expected-quantity = un número mayor que cero con 3 decimales como máximo
transfer-expected-amount-fields = los campos quantity y unit, una vez cada uno
transfer-expected-price-fields = los campos value y currency, una vez cada uno
transfer-expected-one-of-units = una de las unidades { $units }
transfer-expected-one-of-currencies = el código de una moneda, como EUR
transfer-expected-whole-value = un número entero a partir de 0
transfer-expected-value = { $decimals ->
    [one] un número a partir de 0 con { $decimals } decimal como máximo
   *[other] un número a partir de 0 con { $decimals } decimales como máximo
}
transfer-expected-format = "tote"
transfer-expected-version = un número de versión
transfer-expected-older-version = la versión { $version } o una anterior, porque el archivo es de un Tote más reciente (actualiza Tote)
transfer-expected-later-version = la versión { $version } o una posterior
transfer-expected-new-row = que no hubiera otra fila con el mismo { $key }
transfer-expected-known-list = un artículo cuya lista esté en este archivo
transfer-expected-row = una fila
transfer-expected-depth = un máximo de { $most } valores anidados
transfer-expected-escape = una de las secuencias de escape \" \\ \/ \b \f \n \r \t \u
transfer-expected-hex-digits = cuatro dígitos hexadecimales después de \u
transfer-expected-first-surrogate = la primera mitad de un par suplente antes de esta
transfer-expected-second-surrogate = la segunda mitad de un par suplente después de esta
transfer-expected-no-control-character = texto sin caracteres de control (escríbelos como \u00XX)
transfer-found-end-of-file = el final del archivo
transfer-found-end-of-line = el final de la línea
transfer-found-nothing = nada
transfer-found-none = nada
transfer-found-invalid-byte = un byte no válido
transfer-found-list = la lista { $id }
transfer-found-version = la versión { $version }
# Parts of other sentences.
items-counted = { $items ->
    [one] { $items } artículo
   *[other] { $items } artículos
}
lists-counted = { $lists ->
    [one] { $lists } lista
   *[other] { $lists } listas
}
rows-counted = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}
transfer-expected-or-null = { $expected }, o null

## UsageWords

# How a name is quoted, here and by QUOTED.
usage-quoted = “{ $text }”
usage-did-you-mean = ¿Querías decir { $word }?
# Where to read on: `tote help add`.
usage-try-help = Consulta { $command }.
usage-argument-is-no-text = Un argumento no es UTF-8 válido. No se hizo nada.
usage-cannot-read = No se puede leer { QUOTED($name) }: { $reason }.
usage-cannot-write = No se puede escribir { QUOTED($name) }: { $reason }.
usage-too-large = { $name } ocupa más de { $megabytes } MB. Divídelo en archivos más pequeños.
usage-is-device = { $name } es un dispositivo, no un archivo. No se leyó nada.
usage-interrupted = Interrumpido. No se modificó nada.
usage-interrupted-halfway = Interrumpido a medias. Vuelve a ejecutarlo para terminar.
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [s/N]
usage-unknown-command = No existe el comando { QUOTED($word) }.
usage-unknown-subcommand = { $command } no tiene el comando { QUOTED($word) }.
usage-unknown-option = Opción desconocida: { $word }.
usage-unknown-option-or-text = Opción desconocida: { $word }. Si es texto, pon -- delante.
usage-takes-no-value = { $option } no admite ningún valor.
usage-missing-value = Falta un valor: { $option } { $operand }.
usage-missing-operand = { $command } está incompleto: falta { $operand }.
usage-missing-command = Después de { $command } falta un comando: { $known }.
usage-unexpected = Sobra un argumento: { QUOTED($word) }.
usage-not-a-number = { $option } necesita un número a partir de 1, no { QUOTED($value) }.
usage-not-a-choice = { $option } no admite { QUOTED($value) }. Usa { $known }.
usage-only-for-app = { $option } es solo para la aplicación; los comandos no la admiten.
usage-restricted = Esta cuenta está restringida: “{ $word }” no está disponible.
usage-restricted-file = Esta cuenta está restringida: aquí no se pueden usar archivos ({ $word }).
# What came over ssh.
usage-open-quote = Faltan comillas de cierre en “{ $line }”.
# The input isn't UTF-8, in this line if known.
usage-input-is-no-text = La entrada estándar no es UTF-8 válido. No se hizo nada.
usage-input-line-is-no-text = La entrada estándar, línea { $line }, no es UTF-8 válido. No se hizo nada.
usage-result-not-written = { $changed ->
    [yes] Los cambios están hechos, pero no se pudo escribir el resultado: { $reason }.
   *[no] No se pudo escribir el resultado: { $reason }.
}
# All but the last of several words, with commas between them, and the last: md, csv or json.
usage-alternatives = { $first } o { $last }
# The same at the end of a sentence that says what may be chosen.
usage-choices = { $first } o { $last }
# What means yes, without capitals and accents.
usage-yes = s, si

## What tote help and the manual say of each command
#
# A line of the details is a paragraph; a bullet begins a case, two blanks a line to type. Under each example is what it does.

help-of-play = Pulsar teclas en la aplicación y mostrar lo que se ve
    .details =
        Cada carácter pulsa su tecla. Las demás se escriben <Enter>, <Esc>, <Space>, <ctrl+r> o <f5>, y << es <.
        • <paste PALABRAS> pega texto
        • <resize 40x10> cambia el tamaño
        • <wait 2s> deja pasar el tiempo
        • <other> pasa a un segundo Tote, con las mismas listas
        - lee el script de la entrada estándar; los saltos de línea se ignoran.
        La aplicación empieza con listas vacías. Tus datos no se leen ni se modifican.
    .examples =
        tote play 'a2 kg de manzanas<Enter>leche<Enter><Esc>'
          muestra una lista con manzanas y leche
        tote play --svg --size 60x12 'aleche<Enter><Esc>' >leche.svg
          la dibuja como imagen

help-of-replay = Reproducir una grabación de tote --record
    .details =
        En una terminal se abre el inspector: las flechas izquierda y derecha recorren la grabación, / busca y ? muestra los atajos. Si no, se muestra la última pantalla.
        Los datos se leen de ARCHIVO.db, que tote --record también escribe, y no se modifican. Lo que otros programas hicieron entretanto no se reproduce.
    .examples =
        tote replay fallo.rec
          lo recorre paso a paso
        tote replay fallo.rec --test 12...15
          muestra una prueba de estas acciones
        tote replay fallo.rec --check
          encuentra la primera pantalla distinta

help-of-guide = Leer un capítulo de la guía
    .details = Sin CAPÍTULO, los enumera. tote help guide CAPÍTULO es lo mismo. La guía está en inglés.
    .examples =
        tote guide notes
          explica cómo se escriben notas

help-of-env = Mostrar lo que necesita un informe de error
    .details = Versión, sistema, terminal, idioma, ajustes y cuántos datos hay, en inglés. No contiene ningún nombre ni texto tuyo.
    .examples =
        tote env
          muestra lo que necesita un informe de error

help-of-log = Mostrar lo que hizo la aplicación
    .details = tote --debug abre la aplicación y registra cada acción con los cambios que produjo. El registro puede contener lo que hay en tus listas; solo tú puedes leerlo.
    .examples =
        tote log -n 5
          muestra las últimas cinco acciones y sus cambios

help-of-config = Ver y cambiar los ajustes
    .details =
        Sin comando, muestra todos los ajustes: valor, de dónde viene y qué hace. Están en $XDG_CONFIG_HOME/tote/config.toml, que también puedes editar a mano; una aplicación abierta los aplica al momento.
        Vale el último de estos: el valor por defecto, el archivo, una variable como TOTE_THEME, una opción como --theme.
        Lo que no se entiende del archivo se indica con su línea, y lo demás se aplica.
    .examples =
        tote config
          muestra todos los ajustes
        tote config set first-weekday sunday
          empieza las semanas en domingo

help-of-config-get = Mostrar el valor de un ajuste
    .examples =
        tote config get theme
          muestra el nombre del tema

help-of-config-set = Cambiar un ajuste en el archivo
    .details =
        Se conservan los comentarios y el orden del archivo. Los ajustes:
        { $settings }
        También son nombres keys.COMANDO, con teclas para un comando de la aplicación, y colors.ROL, colors.dark.ROL y colors.light.ROL, con un color: un nombre, un número de 0 a 255 o #rrggbb.
    .examples =
        tote config set language tr
          cambia el idioma al turco
        tote config set editor 'nano -w'
          edita las notas con nano
        tote config set keys.items.tick space t
          marca también con t
        tote config set colors.dark.accent '#5ecbe0'
          elige un color

help-of-config-unset = Quitar un ajuste del archivo
    .examples =
        tote config unset theme
          deja otra vez que la terminal elija el tema

help-of-config-edit = Abrir los ajustes en un editor
    .details = Un archivo nuevo explica cada ajuste. Los errores se indican al cerrar el editor.
    .examples =
        tote config edit
          edita los ajustes

help-of-config-keys = Mostrar las teclas de los comandos de la aplicación
    .details = Un comando por línea: su nombre en el archivo, sus teclas y lo que hace.
    .examples =
        tote config keys | grep historial
          busca lo que abre el historial

help-of-config-path = Mostrar la ruta del archivo
    .examples =
        cp dotfiles/tote.toml "$(tote config path)"
          usa los ajustes de otro equipo

help-of-cook = Añadir a una lista lo que pide una receta
    .details =
        Una receta es una nota con ingredientes: casillas, o las líneas debajo de Ingredientes. Una línea como raciones: 4 dice para cuántos es. Se añaden los ingredientes sin marcar, en un solo paso que se puede deshacer.
        • --for ajusta las cantidades. Lo que se compra por piezas se redondea hacia arriba; a partir de 50 g o ml, se redondea de 5 en 5.
        • Un menú es una nota con enlaces a recetas. Se añaden juntas: los artículos repetidos se suman.
        • Detrás de cada enlace se indica cuánto: [[Tortitas]] x2, [[Sopa]] para 6.
        • Del menú se omite lo que ya añadiste de una receta por separado esta semana, desde que añadiste el menú.
        • Lo añadido lleva la tienda, la nota y el precio por kg o por unidad de la última compra. La cantidad que compras normalmente no cambia.
        • Lo que hay en casa se omite; si no basta, solo se añade el resto. --done saca las cantidades cuando ya está cocinado.
        NOTA es un título, el principio de uno si no es ambiguo, o un id.
    .examples =
        tote cook tortitas --for 6
          añade lo que necesitan seis personas
        tote cook Semana --dry-run
          muestra lo que añadirían las recetas de la semana
        tote cook tortitas --done
          ya está cocinado: sacar lo que pedía

help-of-backup = Hacer una copia de seguridad
    .details = Hace una copia coherente que solo tú puedes leer. Sin ARCHIVO, se guarda junto a las copias diarias; de cada tipo se conservan las diez últimas. Nunca se sobrescribe un archivo, y la carpeta debe existir.
    .examples =
        tote backup
          hace una copia de seguridad y dice dónde está
        tote backup /media/usb/tote.db
          hace una copia de seguridad en otro lugar

help-of-check = Comprobar la base de datos
    .details =
        Comprueba:
        • cada página, tabla e índice del archivo
        • que cada artículo tenga una lista y, en ella, una posición propia
        • que los artículos y las notas se encuentren por sus palabras
        • que se pueda leer cada cambio del historial
        • que nadie más pueda leer los archivos
        Termina con el código 4 si queda algún problema. Una página dañada o una tabla que falta solo se recuperan de una copia de seguridad, que ofrece la aplicación.
        El historial guarda un año de cambios para deshacer, y al menos 20.000. La aplicación quita los más antiguos cuando no tiene otra cosa que hacer; --compact lo hace ahora. Mientras tanto, otros programas pueden seguir escribiendo.
    .examples =
        tote check
          dice qué está mal, si algo lo está
        tote check --repair
          hace una copia de seguridad y repara
        tote check --compact
          deja el archivo lo más pequeño posible

help-of-where = Mostrar dónde están los archivos
    .details =
        Con un LUGAR (database, backups o log), muestra solo su ruta, para los scripts.
        • La base de datos es el archivo que indica --db o TOTE_DB o, si no, $XDG_DATA_HOME/tote/tote.db.
        • Las copias de seguridad y el registro están en $XDG_STATE_HOME/tote.
    .examples =
        tote where
          muestra dónde están la base de datos, las copias y el registro
        ls -l "$(tote where backups)"
          muestra las copias de seguridad

help-of-tote = Listas de la compra y notas en la terminal
    .details =
        Sin comando, tote abre tus listas en la aplicación, donde ? muestra todos los atajos.
        Los comandos usan la misma base de datos que la aplicación, y tote undo deshace cualquier cambio, venga de donde venga. Ordenar artículos a mano solo se puede hacer en la aplicación.
        Cómo se nombran las cosas, sin distinguir mayúsculas ni acentos:
        • una LISTA, por su nombre, por el principio del nombre si no es ambiguo, o por su id
        • un ARTÍCULO, por su nombre completo o por su id
        • una NOTA, por su título completo o por su id; en note show basta el principio del título
        Los resultados van a la salida estándar y los mensajes a la salida de errores. Los mensajes están en el idioma del sistema.
        -- indica el final de las opciones; - es la entrada estándar.

help-of-help = Mostrar la ayuda de tote o de un comando
    .examples =
        tote help add
          muestra la ayuda de tote add

help-of-manual = Mostrar la página de manual
    .examples =
        tote manual >tote.1 && man ./tote.1
          guarda la página de manual y la abre

help-of-completion = Mostrar un script de autocompletado para el shell
    .details = Con una LÍNEA, muestra lo que puede completarla, que es lo que usan los scripts; en bash, PARTE es el final de la línea que se sustituirá.
    .examples =
        source <(tote completion bash)
          activa el autocompletado en este bash; en ~/.bashrc, en todos
        source <(tote completion zsh)
          lo mismo en zsh; en ~/.zshrc, va después de compinit
        tote completion fish >~/.config/fish/completions/tote.fish
          activa el autocompletado en fish

help-of-history = Mostrar qué se hizo y con qué programa
    .details =
        Muestra un paso por línea, primero el más reciente: su número, cuándo fue, el programa y qué se hizo, ya sea en la aplicación, en la línea de comandos o por quienes comparten una lista.
        tote undo PASO deshace un solo paso; sin número, el señalado con “se deshace primero”.
    .examples =
        tote history
          muestra los últimos veinte pasos
        tote history -n 1 --json | jq '.[0].number'
          muestra el número del último paso para un script

help-of-watch = Mostrar cada cambio en cuanto ocurre
    .details =
        Muestra una línea por cada cambio en las listas o las notas, sea cual sea el programa que lo haga. Sus campos, separados por tabuladores:
        • el número, desde el que continúa --since
        • la hora, en UTC
        • el programa: app, command-line, sync o unknown
        • qué se hizo
        • las listas afectadas, si las hay
        Sin --since, empieza con el próximo cambio. Termina cuando se cierra la tubería o con Ctrl+C, y no usa el procesador mientras no ocurre nada.
        --since muestra primero todo lo posterior a ese número. Termina con 1 si el historial ya no llega tan atrás: entonces vuelve a leer las listas y continúa desde el último paso de tote history.
    .examples =
        tote watch
          muestra lo que ocurre a partir de ahora
        tote watch --since 41 --list Fiesta
          muestra qué pasó con la lista Fiesta después del cambio 41
        tote watch | while read -r change; do tote lists; done
          muestra lo que queda por comprar después de cada cambio

help-of-add = Añadir artículos a una lista
    .details =
        Las palabras sin comillas forman un solo artículo; cada argumento entre comillas es un artículo, y si son varias líneas, cada línea lo es. Se leen como en la aplicación:
          { $pattern }
        • Si el artículo ya está en la lista, las cantidades se suman; si está marcado, se desmarca.
        • Unidades: { $units }. También valen las palabras enteras y los plurales. 2x500 g son dos de 500 g; pack de 6 cervezas es un paquete.
        • Un precio es un número con { $currencies }, o el código de cualquier moneda, delante o detrás, o uno con dos decimales al final: 6,49. Es el precio de toda la línea, salvo que sea por unidad: 1,99 €/kg, 0,30 €/x, 0,30 la pieza. De varios precios seguidos cuenta el último, igual que una cantidad al final: 2 l leche 3 l.
        • Con 1 a 9 litros, kilos, libras o galones enteros, c/u es el precio de cada uno: 2 l leche 1,09 € c/u cuesta 2,18 €. Con otro peso o volumen, el del envase: 500 g queso 4,20 € c/u.
        • Entre comillas, el texto se toma tal cual: "7 up" es un nombre, @"Mercado Central" una tienda, #"Mis cosas" una categoría.
        El shell interpreta #, $, ! y las comillas: pon la línea entre comillas simples.
        Si - es la única palabra, añade las líneas de la entrada estándar, leídas como un texto pegado, en un solo paso que se puede deshacer: todo o nada.
        Sin ARTÍCULO, pregunta debajo de la línea de comandos con el campo de la aplicación; Esc termina.
    .examples =
        tote add 2 kg de manzanas
          añade dos kilos, o dos más
        tote add '2 l leche' '6 huevos' pan
          añade tres cosas
        tote add --list Fiesta 'patatas fritas x3 @Lidl !las saladas'
          añade a otra lista
        tote add '6 latas "7 up" @"Mercado Central" 4,50€'
          comillas dentro de comillas: un nombre y una tienda de dos palabras
        tote add '12 huevos 0,30€ la pieza'
          el precio de uno; la línea cuesta 3,60 €
        tote add -q - < habitual.txt
          añade cada línea de un archivo

help-of-edit = Editar un artículo
    .details =
        Las palabras que siguen a ARTÍCULO son su línea nueva, y se leen como en tote add: lo que no digan se pierde. El artículo se nombra como en tote done.
        Sin ellas, muestra la línea que describe el artículo; así es fácil cambiar solo una parte.
        Si ya hay un artículo con el nombre nuevo, los dos se combinan.
    .examples =
        tote edit leche 2 l leche de avena @Lidl
          lo edita
        tote edit leche $(tote edit leche) @Lidl
          cambia solo dónde comprarlo

help-of-done = Marcar artículos
    .details =
        Un ARTÍCULO es un nombre completo, sin distinguir mayúsculas ni acentos, o un id; un nombre de varias palabras va entre comillas. Si dos artículos se llaman igual, añade lo que los distingue: 'leche @Lidl'.
        Lo marcado cuenta como comprado. Si vuelves a añadir un artículo, se desmarca.
        Si - es la única palabra, marca cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.
        Sin ARTÍCULO, eliges debajo de la línea de comandos: escribe para buscar, Tab señala, Intro marca.
    .examples =
        tote done manzanas 'tomates cherry'
          marca los dos
        tote ls --json | jq -r '.[].name' | tote done -
          lo marca todo

help-of-pick = Elegir algo escribiendo y mostrarlo
    .details =
        Pregunta en unas filas debajo de la línea de comandos, para scripts y teclas de tu shell. Lo que escribes reduce las filas como en la aplicación: bastan principios de palabras e iniciales. Intro muestra lo elegido en la salida estándar; Esc sale con 1 y no muestra nada.
        Las teclas vienen del terminal aunque la entrada o la salida estándar sea una tubería.
        tote guide command-line tiene atajos para bash, zsh y fish.
    .examples =
        tote note show "$(tote pick note)"
          elegir una nota y leerla
        tote pick item --many --ids | tote done -
          elegir lo que se marca

help-of-pick-note = Elegir notas por su título
    .details = Las notas que no están archivadas ni en la papelera, en el orden de la aplicación. Si otra tiene el mismo nombre, se muestra su id.
    .examples =
        tote note edit "$(tote pick note --ids)"
          elegir una nota y escribir en ella

help-of-pick-item = Elegir artículos de una lista
    .examples =
        tote rm -l Party "$(tote pick item -l Party)"
          elegir lo que se elimina de una lista

help-of-pick-list = Elegir listas
    .examples =
        tote ls "$(tote pick list)"
          elegir una lista y mostrarla

help-of-untick = Desmarcar artículos
    .details =
        Los artículos se nombran como en tote done. En las doce horas siguientes a marcarlo, desmarcar significa que al final no se compró; después, que vuelve a hacer falta.
        Si el artículo ya está otra vez en la lista, los dos se combinan.
        Si - es la única palabra, desmarca cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.
    .examples =
        tote untick manzanas
          devuelve las manzanas a la lista
        tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -
          lo desmarca todo

help-of-clear = Quitar lo marcado
    .details = Quita los artículos marcados de una lista. Las compras siguen en tote spent, y tote undo recupera los artículos.
    .examples =
        tote clear
          quita los artículos marcados de la primera lista
        tote clear --store Lidl
          quita solo lo que acabas de marcar en Lidl
        tote clear --paid 66.30
          y reparte el resto del tique entre los artículos sin precio

help-of-mv = Mover artículos a otra lista
    .details =
        Los artículos se nombran como en tote done. Si en LISTA ya hay uno igual, los dos se combinan y se muestra la línea resultante.
        Si - es el único artículo, mueve cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.
    .examples =
        tote mv patatas limonada Fiesta
          mueve los dos a otra lista
        tote ls --ids @panadería | cut -d ' ' -f 1 | tote mv --create - Sábado
          mueve una parte a una lista nueva

help-of-rm = Eliminar artículos
    .details =
        Los artículos se nombran como en tote done. tote undo los recupera.
        Si - es la única palabra, elimina cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.
    .examples =
        tote rm leche
          elimina la leche de la primera lista
        tote rm -l Fiesta 'leche @Lidl'
          elimina de otra lista solo la leche de Lidl

help-of-ls = Mostrar una lista
    .details =
        Un artículo por línea, en el orden de la aplicación (por defecto: la primera lista).
        • En una terminal, los artículos se agrupan por categoría.
        • En una tubería solo hay artículos; con --all, cada uno va detrás del nombre de su lista.
        --store también muestra lo que se compra en cualquier tienda. El orden de los pasillos se aprende del orden en que marcas; en la aplicación puedes cambiarlo.
        Un FILTRO se lee como en la aplicación, y tiene que cumplirse entero:
        • leche avena: ambas palabras, en cualquier orden; "leche de avena": la frase exacta
        • @lidl, #lácteos, +ana: una tienda, una categoría, una persona
        • >2€, <=5€: un intervalo de precios
        • is:ticked, is:priced, is:unpriced: en el carrito, con precio, sin precio
        • -leche: todo menos la leche; necesita -- delante
        Sin el nombre de una lista, el filtro tiene que empezar por @, #, <, >, is: o comillas. El shell interpreta #, <, > y las comillas: ponlos entre comillas simples. Si no hay resultados, termina con el código 3.
    .examples =
        tote ls
          muestra la primera lista
        tote ls --todo Fiesta
          muestra lo que falta por comprar para la fiesta
        tote ls Compra leche '<2€'
          muestra la leche de menos de dos euros
        tote ls --sort newest --limit 3
          muestra lo último que se añadió
        tote ls --todo --store Lidl
          muestra lo que hay que comprar en Lidl, pasillo a pasillo
        tote ls --ids @lidl | cut -d ' ' -f 1 | tote done -
          marca todo lo de Lidl
        tote ls --format '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }'
          muestra el nombre y la cantidad, separados por un tabulador
        tote ls --json | jq -r '.[] | select(.ticked | not) | .name'
          muestra los nombres para un script

help-of-lists = Mostrar todas las listas
    .details = Las listas con el mismo nombre muestran también su fecha de creación y un id corto, que sirve en cualquier comando.
    .examples =
        tote lists
          muestra cada lista y cuánto queda en ella
        tote lists --json | jq -r '.[].name'
          muestra los nombres para un script

help-of-undo = Deshacer el último cambio
    .details =
        Deshace el último cambio, hecho en la aplicación o en la línea de comandos.
        Con el número de un PASO de tote history, deshace solo ese, si ningún paso posterior depende de él; si no, dice cuál depende y termina con el código 1. También eso se puede deshacer, como cualquier cambio.
        En un terminal, muestra primero qué se desharía y pregunta; con --yes lo deshace enseguida.
    .examples =
        tote undo
          deshace el último cambio y dice cuál era
        tote undo 41
          deshace el paso 41 y deja como está todo lo posterior

help-of-redo = Rehacer lo último que se deshizo
    .examples =
        tote redo
          rehace el cambio y dice cuál era

help-of-list = Crear, renombrar, archivar, ordenar y eliminar listas
    .examples =
        tote list new Ferretería del barrio
          crea una lista

help-of-list-new = Crear una lista
    .details = El nombre no puede estar en uso. La lista queda debajo de las demás.
    .examples =
        tote list new Ferretería del barrio
          crea una lista vacía

help-of-list-rename = Renombrar una lista
    .details = LISTA es una sola palabra o va entre comillas; las palabras que siguen son el nombre nuevo.
    .examples =
        tote list rename Fiesta Fiesta de cumpleaños
          le da otro nombre

help-of-list-archive = Archivar una lista
    .details = Una lista archivada conserva sus artículos, pero solo aparece con tote lists --all. Para restaurarla, usa tote list restore.
    .examples =
        tote list archive Fiesta
          la archiva

help-of-list-restore = Restaurar una lista archivada
    .examples =
        tote list restore Fiesta
          la vuelve a mostrar

help-of-list-duplicate = Duplicar una lista
    .details = La copia queda debajo de la lista, sin nada marcado.
    .examples =
        tote list duplicate Acampada
          prepara el próximo viaje

help-of-list-rm = Eliminar una lista con sus artículos
    .details = LISTA es un nombre completo o un id. tote undo recupera la lista con todo lo que tenía.
    .examples =
        tote list rm Fiesta
          elimina la lista y lo que hay en ella

help-of-list-order = Ordenar las listas
    .details = Las listas nombradas van primero, en este orden; las demás quedan debajo como están. La primera lista es la que usan los comandos si no se indica otra.
    .examples =
        tote list order Fiesta Compra
          pone la fiesta primero

help-of-list-budget = Fijar o mostrar el presupuesto de una lista
    .details =
        Di para cuánto tiempo es: un mes, una semana o una compra, como '80 por compra'. Si no se dice, vale el tiempo del presupuesto anterior o, si no había, un mes. Sin moneda, un número usa la de la lista; con none, lo quita.
        Sin PRECIO, muestra cuánto se ha gastado. Cuentan todas las compras de ese tiempo, también las ya retiradas; una compra dura doce horas.
    .examples =
        tote list budget Fiesta '80€ por compra'
          lo fija
        tote list budget Fiesta none
          lo quita

help-of-note = Escribir, mostrar y buscar notas
    .examples =
        tote note ls
          muestra todas las notas

help-of-note-add = Escribir una nota nueva
    .details =
        La primera palabra es el título; un título de varias palabras va entre comillas. Lo demás es el texto, en Markdown, y cada #palabra es una etiqueta.
        • - en lugar del texto lo lee de la entrada estándar.
        • - sin nada más lee también el título, de la primera línea.
        • - a solas también acepta la página de un sitio de recetas y guarda su receta: curl … | tote note add -
        • Sin ninguna palabra se abre tu editor: $VISUAL, $EDITOR o vi.
        • --template empieza con el texto y las propiedades de una plantilla. Sus preguntas se hacen en un terminal; --set las responde y, si no, quedan vacías.
    .examples =
        tote note add --template Reunión --set Quién=Ana 'Arreglo del tejado'
          empieza con una plantilla
        tote note add Tortitas 'Harina, huevos, leche. #receta'
          escribe una nota
        git log -1 --format=%B | tote note add -q -
          convierte el último commit en una nota

help-of-note-ls = Mostrar todas las notas
    .details =
        Una nota por línea: su título, sus etiquetas y el día de su último cambio. Las notas fijadas van primero.
        Termina con el código 3 si ninguna nota tiene la etiqueta.
    .examples =
        tote note ls --tag receta
          muestra las recetas
        tote note ls --columns title,rating --sort=-rating
          primero las mejores
        tote note ls --json | jq -r '.[].title'
          muestra los títulos para un script

help-of-note-show = Mostrar una nota
    .details = NOTA es un título, el principio de uno si no es ambiguo, o un id. En una terminal, el título se muestra encima del texto; en una tubería, solo el texto.
    .examples =
        tote note show tortitas
          la muestra
        tote note show --json tortitas | jq -r .text
          muestra exactamente su texto

help-of-note-edit = Editar una nota
    .details =
        NOTA es un título completo, sin distinguir mayúsculas ni acentos, o un id.
        • TEXTO sustituye el texto de la nota.
        • - lee el texto de la entrada estándar, que solo puede estar vacía con --allow-empty.
        • Sin texto ni título, la nota se abre en tu editor: $VISUAL, $EDITOR o vi.
    .examples =
        tote note edit tortitas
          la abre en el editor
        date | tote note edit -a Diario -
          añade una línea a una nota

help-of-note-rm = Eliminar notas
    .details =
        Mueve las notas a la papelera, donde permanecen 30 días; tote undo las recupera. Cada NOTA es un título completo, sin distinguir mayúsculas ni acentos, o un id. Se eliminan todas, en un solo paso que se puede deshacer, o ninguna.
        --forever no se puede deshacer: el texto desaparece también del historial y solo queda en copias de seguridad anteriores.
        En una terminal, --forever pregunta antes. Un script debe usar --yes; si no, no se elimina nada y termina con el código 1.
        Si - es la única palabra, cada línea de la entrada estándar es una nota.
    .examples =
        tote note rm tortitas
          mueve la nota a la papelera

help-of-note-search = Buscar notas
    .details =
        Busca las notas en las que cada PALABRA es el comienzo de una palabra. Las más relevantes van primero, cada una con el motivo: un alias o la primera línea que coincide.
        • "vino tinto": estas palabras seguidas
        • -vino: sin esta palabra
        • title:vino: en el título
        • *corchos: en cualquier parte de una palabra, como sacacorchos
        • sopa OR guiso: con una de las dos; los espacios unen más
        • #casa: con esta etiqueta o una subetiqueta
        • in:archive, in:trash, in:all: en otro lugar
        • in:Trabajo, in:"Trabajo/Planes 2026": en una carpeta y las que contiene
        • changed:>2026-01-01, changed:2026-11: según el último cambio
        • rating:>3, status:borrador, due:<2026-12-01, has:due: según una propiedad
        La búsqueda de la aplicación entiende lo mismo.
        Termina con el código 3 si no encuentra nada.
    .examples =
        tote note search tort harina
          encuentra las tortitas

help-of-note-export = Exportar notas como archivos
    .details =
        Crea CARPETA si no existe. Cada nota que no está en la papelera se convierte en un archivo. Una nota importada o sincronizada recupera el suyo, con su carpeta, su nombre y sus propiedades, idéntico byte a byte si nada cambió. Las demás se convierten en TÍTULO.md: sus propiedades entre dos líneas de guiones y debajo el texto, como las leen Obsidian, zk y Jekyll.
        Un archivo que ya existe solo se reemplaza si es de la misma nota; lo que no cambió no se toca.
        Con --note, muestra una sola nota o la escribe en un archivo nuevo: en Markdown con sus propiedades (md), como página para imprimir o enviar (html) o como texto.
    .examples =
        tote note export ~/Notes
          escribe todas las notas como archivos
        tote note export --note Tortitas --format html tortitas.html
          escribe una nota como página

help-of-note-import = Importar notas de archivos
    .details =
        Lee archivos de Markdown o de texto, y todos los de una carpeta. Las propiedades, las carpetas y los nombres se conservan tal cual; tote note export los devuelve. La fecha de una nota es la de sus propiedades (created, date) o, si no, la del archivo.
        Una nota que ya existe, según el id de su archivo o, si no, su archivo o su título, se actualiza. Importar dos veces no crea duplicados. Un solo paso lo deshace todo.
        Los enlaces simbólicos y los archivos ocultos se omiten. El Markdown de una carpeta debe estar en UTF-8. Los archivos de texto, y los que se nombran, pueden estar en UTF-16; lo demás se lee como Latin-1. Se indica lo que no se puede leer o conservar.
        Las recetas en Cooklang (.cook) y las páginas guardadas de sitios de recetas (.html) se convierten en notas que se pueden cocinar.
    .examples =
        tote note import ~/Vault
          importa una carpeta de notas

help-of-note-mirror = Sincronizar las notas con una carpeta
    .details =
        Cada nota tiene un archivo en CARPETA, como los de tote note export, y cada archivo de Markdown de allí es una nota. Lo que cambia en un lado pasa al otro. Lo que cambia en ambos se combina línea a línea; si no se puede, la nota guarda las dos versiones y se avisa. Eliminar un archivo lleva su nota a la papelera, y al revés.
        En un archivo solo se escriben las líneas que cambiaron: el resto de su cabecera no se toca. Los adjuntos, los archivos ocultos y los enlaces simbólicos no se tocan. El último estado sincronizado se guarda en este equipo.
        Con --watch sigue activo hasta Ctrl+C y sincroniza cada cambio al momento.
    .examples =
        tote note mirror ~/Vault
          pone al día ambos lados
        tote note mirror --watch ~/Vault
          mantiene al día ambos lados

help-of-note-recover = Recuperar el texto de un editor
    .details = Si Tote se interrumpió con $EDITOR abierto, el texto va a su nota, o a una nueva si esa nota cambió entretanto. tote undo lo deshace. Cierra antes el editor.
    .examples =
        tote note recover
          recupera todos esos textos

help-of-note-paste = Crear una nota con lo copiado en otro programa
    .details =
        Lee la entrada estándar. El HTML, como una página o lo copiado en un navegador, se convierte en Markdown: encabezados, listas, enlaces, tablas, citas y código. Se omiten scripts, estilos, menús y formularios. Cualquier otro texto queda como está.
        El título es el encabezado del principio o, si no lo hay, el título de la página.
    .examples =
        wl-paste -t text/html | tote note paste
          crear una nota con lo copiado en un navegador
        curl -s https://example.org | tote note paste --to Lecturas
          añadir una página al final de una nota

help-of-note-today = Escribir en la nota de hoy
    .details =
        La nota del día tiene la fecha como título, como 2026-11-27, y se crea al escribir en ella por primera vez.
        • TEXTO se añade en una línea nueva; - lo lee de la entrada estándar.
        • Sin texto, la nota se abre en tu editor: $VISUAL, $EDITOR o vi.
    .examples =
        tote note today 'Llamé al fontanero.'
          añade una línea a la nota del día

help-of-note-rename = Renombrar una nota
    .details = NOTA es un título completo, sin distinguir mayúsculas ni acentos, o un id. Los enlaces al título anterior se quedan como están y se enumeran las notas que los tienen; con --update-links se cambian en el mismo paso.
    .examples =
        tote note rename -u Tortitas Crepes
          le cambia el título, también en los enlaces

help-of-note-links = Mostrar los enlaces de una nota o de todas
    .details = Un título por línea, en el orden del texto. Los títulos sin nota se enumeran en la salida de errores; --dead muestra solo esos. Los archivos y las direcciones web no son notas: solo --json los muestra. Termina con el código 3 si no hay ningún enlace.
    .examples =
        tote note links Semana
          muestra las recetas de la semana
        tote note links --dead
          muestra los títulos enlazados que aún no tienen nota

help-of-note-backlinks = Mostrar las notas que enlazan a una nota
    .details = Un título por línea, de la modificada más recientemente a la más antigua. Termina con el código 3 si no hay ninguna.
    .examples =
        tote note backlinks Tortitas
          encuentra los menús con tortitas

help-of-note-alias = Dar otros títulos a una nota
    .details = Los enlaces, los comandos y la búsqueda también la encuentran por ellos. Sin TÍTULO, muestra los que tiene.
    .examples =
        tote note alias Tortitas Panqueques
          un enlace a [[Panqueques]] lleva a Tortitas

help-of-note-set = Poner propiedades a una nota
    .details =
        PROPIEDAD es NOMBRE=VALOR. Los números, las fechas (2026-12-01), true y false se guardan como tales, y una lista que ya existe admite comas: genre=jazz,blues. Sin VALOR, la propiedad se quita. Lo demás queda tal como está escrito.
        Un solo undo deshace todo.
    .examples =
        tote note set Tortitas rating=5 'status=por probar'
          las puntúa y dice qué falta
        tote note set Tortitas status=
          quita la propiedad

help-of-note-folders = Listar las carpetas de las notas
    .details =
        Una carpeta por línea, con cuántas notas tienen ella y las que contiene, sin archivo ni papelera. Una carpeta existe mientras haya una nota en ella.
    .examples =
        tote note folders
          cuenta las notas de cada carpeta

help-of-note-move = Mover notas a una carpeta
    .details =
        Un nombre nuevo crea la carpeta. El archivo conserva su nombre: el próximo tote note mirror lo mueve. Los enlaces por ruta, en otras notas y en las que se mueven, se reescriben para que lleven a la misma nota. Un solo undo lo revierte todo.
        - a solas lee los títulos de la entrada estándar, uno por línea.
    .examples =
        tote note move Plan Presupuesto --to Proyectos/2026
          mueve dos notas
        tote note move Plan --to /
          saca una nota de su carpeta

help-of-note-folder = Renombrar carpetas de notas

help-of-note-folder-rename = Renombrar una carpeta de notas
    .details =
        La siguen las carpetas que contiene y los enlaces por ruta. NOMBRE es la ruta entera: Trabajo/Planes mueve una carpeta a Trabajo. Si ya hay otras notas en NOMBRE, las dos se unen en una sola carpeta. Un solo undo lo revierte.
    .examples =
        tote note folder rename Proyectos Trabajo
          renombra una carpeta
        tote note folder rename -n Proyectos Trabajo
          solo muestra qué notas se moverían

help-of-note-tag = Renombrar etiquetas

help-of-note-tag-rename = Renombrar una etiqueta en todas las notas
    .details =
        Las subetiquetas la siguen: casa/jardín pasa a ser hogar/jardín. Si otras notas ya tienen NOMBRE, las dos se unen en una sola etiqueta. El código, los enlaces y las direcciones web no cambian, y tampoco las notas de la papelera. Un solo undo lo revierte.
        Con --dry-run, muestra las notas que cambiarían. Termina con el código 3 si ninguna nota tiene la etiqueta.
    .examples =
        tote note tag rename casa hogar
          #casa pasa a ser #hogar
        tote note tag rename -n casa hogar
          muestra las notas que cambiarían

help-of-note-pin = Fijar una nota arriba
    .examples =
        tote note pin tortitas
          la fija

help-of-note-unpin = Dejar de fijar una nota
    .examples =
        tote note unpin tortitas
          deja de fijarla

help-of-note-archive = Archivar una nota
    .details = tote note ls --archive muestra las notas archivadas; tote note restore las restaura.
    .examples =
        tote note archive tortitas
          la archiva

help-of-note-restore = Restaurar una nota archivada o de la papelera
    .details = tote note ls las muestra con --archive o --trash.
    .examples =
        tote note restore tortitas
          la restaura

help-of-price = Indicar el precio de una compra
    .details =
        Pone precio a la última compra de ARTÍCULO que no lo tenga, aunque ya no esté en la lista. Un número sin moneda se entiende en la de su lista. El precio cuenta en tote spent y en tote prices; tote undo lo deshace.
        Sin PRECIO, muestra las compras sin precio, de la más reciente a la más antigua. ARTÍCULO también puede ser el id de cualquier compra, según --json, para corregir su precio. Si no existe esa compra, termina con el código 3.
    .examples =
        tote price
          muestra las compras sin precio
        tote price leche '1,20€'
          indica el precio de la última compra de leche
        tote price manzanas '3€/kg'
          por kilo: según la cantidad

help-of-prices = Mostrar lo que ha costado un artículo
    .details =
        El último precio, el mínimo y la tienda más barata ahora; después, todas las compras, de la más reciente a la más antigua. Los precios se comparan por kilo, litro o unidad.
        ARTÍCULO es cualquier nombre que se haya marcado alguna vez, en la lista que sea. Si no se conoce ningún precio, termina con el código 3.
    .examples =
        tote prices leche
          muestra dónde está más barata la leche
        tote prices --json leche | jq '.[-1].price.value'
          muestra lo último que se pagó

help-of-spent = Mostrar lo que se ha gastado
    .details = Suma los precios de lo que se ha marcado. En una terminal, la última línea es el total.
    .examples =
        tote spent
          muestra todos los meses
        tote spent --by store --since 2026-01-01
          muestra cuánto se llevó cada tienda este año
        tote spent --by item
          muestra cuánto te ha costado cada artículo
        tote spent --by month --csv > gastos.csv
          las sumas para una hoja de cálculo

help-of-share = Compartir una lista mediante un servidor
    .details =
        La lista pasa a ser una colección de tu servidor CalDAV, que también pueden usar otras personas y los teléfonos. Antes, inicia sesión: tote help sync login.
        Todo sigue funcionando sin conexión; mientras la aplicación está abierta, envía y recibe automáticamente.
        Con --join, muestra las listas del servidor o se une a una de ellas.
    .examples =
        tote share Compra
          comparte una lista
        tote share --join
          muestra las listas del servidor
        tote share --join Compra
          se une a una lista que alguien comparte
        tote share --join https://dav.example.org/house/food/
          se une a una lista de otra persona, por su dirección

help-of-unshare = Dejar de compartir una lista
    .details = No se elimina nada: la lista se queda aquí y, sin --delete-on-server, en el servidor.
    .examples =
        tote unshare Compra
          deja de compartir una lista
        tote unshare --delete-on-server Compra
          la elimina también allí, para todos

help-of-sync = Enviar y recibir los cambios de las listas compartidas
    .details =
        Sincroniza una lista o todas, una vez. La aplicación lo hace automáticamente mientras está abierta; el resto del tiempo puede hacerlo un temporizador del sistema.
        Termina con el código 5 si el servidor no responde o rechaza la operación.
    .examples =
        tote sync login https://dav.example.org --user ada
          inicia sesión en un servidor
        tote sync
          lo envía y lo recibe todo
        tote sync status
          muestra cómo está todo

help-of-sync-login = Iniciar sesión en un servidor CalDAV
    .details =
        Radicale, Xandikos, Nextcloud, Baikal y otros. Sin una opción para la contraseña, la pide y la guarda en un archivo que solo tú puedes leer.
        Sin URL, pregunta si usar la cuenta que indica la base de datos, por ejemplo tras moverla a otro equipo.
    .examples =
        tote sync login https://dav.example.org --user ada --password-command 'pass show dav'
          obtiene la contraseña de un comando

help-of-sync-logout = Cerrar la sesión en el servidor
    .details = Las listas dejan de compartirse desde aquí. No se elimina nada, ni aquí ni en el servidor.
    .examples =
        tote sync logout
          cierra la sesión

help-of-sync-status = Mostrar el estado de las listas compartidas
    .examples =
        tote sync status
          muestra cómo está todo

help-of-sync-log = Mostrar qué cambiaron otros y qué se combinó
    .examples =
        tote sync log
          muestra qué cambiaron otros

help-of-sync-held = Decidir sobre las eliminaciones en espera
    .details =
        Cuando gran parte de una lista desaparece de golpe del servidor, aquí no se elimina nada hasta que decidas:
        • accept: eliminarlo también aquí
        • keep: conservarlo y enviarlo de nuevo al servidor
    .examples =
        tote sync held accept Compra
          elimina aquí lo que se eliminó en otro lugar

help-of-meals = Mostrar las comidas de una semana
    .details =
        Una semana es una nota llamada Comidas 2026-11-30, por su primer día, que también se puede escribir a mano:
        • una comida por línea, detrás de su día: Lun: [[Tortitas]] para 4, Mar cena: sobras,
        • o un título por día, y las comidas debajo.
        Las demás líneas se quedan como están. La aplicación muestra lo mismo como calendario con W.
    .examples =
        tote meals
          ver esta semana
        tote meals --week next --json
          mostrar la semana que viene para un programa

help-of-meals-add = Planear una comida
    .details =
        DÍA es un día de la semana, el próximo si --week no dice otra cosa, una fecha u hoy. TEXTO es el título de una receta o cómo empieza; cualquier otra cosa se planea tal como se escribe. Puede llevar un nombre delante: cena: sopa.
    .examples =
        tote meals add lun tortitas --for 4
          planear una receta
        tote meals add dom comida: fuera
          planear un día sin receta

help-of-meals-remove = Quitar una comida de la semana
    .details = Si un día tiene varias comidas, TEXTO es una parte de la que se quiere quitar.
    .examples =
        tote meals remove lun
          el lunes ya no tiene nada planeado

help-of-meals-copy = Copiar las comidas de la semana anterior
    .details = Solo a los días que aún no tienen ninguna.
    .examples =
        tote meals copy --week next
          la semana que viene será como esta

help-of-meals-send = Añadir a una lista lo que piden las comidas
    .details =
        De esta semana, las comidas desde hoy; de otra, todas. Se deja fuera lo que hay en casa y lo que ya se añadió, como hace tote cook.
    .examples =
        tote meals send --dry-run
          ver qué se añadiría

help-of-home = Mostrar lo que hay en casa
    .details =
        Una despensa junto a tus listas, primero lo que antes caduca. Empieza con lo primero que anotas; hasta entonces Tote no la menciona.
        • tote clear guarda en ella lo que siempre va a casa.
        • Las recetas y los planes omiten lo que hay en casa y solo piden el resto.
        • tote used saca cosas y las devuelve a la lista donde se compraron.
        Es una lista llamada En casa: tote edit, mv, rm y share la aceptan con --list o por su nombre.
    .examples =
        tote home
          ver lo que hay
        tote home --json
          mostrar todos los campos

help-of-home-add = Guardar algo en casa
    .details = Las líneas se leen como en tote add. El sitio se escribe como una tienda: @congelador. El día hasta el que dura es una nota o va al final: !2026-12-05, !5 dic, hasta 5 diciembre.
    .examples =
        tote home add 2 l leche '!2026-12-05'
          dos litros que duran hasta el 5 de diciembre
        tote home add '500 g guisantes @congelador'
          con su sitio

help-of-home-keep = Decir si algo va a casa
    .details =
        VALOR es:
        • always: va a casa cada vez que se quita de una lista,
        • ask: la aplicación pregunta cada vez,
        • never: no se guarda,
        • basic: siempre hay, como sal y aceite, y ninguna receta lo añade.
    .examples =
        tote home keep leche always
          al quitar la leche, va a casa
        tote home keep sal basic
          ninguna receta pide sal

help-of-used = Gastar algo
    .details = Sin cantidad, no queda nada: vuelve a la lista donde se compró, con su tienda y su cantidad habitual, en el mismo paso. Con una cantidad se saca solo eso, primero de lo que antes caduca.
    .examples =
        tote used leche
          no queda leche
        tote used leche 500 ml
          medio litro menos

help-of-staples = Añadir lo habitual que toca comprar
    .details =
        Lo habitual se añade a su lista automáticamente: cada tantos días, semanas o meses, o tan a menudo como de costumbre. La aplicación lo hace una vez al día; este comando, ahora mismo, en un solo paso que se puede deshacer, con la cantidad, la tienda y el precio de la última vez. Lo que ya está en la lista se queda como está.
        Con LISTA, solo lo que va a esa lista. tote repeat decide qué es habitual.
    .examples =
        tote staples
          añade lo que toca
        tote staples --show
          muestra qué se repite, empezando por lo que toca antes
        tote staples Compra --dry-run
          muestra qué se añadiría a una lista

help-of-today = Mostrar lo que toca hoy
    .details =
        Primero las tareas atrasadas, luego la nota y las tareas de hoy y después lo que piden las listas: cuánto queda por comprar y los artículos automáticos que aún no están en una lista. Tocan:
        • las tareas abiertas con 📅 2026-12-01 al final, y con ⏳ 2026-12-01, el día previsto,
        • las notas con due: 2026-12-01 o remind: 2026-12-01 entre sus propiedades, hasta que estas digan done: true o status: done.
        Lo que en casa dura tres días como mucho va antes de las listas, con recetas que lo usan.
        La aplicación muestra lo mismo con w.
    .examples =
        tote today
          mostrar lo que hay que hacer

help-of-repeat = Hacer que un artículo se añada automáticamente
    .details =
        FRECUENCIA es un número de días, semanas o meses, hasta 99: semanal, 10 días, cada 2 meses.
        • habitual: tan a menudo como de costumbre, en cuanto se sepa
        • nunca: ya no
        Sin ella, muestra cada cuánto se añade. ARTÍCULO debe estar en la lista o haberse comprado alguna vez.
    .examples =
        tote repeat leche cada semana
          añade leche a la lista todas las semanas
        tote repeat 'papel higiénico' cada 6 semanas
          cualquier número de días, semanas o meses
        tote repeat leche nunca
          deja de añadirla

help-of-shop = Abrir la aplicación en una tienda
    .details =
        Lo mismo que s en la aplicación: lo que se compra allí o en cualquier parte, en el orden de los pasillos. Sin TIENDA, toma la del ajuste default-store, o te deja elegir.
        Con --inline, la aplicación tiene unas filas debajo de la línea de comandos y al final no deja nada allí.
    .examples =
        tote shop @Lidl
          comprar en Lidl
        tote shop Lidl --inline
          lo mismo debajo de la línea de comandos

help-of-store = Ver y cambiar lo que Tote sabe de una tienda
    .examples =
        tote store aisles Lidl
          muestra el orden de los pasillos en Lidl

help-of-store-aisles = Mostrar o fijar el orden de los pasillos de una tienda
    .details =
        Muestra los pasillos, uno por línea, en el orden de la aplicación y de tote ls --store. El orden se aprende del orden en que marcas allí.
        Las categorías nombradas van primero, en este orden; las demás siguen como están. Se leen como detrás de #, así que bastan dos letras; pon entre comillas los nombres de varias palabras.
    .examples =
        tote store aisles Lidl
          muestra el orden de los pasillos en Lidl
        tote store aisles Lidl frutas pan lácteos
          pone primero la fruta, luego el pan y luego los lácteos

help-of-import = Importar listas de un archivo
    .details =
        Formatos, según el final del nombre del archivo:
        • .md: listas de casillas en Markdown; cada encabezado es una lista
        • .txt: todo.txt
        • .csv, .tsv: una tabla
        • .ics: tareas (VTODO) de un calendario o de una aplicación de tareas; cada calendario es una lista
        • .json: todo, tal cual; lo que ya existe se sustituye por lo del archivo
        • .json de otros programas: listas de Google Keep, Bring!, Mealie, KitchenOwl, Grocy, Todoist y Microsoft To Do
        - lee la entrada estándar, y necesita --format.
        Las listas se importan como nuevas; la que no tiene nombre toma el del archivo. Con --list, los artículos sin marcar se añaden a esa lista, como con tote add. Lo marcado en listas nuevas se ofrece al volver a comprar.
        Con --merge, una lista cuyo nombre ya existe se combina con la existente, y sus artículos se añaden del mismo modo: 3 l de leche y 1 l de leche son 4 l. En .json, las listas y los artículos se reconocen además por su id.
        Si algo no se puede leer, el error indica la línea, la columna y lo que se esperaba, y no se importa nada. Con --partial se importa lo demás, y aun así termina con el código 1.
    .examples =
        tote import compra.md
          convierte cada encabezado en una lista
        tote import --list Compra receta.csv
          añade a una lista los ingredientes de una receta
        tote import --merge compra.md
          añade a las listas que ya tienen esos nombres
        tote export --format json | tote --db copia.db import -f json -
          crea una base de datos igual

help-of-export = Exportar listas
    .details =
        Muestra una lista, o todas:
        • md: listas de casillas en Markdown
        • todo.txt, csv: para otros programas
        • ics: tareas (VTODO), para calendarios y aplicaciones de tareas; muchas leen una sola lista por archivo: indica cuál
        • json: todo, tal cual, con las notas, las categorías aprendidas y las compras; al importarlo en una base de datos vacía, queda otra igual
        md, todo.txt, csv e ics solo contienen las listas.
        Con purchases en lugar de una lista, lo que se compró, cuándo, dónde y por cuánto: csv (por defecto) o json.
    .examples =
        tote export > listas.md
          exporta todas las listas con casillas
        tote export --format json > todo.json
          lo exporta todo
        tote export -f csv Compra > compra.csv
          exporta una lista para una hoja de cálculo
        tote export -f ics Compra > compra.ics
          exporta una lista para una aplicación de tareas
        tote export purchases > compras.csv
          exporta todas las compras para una hoja de cálculo

## Recipes from files

# A line among the ingredients that is none.
recipe-left-out-line = Se omitió: { $line }
# A saved web page.
recipe-page-none = { $file } no contiene ninguna receta que Tote pueda leer. Solo se importan páginas con datos de receta (schema.org).
recipe-page-broken = Los datos de la receta de { $file } están dañados. No se importó nada de ese archivo.
# A page that was piped in: `curl … | tote note add -`.
recipe-input-none = Esta página no contiene ninguna receta que Tote pueda leer. Copia la receta de la página y pégala en una nota.
recipe-input-broken = Los datos de la receta de esta página están dañados. Copia la receta de la página y pégala en una nota.
recipe-nothing-imported = No se importó nada.

## Lists for others

handing-columns-option = En 1 o 2 columnas; si no, 2 a partir de 30 artículos
handing-output-option = Escribir en este archivo nuevo, no en la salida estándar
cheapest-json-option = Mostrar JSON: las tiendas, la suma y cuántos artículos tienen precio allí
catalogue-json-option = Mostrar JSON: cada nombre con su categoría y su última compra
set-not-times = { QUOTED($text) } no dice cuántas veces. Escribe x2 o 1.5.
handing-wrote-list = Se escribió { QUOTED($name) } en { $file }

help-of-print = Imprimir una lista en papel
    .details =
        Escribe lo que hay que comprar como una página HTML que no necesita ningún otro archivo: por pasillo o por tienda como en la aplicación, con casillas para marcar, cantidades y notas. Un navegador la imprime o la guarda como PDF. --output nunca reemplaza un archivo.
    .examples =
        tote print > lista.html
          lo que hay que comprar de la primera lista
        tote print Fiesta --columns 2 -o fiesta.html
          dos columnas, en un archivo nuevo
        tote print --store Lidl > lidl.html
          lo que se compra allí, en el orden de sus pasillos
        tote print Compra +ana > ana.html
          lo que es para Ana, o lo que encuentre cualquier filtro de tote ls

help-of-list-message = Mostrar una lista como mensaje para un chat
    .details = Lo que hay que comprar, por pasillo o por tienda como en la aplicación, con los títulos entre *asteriscos*, que casi todos los chats muestran en negrita. El ajuste message-emoji añade una imagen a cada pasillo.
    .examples =
        tote list message | wl-copy
          copia la primera lista para pegarla en un chat

help-of-list-qr = Mostrar una lista como código QR
    .details = Lo que hay que comprar, con cantidades, para un móvil que lo lee de la pantalla; no se envía nada. Los títulos se omiten si el código crece demasiado. Si no cabe en la terminal, Tote dice cuánto falta; en un archivo cabe cualquiera.
    .examples =
        tote list qr
          la primera lista
        tote list qr Compra --store Lidl
          solo lo que se compra allí

help-of-list-cheapest = Mostrar dónde es más barata una lista
    .details = Lo que cuesta la lista en cada tienda, según lo último que se pagó allí por la misma cantidad, y en las dos mejores si sale más barato. Los artículos sin precio en una tienda se cuentan junto a su suma; para el orden cuentan como en la otra tienda más cara, para que ninguna sea barata por desconocida. Los precios estimados no cuentan.
    .examples =
        tote list cheapest Compra
          Aldi y Lidl  38,20 €  2 de 21 sin precio allí

help-of-catalogue = Mostrar lo que se puede comprar, por pasillo
    .details = Las cosas de cada día que Tote conoce en tu idioma, para encontrar ideas; en cada categoría, primero lo que has comprado, lo más reciente antes. Con CATEGORÍA, solo sus nombres, uno por línea; se escribe como detrás de #.
    .examples =
        tote catalogue
          todo, por pasillo
        tote catalogue lácteos | fzf -m | tote add -
          elige de un pasillo y añádelo

help-of-list-add-set = Añadir toda una lista a otra
    .details = Para listas guardadas como modelo, como “Barbacoa” o “Bolsa del bebé”: se añade todo, marcado o no, y la lista queda como está. Una lista archivada no estorba y sigue sirviendo de modelo. NÚMERO dice cuántas veces más: x2, 1.5; las cantidades se redondean como las de una receta.
    .examples =
        tote list add-set Barbacoa x2
          para el doble de personas, a la primera lista
        tote list add-set 'Bolsa del bebé' --list Viaje
          a otra lista
