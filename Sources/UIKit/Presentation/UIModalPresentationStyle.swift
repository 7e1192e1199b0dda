/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the screen; the presenter's view is removed.
  case fullScreen = 0
  /// Covers most of the screen as a sheet.
  case pageSheet = 1
  /// Covers a part of a large screen as a sheet.
  case formSheet = 2
  /// Covers the nearest ancestor of the presenter that defines a presentation context, and removes its
  /// view.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate defines it.
  case custom = 4
  /// Fills the screen above the presenter's view.
  case overFullScreen = 5
  /// Covers the nearest ancestor of the presenter that defines a presentation context.
  case overCurrentContext = 6
  /// In a popover, on phones as a sheet unless the delegate of the popover prevents it.
  case popover = 7
  /// Not adapted.
  case none = -1
  /// Chosen by the system: a page sheet.
  case automatic = -2

  /// Whether the presented view covers the presentation context, not the screen.
  var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the presenter's view is removed by default.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a controller appears when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical
  /// Turns about a vertical axis.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Turns a page; rendered as a dissolve, as bent layers are not supported.
  case partialCurl
}
