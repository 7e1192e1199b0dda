extension GuideExample {
  static let components: [GuideExample] = [
    GuideExample(
      "components", "alert", at: [0.55, 0.7, 1.5, 2.75],
      """
      An alert swings onto the screen, which is dimmed; after a tap on its first button it \
      falls off.
      """,
      """
      stage: { device: iPhone 8 }
      views: {}
      components:
        alert: { kind: alert, title: Mail, message: You have mail., buttons: [Read, Later] }
      timeline:
        - { at: 0.5s, call: alert.show }
        - { at: 2s, tap: alert.buttons.0 }
      """),
    GuideExample(
      "components", "alertController", at: [0.4, 0.7, 1.5, 2.9],
      "UIKit's alert asks about deleting a note; its red action makes the note fade away.",
      """
      stage: { device: iPhone 8 }
      views:
        note: { frame: [40, 120, 295, 80], backgroundColor: systemYellow, cornerRadius: 12 }
      components:
        ask:
          kind: alertController
          title: Delete the note?
          message: You cannot undo this.
          actions: [{ title: Cancel, style: cancel }, { title: Delete, style: destructive }]
      on:
        - { selected: ask.actions.1, set: { note.alpha: 0 }, animate: 0.3s }
      timeline:
        - { at: 0.5s, call: ask.present }
        - { at: 2s, tap: ask.actions.1 }
      """),
    GuideExample(
      "components", "cityGuide", at: [0.4, 0.72, 1.2],
      """
      A tap on a card of a city opens it over the whole screen, with the text about the \
      city.
      """,
      """
      stage: { device: iPhone 8 }
      views: {}
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
      "components", "menu", at: [0.4, 0.75, 0.9, 2.4],
      "A dark menu with three options slides in from the left, and the screen is dimmed.",
      """
      stage: { device: iPhone 8 }
      views: {}
      components:
        menu: { kind: menu, options: [Home, Search, Settings] }
      timeline:
        - { at: 0.5s, call: menu.open }
      """),
    GuideExample(
      "components", "springList", at: [0.4, 0.6, 0.8, 1.6],
      """
      A finger flicks a list; its rows lag behind the more the farther they are from the \
      finger.
      """,
      """
      stage: { device: iPhone 8 }
      views: {}
      components:
        list: { kind: springList, count: 30, colors: [systemTeal, systemBlue] }
      timeline:
        - { at: 0.5s, flick: { from: [160, 400], by: [0, -250] } }
      """),
    GuideExample(
      "components", "viewController", at: [0.4, 0.75, 1.5, 3.2],
      """
      A tap on a row pushes a further screen with a picture, and later a sheet with a Done button covers the \
      lower half of the screen.
      """,
      """
      stage: { device: iPhone 8 }
      screen:
        navigationBar: Albums
        list: { sections: [{ rows: { summer: { text: Summer }, winter: { text: Winter } } }] }
      views: {}
      components:
        album:
          kind: viewController
          navigationBar: Summer
          views:
            picture:
              backgroundColor: systemOrange
              constraints: { leading: superview.leading + 20, trailing: superview.trailing - 20,
                top: superview.safeArea.top + 20, height: 200 }
        share:
          kind: viewController
          navigationBar: { title: Share, right: [Done] }
          detents: [medium]
      on:
        - { selected: summer, call: album.push }
        - { touchUpInside: share.navigationBar.right.0, call: share.dismiss }
      timeline:
        - { at: 0.5s, select: summer }
        - { at: 2s, call: share.present }
      """),
  ]

  static let gestures: [GuideExample] = [
    GuideExample(
      "gestureRecognizers", "tap", at: [0.4, 0.55, 0.75, 1.3],
      "Two taps on a box turn it green.",
      """
      gestureRecognizers:
        twice: { kind: tap, view: box, numberOfTapsRequired: 2 }
      on:
        - gesture: twice
          set: { box.backgroundColor: systemGreen }
      timeline:
        - { at: 0.5s, doubleTap: box }
      """),
    GuideExample(
      "gestureRecognizers", "longPress", at: [0.4, 0.8, 1.1, 1.6],
      """
      A finger rests on a box; after half a second the box grows, and when the finger is \
      lifted it shrinks.
      """,
      """
      gestureRecognizers:
        hold: { kind: longPress, view: box, minimumPressDuration: 0.5s }
      on:
        - gesture: { recognizer: hold, state: began }
          set: { box.transform: { scale: 1.5 } }
          animate: 0.1s
        - gesture: { recognizer: hold, state: ended }
          set: { box.transform: identity }
      timeline:
        - { at: 0.5s, longPress: box }
      """),
    GuideExample(
      "gestureRecognizers", "swipe", at: [0.4, 0.6, 0.75, 1.2],
      "A finger swipes to the left over the screen, and the box leaves to the left.",
      """
      gestureRecognizers:
        left: { kind: swipe, view: stage, direction: left }
      on:
        - gesture: left
          set: { box.center: [30, 140] }
          animate: 0.3s
      timeline:
        - { at: 0.5s, flick: { from: [210, 60], by: [-150, 0] } }
      """),
    GuideExample(
      "gestureRecognizers", "pan", at: [0.4, 0.7, 0.95, 1.3],
      "A finger drags a box to the upper left.",
      """
      gestureRecognizers:
        pan: { kind: pan, view: box }
      on:
        - gesture: pan
          apply: box
      timeline:
        - { at: 0.5s, drag: { from: box, by: [-100, -80], duration: 0.5s } }
      """),
    GuideExample(
      "gestureRecognizers", "screenEdgePan", at: [0.4, 0.7, 0.9, 1.4],
      "A finger drags a panel onto the screen from its left edge.",
      """
      views:
        panel: { frame: [-140, 0, 140, 200], backgroundColor: systemIndigo }
      gestureRecognizers:
        edge: { kind: screenEdgePan, view: stage, edges: left }
      on:
        - gesture: edge
          set: { panel.center: ["min(touch.x - 70, 70)", 100] }
      timeline:
        - { at: 0.5s, drag: { from: [1, 100], to: [130, 100], duration: 0.5s } }
      """),
    GuideExample(
      "gestureRecognizers", "pinch", at: [0.4, 0.6, 0.8, 1.3],
      "Two fingers move apart on a box, which grows between them.",
      """
      gestureRecognizers:
        zoom: { kind: pinch, view: box }
      on:
        - gesture: zoom
          apply: box
      timeline:
        - { at: 0.5s, pinch: { at: box, from: 20, to: 56 } }
      """),
    GuideExample(
      "gestureRecognizers", "rotation", at: [0.4, 0.7, 0.9, 1.3],
      "Two fingers turn about the center of a box, which turns with them.",
      """
      gestureRecognizers:
        turn: { kind: rotation, view: box }
      on:
        - gesture: turn
          apply: box
      timeline:
        - { at: 0.5s, rotate: { at: box, by: 60deg, distance: 50 } }
      """),
  ]
}
