import DisplayList

extension LayerMotion {
  /// Adds what a layer shows and neither format contains.
  func list(to limitations: inout Limitations, name: String?) {
    func add(_ feature: String, _ note: String, where has: (DisplayLayer) -> Bool) {
      if let frame = states.layers.firstIndex(where: { $0.map(has) ?? false }) {
        limitations.add(feature, layer: name, frame: frame, note: note)
      }
    }
    add("particles", "omitted") { layer in
      if case .particles = layer.content { true } else { false }
    }
    add("image whose parts are stretched", "omitted") { layer in
      if case .images = layer.content { true } else { false }
    }
    add("part of an image", "the whole image is shown") { layer in
      guard case .image(let image) = layer.content else { return false }
      return image.part != CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    guard states.contains({ $0.attributes.hasEffects }) else { return }
    add("mask", "the layer is shown without it") { $0.attributes.mask != nil }
    add("perspective", "drawn without perspective") { $0.attributes.projection != nil }
    add("blur of what is behind", "omitted") { $0.backdrop != nil }
    add("color of a replicator", "drawn without it") { $0.attributes.effects.tint != nil }
    add("opacity of each part", "applied to the layer as a group") {
      !$0.attributes.effects.opacityIsForGroup && $0.attributes.opacity < 1
    }
  }
}
