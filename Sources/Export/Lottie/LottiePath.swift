import DisplayList

/// A contour of a path: vertices with the controls of the curves before and after them.
struct LottieContour {
  var vertices: [CGPoint] = []
  /// The control point before each vertex.
  var before: [CGPoint] = []
  /// The control point after each vertex.
  var after: [CGPoint] = []
  var isClosed = false

  /// Whether the last curve of a closed contour ends where the contour starts.
  var returnsToStart: Bool {
    guard isClosed, vertices.count > 1, let first = vertices.first, let last = vertices.last else {
      return false
    }
    return abs(first.x - last.x) < 1e-6 && abs(first.y - last.y) < 1e-6
  }

  private mutating func append(_ vertex: CGPoint, before control: CGPoint) {
    vertices.append(vertex)
    before.append(control)
    after.append(vertex)
  }

  /// The contour whose last vertex, which equals the first one, is removed.
  var merged: LottieContour {
    var contour = self
    contour.before[0] = contour.before.removeLast()
    contour.vertices.removeLast()
    contour.after.removeLast()
    return contour
  }

  /// The contour as the value of a path.
  var value: LottieValue {
    func tangents(_ controls: [CGPoint]) -> LottieValue {
      .list(
        zip(controls, vertices).map { control, vertex in
          .point(CGPoint(x: control.x - vertex.x, y: control.y - vertex.y))
        })
    }
    return .object([
      ("c", .flag(isClosed)), ("v", .list(vertices.map { .point($0) })), ("i", tangents(before)),
      ("o", tangents(after)),
    ])
  }

  /// Returns the contours of a path.
  static func all(of path: CGPath) -> [LottieContour] {
    var contours: [LottieContour] = []
    var contour = LottieContour()
    func end() {
      if contour.vertices.count > 1 { contours.append(contour) }
    }
    for element in path.elements {
      let current = contour.vertices.last ?? .zero
      switch element {
      case .move(let point):
        end()
        contour = LottieContour()
        contour.append(point, before: point)
      case .line(let point): contour.append(point, before: point)
      case .quadCurve(let point, let control):
        contour.leave(toward: current.interpolated(to: control, fraction: 2.0 / 3))
        contour.append(point, before: point.interpolated(to: control, fraction: 2.0 / 3))
      case .curve(let point, let control1, let control2):
        contour.leave(toward: control1)
        contour.append(point, before: control2)
      case .close:
        contour.isClosed = true
        let start = contour.vertices.first ?? .zero
        end()
        contour = LottieContour()
        contour.append(start, before: start)
      }
    }
    end()
    return contours
  }

  private mutating func leave(toward control: CGPoint) {
    guard !after.isEmpty else { return }
    after[after.count - 1] = control
  }
}

extension LottieValue {
  /// Returns the shapes of a path, one for each contour.
  static func shapes(_ path: Track<CGPath>) -> [LottieValue] {
    contours(path).map { .object([("ty", .text("sh")), ("ks", $0)]) }
  }

  /// Returns the properties of a path, one for each contour.
  static func contours(_ path: Track<CGPath>) -> [LottieValue] {
    let contours = path.map(LottieContour.all)
    let count = contours.keyframes.map(\.value.count).max() ?? 0
    return (0..<count).map { index in
      // All keyframes must have the same number of vertices.
      let merges = contours.keyframes.allSatisfy {
        index < $0.value.count ? $0.value[index].returnsToStart : true
      }
      return .property(contours) { contours in
        guard index < contours.count else { return LottieContour().value }
        return (merges ? contours[index].merged : contours[index]).value
      }
    }
  }
}
