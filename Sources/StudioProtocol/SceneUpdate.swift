/// What is open, and what of it can be changed.
package struct SceneUpdate: Hashable, Sendable, Codable {
  /// A parameter of the recipe.
  package struct Parameter: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
      case number, color, `switch`, text, choice
    }

    package var name: String
    package var kind: Kind
    /// The current value and the recipe's own, in the syntax of `--set`.
    package var value: String
    package var `default`: String
    /// The range and the step of a slider; nil for parameters that are not numbers.
    package var min: Double?
    package var max: Double?
    package var step: Double?
    /// The unit after the number, such as `s`, `ms` or `deg`; nil for none.
    package var unit: String?
    package var choices: [String]?
    /// Whether the value replaces the recipe's own.
    package var set: Bool

    package init(
      name: String, kind: Kind, value: String, default: String, min: Double? = nil,
      max: Double? = nil, step: Double? = nil, unit: String? = nil, choices: [String]? = nil,
      set: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.value = value
      self.default = `default`
      self.min = min
      self.max = max
      self.step = step
      self.unit = unit
      self.choices = choices
      self.set = set
    }
  }

  package struct Overlay: Hashable, Sendable, Codable {
    package var name: String
    package var on: Bool

    package init(name: String, on: Bool) {
      self.name = name
      self.on = on
    }
  }

  /// A view or animator, with the names of its traced properties.
  package struct Item: Hashable, Sendable, Codable {
    package var name: String
    package var properties: [String]

    package init(name: String, properties: [String]) {
      self.name = name
      self.properties = properties
    }
  }

  /// Something that happens at a tick.
  package struct Mark: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
      case touch, contact, completion, expect, action
    }

    package var tick: Int
    package var kind: Kind
    package var text: String
    /// Whether an expectation is met; nil for other kinds.
    package var ok: Bool?

    package init(tick: Int, kind: Kind, text: String, ok: Bool? = nil) {
      self.tick = tick
      self.kind = kind
      self.text = text
      self.ok = ok
    }
  }

  package var path: String
  package var title: String
  /// The last tick of the recipe.
  package var duration: Int
  /// The size of the stage, in points.
  package var size: [Double]
  /// The number of pixels per point.
  package var scale: Double
  package var device: String
  /// `light` or `dark`.
  package var style: String
  package var parameters: [Parameter]
  package var devices: [String]
  package var overlays: [Overlay]
  package var items: [Item]
  package var marks: [Mark]
  /// Whether the recipe's file can be written.
  package var writable: Bool
  /// The text of the recipe's file; nil if it is too long to show.
  package var sourceText: String?

  package init(
    path: String, title: String, duration: Int, size: [Double], scale: Double, device: String,
    style: String, parameters: [Parameter], devices: [String], overlays: [Overlay], items: [Item],
    marks: [Mark], writable: Bool, sourceText: String?
  ) {
    self.path = path
    self.title = title
    self.duration = duration
    self.size = size
    self.scale = scale
    self.device = device
    self.style = style
    self.parameters = parameters
    self.devices = devices
    self.overlays = overlays
    self.items = items
    self.marks = marks
    self.writable = writable
    self.sourceText = sourceText
  }
}
