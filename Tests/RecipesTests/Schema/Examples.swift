/// Small recipes that together use all features, without their first lines.
enum Examples {
  static let all = [
    (
      "the stage and parameters",
      """
      title: Everything
      params: { place: [1, 2], width: 99 }
      stage: { size: [$width, 99.5], scale: 2, background: gray 0.9, statusBar: true, tabBar: [A, B],
        fallbackFonts: [DejaVu Serif] }
      views: { a: { bounds: [0, 0, $width, 1], center: $place } }
      """
    ),
    (
      "markers",
      """
      markers: { impact: 1.2s, rest: 1800ms }
      views: { a: { frame: [0, 0, 9, 9] } }
      timeline: [{ at: impact, tap: a }, { at: end, tap: a }]
      reference: { markers: [rest, 0.5] }
      """
    ),
    (
      "slow stretches",
      """
      markers: { impact: 1.2s }
      slow: [{ to: 0.5s, speed: 2 }, { from: impact, duration: 100ms, speed: 0.25 }]
      """
    ),
    (
      "captions",
      """
      captions: [{ to: 0.5s, title: A, text: B }, { from: 1s, duration: 1s, text: C, position: top }]
      """
    ),
    (
      "expectations",
      """
      markers: { impact: 1.2s }
      views: { a: { frame: [0, 0, 9, 9] }, b: { frame: [20, 0, 9, 9] }, c: { frame: [40, 0, 9, 9] } }
      groups: { g: [a, b] }
      expect:
        - { item: a, within: 2, of: [4.5, 4.5], by: impact }
        - { item: [a, b], within: 200, of: b.center, at: end }
        - { item: g, inside: [0, 0, 99, 99], from: 0.5s, to: 1s, tolerance: 0 }
        - { item: a, settlesBy: 1s, to: impact }
        - { item: a, maxOvershoot: 10 }
        - { item: a, maxOvershoot: 5%, from: 0.1s }
        - { item: a, appearsBefore: [b, c] }
        - { contact: { began: a, with: b }, between: [0.5s, impact] }
        - { apart: [g, c], to: 1s }
      """
    ),
    (
      "alert controllers and view controllers",
      """
      screen: { navigationBar: Home }
      components:
        ask: { kind: alertController, title: A, message: B, preferredStyle: alert, textFields: [C],
          actions: [OK, { title: Delete, style: destructive }, { title: Cancel, style: cancel }] }
        page: { kind: viewController, navigationBar: { title: Page, left: [Edit] }, backgroundColor: red,
          modalPresentationStyle: pageSheet, detents: [medium, large], prefersGrabberVisible: true,
          views: { a: { frame: [0, 0, 9, 9], subviews: { b: { frame: [1, 1, 2, 2] } } } } }
      on: [{ selected: ask.actions.0, call: page.push }, { opened: page, call: page.pop }]
      timeline: [{ at: 0.5s, call: ask.present }, { at: 1s, tap: ask.actions.0 }, { at: 1.5s, call: page.present }]
      """
    ),
    (
      "swipe actions",
      """
      screen:
        list:
          sections:
            - rows:
                a: { text: A, leadingSwipeActions: [B],
                  trailingSwipeActions: [{ title: C, style: destructive }, { icon: flag, backgroundColor: red }] }
      on: [{ selected: a.trailingSwipeActions.0, set: { a.isInList: false } }]
      timeline: [{ at: 0.5s, drag: { from: a, by: [-100, 0] } }, { at: 1s, tap: a.trailingSwipeActions.0 }]
      """
    ),
    (
      "a matrix",
      """
      params: { width: 9, place: [1, 2] }
      matrix: { width: [9, 18], place: [[1, 2], [3, 4]] }
      views: { a: { bounds: [0, 0, $width, 1], center: $place } }
      """
    ),
    (
      "a tab bar with a selected item",
      "stage: { tabBar: { items: [Ball, { title: Menu }], selected: 1 } }"
    ),
    (
      "views",
      """
      views:
        a:
          bounds: [0, 0, 9, 9]
          center: [1, 2]
          transform: { rotation: 90deg, scale: [1, 2], translation: [3, 4] }
          gradient: { colors: [red, "#FF9500"], locations: [0, 1], startPoint: [0, 0], type: radial }
          subviews: { b: { kind: label, frame: [0, 0, 1, 1], font: system 15 bold, numberOfLines: 2 } }
        c: { kind: button, frame: [0, 0, 9, 9], title: { normal: Go }, font: { name: Avenir, size: 14 } }
        d: { kind: imageView, frame: [0, 0, 9, 9], contentMode: center, borderColor: [1, 0.5, 0] }
      """
    ),
    (
      "constraints",
      """
      params: { gap: 8 }
      views:
        a:
          constraints: { leading: superview.leading + $gap, top: safeArea.top, width: 200, height: [">= 44", { to: self.width / 2, priority: 750, identifier: tall, isActive: false }] }
          contentHuggingPriority: 251
          contentCompressionResistancePriority: { horizontal: required, vertical: 749.5 }
          layoutMargins: [1, 2, 3, 4]
          autoresizingMask: [flexibleWidth]
          subviews: { b: { constraints: { centerX: { to: superview.centerX, priority: defaultLow }, centerY: margins.centerY, right: "<= superview.right @500" } } }
        c: { kind: label, constraints: { firstBaseline: b.lastBaseline, left: a.right } }
      timeline: [{ at: 1s, set: { tall.isActive: true, a.width.constant: 2 * $gap, c.left.priority: 250 }, animate: 0.5s }]
      animators: { grow: { duration: 1s, animations: { a.width.constant: 9 } } }
      """
    ),
    (
      "stack views",
      """
      views:
        a:
          kind: stackView
          axis: vertical
          distribution: fillProportionally
          alignment: firstBaseline
          spacing: 8
          isBaselineRelativeArrangement: true
          isLayoutMarginsRelativeArrangement: true
          frame: [0, 0, 99, 99]
          arrangedSubviews: { b: { customSpacing: useSystem }, c: { kind: stackView, arrangedSubviews: { d: { kind: label, text: A } } } }
          subviews: { e: { frame: [0, 0, 9, 9] } }
      timeline: [{ at: 1s, set: { b.isHidden: true, a.spacing: 20, b.customSpacing: useDefault }, animate: 0.5s }]
      """
    ),
    (
      "shapes",
      """
      views:
        a: { kind: shape, frame: [0, 0, 9, 9], path: M0 0L9 0 5 9z, fillColor: clear, fillRule: evenOdd, strokeColor: red }
        b: { kind: shape, frame: [0, 0, 9, 9], points: [[0, 0], [9, 0]], isClosed: true, lineWidth: 2, lineCap: round, lineJoin: round }
        c: { kind: shape, frame: [0, 0, 9, 9], path: M0 0A5 5 0 0110 0, lineDashPattern: [4, 2], lineDashPhase: 1, miterLimit: 4 }
      timeline: [{ at: 1s, set: { a.path: M0 0L9 9 5 9z, c.strokeStart: 0.5, b.points: [[1, 2], [3, 4]] }, animate: 0.5s }]
      """
    ),
    (
      "scroll views",
      """
      views:
        feed: { kind: scrollView, frame: [0, 0, 99, 99], contentSize: [99, 500], contentInset: [10, 0, 10, 0], contentOffset: [0, -10], bounces: false, subviews: { a: { frame: [0, 0, 99, 50] } } }
        pages: { kind: scrollView, frame: [0, 99, 99, 99], contentSize: [500, 0], isPagingEnabled: true, decelerationRate: fast, indicatorStyle: white }
      timeline: [{ at: 1s, set: { feed.contentOffset: [0, 100] }, animate: 0.3s }]
      on:
        - { didScroll: feed, set: { a.alpha: 0.5 } }
        - { willEndDragging: pages, set: { a.alpha: 1 } }
        - { didEndDecelerating: pages, once: true, set: { feed.isScrollEnabled: false } }
      """
    ),
    (
      "the style",
      "timeline: [{ at: 1s, set: { stage.userInterfaceStyle: dark }, animate: 0.3s }]"
    ),
    (
      "views in the window",
      """
      stage: { navigationBar: Title }
      window: { toast: { kind: label, frame: [0, 0, 99, 44], text: Saved, subviews: { dot: { frame: [0, 0, 9, 9] } } } }
      timeline: [{ at: 1s, set: { toast.alpha: 0, dot.alpha: 0 }, animate: 0.3s }]
      """
    ),
    (
      "a list of messages",
      """
      components: { chat: { kind: springList, messages: [Hello, { text: Hi, side: right }, { text: Bye }], damping: 0.4 } }
      """
    ),
    (
      "components",
      """
      components:
        list: { kind: springList, count: 9, rowHeight: 50, colors: [red, blue], damping: 0.3, frequency: 2, resistanceLength: 300 }
        guide: { kind: cityGuide, cities: [{ name: A, details: B, colors: [red, blue] }], cellSize: [200, 300], spacing: 9, neighborShift: -9, cornerRadius: 0, spring: { duration: 1, bounce: 0.2 } }
        alert: { kind: alert, title: A, message: B, buttons: [C], damping: 0.7 }
        menu: { kind: menu, options: [A, B], barHeight: 49, width: 99, push: 0, gravity: 2, elasticity: 0.1 }
      on:
        - { selected: menu, call: menu.close }
        - { opened: guide.cities.0, call: alert.show }
        - { closed: menu, call: alert.show }
        - { touchDown: alert.buttons.0, call: menu.open }
        - { touchUpOutside: guide.cities.0.closeButton, once: true, call: menu.open }
      """
    ),
    (
      "behaviors",
      """
      views: { a: { frame: [0, 0, 9, 9] }, b: { frame: [50, 0, 9, 9] } }
      animator:
        - gravity: { items: a, id: fall, angle: 1.5rad, magnitude: 1 }
        - push: { items: [a, b], mode: instantaneous, pushDirection: [1, 0], active: false }
        - snap: { item: a, snapPoint: [9, 9], damping: 0.3 }
        - attachment: { item: a, attachedTo: b, length: 20, offsetFromCenter: [1, 2] }
        - item: { items: [b], density: 2, allowsRotation: false, addLinearVelocity: [1, 2] }
      """
    ),
    (
      "attachments and groups",
      """
      views:
        a: { frame: [0, 0, 9, 9], collisionBoundsType: path, collisionBoundingPath: [[0, -4], [4, 4], [-4, 4]] }
        b: { frame: [50, 0, 9, 9], collisionBoundsType: ellipse }
        c: { frame: [99, 0, 9, 9] }
      groups: { pair: [b, c] }
      animator:
        - slidingAttachment: { item: a, attachmentAnchor: [1, 2], axisOfTranslation: [1, 0], attachmentRange: [-9, 9] }
        - limitAttachment: { item: a, attachedTo: pair, length: 50, attachedToOffsetFromCenter: [1, 2] }
        - fixedAttachment: { item: a, attachedTo: pair, attachmentAnchor: [1, 2] }
        - pinAttachment: { item: a, attachedTo: pair, attachmentAnchor: [1, 2], attachmentRange: [-90deg, 1], frictionTorque: 2 }
        - behavior: { id: both, children: [push: { items: a, targetOffsetFromCenter: { a: [1, 2] } }] }
        - item: { items: [a, pair], charge: 5, addAngularVelocity: { pair: 90deg } }
      """
    ),
    (
      "fields",
      """
      views: { a: { frame: [0, 0, 9, 9] } }
      animator:
        - dragField: { items: a, position: [9, 9], direction: [1, 0], strength: 2, falloff: 1, minimumRadius: 5 }
        - radialGravityField: { items: [a], position: [9, 9], region: { inverse: { radius: 5 } } }
        - linearGravityField: { items: [a], direction: [0, 1], region: { union: [{ radius: 5 }, { size: [9, 9] }] } }
        - noiseField: { items: [a], smoothness: 0.5, animationSpeed: 1, id: wind }
        - field: { items: [a], evaluationBlock: [-4 * position.x, 0] }
      """
    ),
    (
      "events",
      """
      views: { a: { frame: [0, 0, 9, 9] } }
      animator: [snap: { id: pull, item: a, snapPoint: [9, 9] }]
      on:
        - { touchesBegan: stage, once: true, set: { pull.snapPoint: touch } }
        - { touchesMoved: a, set: { a.center: [touch.x, 9] } }
        - { animator: didPause, remove: pull }
        - { action: pull, drag: { from: a, through: [[1, 2]], to: [9, 9] } }
      """
    ),
    (
      "boundaries and contacts",
      """
      views: { a: { frame: [0, 0, 9, 9] }, b: { frame: [20, 0, 9, 9] } }
      animator:
        - collision:
            items: [a, b]
            collisionMode: everything
            translatesReferenceBoundsIntoBoundary: [0, 0, 9, 0]
            boundaries:
              line: { from: [0, 90], to: [9, 90] }
              path: { path: [[0, 0], [9, 0], [9, 9]] }
              rect: { rect: [0, 0, 9, 9], cornerRadius: 2 }
              oval: { oval: [0, 0, 9, 9] }
      on:
        - { contact: { began: a, boundary: line }, set: { a.alpha: 0.5 } }
        - { contact: { ended: a, with: b }, remove: [a] }
      """
    ),
    (
      "actions",
      """
      components: { alert: { kind: alert, title: A, message: B, buttons: [C, D] } }
      views: { a: { frame: [0, 0, 9, 9] } }
      timeline:
        - { at: 250ms, call: alert.show }
        - { at: 0.5s, set: { a.center: [1, 2] }, animate: { duration: 0.3s, delay: 1, curve: easeIn } }
        - { at: 1, tap: alert.buttons.0 }
        - { at: 1, press: { at: a, duration: 0.1s } }
        - { at: 1, drag: { from: a, to: [9, 9], duration: 1s } }
        - { at: 2s, add: { views: { b: { frame: [0, 0, 9, 9] } }, animator: [gravity: { items: b }] } }
      """
    ),
    (
      "gestures",
      """
      views: { a: { frame: [0, 0, 9, 9] } }
      animators: { move: { duration: 1s, animations: { a.alpha: 0 } } }
      gestureRecognizers:
        tap: { kind: tap, view: a, numberOfTapsRequired: 2, numberOfTouchesRequired: 1 }
        press: { kind: longPress, view: stage, minimumPressDuration: 0.3s, allowableMovement: 5, numberOfTapsRequired: 0 }
        swipe: { kind: swipe, view: a, direction: [left, up], requireToFail: tap }
        pan: { kind: pan, view: a, minimumNumberOfTouches: 1, maximumNumberOfTouches: 2, cancelsTouchesInView: false }
        edge: { kind: screenEdgePan, view: stage, edges: left, delaysTouchesBegan: true, delaysTouchesEnded: false }
        pinch: { kind: pinch, view: a, simultaneousWith: [turn, pan], isEnabled: true }
        turn: { kind: rotation, view: a }
      on:
        - { gesture: pan, apply: a }
        - { gesture: { recognizer: pan, state: changed }, scrub: { animator: move, fractionComplete: translation.y / 99 } }
        - { gesture: { recognizer: pan, state: ended }, add: { animator: [item: { items: a, addLinearVelocity: velocity }] } }
        - { gesture: tap, set: { a.center: [touch.x, 9] } }
        - { touchesCancelled: a, once: true, set: { a.alpha: 0.5 } }
      """
    ),
    (
      "fingers",
      """
      views: { a: { frame: [0, 0, 9, 9] } }
      timeline:
        - { at: 0s, doubleTap: a }
        - { at: 0s, longPress: [1, 2] }
        - { at: 0s, longPress: { at: a, duration: 0.7s } }
        - { at: 0s, drag: { from: a, by: [0, 9], curve: easeOut, holdBefore: 0.5s, holdAfter: 0.2s } }
        - { at: 0s, flick: { from: [1, 2], by: [0, -300], duration: 0.15s } }
        - { at: 0s, flick: { from: a, to: [9, 9] } }
        - { at: 0s, pinch: { at: a, from: 60, to: 180, angle: 45deg, turning: 1, duration: 1s, curve: easeInOut } }
        - { at: 0s, rotate: { at: a, by: 90deg, distance: 80, angle: 1, holdAfter: 0.1s } }
      """
    ),
    (
      "property animators",
      """
      views: { a: { frame: [0, 0, 9, 9] } }
      animators:
        move: { duration: 1s, curve: easeIn, animations: { a.center: [1, 2] }, pausesOnCompletion: true }
        fade:
          duration: 500ms
          controlPoint1: [0.2, -1]
          controlPoint2: [1, 2]
          animations: [{ a.alpha: 0 }, { set: { a.frame: [1, 2, 3, 4] }, delayFactor: 0.5 }]
        swing: { duration: 1s, dampingRatio: 0.5, initialVelocity: [1, 2], scrubsLinearly: false }
        bounce: { spring: { duration: 1s, bounce: -0.5 } }
        hang: { spring: { mass: 1, stiffness: 9, damping: 0.5, initialVelocity: 3 }, isInterruptible: false }
      """
    ),
    (
      "animations without an animator",
      """
      views: { a: { frame: [0, 0, 9, 9] }, b: { frame: [0, 0, 9, 9] } }
      animators:
        move: { duration: 1s, animations: { calculationMode: paced, keyframes: [{ relativeStartTime: 0, relativeDuration: 1, set: { a.alpha: 0 } }] } }
      timeline:
        - { at: 0s, set: { a.alpha: 0 }, animate: { duration: 1s, delay: 0.1s, usingSpringWithDamping: 0.5, initialSpringVelocity: 2 } }
        - { at: 0s, set: { a.alpha: 0 }, animate: { springDuration: 1s, bounce: 0.5, options: [repeat, autoreverse] } }
        - at: 1s
          animate: { duration: 1s, curve: linear, options: allowUserInteraction }
          calculationMode: cubic
          keyframes: [{ relativeStartTime: 0.1, relativeDuration: 0.5, set: { a.center: [1, 2] } }]
        - { at: 1s, transition: { with: a, set: { a.alpha: 0 }, duration: 1s, curve: linear, options: [transitionCrossDissolve] } }
        - { at: 2s, transition: { from: a, to: b, duration: 1s } }
      """
    ),
    (
      "what animators are asked",
      """
      views: { a: { frame: [0, 0, 9, 9] } }
      animators: { move: { duration: 1s, animations: { a.alpha: 0 } } }
      timeline:
        - { at: 0s, start: { animator: [move], afterDelay: 0.1s } }
        - { at: 1s, scrub: { animator: move, through: [0, 0.5], duration: 0.2s } }
        - { at: 1s, continue: { animator: move, durationFactor: 0.5, spring: { duration: 1s, bounce: 0 } } }
        - { at: 1s, reverse: { animator: move, isReversed: true } }
        - { at: 2s, add: { animations: { move: { a.center: [1, 2] } } } }
      on:
        - { touchesMoved: stage, scrub: { animator: move, fractionComplete: began.fractionComplete + touch.x / 99 } }
        - { completed: { animator: move, position: start }, stop: { animator: move, withoutFinishing: true } }
        - { completed: move, finish: { animator: move, position: current } }
      """
    ),
    (
      "references",
      """
      reference:
        scale: 0.5
        every: 120
        frames: [0, 119]
        markers: 0.5s
        tolerances:
          - { color: 0.02, ignoreAntialiasing: true, why: letters are drawn by another library }
          - { pixels: 9, share: 0.1%, density: 0.5, why: "99" }
          - { ignore: [0, 0, 20, 20], why: a clock }
          - { ignore: [30, 0, 20, 20.5], why: another }
          - { points: 0.5, degrees: 2, seconds: 50ms, why: the springs are solved another way }
      """
    ),
    (
      "a reference with one of each",
      """
      reference: { markers: [0s, 2s], frames: 7, tolerances: { share: 0.001, why: noise } }
      """
    ),
  ]
}
