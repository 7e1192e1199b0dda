extension GuideExample {
  static let layout: [GuideExample] = [
    GuideExample(
      "layout", at: [0, 0.7, 1.2],
      """
      A photo in the corner of a card, and a bar beside it that ends at the card's margin. The card \
      grows in height, and a button below it moves down.
      """,
      """
      views:
        card:
          backgroundColor: white
          cornerRadius: 12
          constraints:
            leading: superview.leading + 20
            trailing: superview.trailing - 20
            top: safeArea.top + 20
            height: 80
          subviews:
            photo:
              backgroundColor: systemOrange
              cornerRadius: 8
              constraints: { leading: margins.leading, top: margins.top, width: 48, height: self.width }
            bar:
              backgroundColor: systemGray4
              cornerRadius: 6
              constraints:
                leading: photo.trailing + 8
                trailing: margins.trailing
                centerY: photo.centerY
                height: photo.height / 4
        more:
          backgroundColor: systemBlue
          cornerRadius: 16
          constraints: { centerX: card.centerX, top: card.bottom + 12, width: card.width / 2, height: 32 }
      timeline:
        - { at: 0.5s, set: { card.height.constant: 120 }, animate: 0.5s }
      """),
    GuideExample(
      "layout", "a constraint", at: [0, 0.75, 1.2],
      """
      A bar is as wide as its text needs, but at least 60 points; then another constraint replaces \
      the one that places it at the left, and it moves to the right.
      """,
      """
      views:
        tag:
          kind: label
          text: New
          textAlignment: center
          backgroundColor: systemYellow
          constraints:
            top: superview.top + 80
            height: 40
            width: { to: ">= 60", priority: required }
            leading:
              - { to: superview.leading + 20, identifier: atLeft }
            trailing:
              - { to: superview.trailing - 20, identifier: atRight, isActive: false }
      timeline:
        - { at: 0.5s, set: { atLeft.isActive: false, atRight.isActive: true }, animate: 0.5s }
      """),
    GuideExample(
      "layout", "the priorities of a content size", at: [0],
      """
      Two labels in a row: the first one keeps the width of its text, and the second one takes the \
      rest and is truncated.
      """,
      """
      templates:
        text:
          kind: label
          font: system 17
          backgroundColor: white
      views:
        name:
          like: text
          text: Chioggia
          contentCompressionResistancePriority: { horizontal: 751 }
          constraints: { leading: superview.leading + 20, top: superview.top + 80 }
        note:
          like: text
          text: Canals, boats and cats
          contentHuggingPriority: { horizontal: 249 }
          lineBreakMode: byTruncatingTail
          constraints:
            leading: name.trailing + 8
            trailing: superview.trailing - 20
            firstBaseline: name.firstBaseline
      """),
    GuideExample(
      "layout", "a layout guide", at: [0, 0.75, 1.4],
      """
      A guide in the middle of the stage, beside which two boxes are placed; it becomes wider, and they \
      move apart.
      """,
      """
      layoutGuides:
        gap: { centerX: superview.centerX, centerY: superview.centerY, width: 20, height: 60 }
      views:
        first: { backgroundColor: systemBlue, cornerRadius: 8 }
        second: { backgroundColor: systemOrange, cornerRadius: 8 }
      constraints:
        first.trailing: gap.leading
        first.top: gap.top
        first.bottom: gap.bottom
        first.width: 80
        second.leading: gap.trailing
        second.centerY: first.centerY
        second.width: first.width / 2
        second.height: gap.height
      timeline:
        - { at: 0.5s, set: { gap.width.constant: 100 }, animate: 0.5s }
      """),
    GuideExample(
      "layout", "a stack", at: [0, 0.75, 1.4],
      """
      A card whose stack arranges a title, a note and a row of boxes within margins; the note hides, and \
      the card, whose height follows from its content, shrinks.
      """,
      """
      views:
        card:
          backgroundColor: white
          cornerRadius: 12
          constraints:
            leading: superview.margins.leading
            trailing: superview.margins.trailing
            top: safeArea.top + 3 * systemSpacing
          stack:
            axis: vertical
            spacing: 8
            layoutMargins: [12, 16, 12, 16]
            isLayoutMarginsRelativeArrangement: true
            arrangedSubviews:
              title: { kind: label, text: A title, font: system 20 bold }
              note: { kind: label, text: A note below the title }
              boxes:
                constraints: { height: 40 }
                stack:
                  distribution: fillEqually
                  spacing: 8
                  arrangedSubviews:
                    box: { repeat: 3, backgroundColor: systemTeal, cornerRadius: 6 }
      timeline:
        - { at: 0.5s, set: { note.isHidden: true }, animate: 0.5s }
      """),
    GuideExample(
      "views", "stackView", at: [0.4, 0.75, 1.4],
      """
      Three boxes of equal widths in a row; the second one shrinks until it is hidden, and the \
      others share its space.
      """,
      """
      templates:
        cell: { cornerRadius: 8 }
      views:
        row:
          kind: stackView
          distribution: fillEqually
          spacing: 10
          constraints:
            leading: superview.leading + 20
            trailing: superview.trailing - 20
            centerY: superview.centerY
            height: 80
          arrangedSubviews:
            first: { like: cell, backgroundColor: systemBlue }
            second: { like: cell, backgroundColor: systemIndigo }
            third: { like: cell, backgroundColor: systemTeal }
      timeline:
        - { at: 0.5s, set: { second.isHidden: true }, animate: 0.5s }
      """),
  ]
}
