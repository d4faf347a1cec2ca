import Glibc

/// Reads the pending inotify events from a descriptor.
struct PendingEvents {
  struct Event {
    /// Empty if it is about the folder itself.
    let name: String
    let isOfFolder: Bool
    /// Whether the queue has overflowed, so that events are lost.
    let isLost: Bool
  }

  private(set) var events: [Event] = []

  init(from descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var place = 0
        while place < count {
          let event = buffer.load(fromByteOffset: place, as: inotify_event.self)
          let start = place + MemoryLayout<inotify_event>.size
          let name = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          events.append(
            Event(
              name: String(decoding: name, as: UTF8.self), isOfFolder: event.mask & UInt32(IN_ISDIR) != 0,
              isLost: event.mask & UInt32(IN_Q_OVERFLOW) != 0))
          place = start + Int(event.len)
        }
      }
    }
  }
}
