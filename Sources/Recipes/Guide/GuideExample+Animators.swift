extension GuideExample {
  static let animators: [GuideExample] = [
    GuideExample(
      "animators", "a spring", at: [0.4, 0.65, 0.8, 1.6],
      "A box turns by a quarter and swings beyond it before it rests.",
      """
      animators:
        turn:
          spring: { duration: 0.5s, bounce: 0.6 }
          animations: { box.transform: { rotation: 90deg, scale: [1.4, 0.7] } }
      timeline:
        - { at: 0.5s, start: turn }
      """),
    GuideExample(
      "animators", "an animation block", at: [0.4, 0.9, 1.3, 1.6],
      "A ball moves at once, and a box fades in the second half of the same animator.",
      """
      animators:
        leave:
          duration: 1s
          animations:
            - { set: { ball.center: [200, 40] } }
            - { set: { box.alpha: 0.1 }, delayFactor: 0.5 }
      timeline:
        - { at: 0.5s, start: leave }
      """),
  ]

  static let animatorActions: [GuideExample] = [
    GuideExample(
      "actions", "start", at: [1, 1.3, 2.2, 2.9],
      "A ball moves to the right, after a short delay.",
      """
      animators:
        move: { duration: 2s, curve: linear, animations: { ball.center: [200, 40] } }
      timeline:
        - at: 1s
          start: { animator: move, afterDelay: 0.2s }
      """),
    GuideExample(
      "actions", "pause", at: [0.2, 1, 1.6, 2.4],
      "A ball moves for a while and stays where it is when its animator is paused.",
      """
      animators:
        move: { duration: 2s, curve: linear, animations: { ball.center: [200, 40] } }
      timeline:
        - { at: 0.2s, start: move }
        - at: 1.2s
          pause: move
      """),
    GuideExample(
      "actions", "scrub", at: [0.9, 1.1, 1.6],
      "A ball is set to a quarter, later to three quarters of its way.",
      """
      animators:
        move: { duration: 2s, curve: linear, animations: { ball.center: [200, 40] } }
      timeline:
        - at: 1s
          scrub: { animator: move, fractionComplete: 0.25 }
        - at: 1.5s
          scrub: { animator: move, fractionComplete: 0.75 }
      """),
    GuideExample(
      "actions", "reverse", at: [0.2, 1.2, 1.6, 2.1],
      "A ball moves to the right, and from 1.2 s on back to its start.",
      """
      animators:
        move: { duration: 2s, curve: linear, animations: { ball.center: [200, 40] } }
      timeline:
        - { at: 0.2s, start: move }
        - at: 1.2s
          reverse: move
      """),
    GuideExample(
      "actions", "continue", at: [0.7, 1.1, 1.5, 2.2],
      "A paused ball goes on to the right in half of its animator's duration.",
      """
      animators:
        move: { duration: 2s, curve: linear, animations: { ball.center: [200, 40] } }
      timeline:
        - { at: 0.2s, start: move }
        - { at: 0.7s, pause: move }
        - at: 1s
          continue: { animator: move, durationFactor: 0.5 }
      """),
    GuideExample(
      "actions", "stop", at: [0.2, 0.7, 1.3, 2.4],
      "A ball stops on its way.",
      """
      animators:
        move: { duration: 2s, curve: linear, animations: { ball.center: [200, 40] } }
      timeline:
        - { at: 0.2s, start: move }
        - at: 1.2s
          stop: move
      """),
    GuideExample(
      "actions", "finish", at: [0.9, 1.5, 2.1],
      "A ball that was stopped on its way jumps back to its start.",
      """
      animators:
        move: { duration: 2s, curve: linear, animations: { ball.center: [200, 40] } }
      timeline:
        - { at: 0.2s, start: move }
        - { at: 1.2s, stop: move }
        - at: 2s
          finish: { animator: move, position: start }
      """),
  ]
}
