/// A section's header or footer that can be reused, with a title.
@MainActor
open class UITableViewHeaderFooterView: UIView, RegisteredView {
  /// The view to put content into; it fills the view.
  public final let contentView = UIView(frame: .zero)
  /// What the view was made for; views of one identifier take each other's place.
  public final let reuseIdentifier: String?

  private var label: UILabel?

  /// Creates an empty view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    addSubview(contentView)
  }

  /// Views are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a view of a registered class; made of `init(reuseIdentifier:)`, which derived classes
  /// override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The view is about to be shown for another section; override to undo what was done for the last.
  open func prepareForReuse() {}

  /// The title.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.font = .boldSystemFont(ofSize: 17)
    contentView.addSubview(label)
    setNeedsLayout()
    self.label = label
    return label
  }

  /// Lets the content fill the view.
  override open func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    label?.frame = contentView.bounds.insetBy(dx: CellParts.margin(bounds.width), dy: 0)
  }
}
