extension GuideExample {
  static let events: [GuideExample] = [
    GuideExample(
      "on", "contact", at: [0, 0.35, 0.6, 1.6],
      "A ball turns red when it hits the floor, and bounces.",
      """
      animator:
        - gravity: { items: ball }
        - collision: { items: ball, boundaries: { floor: { from: [0, 195], to: [240, 195] } } }
      on:
        - contact: { began: ball, boundary: floor }
          set: { ball.backgroundColor: red }
      """),
    GuideExample(
      "on", "touchesBegan", at: [0.4, 0.55, 1],
      "A ball turns red as soon as a finger touches it.",
      """
      on:
        - touchesBegan: ball
          set: { ball.backgroundColor: red }
      timeline:
        - { at: 0.5s, press: ball }
      """),
    GuideExample(
      "on", "touchesMoved", at: [0.4, 0.8, 1.2, 1.6],
      "A ball follows the finger that touched it.",
      """
      on:
        - touchesMoved: ball
          set: { ball.center: touch }
      timeline:
        - { at: 0.5s, drag: { from: ball, to: [80, 160], duration: 1s } }
      """),
    GuideExample(
      "on", "touchesEnded", at: [0.4, 0.8, 1.2, 1.6],
      """
      A finger moves from the ball to the lower left; when it is lifted, the ball is there.
      """,
      """
      on:
        - touchesEnded: ball
          set: { ball.center: touch }
          animate: 0.2s
      timeline:
        - { at: 0.5s, drag: { from: ball, to: [80, 160], duration: 0.6s } }
      """),
    GuideExample(
      "on", "touchesCancelled", at: [0.4, 0.55, 0.8, 1.2],
      "The pan recognizer cancels the touch of the ball, which becomes pale.",
      """
      gestureRecognizers:
        pan: { kind: pan, view: ball }
      on:
        - touchesCancelled: ball
          set: { ball.alpha: 0.3 }
      timeline:
        - { at: 0.5s, drag: { from: ball, to: [80, 160], duration: 0.6s } }
      """),
    GuideExample(
      "on", "gesture", at: [0.4, 0.8, 1.15, 2],
      "A finger drags a box; when it is lifted, the box snaps to the center of the screen.",
      """
      gestureRecognizers:
        pan: { kind: pan, view: box }
      on:
        - { gesture: pan, apply: box }
        - gesture: { recognizer: pan, state: ended }
          add: { animator: [snap: { item: box, snapPoint: stage.center }] }
      timeline:
        - { at: 0.5s, drag: { from: box, by: [-120, 20], duration: 0.5s } }
      """),
    GuideExample(
      "on", "animator", at: [0, 0.2, 0.4, 1],
      "A ball snaps to the lower left and turns green when the animator pauses.",
      """
      animator:
        - snap: { item: ball, snapPoint: [80, 150], damping: 1 }
      on:
        - animator: didPause
          set: { ball.backgroundColor: green }
      """),
    GuideExample(
      "on", "action", at: [0, 0.3, 0.45, 1],
      "A ball falls until it is below the middle; there the behavior is removed.",
      """
      animator:
        - gravity: { id: fall, items: ball }
      on:
        - action: fall
          when: ball.center.y > 120
          remove: fall
      """),
    GuideExample(
      "on", "completed", at: [0.4, 1, 1.45, 1.6],
      "A ball moves to the lower left and turns green at the end.",
      """
      animators:
        move: { duration: 1s, animations: { ball.center: [80, 160] } }
      on:
        - completed: { animator: move, position: end }
          set: { ball.backgroundColor: green }
      timeline:
        - { at: 0.5s, start: move }
      """),
    GuideExample(
      "on", "didScroll", at: [0.45, 0.7, 1.1],
      "A lamp turns from red to green when the list scrolls.",
      """
      views:
        list:
          kind: scrollView
          frame: [60, 0, 180, 200]
          contentSize: [180, 1410]
          subviews:
            row: { repeat: { count: 20, as: i }, frame: [10, 10 + i * 70, 160, 60], backgroundColor: systemGray3 }
        lamp: { frame: [15, 85, 30, 30], cornerRadius: 15, backgroundColor: red }
      on:
        - didScroll: list
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.5s, drag: { from: [120, 170], by: [0, -120], duration: 0.5s } }
      """),
    GuideExample(
      "on", "willBeginDragging", at: [0.45, 0.7, 1.1],
      "A lamp turns from red to green when a finger starts to drag the list.",
      """
      views:
        list:
          kind: scrollView
          frame: [60, 0, 180, 200]
          contentSize: [180, 1410]
          subviews:
            row: { repeat: { count: 20, as: i }, frame: [10, 10 + i * 70, 160, 60], backgroundColor: systemGray3 }
        lamp: { frame: [15, 85, 30, 30], cornerRadius: 15, backgroundColor: red }
      on:
        - willBeginDragging: list
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.5s, drag: { from: [120, 170], by: [0, -120], duration: 0.5s } }
      """),
    GuideExample(
      "on", "willEndDragging", at: [0.5, 0.8, 1.2],
      "A lamp turns from red to green when the finger that drags the list is lifted.",
      """
      views:
        list:
          kind: scrollView
          frame: [60, 0, 180, 200]
          contentSize: [180, 1410]
          subviews:
            row: { repeat: { count: 20, as: i }, frame: [10, 10 + i * 70, 160, 60], backgroundColor: systemGray3 }
        lamp: { frame: [15, 85, 30, 30], cornerRadius: 15, backgroundColor: red }
      on:
        - willEndDragging: list
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.5s, drag: { from: [120, 170], by: [0, -120], duration: 0.5s } }
      """),
    GuideExample(
      "on", "didEndDragging", at: [0.5, 0.8, 1.2],
      "A lamp turns from red to green after the finger that drags the list is lifted.",
      """
      views:
        list:
          kind: scrollView
          frame: [60, 0, 180, 200]
          contentSize: [180, 1410]
          subviews:
            row: { repeat: { count: 20, as: i }, frame: [10, 10 + i * 70, 160, 60], backgroundColor: systemGray3 }
        lamp: { frame: [15, 85, 30, 30], cornerRadius: 15, backgroundColor: red }
      on:
        - didEndDragging: list
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.5s, drag: { from: [120, 170], by: [0, -120], duration: 0.5s } }
      """),
    GuideExample(
      "on", "willBeginDecelerating", at: [0.5, 0.6, 0.9],
      "A lamp turns from red to green when the list is flicked and goes on moving.",
      """
      views:
        list:
          kind: scrollView
          frame: [60, 0, 180, 200]
          contentSize: [180, 1410]
          subviews:
            row: { repeat: { count: 20, as: i }, frame: [10, 10 + i * 70, 160, 60], backgroundColor: systemGray3 }
        lamp: { frame: [15, 85, 30, 30], cornerRadius: 15, backgroundColor: red }
      on:
        - willBeginDecelerating: list
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.5s, flick: { from: [120, 170], by: [0, -120] } }
      """),
    GuideExample(
      "on", "didEndDecelerating", at: [0.5, 1, 1.6, 2.9],
      "A lamp turns from red to green when the flicked list has come to rest.",
      """
      views:
        list:
          kind: scrollView
          frame: [60, 0, 180, 200]
          contentSize: [180, 1410]
          subviews:
            row: { repeat: { count: 20, as: i }, frame: [10, 10 + i * 70, 160, 60], backgroundColor: systemGray3 }
        lamp: { frame: [15, 85, 30, 30], cornerRadius: 15, backgroundColor: red }
      on:
        - didEndDecelerating: list
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.5s, flick: { from: [120, 170], by: [0, -120] } }
      """),
    GuideExample(
      "on", "selected", at: [0.1, 1.4, 1.8],
      "A lamp turns from red to green when an option of the open menu is tapped.",
      """
      stage: { size: [300, 260], background: white }
      components:
        menu: { kind: menu, options: [Home, Search] }
      views:
        lamp: { frame: [230, 20, 50, 50], cornerRadius: 25, backgroundColor: red }
      on:
        - selected: menu
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.2s, call: menu.open }
        - { at: 1.5s, tap: menu.options.1 }
      """),
    GuideExample(
      "on", "opened", at: [0.1, 0.4, 1.5],
      "A lamp turns from red to green when the menu opens.",
      """
      stage: { size: [300, 260], background: white }
      components:
        menu: { kind: menu, options: [Home, Search] }
      views:
        lamp: { frame: [230, 20, 50, 50], cornerRadius: 25, backgroundColor: red }
      on:
        - opened: menu
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.2s, call: menu.open }
        - { at: 2.5s, call: menu.close }
      """),
    GuideExample(
      "on", "closed", at: [0.1, 1.4, 1.7, 2.6],
      "A lamp turns from red to green when the menu closes.",
      """
      stage: { size: [300, 260], background: white }
      components:
        menu: { kind: menu, options: [Home, Search] }
      views:
        lamp: { frame: [230, 20, 50, 50], cornerRadius: 25, backgroundColor: red }
      on:
        - closed: menu
          set: { lamp.backgroundColor: green }
      timeline:
        - { at: 0.2s, call: menu.open }
        - { at: 1.5s, call: menu.close }
      """),
  ]
}
