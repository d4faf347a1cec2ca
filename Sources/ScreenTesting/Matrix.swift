import Screen

extension Scene {
  /// A small window, the traditional size, and a large window.
  public static let sizes = [Size(40, 10), Size(80, 24), Size(200, 60)]

  /// Draws a view at each size, with and without colours.
  ///
  ///     assertFrames("matrix", Scene.matrix { size in ShoppingView(state, size) })
  ///
  /// Frames without colours are drawn once.
  public static func matrix(sizes: [Size] = sizes, _ view: (Size) -> any View) -> [Scene] {
    sizes.flatMap { size in
      let frame = Frame(view(size), size: size)
      let plain = frame.withoutColor()
      let scene = Scene("\(size)", frame)
      return plain == frame ? [scene] : [scene, Scene("\(size) without colour", plain)]
    }
  }
}
