import DisplayList

/// Combines poses of an animation into one display list, as in strobe photography: earlier poses
/// are more transparent.
///
/// Layers that move, resize or transform between poses appear once per pose; other layers appear
/// once, as they are in the last pose.
struct Strobe {
  /// The display lists of the poses, in chronological order.
  let poses: [DisplayList]

  /// The opacity of the first pose, from 0 to 1.
  static let minOpacity: CGFloat = 0.16

  /// All poses in one display list; nil if there are no poses.
  var list: DisplayList? {
    guard var list = poses.last else { return nil }
    list.layers = merged(poses.map(\.layers))
    return list
  }

  /// Returns the opacity of a pose; the last pose is opaque.
  static func opacity(of pose: Int, count: Int) -> CGFloat {
    guard count > 1 else { return 1 }
    let progress = CGFloat(pose) / CGFloat(count - 1)
    // With even steps, the first poses would be hard to distinguish.
    return minOpacity + (1 - minOpacity) * progress * progress
  }

  /// Merges the sublayers of one layer in each pose.
  private func merged(_ poses: [[DisplayLayer]]) -> [DisplayLayer] {
    let last = poses.last ?? []
    var ids = last.map(\.id)
    var removed: [Int] = []
    for layer in poses.joined() where !ids.contains(layer.id) {
      ids.append(layer.id)
      removed.append(layer.id)
    }
    // Layers that are missing in the last pose are behind all others.
    return (removed + last.map(\.id)).flatMap { id in
      layers(of: poses.map { layers in layers.first { $0.id == id } })
    }
  }

  /// Returns the layers that show one layer in all poses.
  ///
  /// - Parameter versions: The layer in each pose; nil where it is missing.
  private func layers(of versions: [DisplayLayer?]) -> [DisplayLayer] {
    let geometries = versions.map { $0.map(Geometry.init) }
    guard let last = versions.last ?? nil, geometries.allSatisfy({ $0 == Geometry(last) }) else {
      return versions.indices.compactMap { pose in
        // A pose that occurs again later is drawn only once, the last time.
        guard let layer = versions[pose], !geometries[(pose + 1)...].contains(geometries[pose])
        else {
          return nil
        }
        return layer.faded(by: Self.opacity(of: pose, count: versions.count))
      }
    }
    return [
      DisplayLayer(
        id: last.id, attributes: last.attributes, content: last.content,
        sublayers: merged(versions.map { $0?.sublayers ?? [] }))
    ]
  }

  /// The position, size and transform of a layer.
  private struct Geometry: Equatable {
    let bounds: CGRect
    let matrix: CGAffineTransform

    init(_ layer: DisplayLayer) {
      bounds = layer.attributes.bounds
      matrix = layer.attributes.matrix
    }
  }
}

extension DisplayLayer {
  fileprivate func faded(by opacity: CGFloat) -> DisplayLayer {
    guard opacity < 1 else { return self }
    var attributes = attributes
    attributes.opacity *= opacity
    return DisplayLayer(
      id: id, attributes: attributes, content: content, sublayers: sublayers)
  }
}
