extension GuideTopic {
  static let layout = GuideTopic(
    name: "layout", summary: "Layout: constraints and stack views that place views.",
    titles: [
      ConstraintKeys.table.title, ConstraintKeys.guideTable.title, ConstraintKeys.constraint.title,
      ArrangedViewKind.stackTable.title, AxisPriorityKeys.table.title,
    ],
    introduction: [
      "A view with 'constraints' has no frame: each of its attributes relates to a number or to an "
        + "anchor, as in 'leading: card.trailing + 8', 'width: 2 * photo.width' or "
        + "'height: \">= 44\"', and UIKit finds the frames that satisfy all constraints. An anchor "
        + "is an attribute of a view by its name, of 'superview', of 'self' or of 'stage'.",
      "The guides of a view have anchors, too: 'safeArea' is the part that bars do not cover, "
        + "'margins' is within 'layoutMargins', 'readableContent' has a width that is easy to read, "
        + "and 'contentLayout' and 'frameLayout' belong to scroll views. 'safeArea.top' is that of "
        + "the superview, 'card.margins.top' that of a card. Constraints of content to "
        + "'contentLayout' determine the 'contentSize' of a scroll view.",
      "'systemSpacing' is UIKit's distance between neighbors, as in "
        + "'top: title.bottom + 2 * systemSpacing': 8 points between edges, and the distance of lines "
        + "of text between baselines.",
      "'constraints' beside 'views' has constraints of several views in one place, by a name and an "
        + "attribute: 'card.leading: safeArea.leading + 16'. They are those of the view, whose "
        + "superview 'superview' is, and it needs no frame.",
      "'layoutGuides' of a view, or beside 'views' for the stage, has rectangles without content, each "
        + "with constraints of its own: 'layoutGuides: { gap: { width: 20 } }'. Its anchors are "
        + "'gap.leading' and so on, except for baselines.",
      "'@' states a priority below required: 'width: 200 @750'. Of two constraints that contradict "
        + "each other, the one with the higher priority applies; if both are required, UIKit breaks "
        + "one, of which 'flipbook lint' warns. Labels, buttons and images have a size of their "
        + "own, which 'contentHuggingPriority' and 'contentCompressionResistancePriority' defend.",
      "Actions set 'constant', 'priority' and 'isActive' of a constraint by its identifier, or by "
        + "its view and attribute: 'set: { card.height.constant: 240 }'. With 'animate', the frames "
        + "that follow from it are animated, as by 'layoutIfNeeded()' in an animation block. Of "
        + "constraints that one action activates and deactivates, those to deactivate come first. "
        + "Expressions read them, too, as in 'card.height.constant + translation.y'.",
      "A view of the kind stackView places its 'arrangedSubviews', which need neither a frame nor "
        + "constraints. 'stack' puts a stack view into a view of any kind, which it fills, also the "
        + "content of a scroll view: 'stack: { axis: vertical, spacing: 8, arrangedSubviews: … }'. That of "
        + "'card' is the view 'card.stack'. A hidden view takes no space: with 'animate', it shrinks, and grows when it "
        + "is shown. '--overlay constraints' draws constraints, distances and guides.",
      "'stage: { layoutDirection: rightToLeft }' mirrors leading and trailing edges, stack views and "
        + "texts, as in a language that is written from right to left; 'semanticContentAttribute' of a "
        + "view makes an exception. 'matrix: { layoutDirection: [leftToRight, rightToLeft] }' shows both.",
    ]
  ) { writer in
    writer.add(ConstraintKeys.table, heading: "Attributes")
    writer.addTables(in: .mapping(ConstraintKeys.guideTable))
    writer.addTables(in: .mapping(ArrangedViewKind.ownStackTable))
    writer.addTables(in: ValueType<AxisPriorities>.axisPriorities.shape)
  }
}
