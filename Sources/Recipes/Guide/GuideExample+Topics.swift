extension GuideExample {
  static let topics = [
    GuideExample(
      "recipe", nil,
      """
      flipbook: 1
      title: A ball falls onto the floor
      duration: 2s
      stage: { device: iPhone 8, background: white }
      views:
        ball: { frame: [160, 60, 60, 60], cornerRadius: 30, backgroundColor: orange }
      animator:
        - gravity: { items: ball }
        - collision: { items: ball, translatesReferenceBoundsIntoBoundary: true }
      """),
    GuideExample(
      "stage", nil,
      """
      stage:
        device: iPhone 8
        background: systemGray6
        statusBar: true
        navigationBar: Inbox
        tabBar: [Mail, Search]
      """),
    GuideExample(
      "templates", nil,
      """
      templates:
        card: { bounds: [0, 0, 120, 80], cornerRadius: 12, backgroundColor: systemBlue }
      views:
        first: { like: card, center: [160, 120] }
        second: { like: card, center: [160, 240], backgroundColor: systemPink }
      """),
    GuideExample(
      "repeat", nil,
      """
      views:
        domino:
          repeat: { count: 8, as: i }
          frame: [40 + i * 36, 400, 10, 60]
          backgroundColor: systemIndigo
        dot:
          repeat: { over: [red, green, blue], as: color }
          frame: [20, 20, 10, 10]
          backgroundColor: $color
      animator:
        - gravity: { items: [domino.*] }
      timeline:
        - at: 1s
          set: { domino.*.alpha: 0.5, domino.0.alpha: 1 }
          animate: { duration: 0.3s, stagger: 0.1s }
      """),
    GuideExample(
      "expressions", nil,
      """
      params: { size: 40, margin: $size / 2 }
      views:
        ball: { bounds: [0, 0, $size, $size], center: [stage.width / 2, $margin] }
      on:
        - touchesMoved: stage
          when: touch.y > 100
          set: { ball.center: "[touch.x, clamp(touch.y, 120, 400)]" }
      timeline:
        - at: 0.5s
          drag: { from: [100, 50], to: [300, 500], duration: 1s }
      """),
    GuideExample(
      "params", nil,
      """
      params: { damping: 0.3, goal: [180, 400] }
      animator:
        - snap: { item: ball, snapPoint: $goal, damping: $damping }
      """),
    GuideExample(
      "markers", nil,
      """
      markers: { impact: 1.2s }
      timeline:
        - at: impact
          set: { ball.alpha: 0.5 }
      """),
    GuideExample("slow", nil, "slow: [{ from: 1s, to: 1.5s, speed: 0.25 }]"),
    GuideExample(
      "captions", nil,
      """
      captions:
        - { from: 0s, to: 1s, title: The ball, text: It falls }
        - { from: 1s, to: 2s, text: It bounces, position: top }
      """),
    GuideExample(
      "expect", nil,
      """
      animator:
        - snap: { item: ball, snapPoint: [60, 400] }
      expect:
        - { item: ball, within: 2, of: [60, 400], by: 1.5s }
        - { item: [ball, box], inside: [0, 0, 320, 568] }
        - { item: ball, settlesBy: 2s, tolerance: 0.5 }
        - { item: ball, maxOvershoot: 10% }
        - { apart: [ball, box], to: 1s }
      """),
    GuideExample(
      "matrix", nil,
      """
      params: { damping: 0.3 }
      matrix: { damping: [0.1, 0.5, 1] }
      animator:
        - snap: { item: ball, snapPoint: [180, 400], damping: $damping }
      """),
    GuideExample(
      "window", nil,
      """
      window:
        toast: { frame: [60, 20, 255, 44], cornerRadius: 22, backgroundColor: systemGray }
      """),
    GuideExample(
      "groups", nil,
      """
      groups: { pair: [ball, box] }
      animator:
        - gravity: { items: pair }
      """),
    GuideExample(
      "state", nil,
      """
      state: { isOpen: false }
      on:
        - touchesEnded: box
          do:
            - set: { isOpen: not isOpen }
            - set: { box.transform: { scale: "if(isOpen, 2, 1)" } }
              animate: 0.3s
      timeline:
        - { at: 0.5s, tap: box }
      """),
    GuideExample("reference", nil, "reference: { scale: 0.5 }"),
    GuideExample(
      "animators", nil,
      """
      animators:
        expand:
          duration: 1s
          animations:
            - { box.bounds: [0, 0, 200, 200], box.cornerRadius: 20 }
      timeline:
        - { at: 0.5s, start: expand }
      """),
    GuideExample(
      "actions", nil,
      """
      timeline:
        - at: 0.5s
          do:
            - set: { ball.center: [300, 100] }
              animate: 0.5s
            - after: 1s
              set: { ball.alpha: 0.3 }
      """),
    GuideExample(
      "timeline", nil,
      """
      timeline:
        - at: 1s
          when: ball.center.y < 200
          set: { ball.center: [180, 400] }
          animate: { duration: 0.5s, usingSpringWithDamping: 0.6 }
      """),
    GuideExample(
      "on", nil,
      """
      on:
        - touchesEnded: ball
          once: true
          after: 0.2s
          set: { ball.backgroundColor: red }
      timeline:
        - { at: 0.5s, tap: ball }
      """),
  ]

  static let scenes = [
    GuideExample(
      "views", "view",
      """
      views:
        card:
          frame: [60, 100, 200, 120]
          gradient: { colors: [systemOrange, systemPink] }
          cornerRadius: 16
          clipsToBounds: true
      """),
    GuideExample(
      "views", "label",
      """
      views:
        name: { kind: label, frame: [20, 60, 200, 30], text: Chioggia, font: system 24 bold }
      """),
    GuideExample(
      "views", "button",
      """
      views:
        send: { kind: button, frame: [20, 60, 120, 44], title: Send, titleColor: systemBlue }
      """),
    GuideExample(
      "views", "imageView",
      """
      views:
        photo: { kind: imageView, frame: [20, 60, 120, 80], image: photo.png }
      """),
    GuideExample(
      "views", "scrollView",
      """
      views:
        list:
          kind: scrollView
          frame: [0, 0, 375, 400]
          contentSize: [375, 1000]
          subviews:
            row: { repeat: { count: 20, as: i }, frame: [20, i * 50, 300, 40], alpha: 0.5 }
      """),
    GuideExample(
      "views", "shape",
      """
      views:
        check: { kind: shape, frame: [100, 100, 40, 40], points: [[5, 20], [15, 30], [35, 8]],
          fillColor: clear, strokeColor: systemGreen, lineWidth: 4, strokeEnd: 0 }
      timeline:
        - { at: 0.5s, set: { check.strokeEnd: 1 }, animate: 0.4s }
      """),
    GuideExample(
      "components", "alert",
      """
      components:
        alert: { kind: alert, title: Mail, message: You have mail., buttons: [Read, Later] }
      timeline:
        - { at: 0.5s, call: alert.show }
        - { at: 2s, tap: alert.buttons.0 }
      """),
    GuideExample(
      "components", "cityGuide",
      """
      components:
        guide:
          kind: cityGuide
          cities:
            - { name: Chioggia, details: Canals and cats., colors: [systemOrange, systemPink] }
            - { name: Faro, details: Storks on towers., colors: [systemBlue, systemPurple] }
      timeline:
        - { at: 0.5s, tap: guide.cities.0 }
      """),
    GuideExample(
      "components", "menu",
      """
      components:
        menu: { kind: menu, options: [Home, Search, Settings] }
      timeline:
        - { at: 0.5s, call: menu.open }
      """),
    GuideExample(
      "components", "springList",
      """
      components:
        list: { kind: springList, count: 30, colors: [systemTeal, systemBlue] }
      timeline:
        - { at: 0.5s, flick: { from: [160, 400], by: [0, -250] } }
      """),
    gesture("tap", "{ kind: tap, view: box, numberOfTapsRequired: 2 }", "doubleTap: box"),
    gesture("longPress", "{ kind: longPress, view: box }", "longPress: box"),
    gesture(
      "swipe", "{ kind: swipe, view: stage, direction: left }",
      "flick: { from: [300, 300], by: [-150, 0] }"),
    gesture("pan", "{ kind: pan, view: box }", "drag: { from: box, by: [0, 100], duration: 0.5s }"),
    gesture(
      "screenEdgePan", "{ kind: screenEdgePan, view: stage, edges: left }",
      "drag: { from: [1, 300], to: [200, 300], duration: 0.5s }"),
    gesture("pinch", "{ kind: pinch, view: box }", "pinch: { at: box, from: 20, to: 70 }"),
    gesture("rotation", "{ kind: rotation, view: box }", "rotate: { at: box, by: 90deg }"),
  ]

  private static func gesture(_ kind: String, _ recognizer: String, _ touch: String)
    -> GuideExample
  {
    GuideExample(
      "gestureRecognizers", kind,
      """
      gestureRecognizers:
        \(kind): \(recognizer)
      on:
        - gesture: \(kind)
          set: { ball.center: touch }
      timeline:
        - { at: 0.5s, \(touch) }
      """)
  }
}
