import DisplayList

/// Poses of an animation in one list, as of a dancer before a lamp that flashes: the earlier, the paler.
///
/// Layers that stand elsewhere in another pose are shown in all of them; others are shown once, as they
/// are in the last.
struct Strobe {
  /// What each pose shows, in the order of time.
  let poses: [DisplayList]

  /// How much the first pose is seen, from 0 to 1.
  static let faintest: CGFloat = 0.16

  /// All poses together; nil if there are none.
  var list: DisplayList? {
    guard var list = poses.last else { return nil }
    list.layers = merged(poses.map(\.layers))
    return list
  }

  /// How much the pose of a number is seen: the last one wholly.
  static func opacity(of pose: Int, count: Int) -> CGFloat {
    guard count > 1 else { return 1 }
    let part = CGFloat(pose) / CGFloat(count - 1)
    // Even steps look as if the first ones were all alike.
    return faintest + (1 - faintest) * part * part
  }

  /// The sublayers of one layer in each pose, as those of one.
  private func merged(_ poses: [[DisplayLayer]]) -> [DisplayLayer] {
    let last = poses.last ?? []
    var ids = last.map(\.id)
    var gone: [Int] = []
    for layer in poses.joined() where !ids.contains(layer.id) {
      ids.append(layer.id)
      gone.append(layer.id)
    }
    // What is no longer there lies behind everything.
    return (gone + last.map(\.id)).flatMap { id in
      layers(of: poses.map { layers in layers.first { $0.id == id } })
    }
  }

  /// One layer in each pose, nil where it is not there, as it is drawn for all of them.
  private func layers(of versions: [DisplayLayer?]) -> [DisplayLayer] {
    let places = versions.map { $0.map(Place.init) }
    guard let last = versions.last ?? nil, places.allSatisfy({ $0 == Place(last) }) else {
      return versions.indices.compactMap { pose in
        // A pose that is taken again later is shown there.
        guard let layer = versions[pose], !places[(pose + 1)...].contains(places[pose]) else {
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

  /// Where a layer stands, and how large.
  private struct Place: Equatable {
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
