import Screen

/// One frame of a story.
public struct Scene: Equatable, Sendable {
  /// What led to it: the keys that were pressed, or the size. Empty for a single frame.
  public let label: String
  /// The frame.
  public let frame: Frame

  /// Creates a frame with its label, which must be one line.
  public init(_ label: String, _ frame: Frame) {
    self.label = label.printable
    self.frame = frame
  }
}

/// A sequence of frames, each with a label: the content of a snapshot file.
public struct Story: Equatable, Sendable {
  /// Its frames, in order.
  public let scenes: [Scene]

  /// Creates a story of these frames.
  public init(_ scenes: [Scene]) { self.scenes = scenes }

  /// Creates a story of one frame.
  public init(_ frame: Frame) { scenes = [Scene("", frame)] }

  /// The frames one after another, each below its label.
  ///
  ///     # j
  ///     frame 24x2  cursor 0,1
  ///     |▸ milk                  |
  public var text: String {
    scenes.map { $0.label.isEmpty ? $0.frame.text : "# \($0.label)\n\($0.frame.text)" }
      .joined(separator: "\n")
  }

  /// Reads what `text` prints.
  public init(text: String) throws(FrameTextError) {
    var reader = FrameReader(text)
    var scenes: [Scene] = []
    repeat {
      let label = reader.label() ?? ""
      scenes.append(Scene(label, try reader.frame()))
    } while !reader.isAtEnd
    self.scenes = scenes
  }

  /// Describes the difference from an older story, or from some parts of it, or returns `nil`. The first line names the parts.
  public func difference(
    from old: Story, only wanted: Set<FrameDifference.Part> = Set(FrameDifference.Part.allCases)
  ) -> String? {
    var parts: [String] = []
    var blocks: [String] = []
    func note(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    for index in 0..<max(old.scenes.count, scenes.count) {
      guard index < old.scenes.count else {
        note("frames")
        blocks.append("\(name(scenes, index)), only in the new\n\(scenes[index].frame.text)")
        continue
      }
      guard index < scenes.count else {
        note("frames")
        blocks.append("\(name(old.scenes, index)), only in the old\n\(old.scenes[index].frame.text)")
        continue
      }
      if old.scenes[index].label != scenes[index].label {
        note("label")
        blocks.append("label of frame \(index + 1)\n- \(old.scenes[index].label)\n+ \(scenes[index].label)")
      }
      guard let found = FrameDifference(from: old.scenes[index].frame, to: scenes[index].frame, only: wanted)
      else { continue }
      found.parts.forEach { note($0.rawValue) }
      let head = scenes[index].label.isEmpty ? "" : "\(name(scenes, index))\n\n"
      blocks.append(head + found.description)
    }
    if blocks.isEmpty { return nil }
    return "differs in \(parts.joined(separator: ", "))\n\n" + blocks.joined(separator: "\n\n")
  }

  private func name(_ scenes: [Scene], _ index: Int) -> String {
    scenes[index].label.isEmpty ? "frame \(index + 1)" : "frame \(index + 1), \"\(scenes[index].label)\""
  }
}
