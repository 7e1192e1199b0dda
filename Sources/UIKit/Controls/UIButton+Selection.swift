import QuartzCore

/// The look of a selected system button: its content is white on a shape in the tint color.
///
/// That the shape appears behind titles and images is general knowledge; its measures are Flipbook's
/// choice.
extension UIButton {
  /// The distances by which the shape is larger than the content on each side, in points.
  private static var selectionMargin: (x: CGFloat, y: CGFloat) { (4, 2) }
  /// The radius of the shape's corners in points.
  private static var selectionRadius: CGFloat { 4 }

  /// Whether the shape is shown: by a selected button of type `system` without a configuration or an image
  /// behind its content.
  private final var showsSelection: Bool {
    buttonType == .system && isSelected && configured == nil && currentBackgroundImage == nil
  }

  /// The color of the title as it is drawn: white above the shape, unless the program has set a color.
  final var drawnTitleColor: UIColor {
    let hasOwnColor =
      titleColors[state.rawValue] != nil || titleColors[State.normal.rawValue] != nil
    guard showsSelection, !hasOwnColor else { return currentTitleColor }
    return isHighlighted ? .white.withAlphaComponent(Self.pressedOpacity) : .white
  }

  /// Shows or hides the shape.
  final func showSelection() {
    guard showsSelection else {
      guard let shape = images.selection else { return }
      shape.removeFromSuperview()
      images.selection = nil
      images.frontView?.tintColor = nil
      return
    }
    let shape = images.selection ?? ControlPart(cornerRadius: Self.selectionRadius)
    shape.backgroundColor = tintColor
    shape.alpha = isHighlighted ? Self.pressedOpacity : 1
    if images.selection == nil {
      images.selection = shape
      insertSubview(shape, at: 0)
      setNeedsLayout()
    }
    images.frontView?.tintColor = .white
  }

  /// Places the shape behind the title and the image.
  final func placeSelection() {
    guard let shape = images.selection else { return }
    let title = titleLabel.map { $0.bounds.isEmpty ? CGRect.null : $0.frame } ?? .null
    let image = currentImage == nil ? nil : images.frontView?.frame
    let content = title.union(image ?? .null)
    shape.isHidden = content.isNull
    guard !content.isNull else { return }
    shape.place(content.insetBy(dx: -Self.selectionMargin.x, dy: -Self.selectionMargin.y))
  }
}
