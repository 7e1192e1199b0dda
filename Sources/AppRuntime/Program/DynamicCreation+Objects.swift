import UIKit

// Layers, attributes and other objects of no view; see `DynamicallyCreated`.

extension DynamicallyCreated where Self: CALayer {
  /// Creates an object of the type, with the same initializer of `CALayer`.
  @_silgen_name("flipbook_dynamic_layer") @preconcurrency @MainActor @_disfavoredOverload
  public init(layer: Any, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_layer") @preconcurrency @MainActor
  @usableFromInline static func _make(layer: __owned Any, _metatype: Void = ()) -> Self {
    created(_create(layer: layer))
  }
}

extension CALayer {
  @_silgen_name("flipbook_create_layer")
  convenience init(layer: Any, _metatype: Void) { self.init(layer: layer) }
  @_silgen_name("flipbook_create_layer")
  class func _create(layer: __owned Any) -> CALayer
}

extension DynamicallyCreated where Self: CAPropertyAnimation {
  /// Creates an object of the type, with the same initializer of `CAPropertyAnimation`.
  @_silgen_name("flipbook_dynamic_animation") @preconcurrency @MainActor @_disfavoredOverload
  public init(keyPath: String?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_animation") @preconcurrency @MainActor
  @usableFromInline static func _make(keyPath: __owned String?, _metatype: Void = ()) -> Self {
    created(_create(keyPath: keyPath))
  }
}

extension CAPropertyAnimation {
  @_silgen_name("flipbook_create_animation")
  convenience init(keyPath: String?, _metatype: Void) { self.init(keyPath: keyPath) }
  @_silgen_name("flipbook_create_animation")
  class func _create(keyPath: __owned String?) -> CAPropertyAnimation
}

extension DynamicallyCreated where Self: UICollectionViewLayoutAttributes {
  /// Creates an object of the type, with the same initializer of `UICollectionViewLayoutAttributes`.
  @_silgen_name("flipbook_dynamic_cell_attributes") @preconcurrency @MainActor @_disfavoredOverload
  public init(forCellWith indexPath: IndexPath, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_cell_attributes") @preconcurrency @MainActor
  @usableFromInline static func _make(
    forCellWith indexPath: __owned IndexPath, _metatype: Void = ()
  ) -> Self {
    created(_create(forCellWith: indexPath))
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("flipbook_create_cell_attributes")
  convenience init(forCellWith indexPath: IndexPath, _metatype: Void) {
    self.init(forCellWith: indexPath)
  }
  @_silgen_name("flipbook_create_cell_attributes")
  class func _create(forCellWith indexPath: __owned IndexPath) -> UICollectionViewLayoutAttributes
}

extension DynamicallyCreated where Self: UICollectionViewLayoutAttributes {
  /// Creates an object of the type, with the same initializer of `UICollectionViewLayoutAttributes`.
  @_silgen_name("flipbook_dynamic_supplementary_attributes") @preconcurrency @MainActor
  @_disfavoredOverload
  public init(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_supplementary_attributes") @preconcurrency @MainActor
  @usableFromInline static func _make(
    forSupplementaryViewOfKind kind: __owned String, with indexPath: __owned IndexPath,
    _metatype: Void = ()
  ) -> Self {
    created(_create(forSupplementaryViewOfKind: kind, with: indexPath))
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("flipbook_create_supplementary_attributes")
  convenience init(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, _metatype: Void
  ) { self.init(forSupplementaryViewOfKind: kind, with: indexPath) }
  @_silgen_name("flipbook_create_supplementary_attributes")
  class func _create(
    forSupplementaryViewOfKind kind: __owned String, with indexPath: __owned IndexPath
  ) -> UICollectionViewLayoutAttributes
}

extension DynamicallyCreated where Self: UICollectionViewLayoutAttributes {
  /// Creates an object of the type, with the same initializer of `UICollectionViewLayoutAttributes`.
  @_silgen_name("flipbook_dynamic_decoration_attributes") @preconcurrency @MainActor
  @_disfavoredOverload
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_decoration_attributes") @preconcurrency @MainActor
  @usableFromInline static func _make(
    forDecorationViewOfKind kind: __owned String, with indexPath: __owned IndexPath,
    _metatype: Void = ()
  ) -> Self {
    created(_create(forDecorationViewOfKind: kind, with: indexPath))
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("flipbook_create_decoration_attributes")
  convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath, _metatype: Void)
  { self.init(forDecorationViewOfKind: kind, with: indexPath) }
  @_silgen_name("flipbook_create_decoration_attributes")
  class func _create(
    forDecorationViewOfKind kind: __owned String, with indexPath: __owned IndexPath
  ) -> UICollectionViewLayoutAttributes
}

extension DynamicallyCreated where Self: UIColor {
  /// Creates an object of the type, with the same initializer of `UIColor`.
  @_silgen_name("flipbook_dynamic_color") @_disfavoredOverload
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_color")
  @usableFromInline static func _make(
    red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat, alpha: __owned CGFloat,
    _metatype: Void = ()
  ) -> Self {
    created(_create(red: red, green: green, blue: blue, alpha: alpha))
  }
}

extension UIColor {
  @_silgen_name("flipbook_create_color")
  convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, _metatype: Void) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  @_silgen_name("flipbook_create_color")
  class func _create(
    red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat, alpha: __owned CGFloat
  ) -> UIColor
}

extension DynamicallyCreated where Self: UIColor {
  /// Creates an object of the type, with the same initializer of `UIColor`.
  @_silgen_name("flipbook_dynamic_gray") @_disfavoredOverload
  public init(white: CGFloat, alpha: CGFloat, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_gray")
  @usableFromInline static func _make(
    white: __owned CGFloat, alpha: __owned CGFloat, _metatype: Void = ()
  ) -> Self {
    created(_create(white: white, alpha: alpha))
  }
}

extension UIColor {
  @_silgen_name("flipbook_create_gray")
  convenience init(white: CGFloat, alpha: CGFloat, _metatype: Void) {
    self.init(white: white, alpha: alpha)
  }
  @_silgen_name("flipbook_create_gray")
  class func _create(white: __owned CGFloat, alpha: __owned CGFloat) -> UIColor
}
