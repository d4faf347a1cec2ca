protocol TourWords {
  func title(_ step: Tour.Step) -> String
  func text(_ step: Tour.Step) -> String
}
