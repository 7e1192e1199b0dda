/// A recognizer that has to fail before another one can recognize its gesture.
struct GestureRequirement {
  weak var recognizer: UIGestureRecognizer?
}
