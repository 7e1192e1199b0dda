/// The properties of UIKit's classes that are looks.
@MainActor
enum AppearanceProperties {
  /// Copies a property of a template to an object if the template's differs from a new object's, and the object's does not.
  typealias Property = (_ template: NSObject, _ pristine: NSObject, _ object: NSObject) -> Void

  /// Returns the properties of a class and its superclasses.
  static func all(of type: AnyClass) -> [Property] {
    sequence(first: type) { _getSuperclass($0) }.flatMap { table[ObjectIdentifier($0)] ?? [] }
  }

  /// Returns whether two values are equal, as far as they can be compared.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        first == second
      } else if type(of: first) is AnyClass, type(of: second) is AnyClass {
        (first as AnyObject) === (second as AnyObject)
      } else {
        String(describing: first) == String(describing: second)
      }
    default: false
    }
  }

  private static func property<Object: NSObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Property {
    { template, pristine, object in
      guard let template = template as? Object, let pristine = pristine as? Object,
        let object = object as? Object
      else { return }
      let (value, standard) = (template[keyPath: keyPath], pristine[keyPath: keyPath])
      guard !areEqual(value, standard), areEqual(object[keyPath: keyPath], standard) else { return }
      object[keyPath: keyPath] = value
    }
  }

  /// A property with a value for each state, or another kind of index.
  private static func property<Object: NSObject, Index, Value>(
    _ indexes: [Index], _ read: @escaping (Object, Index) -> Value?,
    _ write: @escaping (Object, Value?, Index) -> Void
  ) -> Property {
    { template, pristine, object in
      guard let template = template as? Object, let pristine = pristine as? Object,
        let object = object as? Object
      else { return }
      for index in indexes {
        let (value, standard) = (read(template, index), read(pristine, index))
        if !areEqual(value, standard), areEqual(read(object, index), standard) {
          write(object, value, index)
        }
      }
    }
  }

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected,
  ]

  private static let table: [ObjectIdentifier: [Property]] = [
    ObjectIdentifier(UIView.self): [
      property(\UIView.storedTintColor), property(\UIView.backgroundColor),
      property(\UIView.alpha),
    ],
    ObjectIdentifier(UILabel.self): [
      property(\UILabel.font), property(\UILabel.textColor), property(\UILabel.shadowColor),
      property(\UILabel.shadowOffset), property(\UILabel.highlightedTextColor),
    ],
    ObjectIdentifier(UIButton.self): [
      property(states) { (button: UIButton, state) in
        button.titleColors[state.rawValue]
      } _: { button, color, state in
        button.setTitleColor(color, for: state)
      },
      property(states) { (button: UIButton, state) in
        button.titleShadowColors[state.rawValue]
      } _: { button, color, state in
        button.setTitleShadowColor(color, for: state)
      },
      property(states) { (button: UIButton, state) in
        button.images.back[state.rawValue]
      } _: { button, image, state in
        button.setBackgroundImage(image, for: state)
      },
      property(\UIButton.contentEdgeInsets),
    ],
    ObjectIdentifier(UISwitch.self): [
      property(\UISwitch.onTintColor), property(\UISwitch.thumbTintColor),
    ],
    ObjectIdentifier(UISlider.self): [
      property(\UISlider.minimumTrackTintColor), property(\UISlider.maximumTrackTintColor),
      property(\UISlider.thumbTintColor),
    ],
    ObjectIdentifier(UIPageControl.self): [
      property(\UIPageControl.pageIndicatorTintColor),
      property(\UIPageControl.currentPageIndicatorTintColor),
    ],
    ObjectIdentifier(UIProgressView.self): [
      property(\UIProgressView.progressTintColor), property(\UIProgressView.trackTintColor),
    ],
    ObjectIdentifier(UIActivityIndicatorView.self): [property(\UIActivityIndicatorView.color)],
    ObjectIdentifier(UISegmentedControl.self): [
      property(\UISegmentedControl.selectedSegmentTintColor),
      property(states) { (control: UISegmentedControl, state) in
        control.titleTextAttributes(for: state)
      } _: { control, attributes, state in
        control.setTitleTextAttributes(attributes, for: state)
      },
    ],
    ObjectIdentifier(UITextField.self): [
      property(\UITextField.font), property(\UITextField.textColor),
      property(\UITextField.keyboardAppearance), property(\UITextField.borderStyle),
    ],
    ObjectIdentifier(UITextView.self): [
      property(\UITextView.font), property(\UITextView.textColor),
    ],
    ObjectIdentifier(UITableView.self): [
      property(\UITableView.separatorColor), property(\UITableView.separatorStyle),
      property(\UITableView.rowHeight), property(\UITableView.sectionHeaderTopPadding),
    ],
    ObjectIdentifier(UITableViewCell.self): [
      property(\UITableViewCell.selectionStyle), property(\UITableViewCell.selectedBackgroundView),
    ],
    ObjectIdentifier(UISearchBar.self): [property(\UISearchBar.barTintColor)],
    ObjectIdentifier(UINavigationBar.self): [
      property(\UINavigationBar.barStyle), property(\UINavigationBar.barTintColor),
      property(\UINavigationBar.isTranslucent), property(\UINavigationBar.shadowImage),
      property(\UINavigationBar.titleTextAttributes),
      property(\UINavigationBar.largeTitleTextAttributes),
      property(\UINavigationBar.prefersLargeTitles),
      property([0]) { (bar: UINavigationBar, _) in
        bar.hasAppearance ? bar.standardAppearance : nil
      } _: { bar, appearance, _ in
        appearance.map { bar.standardAppearance = $0 }
      },
      property(\UINavigationBar.scrollEdgeAppearance),
      property(\UINavigationBar.compactAppearance),
      property(\UINavigationBar.backIndicatorImage),
      property([UIBarMetrics.default]) { (bar: UINavigationBar, metrics) in
        bar.backgroundImage(for: metrics)
      } _: { bar, image, metrics in
        bar.setBackgroundImage(image, for: metrics)
      },
    ],
    ObjectIdentifier(UITabBar.self): [
      property(\UITabBar.barStyle), property(\UITabBar.barTintColor),
      property(\UITabBar.isTranslucent), property(\UITabBar.unselectedItemTintColor),
      property(\UITabBar.backgroundImage), property(\UITabBar.shadowImage),
      property(\UITabBar.selectionIndicatorImage),
      property([0]) { (bar: UITabBar, _) in
        bar.hasAppearance ? bar.standardAppearance : nil
      } _: { bar, appearance, _ in
        appearance.map { bar.standardAppearance = $0 }
      },
      property(\UITabBar.scrollEdgeAppearance), property(\UITabBar.itemPositioning),
      property(\UITabBar.itemSpacing), property(\UITabBar.itemWidth),
    ],
    ObjectIdentifier(UIToolbar.self): [
      property(\UIToolbar.barStyle), property(\UIToolbar.barTintColor),
      property(\UIToolbar.isTranslucent),
      property([0]) { (bar: UIToolbar, _) in
        bar.hasAppearance ? bar.standardAppearance : nil
      } _: { bar, appearance, _ in
        appearance.map { bar.standardAppearance = $0 }
      },
    ],
    ObjectIdentifier(UIBarItem.self): [
      property(states) { (item: UIBarItem, state) in
        item.titleTextAttributes(for: state)
      } _: { item, attributes, state in
        item.setTitleTextAttributes(attributes, for: state)
      },
      property(\UIBarItem.imageInsets),
    ],
    ObjectIdentifier(UIBarButtonItem.self): [
      property(\UIBarButtonItem.tintColor),
      property([UIBarMetrics.default]) { (item: UIBarButtonItem, metrics) in
        item.backButtonTitlePositionAdjustment(for: metrics)
      } _: { item, adjustment, metrics in
        item.setBackButtonTitlePositionAdjustment(adjustment ?? .zero, for: metrics)
      },
    ],
    ObjectIdentifier(UITabBarItem.self): [
      property(\UITabBarItem.titlePositionAdjustment), property(\UITabBarItem.badgeColor),
    ],
  ]
}
