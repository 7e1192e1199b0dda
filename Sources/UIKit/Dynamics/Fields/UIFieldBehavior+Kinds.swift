import Physics

extension UIFieldBehavior {
  func with(direction: CGVector) -> UIFieldBehavior {
    self.direction = direction
    return self
  }

  func with(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
    self.smoothness = smoothness
    self.animationSpeed = animationSpeed
    return self
  }
}
