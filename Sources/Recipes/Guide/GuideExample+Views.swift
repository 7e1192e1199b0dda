extension GuideExample {
  static let viewKinds: [GuideExample] = [
    GuideExample(
      "views", "keys of all kinds", at: [0],
      """
      Eight tiles: with round corners, a border, a shadow, half transparent, turned, narrow, \
      with a subview that is clipped, and with one that is not.
      """,
      """
      templates:
        tile: { bounds: [0, 0, 44, 44], backgroundColor: systemBlue }
      views:
        round: { like: tile, center: [34, 55], cornerRadius: 14 }
        border: { like: tile, center: [91, 55], borderWidth: 4, borderColor: systemIndigo }
        shadow: { like: tile, center: [148, 55], shadowOpacity: 0.5, shadowRadius: 6, shadowOffset: [0, 5] }
        pale: { like: tile, center: [205, 55], alpha: 0.5 }
        turned: { like: tile, center: [34, 140], transform: { rotation: 30deg } }
        narrow: { like: tile, center: [91, 140], transform: { scale: [0.4, 1.2] } }
        clipped:
          like: tile
          center: [148, 140]
          clipsToBounds: true
          subviews: { dot: { frame: [24, 24, 32, 32], cornerRadius: 16, backgroundColor: orange } }
        open:
          like: tile
          center: [205, 140]
          subviews: { dot: { frame: [24, 24, 32, 32], cornerRadius: 16, backgroundColor: orange } }
      """),
    GuideExample(
      "views", "a transform", at: [0.4, 0.7, 1.2],
      "A box is turned by an eighth, enlarged and moved to the left.",
      """
      timeline:
        - at: 0.5s
          set: { box.transform: { rotation: 45deg, scale: 1.3, translation: [-70, -40] } }
          animate: 0.5s
      """),
    GuideExample(
      "views", "view", at: [0],
      """
      A card with round corners and a gradient from orange to pink, and on it a white \
      subview.
      """,
      """
      views:
        card:
          frame: [30, 30, 180, 140]
          gradient: { colors: [systemOrange, systemPink] }
          cornerRadius: 16
          clipsToBounds: true
          subviews:
            line: { frame: [20, 100, 140, 12], cornerRadius: 6, backgroundColor: white }
      """),
    GuideExample(
      "views", "a drawn shape", at: [0],
      "A chart: a filled area below a curve, a dashed line, a dot and a number.",
      """
      views:
        chart:
          frame: [20, 40, 200, 120]
          draw:
            - path: M0 100 C40 20 80 90 120 50 S180 40 200 10 L200 120 L0 120 Z
              gradient: { colors: [systemBlue, [1, 1, 1, 0]], start: [0, 0], end: [0, 120] }
            - path: M0 100 C40 20 80 90 120 50 S180 40 200 10
              strokeColor: systemBlue
              lineWidth: 3
              lineCap: round
            - points: [[0, 60], [200, 60]]
              strokeColor: gray 0.6
              lineDashPattern: [4, 4]
            - { ellipse: [115, 45, 10, 10], fillColor: white, strokeColor: systemBlue, lineWidth: 3 }
            - { text: 42 %, at: [132, 58], font: system 15 bold, fillColor: systemIndigo }
      """),
    GuideExample(
      "views", "a gradient", at: [0],
      "Three gradients: from left to right, from the center outward, and around the center.",
      """
      views:
        axial:
          frame: [12, 60, 64, 80]
          gradient: { colors: [systemBlue, systemYellow], startPoint: [0, 0.5], endPoint: [1, 0.5] }
        radial:
          frame: [88, 60, 64, 80]
          gradient:
            { type: radial, colors: [systemYellow, systemRed], startPoint: [0.5, 0.5], endPoint: [1, 1] }
        conic:
          frame: [164, 60, 64, 80]
          gradient:
            { type: conic, colors: [systemTeal, white, systemTeal], startPoint: [0.5, 0.5], endPoint: [1, 0] }
      """),
    GuideExample(
      "views", "label", at: [0],
      """
      A title in bold, a centered text of two lines in gray, and a text that is shortened in \
      its middle.
      """,
      """
      views:
        name: { kind: label, frame: [20, 20, 200, 30], text: Chioggia, font: system 24 bold }
        text:
          kind: label
          frame: [20, 60, 200, 60]
          text: Canals, boats and cats in the morning light
          textColor: systemGray
          textAlignment: center
          numberOfLines: 2
        long:
          kind: label
          frame: [20, 140, 150, 24]
          text: As long as a day in summer
          lineBreakMode: byTruncatingMiddle
      """),
    GuideExample(
      "views", "a font", at: [0],
      "The same word in a light and in a heavy font, and larger in a bold one.",
      """
      views:
        light: { kind: label, frame: [20, 20, 200, 44], text: Faro, font: { size: 32, weight: light } }
        heavy: { kind: label, frame: [20, 76, 200, 44], text: Faro, font: { size: 32, weight: heavy } }
        large: { kind: label, frame: [20, 126, 200, 64], text: Faro, font: system 48 bold }
      """),
    GuideExample(
      "views", "a run of text", at: [0],
      """
      A price after the one that was struck out, words with looks of their own, and lines that \
      are further apart.
      """,
      """
      views:
        price:
          kind: label
          frame: [20, 20, 200, 30]
          font: system 20
          text:
            - { string: "24", color: systemGray, strikethrough: single }
            - " now "
            - { string: "18", font: system 28 bold, color: systemRed, baselineOffset: 2 }
        word:
          kind: label
          frame: [20, 60, 200, 30]
          text:
            - { string: wide, kern: 6, underline: dash, underlineColor: systemBlue }
            - { string: " marked ", backgroundColor: systemYellow }
            - { string: slanted, obliqueness: 0.3 }
        lines:
          kind: label
          frame: [20, 100, 200, 80]
          text: Lines that are further apart, and centered
          numberOfLines: 0
          textAlignment: center
          paragraphStyle: { lineSpacing: 10 }
      """),
    GuideExample(
      "views", "button", at: [0.4, 0.6, 1],
      "A button with the title Send. While a finger touches it, its title is highlighted.",
      """
      views:
        send:
          kind: button
          frame: [60, 75, 120, 50]
          title: { normal: Send, highlighted: Sending }
          titleColor: { normal: systemBlue, highlighted: systemRed }
          backgroundColor: systemBackground
          cornerRadius: 12
      timeline:
        - { at: 0.5s, press: { at: send, duration: 0.3s } }
      """),
    GuideExample(
      "views", "imageView", at: [0],
      """
      The same photo three times: distorted to fill its view, whole within it, and filling \
      it with its middle.
      """,
      """
      templates:
        photo:
          kind: imageView
          bounds: [0, 0, 64, 120]
          image: photo.png
          backgroundColor: systemGray4
          clipsToBounds: true
      views:
        fill: { like: photo, center: [44, 100] }
        fit: { like: photo, center: [120, 100], contentMode: scaleAspectFit }
        cover: { like: photo, center: [196, 100], contentMode: scaleAspectFill }
      """),
    GuideExample(
      "views", "an image", at: [0],
      """
      A black heart, and beside it the same image as a template, in the tint color of its \
      view.
      """,
      """
      views:
        heart: { kind: imageView, frame: [30, 64, 80, 72], image: heart.png }
        template:
          kind: imageView
          frame: [130, 64, 80, 72]
          image: { file: heart.png, renderingMode: alwaysTemplate }
          tintColor: systemPink
      """),
    GuideExample(
      "views", "an icon", at: [0],
      """
      Four symbols: a pink heart, a large blue house with bold lines, a gear in the tint color, \
      and a white plus sign in a green circle.
      """,
      """
      templates:
        symbol: { kind: imageView, bounds: [0, 0, 56, 56], contentMode: center }
      views:
        heart: { like: symbol, center: [36, 100], icon: heart.fill, tintColor: systemPink }
        house:
          like: symbol
          center: [92, 100]
          icon: { name: house, pointSize: 30, weight: bold, tintColor: systemBlue }
        gear: { like: symbol, center: [148, 100], icon: gearshape }
        plus:
          like: symbol
          center: [204, 100]
          icon: { name: plus.circle.fill, pointSize: 30, paletteColors: [white, systemGreen] }
      """),
    GuideExample(
      "views", "scrollView", at: [0.4, 0.65, 0.8, 1.6],
      "A finger flicks a list of rows, which goes on scrolling, slower and slower.",
      """
      views:
        list:
          kind: scrollView
          frame: [0, 0, 240, 200]
          contentSize: [240, 1410]
          subviews:
            row:
              repeat: { count: 20, as: i }
              frame: [10, 10 + i * 70, 220, 60]
              cornerRadius: 8
              backgroundColor: systemBlue
              alpha: 1 - i / 20
      timeline:
        - { at: 0.5s, flick: { from: [120, 170], by: [0, -90] } }
      """),
    GuideExample(
      "views", "shape", at: [0.5, 0.7, 0.8, 1.2],
      "A check mark is drawn from its left end to its right end.",
      """
      views:
        check:
          kind: shape
          frame: [60, 40, 120, 120]
          points: [[15, 60], [45, 92], [105, 28]]
          fillColor: clear
          strokeColor: systemGreen
          lineWidth: 14
          lineCap: round
          lineJoin: round
          strokeEnd: 0
      timeline:
        - { at: 0.5s, set: { check.strokeEnd: 1 }, animate: 0.6s }
      """),
  ]
}
