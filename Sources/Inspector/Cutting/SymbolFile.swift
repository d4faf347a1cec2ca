#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the names of a program's functions from its file (ELF, 64 bits).
enum SymbolFile {
  /// The mangled names of initialisers, getters, setters and default arguments that other files may use; `nil` for another kind of file.
  static func names(in path: String) -> [String]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 64,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
    else { return nil }
    defer { munmap(start, Int(status.st_size)) }
    return names(in: UnsafeRawBufferPointer(start: start, count: Int(status.st_size)))
  }

  private static func names(in file: UnsafeRawBufferPointer) -> [String]? {
    func number<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Int? {
      guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return nil }
      return Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: offset, as: type))
    }
    guard file.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2]),
      let sections = number(40, as: UInt64.self), let sectionSize = number(58, as: UInt16.self),
      let count = number(60, as: UInt16.self)
    else { return nil }
    func section(_ index: Int) -> (type: Int, link: Int, range: Range<Int>)? {
      let start = sections + index * sectionSize
      guard let type = number(start + 4, as: UInt32.self), let offset = number(start + 24, as: UInt64.self),
        let size = number(start + 32, as: UInt64.self), let link = number(start + 40, as: UInt32.self),
        offset >= 0, size >= 0, offset <= file.count, size <= file.count - offset
      else { return nil }
      return (type, link, offset..<offset + size)
    }
    let symbolTable = (0..<count).lazy.compactMap(section).first { $0.type == 2 }
    guard let table = symbolTable, let texts = section(table.link) else { return nil }
    let symbols = UnsafeRawBufferPointer(rebasing: file[table.range])
    let strings = UnsafeRawBufferPointer(rebasing: file[texts.range])
    guard let base = strings.baseAddress else { return nil }
    var names: [String] = []
    for start in stride(from: 0, through: symbols.count - 24, by: 24) {
      // Functions that aren't local to their file.
      let info = symbols[start + 4]
      guard info & 0xF == 2, info >> 4 != 0 else { continue }
      let offset = Int(symbols.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      guard offset < strings.count, strings[offset] == UInt8(ascii: "$") else { continue }
      let name = (base + offset).assumingMemoryBound(to: CChar.self)
      let length = strnlen(name, strings.count - offset)
      guard length > 2, isMember(name + length) else { continue }
      names.append(String(decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self))
    }
    return names
  }

  /// By its last letters: `fC` and `fc` create, `vg` gets, `vs` sets, `fA_` is the first default, `fA0_` the second.
  private static func isMember(_ end: UnsafePointer<CChar>) -> Bool {
    let (last, other) = (UInt8(bitPattern: end[-1]), UInt8(bitPattern: end[-2]))
    switch (other, last) {
    case (UInt8(ascii: "f"), UInt8(ascii: "C")), (UInt8(ascii: "v"), UInt8(ascii: "g")),
      (UInt8(ascii: "v"), UInt8(ascii: "s")), (UInt8(ascii: "M"), UInt8(ascii: "a")),
      (UInt8(ascii: "A"), UInt8(ascii: "_")):
      return true
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_")):
      var place = end - 2
      while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(UInt8(bitPattern: place[0])) { place -= 1 }
      return UInt8(bitPattern: place[0]) == UInt8(ascii: "A")
    default: return false
    }
  }
}
