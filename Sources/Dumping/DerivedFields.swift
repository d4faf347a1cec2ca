/// A value of which some fields can't be set alone, as others follow from them: a test that is written sets none of these.
public protocol DerivedFields {
  /// The names of the fields that can be set by themselves.
  static var freeFields: Set<String> { get }
}
