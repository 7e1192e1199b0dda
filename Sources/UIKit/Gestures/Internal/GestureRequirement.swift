/// A gesture that has to fail before another is recognized.
struct GestureRequirement {
  weak var recognizer: UIGestureRecognizer?
}
