/// What every program says in Spanish.
package struct Spanish: CommonWords {
  package init() {}
  package var language: Language { .spanish }

  package func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "operación no permitida"
    case .noSuchFile: "no existe el archivo o la carpeta"
    case .inputOutput: "error de lectura o escritura"
    case .notExecutable: "el archivo no es un programa ejecutable"
    case .closed: "está cerrado"
    case .invalidArgument: "argumento no válido"
    case .noMemory: "no queda memoria"
    case .permissionDenied: "permiso denegado"
    case .busy: "el recurso está ocupado"
    case .fileExists: "el archivo ya existe"
    case .notADirectory: "no es una carpeta"
    case .isADirectory: "es una carpeta"
    case .tooManyFilesInSystem: "hay demasiados archivos abiertos en el sistema"
    case .tooManyOpenFiles: "hay demasiados archivos abiertos"
    case .fileTooLarge: "el archivo es demasiado grande"
    case .noSpace: "no queda espacio en el disco"
    case .readOnly: "el disco es de solo lectura"
    case .brokenPipe: "el otro programa ha dejado de leer"
    case .nameTooLong: "el nombre es demasiado largo"
    case .directoryNotEmpty: "la carpeta no está vacía"
    case .tooManyLinks: "hay demasiados enlaces simbólicos encadenados"
    case .invalidText: "el nombre no es UTF-8 válido"
    case .quotaExceeded: "se ha superado la cuota de disco"
    }
  }

  package func unknownReason(_ code: Int32) -> String { "error del sistema \(code)" }

  package func sentence(_ error: StorageError) -> String {
    switch error {
    case .busy: "Otro programa está usando la base de datos. Inténtalo de nuevo cuando termine."
    case .full: "El disco está lleno. Libera espacio y los cambios pendientes se guardarán."
    case .readOnly: "La base de datos es de solo lectura. Revisa los permisos del archivo y de su carpeta."
    case .damaged:
      "La base de datos está dañada. El archivo no se modificó y puedes abrir una copia de seguridad."
    case .notADatabase: "El archivo no es una base de datos de Tote. Elige otro con --db."
    case .foreignCode(let name):
      "La base de datos tiene una vista o un disparador ajeno a Tote. No se modificó nada; abre una copia o elimina “\(name)” con sqlite3."
    case .foreignFile(let name):
      "Junto a la base de datos está “\(name)”, que Tote no escribió. No se abrió ni se modificó nada; mueve ese archivo a otro lugar e inténtalo de nuevo."
    case .endless:
      "Tote detuvo una operación interminable de la base de datos. Puede que alguien haya manipulado el archivo; abre una copia de seguridad."
    case .newer(let version, let known):
      "La base de datos es de una versión más reciente de Tote (formato \(version); esta admite hasta el \(known)). Actualiza Tote."
    case .moved:
      "El archivo de la base de datos se movió o se eliminó mientras estaba abierto. Reinicia Tote."
    case .closed: "La base de datos está cerrada. Reinicia Tote."
    case .cannotOpen(let reason):
      "No se puede abrir la base de datos (\(reason)). Comprueba que su carpeta existe y es tuya."
    case .failed(let reason): "No se pudo leer o escribir la base de datos (\(reason)). Inténtalo de nuevo."
    }
  }

  package func day(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(padded(day))/\(padded(month))/\(year)"
  }

  package func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(day) de \(Self.months[month - 1]) de \(year)"
  }

  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
    "noviembre", "diciembre",
  ]

  package var readOnlyList: String { "solo lectura" }
  package func toSend(_ count: Int) -> String { "\(number(count)) por enviar" }
  package func heldDeletions(_ count: Int) -> String {
    count == 1 ? "1 eliminación en espera" : "\(number(count)) eliminaciones en espera"
  }
  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "sin conexión"
    case .password: "falta la contraseña"
    case .login: "inicia sesión de nuevo"
    case .certificate: "servidor no fiable"
    case .busy: "servidor ocupado"
    case .full: "servidor lleno"
    case .refused: "el servidor lo rechaza"
    case .outdated: "cambios rechazados, se reintentará"
    case .gone: "ya no está en el servidor"
    case .unreadable: "respuesta ilegible"
    }
  }
}
