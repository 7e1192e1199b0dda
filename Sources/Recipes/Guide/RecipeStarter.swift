/// Recipes to start from.
package enum RecipeStarter {
  /// Returns a commented recipe that shows the parts of the language.
  package static func text(_ title: String) -> String {
    text(template, title: title)
  }

  /// Returns the text of a recipe with another title.
  package static func text(_ recipe: String, title: String) -> String {
    let quoted = "title: \"\(title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    let isPlain =
      title.first?.isLetter == true
      && title.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }
    let words = ["true", "false", "null", "yes", "no", "on", "off"]
    let line = isPlain && !words.contains(title.lowercased()) ? "title: \(title)" : quoted
    var lines = recipe.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let index = lines.firstIndex(where: { $0.hasPrefix("title:") }) {
      let next = lines.dropFirst(index + 1).firstIndex { !$0.hasPrefix(" ") } ?? lines.endIndex
      lines.replaceSubrange(index..<next, with: [line])
    } else if let index = lines.firstIndex(where: { $0.hasPrefix("flipbook:") }) {
      lines.insert(line, at: index + 1)
    }
    return lines.joined(separator: "\n")
  }

  private static let template = """
    # A recipe describes a scene and its motion. All keys: flipbook help recipe
    flipbook: 1
    title: New
    duration: 4s

    # The screen, with its bars and its background: flipbook help stage
    stage: { device: iPhone 8, background: systemGray6 }

    # Numbers to try out, as in --set damping=0.2: flipbook help params
    params:
      damping: 0.4
      size: 72

    # What is on the screen, from back to front: flipbook help views
    # Numbers and points may be expressions: flipbook help expressions
    views:
      shadow:
        bounds: [0, 0, $size, 8]
        center: [stage.width / 2, 520]
        cornerRadius: 4
        backgroundColor: systemGray4
      ball:
        bounds: [0, 0, $size, $size]
        center: [stage.width / 2, 120]
        cornerRadius: $size / 2
        backgroundColor: orange

    # The behaviors of the dynamic animator, from gravity to springs: flipbook help animator
    animator:
      - gravity: { id: fall, items: ball }
      - collision: { items: ball, boundaries: { floor: { from: [0, 516], to: [stage.width, 516] } } }
      - item: { items: ball, elasticity: 0.6 }

    # What happens when something is touched or hits something: flipbook help on
    on:
      - contact: { began: ball, boundary: floor }
        once: true
        set: { ball.backgroundColor: systemPink }
      - touchesEnded: ball
        do:
          - remove: fall
          - add:
              animator:
                - snap: { item: ball, snapPoint: [stage.width / 2, 200], damping: $damping }

    # What happens at which time: flipbook help timeline
    # Touches, animations and other actions: flipbook help actions
    timeline:
      - at: 0.3s
        set: { shadow.alpha: 0.4 }
        animate: { duration: 0.5s, curve: easeIn }
      - at: 2.5s
        tap: ball

    """
}
