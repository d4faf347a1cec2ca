import Loop
import Tote

extension App {
  /// Keys that come while something is on its way wait for it; what was typed ahead of an error was not meant for that.
  var typeahead: Typeahead { isWaiting ? .hold : loading.isLoaded ? .handle : .drop }
}
