extension UIViewController {
  /// Returns the guide of the space that bars cover at one edge of the view, always the same one.
  final func barGuide(_ kind: GuideKind) -> any UILayoutSupport {
    let identifier = kind == .topBars ? "UIViewTopLayoutGuide" : "UIViewBottomLayoutGuide"
    let guide = loadedView().ownGuide(kind, identifier)
    return guide as? BarLayoutGuide ?? BarLayoutGuide(kind: kind)
  }
}
