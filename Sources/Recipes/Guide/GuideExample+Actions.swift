extension GuideExample {
  static let actions =
    [
      action("tap", "tap: ball"), action("doubleTap", "doubleTap: [60, 80]"),
      action("press", "press: { at: ball, duration: 0.3s }"),
      action("longPress", "longPress: ball"),
      action("drag", "drag: { from: ball, to: [180, 400], duration: 1s, holdAfter: 0.2s }"),
      action("flick", "flick: { from: [180, 500], by: [0, -200] }"),
      action("pinch", "pinch: { at: box, from: 20, to: 70 }"),
      action("rotate", "rotate: { at: box, by: 90deg }"),
      action("set", "set: { ball.center: [180, 400], box.alpha: 0.5 }"),
      action(
        "animate",
        """
        set: { ball.center: [180, 400] }
            animate: { springDuration: 0.5s, bounce: 0.3 }
        """),
      action(
        "keyframes",
        """
        keyframes:
              - { relativeStartTime: 0, relativeDuration: 0.5, set: { ball.center: [300, 80] } }
              - { relativeStartTime: 0.5, relativeDuration: 0.5, set: { ball.center: [60, 400] } }
            animate: 1s
        """),
      action(
        "calculationMode",
        """
        keyframes:
              - { relativeStartTime: 0, relativeDuration: 0.5, set: { ball.center: [300, 80] } }
              - { relativeStartTime: 0.5, relativeDuration: 0.5, set: { ball.center: [60, 400] } }
            calculationMode: cubic
            animate: 1s
        """),
      action(
        "transition",
        """
        transition:
              with: box
              set: { box.backgroundColor: red }
              duration: 0.5s
              options: [transitionFlipFromLeft]
        """),
      action(
        "add",
        """
        add:
              views: { drop: { frame: [100, 20, 20, 20], backgroundColor: blue } }
              animator: [gravity: { items: drop }]
        """),
      action("remove", "remove: [ball, box]"),
      action(
        "do",
        """
        do:
              - set: { ball.alpha: 0.5 }
              - { after: 1s, set: { ball.alpha: 1 }, animate: 0.3s }
        """),
      action("when", "when: ball.center.y > 50\n    remove: ball"),
      action("after", "after: 250ms\n    remove: ball"),
    ] + [
      GuideExample(
        "actions", "call",
        """
        components:
          menu: { kind: menu, options: [Home, Search] }
        timeline:
          - at: 0.5s
            call: menu.open
        """),
      GuideExample(
        "actions", "apply",
        """
        gestureRecognizers:
          pan: { kind: pan, view: box }
        on:
          - gesture: pan
            apply: box
        timeline:
          - { at: 0.5s, drag: { from: box, by: [0, -150], duration: 1s } }
        """),
    ]

  static let animatorActions = [
    command("start", "start: { animator: move, afterDelay: 0.2s }"),
    command("pause", "pause: move"),
    command("scrub", "scrub: { animator: move, fractionComplete: 0.25 }"),
    command("reverse", "reverse: move"),
    command("continue", "continue: { animator: move, durationFactor: 0.5 }", before: "pause: move"),
    command("stop", "stop: move"),
    command("finish", "finish: { animator: move, position: start }", before: "stop: move"),
  ]

  private static func action(_ key: String, _ text: String) -> GuideExample {
    GuideExample("actions", key, "timeline:\n  - at: 0.5s\n    \(text)")
  }

  /// Returns an example of an action on an animator that runs, or that another action precedes.
  private static func command(_ key: String, _ text: String, before: String? = nil) -> GuideExample
  {
    let start = key == "start" || key == "scrub" ? "" : "  - { at: 0.2s, start: move }\n"
    let earlier = before.map { "  - { at: 0.5s, \($0) }\n" } ?? ""
    return GuideExample(
      "actions", key,
      """
      animators:
        move: { duration: 2s, animations: [ball.center: [180, 400]] }
      timeline:
      \(start + earlier)  - at: 1s
          \(text)
      """)
  }
}
