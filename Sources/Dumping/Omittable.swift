/// A property that isn't shown in dumps and differences while there is nothing in it.
public protocol Omittable {
  /// Whether it is left out now.
  var isOmitted: Bool { get }
}
