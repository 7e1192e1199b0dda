import DisplayList

extension DisplayLayer {
  /// Returns a layer with the contents of a stage, scaled to a rectangle and clipped to it.
  static func stage(_ list: DisplayList, in rect: CGRect, id: Int = 0) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: list.size)
    attributes.anchorPoint = .zero
    attributes.position = rect.origin
    attributes.transform = CGAffineTransform(
      scaleX: rect.width / list.size.width, y: rect.height / list.size.height)
    attributes.masksToBounds = true
    attributes.backgroundColor = list.background
    if list.layers.contains(where: \.hasBackdrops) { attributes.effects.isScreen = true }
    return DisplayLayer(id: id, attributes: attributes, sublayers: list.layers)
  }
}
