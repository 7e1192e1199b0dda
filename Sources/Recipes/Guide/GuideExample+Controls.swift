extension GuideExample {
  static let controlKinds: [GuideExample] = [
    GuideExample(
      "views", "switch", at: [0.4, 0.6, 1], "A switch that a tap turns on.",
      """
      views:
        wifi: { kind: switch, frame: [94, 84, 51, 31] }
      timeline:
        - { at: 0.5s, tap: wifi }
      """),
    GuideExample(
      "views", "slider", at: [0.4, 0.8, 1.2],
      "A slider from 0 to 10 at 4, whose thumb a finger drags to the right.",
      """
      views:
        volume: { kind: slider, frame: [20, 84, 200, 31], maximumValue: 10, value: 4 }
      timeline:
        - { at: 0.5s, drag: { from: [103, 100], by: [60, 0] } }
      """),
    GuideExample(
      "views", "segmentedControl", at: [0.4, 0.65, 1],
      "Three segments. The selection slides to the one that is tapped.",
      """
      views:
        span:
          kind: segmentedControl
          frame: [20, 84, 200, 32]
          items: [Day, Week, Year]
          selectedSegmentIndex: 0
      timeline:
        - { at: 0.5s, tap: [190, 100] }
      """),
    GuideExample(
      "views", "pageControl", at: [0.4, 0.65, 1],
      "Three dots. A tap in the right half turns to the next page.",
      """
      views:
        pages:
          kind: pageControl
          frame: [60, 84, 120, 32]
          numberOfPages: 3
          pageIndicatorTintColor: systemGray3
          currentPageIndicatorTintColor: systemBlue
      timeline:
        - { at: 0.5s, tap: [160, 100] }
      """),
    GuideExample(
      "views", "stepper", at: [0.4, 0.6, 1],
      "A stepper from 0 to 3 at 1; while a finger presses the plus, it is gray.",
      """
      views:
        count: { kind: stepper, frame: [73, 84, 94, 32], maximumValue: 3, value: 1 }
      timeline:
        - { at: 0.5s, press: { at: [150, 100], duration: 0.3s } }
      """),
    GuideExample(
      "views", "progressView", at: [0.4, 0.8, 1.2], "A bar that is filled to 0.9 in half a second.",
      """
      views:
        bar: { kind: progressView, frame: [20, 98, 200, 4], progress: 0.2 }
      timeline:
        - { at: 0.5s, set: { bar.progress: 0.9 }, animate: 0.5s }
      """),
    GuideExample(
      "views", "activityIndicatorView", at: [0, 0.25, 0.5], "A large wheel that turns.",
      """
      views:
        wheel: { kind: activityIndicatorView, frame: [100, 80, 40, 40], isLarge: true, isAnimating: true }
      """),
    GuideExample(
      "views", "textField", at: [0.4, 0.7, 1.2],
      "A field with a gray placeholder, into which a name is typed.",
      """
      views:
        name: { kind: textField, frame: [20, 83, 200, 34], placeholder: Name, borderStyle: roundedRect }
      timeline:
        - { at: 0.5s, type: { text: Ada, into: name } }
      """),
    GuideExample(
      "views", "searchBar", at: [0.4, 0.8, 1.2],
      "A search bar with a gray placeholder, into which a word is typed.",
      """
      views:
        search: { kind: searchBar, frame: [0, 78, 240, 44], placeholder: Search }
      timeline:
        - { at: 0.5s, type: { text: cats, into: search } }
      """),
    GuideExample(
      "views", "pickerView", at: [0.4, 0.8, 1.6],
      "Two wheels, the first of which a finger turns to the third row.",
      """
      views:
        color:
          kind: pickerView
          frame: [10, 10, 220, 180]
          components: [[Red, Green, Blue], [Dark, Light]]
      timeline:
        - { at: 0.5s, drag: { from: [60, 120], by: [0, -74], holdAfter: 0.2s } }
      """),
    GuideExample(
      "views", "datePicker", at: [0],
      "A compact picker with the fields of a date and of a time, and the wheels of a time.",
      """
      views:
        date: { kind: datePicker, frame: [10, 10, 220, 34] }
        time:
          kind: datePicker
          frame: [10, 50, 220, 140]
          datePickerMode: time
          preferredDatePickerStyle: wheels
      """),
  ]

  static let typing: [GuideExample] = [
    GuideExample(
      "actions", "type", at: [0.4, 0.8, 1.4],
      "A field is tapped, and a word is typed into it.",
      """
      views:
        word: { kind: textField, frame: [20, 83, 200, 34], borderStyle: roundedRect }
      timeline:
        - { at: 0.2s, tap: word }
        - { at: 0.5s, type: hello }
      """),
    GuideExample(
      "views", "textView", at: [0.4, 0.8, 1.4],
      "A text of several lines is tapped, and a word is typed at its end.",
      """
      views:
        note: { kind: textView, frame: [20, 50, 200, 90], text: "Milk and ", font: system 15,
          backgroundColor: systemGray6 }
      timeline:
        - { at: 0.2s, tap: note }
        - { at: 0.5s, type: honey }
      """),
  ]

  static let lists: [GuideExample] = [
    GuideExample(
      "views", "tableView", at: [0.4, 0.7, 1],
      "A table of two rows, the second of which has a switch that a tap turns on.",
      """
      views:
        list:
          kind: tableView
          frame: [0, 0, 240, 200]
          sections:
            - header: Network
              rows:
                wifi: { text: Wi-Fi, value: Home }
                data: { text: Mobile Data, accessory: { cellular: { kind: switch } } }
      timeline:
        - { at: 0.5s, tap: cellular }
      """),
    GuideExample(
      "actions", "select", at: [0.4, 0.6, 1], "A row is tapped, and receives a checkmark.",
      """
      views:
        list:
          kind: tableView
          frame: [0, 0, 240, 200]
          sections: [{ rows: { small: { text: Small }, large: { text: Large } } }]
      on:
        - selected: large
          set: { large.accessoryType: checkmark }
      timeline:
        - { at: 0.5s, select: large }
      """),
    GuideExample(
      "actions", "refresh", at: [0.4, 1.2, 2.6],
      "A list is pulled down until it refreshes, which takes a second.",
      """
      views:
        list:
          kind: tableView
          frame: [0, 0, 240, 200]
          refreshControl: true
          sections: [{ rows: { one: { text: One }, two: { text: Two } } }]
      timeline:
        - { at: 0.5s, refresh: list }
        - { at: 2s, set: { list.isRefreshing: false } }
      """),
  ]

  static let valueEvents: [GuideExample] = [
    GuideExample(
      "on", "valueChanged", at: [0.4, 0.9, 1.3],
      "A box becomes more transparent the farther the thumb of a slider is dragged.",
      """
      views:
        box: { frame: [90, 20, 60, 60], backgroundColor: systemBlue }
        opacity: { kind: slider, frame: [20, 120, 200, 31], value: 1 }
      on:
        - { valueChanged: opacity, set: { box.alpha: opacity.value } }
      timeline:
        - { at: 0.5s, drag: { from: [206, 135], by: [-120, 0] } }
      """),
    GuideExample(
      "on", "editingDidBegin", at: [0.4, 0.8], "A field turns white when it is tapped.",
      """
      views:
        name: { kind: textField, frame: [20, 83, 200, 34], placeholder: Name, cornerRadius: 8 }
      on:
        - { editingDidBegin: name, set: { name.backgroundColor: white } }
      timeline:
        - { at: 0.5s, tap: name }
      """),
    GuideExample(
      "on", "editingChanged", at: [0.4, 0.7, 1],
      "A box turns with each character that is typed.",
      """
      views:
        box: { frame: [90, 20, 60, 60], backgroundColor: systemBlue }
        name: { kind: textField, frame: [20, 120, 200, 34], borderStyle: roundedRect }
      on:
        - { editingChanged: name, set: { box.transform: { rotation: box.rotation + 15deg } } }
      timeline:
        - { at: 0.5s, type: { text: Ada, into: name, interval: 0.2s } }
      """),
    GuideExample(
      "on", "editingDidEnd", at: [0.8, 1.4],
      "A field turns green when another one begins editing.",
      """
      views:
        first: { kind: textField, frame: [20, 40, 200, 34], text: Ada, backgroundColor: white }
        last: { kind: textField, frame: [20, 100, 200, 34], backgroundColor: white }
      on:
        - { editingDidEnd: first, set: { first.backgroundColor: systemGreen } }
      timeline:
        - { at: 0.5s, tap: first }
        - { at: 1s, tap: last }
      """),
    GuideExample(
      "on", "editingDidEndOnExit", at: [0.6, 1.4],
      "The return key ends the editing of a field, and a box appears.",
      """
      views:
        box: { frame: [90, 20, 60, 60], backgroundColor: systemBlue, alpha: 0 }
        name: { kind: textField, frame: [20, 120, 200, 34], borderStyle: roundedRect }
      on:
        - { editingDidEndOnExit: name, set: { box.alpha: 1 } }
      timeline:
        - { at: 0.5s, type: { text: "Ada\\n", into: name } }
      """),
  ]
}
