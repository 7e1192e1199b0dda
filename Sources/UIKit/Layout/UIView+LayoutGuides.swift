extension UIView {
  /// The layout guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Adds a layout guide, which is removed from its previous owner.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Removes a layout guide, and the constraints that refer to it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The guide of the bounds inset by `safeAreaInsets`.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    ownGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }
  /// The guide of the bounds inset by `layoutMargins`.
  public final var layoutMarginsGuide: UILayoutGuide {
    ownGuide(.margins, "UIViewLayoutMarginsGuide")
  }
  /// The guide of the area inside of the margins with a width that is easy to read.
  public final var readableContentGuide: UILayoutGuide {
    ownGuide(.readable, "UIViewReadableContentGuide")
  }

  /// Returns the view's own guide of a kind, always the same one.
  final func ownGuide(_ kind: GuideKind, _ identifier: String) -> UILayoutGuide {
    if let guide = layoutRecord?.ownGuides.first(where: {
      $0.kind == kind && !($0 is UIKeyboardLayoutGuide)
    }) {
      return guide
    }
    let guide =
      kind == .topBars || kind == .bottomBars
      ? BarLayoutGuide(kind: kind) : UILayoutGuide(kind: kind)
    record.ownGuides.append(guide)
    guide.identifier = identifier
    guide.owningView = self
    return guide
  }
}
