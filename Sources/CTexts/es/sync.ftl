## The command line

# What tote-sync --help prints, in 80 columns.
sync-help =
    Uso: tote-sync login [URL --user NOMBRE] [OPCIÓN…]

    Comparte listas mediante un servidor CalDAV. tote lo inicia cuando hace falta.

    login busca tus listas en un servidor. Te pide la contraseña y la guarda en un
    archivo que solo tú puedes leer, salvo que una opción indique otra cosa.

    Opciones:
      --user NOMBRE             Tu nombre en el servidor
      --password-command CMD    Leer la contraseña de la primera línea que
                                escriba un comando
      --password-file ARCHIVO   Leerla de la primera línea de un archivo que solo
                                tú puedas leer
      --ca ARCHIVO              Confiar en las autoridades de certificación de un
                                archivo (PEM) en lugar de las del sistema
      --language IDIOMA         Idioma: { $codes }
      --help                    Mostrar esta ayuda

    Código de salida:
      0    correcto
      1    operación rechazada
      2    línea de comandos incorrecta
      4    no se puede leer o escribir un archivo
      5    el servidor no responde o rechaza la operación
sync-missing-command = Falta un comando. Consulta tote-sync --help.
sync-unknown-command = No existe el comando “{ $word }”. Consulta tote-sync --help.
sync-unknown-option = Opción desconocida: { $word }.
sync-missing-value = A { $option } le falta un valor.
sync-not-a-language = --language no admite “{ $value }”. Usa { $codes }.
sync-unexpected = Sobra un argumento: “{ $word }”.
sync-missing-list = Falta el nombre de una lista.
sync-missing-address = login está incompleto: falta URL.
sync-missing-user = Falta tu nombre en el servidor. Añade --user NOMBRE.
sync-two-passwords = Usa solo una de las dos: --password-command o --password-file.
sync-not-an-address = “{ $text }” no es una dirección como https://dav.example.org.
# The address is left out, since it may contain a password.
sync-address-holds-user = No pongas el nombre ni la contraseña en la dirección: usa --user.
sync-needs-tls = Las contraseñas solo se envían por https. Usa una dirección que empiece por https://.
# The codes of languages: all but the last, with commas between them, and the last.
sync-codes = { $first } o { $last }

## Logging in

# Whether to log in as whom the database names.
sync-log-in = ¿Iniciar sesión en { $server } como { $user }?
# After a question: the answers, the default in capitals.
sync-yes-or-no = [s/N]
sync-password-for = Contraseña de { $user } en { $server }: { "" }
sync-logged-in = Sesión iniciada en { $server } como { $user }.
sync-stored-password = Contraseña guardada en “{ $path }”; solo tú puedes leerla.
# After the name of a list.
sync-read-only = solo lectura
sync-no-lists = Allí no hay listas.
sync-no-lists-yet = Allí aún no hay listas. tote share LISTA comparte una de las tuyas.
sync-syncing = Sincronizando
sync-logged-out = Sesión cerrada en { $server }. Tus listas siguen aquí, y lo que hay en el servidor sigue allí.
sync-password-open-to-others = Otros pueden leer “{ $path }”. Ejecuta antes chmod 600 con ese archivo.
sync-password-not-a-file = “{ $path }” no es un archivo normal. Indica un archivo con la contraseña en la primera línea.
sync-password-cannot-read = No se puede leer “{ $path }”: { $reason }.
sync-password-cannot-store = No se puede guardar la contraseña en “{ $path }”: { $reason }.
sync-password-empty = La contraseña está vacía.
sync-password-command-failed = El comando de la contraseña falló (código de salida { $code }).
sync-password-command-took-too-long = El comando de la contraseña tardó demasiado.
sync-password-nobody-to-ask = No hay terminal donde pedir la contraseña. Usa --password-command o --password-file.
sync-cancelled = Cancelado.
# What means yes, without capitals and accents.
sync-yes = s, si

## What a server answers

sync-unauthorized = { $server } no acepta este nombre y esta contraseña. Compruébalos. Si usas verificación en dos pasos, hace falta una contraseña de aplicación.
sync-forbidden = { $server } no se lo permite a tu cuenta.
sync-not-found = { $server } no tiene nada en esa dirección. Compruébala.
sync-not-supported = { $server } no admite esta operación.
sync-conflict = { $server } informa de un conflicto. Vuelve a intentarlo.
sync-changed = La lista cambió mientras tanto en { $server }. Vuelve a intentarlo.
sync-outdated = { $server } rechaza una y otra vez un cambio por no estar al día. Tote espera cada vez más antes de volver a intentarlo.
sync-locked = La lista está bloqueada en { $server }. Inténtalo más tarde.
sync-busy = { $server } está ocupado. Inténtalo más tarde.
sync-busy-for = { $minutes ->
    [one] { $server } está ocupado. Inténtalo dentro de un minuto.
   *[other] { $server } está ocupado. Inténtalo dentro de { $minutes } minutos.
}
sync-full = { $server } no tiene espacio libre. Libera un poco allí.
sync-too-large = Esto es demasiado grande para { $server }.
sync-other-server = { $server } redirige a { $other }, que no recibe tu contraseña. Si te fías de él, inicia sesión allí.
sync-redirected-too-often = { $server } redirige en círculo. Comprueba la dirección.
sync-not-calendars = { $server } no es un servidor CalDAV. Comprueba la dirección y si tu red te pide iniciar sesión.
sync-not-utf8 = La respuesta de { $server } no es UTF-8 válido.
sync-malformed = La respuesta de { $server } no es XML válido (línea { $line }).
sync-unsafe = No es seguro leer la respuesta de { $server }.
sync-status = { $server } respondió con un error (HTTP { $status }).
sync-unknown-server = No existe ningún servidor { $server }. Comprueba la dirección y tu conexión.
sync-cannot-connect = No se puede conectar con { $server }. Comprueba la dirección o inténtalo más tarde.
sync-timed-out = { $server } tardó demasiado en responder. Inténtalo más tarde.
sync-broken-off = Se cortó la conexión con { $server }. Vuelve a intentarlo.
sync-answer-too-large = La respuesta de { $server } supera los { $megabytes } MB y no se leyó.
sync-certificate-expired = El certificado de { $server } ha caducado. Renuévalo allí.
sync-certificate-not-yet-valid = El certificado de { $server } aún no es válido. Comprueba la fecha de este equipo.
sync-certificate-of-unknown-authority = El certificado de { $server } es de una autoridad desconocida. Si es la tuya, añade --ca ARCHIVO.
sync-certificate-of-other-server = El certificado de { $server } pertenece a otro servidor. Comprueba la dirección.
sync-certificate-not-trusted = El certificado de { $server } no es de fiar.
sync-no-tls = No hay conexión segura con { $server }. Comprueba la dirección y el puerto.
sync-no-authorities = El archivo de --ca no contiene certificados (PEM) legibles.
sync-connection-failed = Falló la conexión con { $server } (error { $code } de curl).

## Sharing lists

sync-shared = “{ $list }” ahora está compartida en { $server }.
# How to open a list on other machines and phones, and what others with access run.
sync-how-to-join =
    En otro equipo con Tote: tote share --join "{ $name }"
    En el teléfono, añade una cuenta CalDAV (Tasks.org, DAVx5 o Recordatorios de Apple) con el mismo servidor, nombre y contraseña.
    Quien tenga acceso en el servidor: tote share --join { $address }
# What to do on Nextcloud, step by step, before others may open it.
sync-how-to-invite =
    Para compartirla con otras personas en Nextcloud:
      1. En un navegador, abre Tareas en { $server }, luego el menú (…) junto a “{ $name }” y después Compartir.
      2. Escribe el nombre de la otra persona y permite la edición.
      3. Con Tote, esa persona usa tote sync login { $server } --user NOMBRE y después tote share --join.
      4. En Android, esa persona añade una cuenta en DAVx5: URL base { $server }/remote.php/dav, su nombre y una
         contraseña de aplicación (Nextcloud: Configuración, Seguridad). Allí marca “{ $name }” y abre Tasks.org.
      5. En un iPhone, esa persona añade una cuenta CalDAV con { $server }, su nombre y una contraseña de aplicación, y abre Recordatorios.
sync-is-long = “{ $list }” tiene { $count } artículos. Con más de 5000, la sincronización va lenta en muchos servidores.
# After the name of a list on the server.
sync-already-here = ya está aquí
sync-joined = { $count ->
    [one] Te uniste a “{ $list }” ({ $count } artículo).
   *[other] Te uniste a “{ $list }” ({ $count } artículos).
}
sync-is-called = Aquí ya hay una lista llamada “{ $name }”, así que esta se llama “{ $list }”.
sync-is-gone = “{ $list }” ya no está en { $server }. Sigue en este equipo. Usa tote unshare "{ $list }" para dejar de compartirla.
# $deleted is yes if it was deleted on the server.
sync-unshared = { $deleted ->
    [yes] “{ $list }” ya no está compartida y se eliminó del servidor. Sigue en este equipo.
   *[no] “{ $list }” ya no está compartida. Se queda aquí y en el servidor.
}
sync-deleted-held = { $count ->
    [one] Eliminado de “{ $list }”: { $count } artículo.
   *[other] Eliminados de “{ $list }”: { $count } artículos.
}
sync-kept-held = { $count ->
    [one] Conservado en “{ $list }” y enviado de nuevo al servidor: { $count } artículo.
   *[other] Conservados en “{ $list }” y enviados de nuevo al servidor: { $count } artículos.
}
sync-nothing-shared = Todavía no hay nada compartido. tote share LISTA comparte una lista.
sync-account = Sesión abierta en { $server } como { $user }
sync-account-problem = Sesión abierta en { $server } como { $user }: { $problem }
sync-nothing-happened = Todavía no ha pasado nada.
sync-checked = última consulta: { $when }
sync-not-checked = sin consultar todavía

## What happened to shared lists

sync-item-added = añadido: { $item }
sync-item-ticked = marcado: { $item }
sync-item-unticked = desmarcado: { $item }
sync-item-changed = modificado: { $item }
sync-item-deleted = eliminado: { $item }
sync-changed-twice = { $item }: modificado aquí y en otro lugar. Se conserva “{ $kept }” y no “{ $lost }”.
sync-revived = { $item } se eliminó en un lado y se modificó en el otro. Se conserva.
sync-became-one = { $item } se añadió dos veces y ahora es un solo artículo.
sync-left-alone-too-long = { $name }, en el servidor, es demasiado largo para un artículo y no se tocó.
sync-left-alone-elsewhere = { $path } no está en la carpeta de esta lista en el servidor y no se tocó.
sync-left-alone = { $name }, en el servidor, no se puede leer como artículo y no se tocó.
sync-held = { $count } artículos desaparecieron a la vez del servidor. Aquí no se elimina nada hasta que uses tote sync held accept "{ $list }" (eliminarlos también aquí) o tote sync held keep "{ $list }".
sync-accepted = { $count ->
    [one] Según tu decisión, también se eliminó aquí: { $count } artículo.
   *[other] Según tu decisión, también se eliminaron aquí: { $count } artículos.
}
sync-rejected = El servidor no acepta { $item }.

## Why something was not done

sync-not-logged-in = No has iniciado sesión en ningún servidor. Usa antes tote sync login URL --user NOMBRE.
sync-not-logged-in-here = Este equipo no conoce la cuenta de { $user } en { $server } que indica esta base de datos. Para usarla aquí, ejecuta tote sync login.
sync-no-list = No hay ninguna lista llamada “{ $list }”.
sync-is-shared = “{ $list }” ya está compartida.
sync-not-shared = “{ $list }” no está compartida. Usa tote share "{ $list }" para compartirla.
sync-no-home = { $server } no te deja crear listas. Crea una allí y usa tote share --join NOMBRE.
sync-not-on-server = En el servidor no hay ninguna lista “{ $list }”. Usa tote share --join para verlas todas.
sync-is-here = “{ $list }” ya está aquí.
sync-several-on-server = En el servidor hay varias listas llamadas “{ $list }”. Indica una por su ubicación: { $places }.
sync-name-taken = En el servidor ya hay una lista llamada “{ $list }”. Únete a ella con tote share --join, o comparte la tuya con otro nombre con --as NOMBRE.
sync-shares-elsewhere = Ya hay listas compartidas en { $server }. Usa antes tote sync logout.
sync-nothing-held = No hay eliminaciones en espera en “{ $list }”.
# The same on the screen, where $keys are pressed.
sync-screen-name-taken = “{ $list }” ya está en el servidor. Con { $keys } te unes a ella. Para compartir también la tuya, cámbiale antes el nombre.
sync-screen-no-home = { $server } no te deja crear listas. Crea una allí y únete a ella con { $keys }.
sync-screen-not-on-server = “{ $list }” ya no está en el servidor.
