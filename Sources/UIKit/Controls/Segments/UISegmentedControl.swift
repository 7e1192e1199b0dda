import QuartzCore

/// A control of segments, one of which is selected.
///
/// It looks like the segmented controls of iOS 13 to 18. The selection slides to a tapped segment in 0.3 s
/// with a spring that does not overshoot: the time is general knowledge, the exact curve is Flipbook's
/// choice. A selection that a program sets does not slide.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment: -1.
  open class var noSegment: Int { -1 }

  private static let height: CGFloat = 32
  private static let duration = 0.3
  private static let inset: CGFloat = 2
  private static let selectionColor = UIColor(light: 0xFFFFFF, dark: 0x636366)
  /// The opacity of a pressed segment that is not selected, and the scale of the pressed selection, from
  /// general knowledge; low confidence.
  private static let pressedOpacity: CGFloat = 0.2
  private static let pressedScale: CGFloat = 0.95

  private let background = ControlPart(.tertiarySystemFill, cornerRadius: 9)
  private let selection = ControlPart(UISegmentedControl.selectionColor, cornerRadius: 7)
  private var dividers: [ControlPart] = []
  private var segments: [SegmentView] = []
  private var storedIndex = UISegmentedControl.noSegment
  private var attributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]
  /// The segment under the finger; nil without one.
  private var pressedIndex: Int?
  /// Whether the finger holds the selection, which follows it.
  private var holdsSelection = false
  private var chosenIndex: Int?

  /// Creates a control without segments.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(selection)
    selection.addKnobShadow()
    selection.isHidden = true
  }

  /// Creates a control with segments for titles (`String`) and images (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      let segment = SegmentView()
      segment.image = item as? UIImage
      segment.title = item as? String ?? (item as? NSString).map { $0.substring(from: 0) }
      insert(segment, at: segments.count, animated: false)
    }
    sizeToFit()
  }

  /// Creates a control with segments for actions, which are performed when they are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.size == .zero { sizeToFit() }
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, which is limited to the segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = SegmentView()
    new.title = title
    insert(new, at: segment, animated: animated)
  }

  /// Inserts a segment with an image at an index, which is limited to the segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = SegmentView()
    new.image = image
    insert(new, at: segment, animated: animated)
  }

  /// Inserts a segment with an action at an index, which is limited to the segments.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = SegmentView()
    (new.title, new.image, new.action) = (action.title, action.image, action)
    insert(new, at: segment, animated: animated)
  }

  private func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    segment.adjustment = CGSize(
      width: contentAdjustment.horizontal, height: contentAdjustment.vertical)
    addSubview(segment)
    if storedIndex >= place { storedIndex += 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes the segment at an index, which is limited to the segments; the selection stays on its segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(segment, 0), segments.count - 1)
    segments.remove(at: place).removeFromSuperview()
    if storedIndex == place {
      storedIndex = Self.noSegment
    } else if storedIndex > place {
      storedIndex -= 1
    }
    segmentsDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    (segments, storedIndex) = ([], Self.noSegment)
    segmentsDidChange(animated: false)
  }

  private func segmentsDidChange(animated: Bool) {
    let count = max(segments.count - 1, 0)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let divider = ControlPart(.separator, cornerRadius: 0.5)
      dividers.append(divider)
      insertSubview(divider, aboveSubview: background)
    }
    contentDidChange()
    change(animated: animated, duration: Self.duration) { [self] in placeParts() }
  }

  private func contentDidChange() {
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Sets the title of a segment, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let target = self.segment(segment) else { return }
    (target.title, target.image) = (title, nil)
    contentDidChange()
  }

  /// Returns the title of a segment; nil for an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let target = self.segment(segment) else { return }
    (target.title, target.image) = (nil, image)
    contentDidChange()
  }

  /// Returns the image of a segment; nil for a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the action of a segment, and its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let target = self.segment(segment) else { return }
    (target.title, target.image, target.action) = (action.title, action.image, action)
    contentDidChange()
  }

  /// Returns the action of a segment; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// Returns the index of the segment with an action; -1 for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment in points; 0 for an automatic one.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.width = width
    contentDidChange()
  }

  /// Returns the width that was set for a segment, in points; 0 for an automatic one.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Moves the content of a segment by an offset in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment)?.offset = offset
    self.segment(segment)?.setNeedsLayout()
  }

  /// Returns the offset of the content of a segment, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabled = enabled
    showSegments()
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  // MARK: Selection

  /// The index of the selected segment; -1, the default, for none, as for an index without a segment.
  ///
  /// Setting it does not animate and sends no event.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      showSegments()
      setNeedsLayout()
    }
  }
  /// Whether a segment is selected only while it is pressed; false by default.
  open var isMomentary = false
  /// Whether the widths of segments follow those of their contents; false by default.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The color of the selection; nil, the default, for white, or gray in the dark appearance.
  open var selectedSegmentTintColor: UIColor? {
    didSet { selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor }
  }

  // MARK: Look

  /// Sets the attributes of titles in a state, of which the font and the color count.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// Returns the attributes of titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Sets the image behind all segments, for the normal state, or behind the selected one.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[state.rawValue] = backgroundImage
    background.show(backgroundImages[State.normal.rawValue])
    selection.show(backgroundImages[State.selected.rawValue])
    let hasImages = !backgroundImages.isEmpty
    background.backgroundColor = hasImages ? nil : .tertiarySystemFill
    selection.backgroundColor =
      hasImages ? nil : selectedSegmentTintColor ?? Self.selectionColor
  }

  /// Returns the image behind the segments in a state; nil for none.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state.rawValue]
  }

  private var dividerImages: [[State.RawValue]: UIImage] = [:]
  private var contentAdjustment = UIOffset.zero

  /// Sets the image between segments in the states of those beside it, in place of a line.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividerImages[[leftState.rawValue, rightState.rawValue]] = dividerImage
    setNeedsLayout()
  }

  /// Returns the image between segments; nil for a line.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[[leftState.rawValue, rightState.rawValue]] }

  /// The positions of segments.
  public enum Segment: Int, Sendable {
    /// Any.
    case any
    /// The first one.
    case left
    /// Those between the first and the last one.
    case center
    /// The last one.
    case right
    /// The only one.
    case alone
  }

  /// Moves the content of all segments by an offset in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    contentAdjustment = adjustment
    for segment in segments {
      segment.adjustment = CGSize(width: adjustment.horizontal, height: adjustment.vertical)
    }
  }

  /// Returns the offset of the content of all segments, in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { contentAdjustment }

  override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }

  private func showSegments() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == shownIndex
      let isEnabled = self.isEnabled && segment.isEnabled
      var values = attributes[State.normal.rawValue] ?? [:]
      let state: State = isEnabled ? (isSelected ? .selected : .normal) : .disabled
      values.merge(attributes[state.rawValue] ?? [:]) { $1 }
      segment.show(attributes: values, isSelected: isSelected, isEnabled: isEnabled)
    }
  }

  /// The index that the selection shows, which a finger moves before the value changes.
  private var shownIndex: Int {
    guard let pressedIndex, isMomentary || holdsSelection else { return storedIndex }
    return pressedIndex
  }

  // MARK: Layout

  /// Places the segments and the selection.
  override open func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func segmentFrames() -> [CGRect] {
    let widths = Self.widths(
      own: segments.map(\.width), contents: segments.map(\.contentWidth), in: bounds.width,
      isByContent: apportionsSegmentWidthsByContent)
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width }
      return CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  private func placeParts() {
    let frames = segmentFrames()
    background.frame = bounds
    for (segment, frame) in zip(segments, frames) {
      segment.frame = frame
      segment.layoutIfNeeded()
    }
    let shown = shownIndex
    for (index, divider) in dividers.enumerated() {
      let (first, second) = (frames[index], frames[index + 1])
      divider.frame = CGRect(
        x: max(first.minX, second.minX) - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
      divider.alpha = index == shown || index + 1 == shown ? 0 : 1
      if !dividerImages.isEmpty { show(divider, at: index, between: first, second) }
    }
    if frames.indices.contains(shown) {
      if selection.isHidden { AnimationBlock.withoutAnimation { placeSelection(frames[shown]) } }
      selection.isHidden = false
      placeSelection(frames[shown])
    } else {
      selection.isHidden = true
    }
    let scale = holdsSelection ? Self.pressedScale : 1
    selection.transform = CGAffineTransform(scaleX: scale, y: scale)
    for (index, segment) in segments.enumerated() {
      segment.contentOpacity =
        index == pressedIndex && index != shown ? Self.pressedOpacity : 1
    }
  }

  /// Shows the image between two segments, with its own width and the height of the control.
  private func show(
    _ divider: ControlPart, at index: Int, between first: CGRect, _ second: CGRect
  ) {
    let selected = State.selected.rawValue
    let states = [index, index + 1].map { $0 == shownIndex ? selected : 0 }
    let image = dividerImages[states] ?? dividerImages[[0, 0]]
    divider.show(image)
    divider.backgroundColor = image == nil ? .separator : nil
    guard let image else { return }
    divider.alpha = 1
    let width = image.size.width
    divider.frame = CGRect(
      x: max(first.minX, second.minX) - width / 2, y: 0, width: width, height: bounds.height)
  }

  private func placeSelection(_ frame: CGRect) {
    selection.place(frame.insetBy(dx: Self.inset, dy: Self.inset))
  }

  /// Returns the size of the segments, 32 points high.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The width of all segments, which are as wide as the widest one if they have no width of their own, and
  /// 32 points.
  override open var intrinsicContentSize: CGSize {
    let contents = segments.map(\.contentWidth)
    let widest = contents.max() ?? 0
    let width = zip(segments, contents).reduce(CGFloat(0)) { sum, entry in
      let (segment, content) = entry
      return sum
        + (segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? content : widest)
    }
    return CGSize(width: width, height: Self.height)
  }

  override var contentTraits: ContentTraits { .ofFixedHeight }

  /// Mirrors the segments when the direction changes.
  override open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  // MARK: Tracking

  override var preventsOuterTaps: Bool { true }

  private func index(at touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    let frames = segmentFrames()
    let index = frames.firstIndex { x >= $0.minX && x < $0.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Presses the touched segment; one that is not enabled tracks no touch.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch) else { return false }
    press(index, holds: index == storedIndex && !isMomentary)
    return true
  }

  /// Moves the pressed selection, or the press, with the finger.
  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let index = index(at: touch), index != pressedIndex { press(index, holds: holdsSelection) }
    return true
  }

  /// Selects the segment under the finger.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressedIndex
    if isTouchInside, let index {
      chosenIndex = isMomentary || index != storedIndex ? index : nil
      storedIndex = index
    }
    press(nil, holds: false)
  }

  /// Ends the press without a selection.
  override open func cancelTracking(with event: UIEvent?) { press(nil, holds: false) }

  private func press(_ index: Int?, holds: Bool) {
    (pressedIndex, holdsSelection) = (index, holds)
    showSegments()
    change(animated: true, duration: Self.duration) { [self] in placeParts() }
  }

  override func touchDidEnd(isInside: Bool) {
    guard let index = chosenIndex else { return }
    chosenIndex = nil
    if let action = segment(index)?.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    guard isMomentary else { return }
    selectedSegmentIndex = Self.noSegment
  }

  // MARK: Accessibility

  /// The title of the selected segment, unless another value is set.
  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? titleForSegment(at: storedIndex) }
    set { super.accessibilityValue = newValue }
  }
}
