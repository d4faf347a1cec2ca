/// What the tour says.
protocol TourWords {
  func title(_ step: Tour.Step) -> String
  /// What the key of a step does.
  func text(_ step: Tour.Step) -> String
}
