import Loop
import Tote

extension App {
  /// Keys typed while something is loading wait for it; keys typed before an error weren't meant for it.
  var typeahead: Typeahead { isWaiting ? .hold : loading.isLoaded ? .handle : .drop }
}
