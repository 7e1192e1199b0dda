/// An item of a behavior, with its body while the behavior is in an animator.
@MainActor
final class Member {
  let item: any UIDynamicItem
  var body: ItemBody?

  init(_ item: any UIDynamicItem) {
    self.item = item
  }
}
