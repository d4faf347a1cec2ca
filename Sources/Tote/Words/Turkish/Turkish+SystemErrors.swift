extension Turkish {
  func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "bu işleme izin verilmiyor"
    case .noSuchFile: "böyle bir dosya veya klasör yok"
    case .inputOutput: "okuma veya yazma hatası"
    case .notExecutable: "dosya çalıştırılabilir bir program değil"
    case .closed: "kapalı"
    case .invalidArgument: "geçersiz argüman"
    case .noMemory: "bellek yetersiz"
    case .permissionDenied: "erişim izni yok"
    case .busy: "kaynak meşgul"
    case .fileExists: "dosya zaten var"
    case .notADirectory: "bir klasör değil"
    case .isADirectory: "bir klasör"
    case .tooManyFilesInSystem: "sistemde çok fazla açık dosya var"
    case .tooManyOpenFiles: "çok fazla açık dosya var"
    case .fileTooLarge: "dosya çok büyük"
    case .noSpace: "diskte yer kalmadı"
    case .readOnly: "disk salt okunur"
    case .brokenPipe: "öteki program okumayı bıraktı"
    case .nameTooLong: "dosya adı çok uzun"
    case .directoryNotEmpty: "klasör boş değil"
    case .tooManyLinks: "art arda çok fazla simgesel bağlantı var"
    case .invalidText: "ad geçerli UTF-8 değil"
    case .quotaExceeded: "disk kotası aşıldı"
    }
  }

  func unknownReason(_ code: Int32) -> String { "sistem hatası \(code)" }
}
