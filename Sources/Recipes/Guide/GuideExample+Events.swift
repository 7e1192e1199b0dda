extension GuideExample {
  static let events =
    [
      GuideExample(
        "on", "contact",
        """
        animator:
          - gravity: { items: ball }
          - collision: { items: ball, boundaries: { floor: { from: [0, 500], to: [375, 500] } } }
        on:
          - contact: { began: ball, boundary: floor }
            set: { ball.backgroundColor: red }
        """),
      touch("touchesBegan", "tap: ball"),
      touch("touchesMoved", "drag: { from: ball, to: [180, 400], duration: 1s }"),
      touch("touchesEnded", "tap: ball"),
      GuideExample(
        "on", "touchesCancelled",
        """
        gestureRecognizers:
          pan: { kind: pan, view: ball }
        on:
          - touchesCancelled: ball
            set: { ball.alpha: 0.5 }
        timeline:
          - { at: 0.5s, drag: { from: ball, to: [180, 400], duration: 1s } }
        """),
      GuideExample(
        "on", "gesture",
        """
        gestureRecognizers:
          pan: { kind: pan, view: box }
        on:
          - gesture: { recognizer: pan, state: ended }
            add: { animator: [snap: { item: box, snapPoint: [180, 300] }] }
        timeline:
          - { at: 0.5s, drag: { from: box, by: [0, 100], duration: 0.5s } }
        """),
      GuideExample(
        "on", "animator",
        """
        animator:
          - snap: { item: ball, snapPoint: [180, 300], damping: 1 }
        on:
          - animator: didPause
            set: { ball.backgroundColor: green }
        """),
      GuideExample(
        "on", "action",
        """
        animator:
          - gravity: { id: fall, items: ball }
        on:
          - action: fall
            when: ball.center.y > 500
            remove: fall
        """),
      GuideExample(
        "on", "completed",
        """
        animators:
          move: { duration: 1s, animations: [ball.center: [180, 400]] }
        on:
          - completed: { animator: move, position: end }
            set: { ball.backgroundColor: green }
        timeline:
          - { at: 0.5s, start: move }
        """),
    ]
    + [
      "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating",
    ].map(scroll)
    + [
      ("touchUpInside", "tap: send"), ("touchDown", "tap: send"),
      ("touchDownRepeat", "doubleTap: send"),
      ("touchDragInside", "drag: { from: send, by: [20, 0], duration: 0.5s }"),
      ("touchDragOutside", "drag: { from: send, by: [0, 300], duration: 0.5s }"),
      ("touchDragEnter", "drag: { from: send, through: [[80, 400]], to: send, duration: 1s }"),
      ("touchDragExit", "drag: { from: send, by: [0, 300], duration: 0.5s }"),
      ("touchUpOutside", "drag: { from: send, by: [0, 300], duration: 0.5s }"),
    ].map(button)
    + [
      GuideExample(
        "on", "touchCancel",
        """
        views:
          list:
            kind: scrollView
            frame: [0, 0, 375, 400]
            contentSize: [375, 1000]
            subviews:
              send: { kind: button, frame: [20, 60, 120, 44], title: Send }
        on:
          - touchCancel: send
            set: { send.alpha: 0.5 }
        timeline:
          - { at: 0.5s, drag: { from: [80, 80], by: [0, 200], duration: 0.5s, holdBefore: 0.3s } }
        """),
      menu("selected", "{ at: 1.5s, tap: menu.options.1 }"),
      menu("opened", "{ at: 1.5s, call: menu.close }"),
      menu("closed", "{ at: 1.5s, call: menu.close }"),
    ]

  private static func touch(_ event: String, _ touch: String) -> GuideExample {
    GuideExample(
      "on", event,
      """
      on:
        - \(event): ball
          set: { ball.center: touch }
      timeline:
        - { at: 0.5s, \(touch) }
      """)
  }

  private static func scroll(_ event: String) -> GuideExample {
    GuideExample(
      "on", event,
      """
      views:
        list: { kind: scrollView, frame: [0, 0, 375, 600], contentSize: [375, 2000] }
        lamp: { frame: [20, 620, 20, 20], backgroundColor: red }
      on:
        - \(event): list
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.5s, flick: { from: [180, 500], by: [0, -200] } }
      """)
  }

  private static func button(_ event: String, _ touch: String) -> GuideExample {
    GuideExample(
      "on", event,
      """
      views:
        send: { kind: button, frame: [20, 60, 120, 44], title: Send }
      on:
        - \(event): send
          set: { send.alpha: 0.5 }
      timeline:
        - { at: 0.5s, \(touch) }
      """)
  }

  private static func menu(_ event: String, _ entry: String) -> GuideExample {
    GuideExample(
      "on", event,
      """
      components:
        menu: { kind: menu, options: [Home, Search] }
      on:
        - \(event): menu
          set: { ball.alpha: 0.5 }
      timeline:
        - { at: 0.5s, call: menu.open }
        - \(entry)
      """)
  }
}
