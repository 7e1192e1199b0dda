import UIKit

extension ViewKind {
  /// A scroll view, whose subviews are its content.
  static let scrollView = ViewKind(
    .scrollView, title: "a scroll view",
    properties: ScrollProperties.dragging + ScrollProperties.content + ScrollProperties.indicators
      + ScrollProperties.refreshing
  ) { _ in { UIScrollView(frame: .zero) } }
}

/// The properties of a scroll view.
///
/// The offset is assigned after the properties that limit it.
enum ScrollProperties {
  /// How scrolling dismisses the keyboard.
  static func keyboardDismissMode<View: UIScrollView>(_ type: View.Type) -> Property<View> {
    Property(
      "keyboardDismissMode",
      .choice([
        ("none", UIScrollView.KeyboardDismissMode.none), ("onDrag", .onDrag),
        ("interactive", .interactive), ("onDragWithAccessory", .onDragWithAccessory),
        ("interactiveWithAccessory", .interactiveWithAccessory),
      ]), "How dragging hides the keyboard: when it begins, or with the finger."
    ) { $0.keyboardDismissMode = $1 }
  }

  static let dragging: [Property<UIScrollView>] = [
    Property("isScrollEnabled", .boolean, "Whether dragging scrolls the content.") {
      $0.isScrollEnabled = $1
    },
    Property(
      "isDirectionalLockEnabled", .boolean,
      "Whether a drag that starts along one axis scrolls along that axis only."
    ) { $0.isDirectionalLockEnabled = $1 },
    Property("isPagingEnabled", .boolean, "Whether content comes to rest at whole pages.") {
      $0.isPagingEnabled = $1
    },
    Property("bounces", .boolean, "Whether content dragged past its edge bounces back.") {
      $0.bounces = $1
    },
    Property(
      "alwaysBounceVertical", .boolean, "Whether content that fits vertically bounces as well."
    ) { $0.alwaysBounceVertical = $1 },
    Property(
      "alwaysBounceHorizontal", .boolean, "Whether content that fits horizontally bounces as well."
    ) { $0.alwaysBounceHorizontal = $1 },
    Property(
      "decelerationRate",
      .choice([("normal", UIScrollView.DecelerationRate.normal), ("fast", .fast)]),
      "How fast the content decelerates after a drag."
    ) { $0.decelerationRate = $1 },
    keyboardDismissMode(UIScrollView.self),
  ]

  static let content: [Property<UIScrollView>] = [
    Property("contentSize", .contentSize, "The size of the content, in points.") {
      $0.contentSize = $1
    },
    Property(
      "contentInset", .insets, "The margin around the content, in points, beside the safe area."
    ) { $0.contentInset = $1 },
    Property(
      "contentInsetAdjustmentBehavior",
      .choice([
        ("automatic", UIScrollView.ContentInsetAdjustmentBehavior.automatic),
        ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always),
      ]), "Whether the safe area within bars is added to the margin around the content."
    ) { $0.contentInsetAdjustmentBehavior = $1 },
    Property(
      "contentOffset", .point,
      "The point of the content at the upper-left corner; setting it ends a deceleration."
    ) { $0.setContentOffset($1, animated: false) },
  ]

  /// The properties of views whose content has a size of its own.
  static let insets = content.filter { $0.name != "contentSize" }

  static let refreshing: [Property<UIScrollView>] = [
    Property(
      "refreshControl", .boolean,
      "Whether the content can be pulled to refresh it; handle 'valueChanged'."
    ) { view, hasControl in
      if hasControl != (view.refreshControl != nil) {
        view.refreshControl = hasControl ? UIRefreshControl(frame: .zero) : nil
      }
    },
    Property(
      "isRefreshing", .boolean, "Whether the refresh control turns; false moves the content back."
    ) { view, refreshes in
      refreshes ? view.refreshControl?.beginRefreshing() : view.refreshControl?.endRefreshing()
    },
  ]

  static let indicators: [Property<UIScrollView>] = [
    Property(
      "showsVerticalScrollIndicator", .boolean, "Whether the vertical indicator is shown."
    ) { $0.showsVerticalScrollIndicator = $1 },
    Property(
      "showsHorizontalScrollIndicator", .boolean, "Whether the horizontal indicator is shown."
    ) { $0.showsHorizontalScrollIndicator = $1 },
    Property(
      "indicatorStyle",
      .choice([
        ("default", UIScrollView.IndicatorStyle.default), ("black", .black), ("white", .white),
      ]),
      "The color of the indicators."
    ) { $0.indicatorStyle = $1 },
  ]
}

extension ValueType<CGSize> {
  /// A width and a height, which may be zero.
  fileprivate static let contentSize = ValueType<[Double]>.numbers(
    "a size [width, height] in points", [.nonnegativeNumber, .nonnegativeNumber]
  ).map { CGSize(width: $0[0], height: $0[1]) }
}
