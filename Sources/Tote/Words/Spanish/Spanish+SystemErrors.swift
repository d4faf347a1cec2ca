extension Spanish {
  func reason(_ error: SystemError) -> String {
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

  func unknownReason(_ code: Int32) -> String { "error del sistema \(code)" }
}
