/// A warning or an error about a place in the sources.
struct Message {
  enum Code: String {
    /// An outlet that only a nib would fill.
    case unfilledOutlet = "unfilled-outlet"
    /// Code that needs a storyboard or a nib.
    case storyboard
    /// A framework that does not exist here.
    case framework
    /// A part of the language that needs Objective-C's runtime.
    case objectiveC = "objective-c"
    /// An extension of UIKit's class that overrides a member.
    case extensionOverride = "extension-override"
    /// A source of time or randomness that the scene's clock does not control.
    case uncontrolled

    var isError: Bool {
      switch self {
      case .storyboard, .framework, .objectiveC: true
      case .unfilledOutlet, .extensionOverride, .uncontrolled: false
      }
    }
  }

  let file: String
  let line: Int
  let column: Int
  let code: Code
  let text: String
}
