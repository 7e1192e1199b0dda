import Imaging

/// The motion of an animation's items, tick by tick.
public struct Trace: Hashable, Sendable, Codable {
  /// The version of the JSON format that this version of Flipbook writes.
  public static let formatVersion = 1

  /// An item at a tick: a visible object, or a property animator.
  public struct Row: Hashable, Sendable, Codable {
    /// The tick, from 0.
    public var tick: Int
    /// The tick's time in seconds.
    public var time: Double
    /// The item's name.
    public var item: String
    /// The item's center in points; nil for a property animator.
    public var center: Pair?
    /// The item's rotation in radians, clockwise on the screen; nil for a property animator.
    public var angle: Double?
    /// The velocity in points per second; nil for an item that no dynamic animator moves.
    public var velocity: Pair?
    /// The angular velocity in radians per second; nil for an item that no dynamic animator moves.
    public var angularVelocity: Double?
    /// The opacity from 0 to 1; nil for an item without opacity.
    public var alpha: Double?
    /// The contacts that began or ended in this tick, in order.
    public var contacts: [Contact]
    /// The width of the bounds in points; nil for an item without bounds.
    public var width: Double?
    /// The height of the bounds in points; nil for an item without bounds.
    public var height: Double?
    /// The scale factors of the transform along the axes of the bounds; a negative factor mirrors.
    ///
    /// Nil for an item without a transform.
    public var scale: Pair?
    /// The completed fraction of a property animator, from 0 to 1; nil for any other item.
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

  /// The begin or the end of a contact between an item and another object.
  public struct Contact: Hashable, Sendable, Codable {
    /// The phase of a contact.
    public enum Phase: String, Hashable, Sendable, Codable {
      /// The contact began.
      case began
      /// The contact ended.
      case ended
    }

    /// Whether the contact began or ended.
    public var phase: Phase
    /// The name of the other item or of the boundary.
    public var other: String

    /// Creates a contact.
    public init(_ phase: Phase, _ other: String) {
      self.phase = phase
      self.other = other
    }
  }

  /// A point or a vector.
  public struct Pair: Hashable, Sendable, Codable {
    /// The x component, positive to the right.
    public var x: Double
    /// The y component, positive downward.
    public var y: Double

    /// Creates a pair.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The number of ticks per second.
  package static let ticksPerSecond = 60

  /// Returns the time of a tick in seconds.
  static func time(ofTick tick: Int) -> Double { Double(tick) / Double(ticksPerSecond) }

  /// The format version.
  public let formatVersion: Int
  /// The version of Flipbook that made the trace; nil for 0.1.
  public let flipbookVersion: String?
  /// The rows in order of ticks, and for each tick in the order of the items.
  public var rows: [Row]

  /// Creates a trace.
  public init(rows: [Row] = []) {
    formatVersion = Self.formatVersion
    flipbookVersion = FlipbookVersion.current
    self.rows = rows
  }
}
