import Imaging

/// What the items of an animation did, tick by tick, in numbers.
public struct Trace: Hashable, Sendable, Codable {
  /// The version of the JSON that this Flipbook writes.
  public static let formatVersion = 1

  /// One item at one tick: something that is seen, or a property animator.
  public struct Row: Hashable, Sendable, Codable {
    /// The tick, counted from 0.
    public var tick: Int
    /// The tick's time in seconds.
    public var time: Double
    /// The item's name.
    public var item: String
    /// The item's center in points; nil for a property animator.
    public var center: Pair?
    /// How far the item is turned, in radians, clockwise on the screen; nil for a property animator.
    public var angle: Double?
    /// The velocity in points a second; nil for an item that no animator moves.
    public var velocity: Pair?
    /// The angular velocity in radians a second; nil for an item that no animator moves.
    public var angularVelocity: Double?
    /// The opacity from 0 to 1; nil for an item that has none.
    public var alpha: Double?
    /// The contacts that began and ended in this tick, in the order in which they did.
    public var contacts: [Contact]
    /// The width of the bounds in points; nil for an item that has none.
    public var width: Double?
    /// The height of the bounds in points; nil for an item that has none.
    public var height: Double?
    /// How many times as large the transform shows the bounds, along their own axes; a negative factor
    /// mirrors, nil is for an item that has no transform.
    public var scale: Pair?
    /// How much of a property animator's way is covered, from 0 to 1; nil for anything else.
    public var fraction: Double?

    /// Creates a row.
    public init(
      tick: Int, time: Double, item: String, center: Pair? = nil, angle: Double? = nil,
      velocity: Pair? = nil, angularVelocity: Double? = nil, alpha: Double? = nil,
      contacts: [Contact] = [], width: Double? = nil, height: Double? = nil, scale: Pair? = nil,
      fraction: Double? = nil
    ) {
      self.tick = tick
      self.time = time
      self.item = item
      self.center = center
      self.angle = angle
      self.velocity = velocity
      self.angularVelocity = angularVelocity
      self.alpha = alpha
      self.contacts = contacts
      self.width = width
      self.height = height
      self.scale = scale
      self.fraction = fraction
    }
  }

  /// An item began to touch something, or no longer touches it.
  public struct Contact: Hashable, Sendable, Codable {
    /// What happened.
    public enum Phase: String, Hashable, Sendable, Codable {
      /// The touch began.
      case began
      /// The touch ended.
      case ended
    }

    /// What happened.
    public var phase: Phase
    /// The name of what is touched: an item's or a boundary's.
    public var other: String

    /// Creates a contact.
    public init(_ phase: Phase, _ other: String) {
      self.phase = phase
      self.other = other
    }
  }

  /// A point or a vector.
  public struct Pair: Hashable, Sendable, Codable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// Creates a pair.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The version of the format.
  public let formatVersion: Int
  /// The version of Flipbook that made the trace; nil for 0.1.
  public let flipbookVersion: String?
  /// The rows by tick, those of a tick in the items' order.
  public var rows: [Row]

  /// Creates a trace.
  public init(rows: [Row] = []) {
    formatVersion = Self.formatVersion
    flipbookVersion = FlipbookVersion.current
    self.rows = rows
  }
}
