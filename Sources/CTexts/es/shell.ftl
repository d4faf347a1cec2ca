## AppCommandWords

app-command-size-option = Tamaño de la terminal (por defecto: 80x24)
app-command-text-option = Mostrar la pantalla como texto (por defecto)
app-command-ansi-option = Mostrar la pantalla en color, para una terminal
app-command-svg-option = Mostrar la pantalla como imagen; con --every, como una que se mueve
app-command-every-option = Mostrar cada pantalla, no solo la última
app-command-after-option = Teclas que se pulsan antes y no se muestran
app-command-tour-option = Empezar con el recorrido, como el primer día
app-command-record-option = En la aplicación: escribir en FICHERO lo que se hace, para tote replay
app-command-redact-option = Con --record: sustituir lo que se escribe por otras letras
app-command-until-option = Parar después de tantas acciones
app-command-check-option = Comparar cada pantalla con la grabada
app-command-test-option = Mostrar una prueba de las acciones DESDE...HASTA
app-command-last-option = Cuántas acciones mostrar (por defecto: 20)
app-command-cannot-combine = { $one } y { $other } no se pueden combinar.
app-command-theme-needs-s-v-g = --theme necesita --svg.
app-command-bad-size = --size necesita columnas y filas, como 80x24, no { QUOTED($text) }.
app-command-bad-script = No se puede ejecutar el script. { $reason }
app-command-cannot-replay = No se puede reproducir “{ $file }”: { $reason }
app-command-cannot-record = No se puede grabar: { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = “{ $file }” no es una grabación y no se reemplaza. Elige otro nombre.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = La última vez la aplicación no terminó bien. Lo que se hizo está en { $file }; tote replay { $file } lo muestra.
app-command-replayed-as-recorded = Todas las pantallas son como se grabaron (acciones: { $count }).
app-command-bad-steps = “{ $text }” no es un intervalo de acciones. Escribe dos números, como 12...15.
# Above the first frame of several.
app-command-beginning = inicio
app-command-no-log-yet = Aún no hay registro. tote --debug crea uno.
app-command-no-log = No se registró nada. { $reason }
app-command-unsaved-text = Texto sin guardar de un editor: { $file }
# One of the unsaved changes.
app-command-unsaved-change = Sin guardar: { $title }

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
database-command-all-is-well = Todo está bien.
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

## HelpWords

help-db-option = Usar esta base de datos (por defecto: $TOTE_DB)
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
help-name-command = COMANDO
help-name-count = NÚMERO
help-name-date = FECHA
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
help-tote-d-b-variable = La base de datos que se usa, si --db no indica otra.
help-editor-variable = El editor de las notas (por defecto: vi). VISUAL tiene prioridad.
help-browser-variable = El navegador para los enlaces de las notas.
help-no-color-variable = Si está definida, nada se muestra en color.
help-locale-variable = El idioma de los mensajes: inglés, español, francés o turco. --language tiene prioridad. Un precio sin símbolo se entiende en la moneda del país que indica, salvo que la lista tenga otra.

## HistoryCommandWords

history-command-history-count-option = Cuántos pasos mostrar (por defecto: 20)
history-command-history-j-s-o-n-option = Mostrar los pasos en JSON
history-command-no-history-yet = Todavía no se ha hecho nada.
history-command-watch-since-option = Mostrar primero los cambios posteriores a este número
history-command-watch-list-option = Solo los cambios de esta lista
history-command-watch-j-s-o-n-option = Mostrar cada cambio como una línea de JSON
history-command-not-a-step = { QUOTED($word) } no es el número de un paso.
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = No se puede continuar desde { $number }: el historial empieza ahora en { $first }. Vuelva a leer las listas primero.
history-command-journal-ends = No se puede continuar desde { $number }: el historial termina en { $last }. ¿Es otra base de datos o una copia?

## ItemCommandWords

item-command-add-list-option = Añadir a esta lista (por defecto: la primera)
item-command-create-option = Crear la lista si no existe
item-command-add-j-s-o-n-option = Mostrar los artículos en JSON
item-command-done-store-option = Dónde se compraron, si no llevan tienda
item-command-clear-store-option = Solo lo que se acaba de marcar en esta tienda
item-command-item-list-option = Usar esta lista (por defecto: la primera)
item-command-create-needs-list = --create necesita un nombre: --create --list NOMBRE.
item-command-adding = Añadiendo
item-command-no-currency = { $number } se entiende en { $currency }, porque aún no se conoce ninguna moneda. Si es otra, escribe su símbolo: { $number }€.
item-command-blank-line = La línea está vacía. No se añadió nada.
# Kept apart from an item with these details.
item-command-kept-separate = también en la lista: { $distinction }
item-command-is-back = Vuelve a { QUOTED($list) }: { $item }
item-command-is-already = Ya está en { QUOTED($list) }: { $item }
item-command-replaced = Cuenta la última cantidad: { $amount }, no { $old }.
# The same for stores and categories, with their signs.
item-command-replaced-old = Cuenta lo último: { $new }, no { $old }.
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

## ListCommandWords

list-command-ls-all-option = Todas las listas no archivadas
list-command-ls-todo-option = Solo lo que no está marcado
list-command-ls-sort-option = Ordenar por own (tu orden), name (nombre), store (tienda) o newest (lo más reciente); sin categorías
list-command-ls-group-option = Agrupar por category (categoría) o store (tienda), o no agrupar (none)
list-command-ls-store-option = Lo que se compra en una tienda o en cualquiera, en el orden de sus pasillos
list-command-ls-limit-option = Número máximo de artículos
list-command-ls-i-ds-option = Mostrar el id delante de cada artículo
list-command-ls-format-option = Mostrar cada artículo según una plantilla, como '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }', con los campos de --json
list-command-ls-j-s-o-n-option = Mostrar los artículos en JSON, con todos los campos
list-command-lists-all-option = Mostrar también las listas archivadas
list-command-lists-j-s-o-n-option = Mostrar las listas en JSON, con todos los campos
list-command-all-takes-no-list = --all muestra todas las listas: quita el nombre, o quita --all.
# An option names no shop.
list-command-empty-store = El nombre de la tienda está vacío.
list-command-store-or-group = Usa --store o --group, pero no los dos. Con --store, los artículos se agrupan por pasillo.
list-command-format-alone = Usa --format sin --json ni --ids; { "{" }id{ "}" } es el identificador.
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
list-edit-not-a-budget = { QUOTED($text) } no es un presupuesto. Usa un precio con su moneda, como 80€, o none.

## NameWords

# Nothing has this name.
name-no-such-list = No hay ninguna lista llamada { QUOTED($name) }.
name-no-such-item = No hay ningún artículo llamado { QUOTED($name) } en { QUOTED($list) }.
name-no-such-note = No hay ninguna nota llamada { QUOTED($name) }.
name-no-such-category = No hay ninguna categoría llamada { QUOTED($name) }.
# Above similar names, or all names.
name-similar-names = Nombres parecidos:
name-all-names = Disponibles:
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

## NoteCommandWords

note-command-note-add-j-s-o-n-option = Mostrar la nota en JSON
note-command-note-tag-option = Solo las notas con esta etiqueta
note-command-note-archive-option = Las notas archivadas
note-command-note-trash-option = Las notas de la papelera
note-command-note-sort-option = Ordenar por changed (cambio), title (título) o created (creación); las notas fijadas van primero
note-command-notes-j-s-o-n-option = Mostrar las notas en JSON, con todos los campos
note-command-note-j-s-o-n-option = Mostrar la nota en JSON, con todos los campos
note-command-note-title-option = Nuevo título
note-command-note-allow-empty-option = Permitir vaciar la nota con una entrada estándar vacía
note-command-note-append-option = Añadir el texto al final, en una línea nueva
note-command-note-forever-option = Eliminar para siempre, sin pasar por la papelera
note-command-note-update-links-option = Cambiar también los enlaces
note-command-note-yes-option = No preguntar antes de --forever
note-command-forever-needs-yes = --forever no se puede deshacer. Usa --yes si no hay ninguna terminal donde preguntar.
note-command-nothing-deleted = No se eliminó nada.
note-command-note-folders-option = Convertir las carpetas en etiquetas
note-command-no-note-files = No hay ningún archivo de Markdown o de texto.
note-command-skipped-file = Se omitió { $file }: { $reason }.
# Why nothing was imported, and what to do: `fields` are the names of properties that a note doesn't have.
note-command-loses-properties = { $count } de { $all } archivos tienen propiedades que la importación no conserva: { $fewJoined }. No se importó nada. tote note mirror las conserva; --yes importa sin ellas.
note-command-note-import-yes-option = Importar aunque se pierdan propiedades
note-command-note-discard-option = Eliminar esos textos
note-command-nothing-to-recover = Ningún editor dejó un texto.
note-command-editor-is-open = { $file } sigue abierto en un editor. Ciérralo antes.
note-command-cannot-recover = { $file } no es un texto. No se hizo nada.
note-command-discarded-text = Eliminado: { $file }
note-command-unchanged-text = No se escribió nada en { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } se está escribiendo; se incluye lo que aún no se guardó.
note-command-recovered-text = “{ $note }” tiene lo que se escribió en el editor
note-command-recovered-as-new = Lo escrito es una nota nueva, “{ $note }”
note-command-note-watch-option = Seguir, y pasar cada cambio
note-command-note-mirror-yes-option = Aunque desaparezca la mayoría de notas o archivos
note-command-cannot-mirror = { $path }: { $reason }. Lo hecho hasta ahí se queda; repite la orden.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = Desaparecerían { $count } de las { $all } notas de { $folder }. No se hizo nada; si es lo que quieres, añade --yes.
note-command-created-note = Se creó la nota { QUOTED($name) }
note-command-changed-note = Se modificó la nota { QUOTED($name) }
note-command-trashed-note = Se movió a la papelera: { QUOTED($name) }
note-command-pinned-note = Nota fijada: { QUOTED($name) }
note-command-unpinned-note = Nota ya no fijada: { QUOTED($name) }
note-command-archived-note = Nota archivada: { QUOTED($name) }
note-command-restored-note = Nota recuperada: { QUOTED($name) }
note-command-renamed-note = { QUOTED($name) } se llama ahora { QUOTED($title) }
note-command-note-remove-alias-option = Quitar esos otros títulos
note-command-alias-to-remove = Indica el título que quieres quitar.
note-command-no-aliases = { QUOTED($name) } no tiene otros títulos.
note-command-no-such-alias = { QUOTED($name) } no tiene el título { QUOTED($title) }.
note-command-links-to-nothing = { QUOTED($name) } no enlaza a ninguna nota.
note-command-links-to-no-note = No hay ninguna nota { QUOTED($title) }.
note-command-nothing-links = Ninguna nota enlaza a { QUOTED($name) }.
note-command-blank-title = El título está en blanco. No se ha cambiado nada.
# A title with brackets, say.
note-command-cannot-be-linked = No se puede enlazar a un título como { QUOTED($title) }. No se ha cambiado nada.
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
note-command-found-instead = Ninguna nota contiene todas esas palabras; estas tienen “{ $corrected }”.
note-command-is-empty-notes = Aún no hay notas.
note-command-is-empty-archive = No hay notas archivadas.
note-command-is-empty-trash = La papelera está vacía.

## PriceCommandWords

price-command-price-j-s-o-n-option = Mostrar las compras en JSON, con todos los campos
price-command-price-date-option = Poner precio a lo comprado ese día, por ejemplo 2026-01-31, aunque ya tenga uno
price-command-date-without-item = --date es para un solo artículo: di cuál.
price-command-no-purchase = No se conoce ninguna compra de { QUOTED($item) } el { $day }.
price-command-not-a-price = { QUOTED($text) } no es un precio. Escríbelo con su moneda, como 1,20€.
price-command-price-does-not-fit = { $price } no encaja con la cantidad de { QUOTED($item) }. Indica el precio de toda la compra.
price-command-priced = { $item }, { $day }: { $price }
price-command-prices-j-s-o-n-option = Mostrar las compras en JSON, con todos los campos
price-command-spent-by-option = Sumar por week (semana), month (mes), category (categoría), store (tienda) o item (artículo); por defecto: month
price-command-spent-since-option = Solo desde este día, como 2026-01-31
price-command-spent-j-s-o-n-option = Mostrar las sumas en JSON
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = último
price-command-lowest-price = mínimo
price-command-cheapest-store = más barato
price-command-no-prices = No se conoce ningún precio de { QUOTED($item) }. Se guarda al marcar un artículo con precio.
price-command-nothing-spent = Sin gastos en este periodo.
# Before the total.
price-command-total = total
price-command-not-a-date = { QUOTED($text) } no es una fecha. Usa año, mes y día, como 2026-01-31.

## SharingHelpWords

sharing-help-share-as-option = Llamarla NOMBRE en el servidor
sharing-help-share-join-option = Unirse a una lista del servidor, o mostrarlas todas
sharing-help-share-j-s-o-n-option = Con --join, mostrarlo en JSON
sharing-help-delete-on-server-option = Eliminar también la lista del servidor
sharing-help-user-option = Tu nombre en el servidor
sharing-help-password-command-option = Leer la contraseña de la primera línea que escribe un comando
sharing-help-password-file-option = Leer la contraseña de la primera línea de un archivo que solo tú puedes leer
sharing-help-authorities-option = Confiar en las autoridades de certificación de un archivo (PEM) en lugar de las del sistema
sharing-help-sync-j-s-o-n-option = Mostrarlo en JSON
# `tote share` alone.
sharing-help-nothing-to-share = Indica qué lista compartir, o usa --join.
# `--json` without `--join`.
sharing-help-json-needs-join = Usa --json solo con --join.
sharing-help-no-sync-program = No se puede iniciar tote-sync ({ $reason }). Instálalo para compartir listas.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync no respondió como se esperaba. Instala la versión que corresponde a este Tote.

## StapleCommandWords

staple-command-staples-show-option = Mostrar qué se repite y cuándo toca, sin añadir nada
staple-command-staples-j-s-o-n-option = Mostrar en JSON los artículos o, con --show, lo habitual
staple-command-no-staples = Todavía no se repite nada. Prueba: tote repeat leche semanal
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = toca ya
staple-command-due-is-unknown = tras algunas compras
# An item and its new interval.
staple-command-repeats = { $item } se añadirá automáticamente { $interval }
staple-command-no-longer-repeats = { $item } ya no se añadirá automáticamente
staple-command-does-not-repeat = { QUOTED($item) } no se añade automáticamente.
staple-command-not-an-interval = { QUOTED($text) } no es una frecuencia. Usa semanal, 10 días, 3 semanas, 2 meses, habitual o nunca.

## TransferWords

transfer-import-format-option = Leer en este formato (por defecto: según el nombre)
transfer-import-list-option = Añadir los artículos a esta lista
transfer-merge-option = Combinar con las listas y los artículos del mismo nombre
transfer-partial-option = Importar lo que se pueda leer
transfer-export-format-option = Formato de salida (por defecto: md)
# For the progress bar, titles of edits and errors.
transfer-standard-input = entrada estándar
transfer-importing = Importando { $name }
transfer-exporting = Exportando
# What to do with a file that is no list.
transfer-import-as-note = Si es una nota: tote note import { $file }
transfer-nothing-imported = No se importó nada. Con --partial se importa lo que se pueda leer.
transfer-json-takes-no-list = El JSON ya dice en qué lista está cada artículo. Quita --list.
transfer-nothing-new = Nada nuevo: todo lo que hay en { $name } ya está aquí
transfer-notes-are-left-out = Solo se exportaron las listas. Con --format json se exportan también las notas.

## UsageWords

# How a name is quoted, here and by QUOTED.
usage-quoted = “{ $text }”
usage-did-you-mean = ¿Querías decir { $word }?
# Where to read on: `tote help add`.
usage-try-help = Consulta { $command }.
usage-argument-is-no-text = Un argumento no es UTF-8 válido. No se hizo nada.
usage-cannot-read = No se puede leer { QUOTED($name) }: { $reason }.
usage-cannot-write = No se puede escribir { $name }: { $reason }.
usage-too-large = { $name } ocupa más de { $megabytes } MB. Divídelo en archivos más pequeños.
usage-is-device = { $name } es un dispositivo, no un archivo. No se leyó nada.
usage-interrupted = Interrumpido. No se modificó nada.
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [s/N]
