/// Finds the key or the word that was probably meant by a name that CSS, SwiftUI, UIKit's classes or
/// British English have for it, and which differs too much for `NearestName` to find it.
enum ForeignName {
  /// Returns the name that was meant; nil if there is none.
  static func name(for written: String, among names: [String]) -> String? {
    guard written.count <= Limits.nameLength else { return nil }
    let candidates = spellings(of: written)
    for candidate in candidates {
      if let name = names.first(where: { folded($0) == candidate }) { return name }
    }
    return candidates.lazy.compactMap { synonyms[$0] }.flatMap { $0 }.first(where: names.contains)
  }

  /// Returns the American spelling of a name, and those without the prefix and the suffix of a class,
  /// the most specific one first; in lower case, and without hyphens and underscores.
  private static func spellings(of written: String) -> [String] {
    var word = folded(written)
    for (british, american) in [
      ("colour", "color"), ("behaviour", "behavior"),  // wording: quoted
      ("centre", "center"), ("grey", "gray"),  // wording: quoted
    ] { word.replace(british, with: american) }
    var spellings = [word]
    // The last part of `layer.cornerRadius` and of `UIColor.red`.
    if let part = word.split(separator: ".").last, part.count < word.count {
      spellings.append(String(part))
    }
    if word.hasPrefix("ui") { spellings.append(String(word.dropFirst(2))) }
    for suffix in ["gesturerecognizer", "recognizer", "behavior"] {
      for spelling in spellings where spelling.hasSuffix(suffix) {
        spellings.append(String(spelling.dropLast(suffix.count)))
      }
    }
    return spellings.filter { !$0.isEmpty }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// Names elsewhere, each with what recipes call it, of which the first one that is possible counts.
  private static let synonyms: [String: [String]] = [
    // Views.
    "opacity": ["alpha"], "transparency": ["alpha"], "hidden": ["isHidden"],
    "visible": ["isHidden"], "visibility": ["isHidden"], "display": ["isHidden"],
    "enabled": ["isEnabled"], "disabled": ["isEnabled"],
    "background": ["backgroundColor", "stage"],
    "color": ["textColor", "titleColor", "fillColor", "backgroundColor", "background"],
    "foregroundcolor": ["textColor", "titleColor", "tintColor"], "fontcolor": ["textColor"],
    "borderradius": ["cornerRadius"], "radius": ["cornerRadius"], "border": ["borderWidth"],
    "shadow": ["shadowOpacity"], "boxshadow": ["shadowOpacity"],
    "position": ["frame", "center", "at"], "location": ["frame", "center", "at"],
    "origin": ["frame"], "left": ["frame"], "top": ["frame"], "x": ["frame", "centerX"],
    "y": ["frame", "centerY"],
    "width": ["frame", "size"], "height": ["frame", "size"],
    "size": ["frame", "stage"], "rect": ["frame", "view"],
    "rotation": ["transform"], "rotate": ["transform"], "rotationeffect": ["transform"],
    "scale": ["transform"], "scaleeffect": ["transform"], "translation": ["transform"],
    "translate": ["transform"], "offset": ["transform"],
    "type": ["kind"], "class": ["styles", "kind"],
    "style": ["isLarge", "preferredDatePickerStyle", "styles"], "template": ["like"],
    "extends": ["like"], "children": ["arrangedSubviews", "subviews"],
    "detailtext": ["detail"], "subtitle": ["detail"], "systemname": ["icon"],
    "systemimage": ["icon"], "symbol": ["icon"], "string": ["text", "title"],
    "label": ["text", "title", "label"], "content": ["text"],
    "align": ["textAlignment", "alignment"], "textalign": ["textAlignment"],
    "alignment": ["textAlignment"],
    "fontsize": ["font"], "fontfamily": ["font"], "fontweight": ["font"],
    "lines": ["numberOfLines"], "linelimit": ["numberOfLines"],
    "src": ["image"], "source": ["image"], "url": ["image"], "file": ["image"],
    "fill": ["fillColor"], "stroke": ["strokeColor"], "strokewidth": ["lineWidth"],
    "d": ["path"], "shape": ["cornerRadius"], "rows": ["sections"], "cells": ["sections"],
    // Layout.
    "padding": ["layoutMargins"], "margin": ["layoutMargins"], "margins": ["layoutMargins"],
    "contentmargins": ["layoutMargins"], "directionallayoutmargins": ["layoutMargins"],
    "gap": ["spacing"], "rowgap": ["spacing"], "columngap": ["spacing"],
    "justifycontent": ["distribution"], "justify": ["distribution"],
    "alignitems": ["alignment"], "aligncontent": ["alignment"], "gravity": ["alignment"],
    "flexdirection": ["axis"], "orientation": ["axis", "size"], "order": ["arrangedSubviews"],
    "items": ["arrangedSubviews"], "segments": ["items"], "views": ["arrangedSubviews"],
    "flex": ["contentHuggingPriority"], "flexgrow": ["contentHuggingPriority"],
    "flexshrink": ["contentCompressionResistancePriority"],
    "layoutpriority": ["contentCompressionResistancePriority"],
    "hugging": ["contentHuggingPriority"], "contenthugging": ["contentHuggingPriority"],
    "compressionresistance": ["contentCompressionResistancePriority"],
    "contentcompressionresistance": ["contentCompressionResistancePriority"],
    "start": ["leading"], "end": ["trailing"], "minx": ["leading"], "maxx": ["trailing"],
    "miny": ["top"], "maxy": ["bottom"], "centery": ["constraints"],
    "baseline": ["firstBaseline"], "minwidth": ["width"], "maxwidth": ["width"],
    "minheight": ["height"], "maxheight": ["height"], "aspectratio": ["width", "constraints"],
    "leading": ["constraints"], "trailing": ["constraints"], "bottom": ["constraints"],
    "right": ["constraints"], "centerx": ["constraints"], "anchors": ["constraints"],
    "layout": ["constraints"], "edges": ["constraints"], "constant": ["to"], "equalto": ["to"],
    "relation": ["to"], "multiplier": ["to"],
    "stack": ["stackView"], "hstack": ["stack", "stackView"], "vstack": ["stack", "stackView"],
    "zstack": ["view"], "flexbox": ["stackView"], "linearlayout": ["stackView"],
    "row": ["stackView", "horizontal"], "column": ["stackView", "vertical"],
    "stretch": ["fill"], "spacebetween": ["equalSpacing"], "spacearound": ["equalCentering"],
    "spaceevenly": ["equalSpacing"], "flexstart": ["leading"], "flexend": ["trailing"],
    "rtl": ["rightToLeft", "forceRightToLeft", "layoutDirection"],
    "ltr": ["leftToRight", "forceLeftToRight"], "dir": ["layoutDirection"],
    "textdirection": ["layoutDirection"], "guides": ["layoutGuides"], "guide": ["layoutGuides"],
    "spacer": ["layoutGuides"], "evenly": ["fillEqually"],
    "equally": ["fillEqually"],
    // Kinds and words.
    "text": ["title", "label"], "image": ["imageView"], "img": ["imageView"], "div": ["view"],
    "box": ["view"], "rectangle": ["view"], "circle": ["shape"], "ellipse": ["shape"],
    "path": ["shape"], "line": ["shape"], "scroll": ["scrollView"], "transparent": ["clear"],
    // Recipes.
    "scene": ["views"], "elements": ["views"], "objects": ["views"], "layers": ["views"],
    "nodes": ["views"], "behaviors": ["animator"], "physics": ["animator"],
    "dynamics": ["animator"], "events": ["on"], "handlers": ["on"], "variables": ["params"],
    "vars": ["params"], "parameters": ["params"], "device": ["stage"], "screen": ["stage"],
    "canvas": ["stage"], "gestures": ["gestureRecognizers"], "steps": ["timeline"],
    "actions": ["timeline"], "version": ["flipbook"], "assertions": ["expect"],
    "expectations": ["expect"], "import": ["include"], "imports": ["include"],
    "userinterfacestyle": ["appearance"], "interfacestyle": ["appearance"],
    "darkmode": ["appearance"], "colorscheme": ["appearance"], "theme": ["appearance"],
    // Behaviors.
    "strength": ["magnitude"], "force": ["magnitude"], "intensity": ["magnitude"],
    "bounciness": ["elasticity"], "bounce": ["elasticity"], "restitution": ["elasticity"],
    "fixed": ["isAnchored"], "static": ["isAnchored"], "pinned": ["isAnchored"],
    "mode": ["collisionMode", "datePickerMode"],
    "direction": ["gravityDirection", "pushDirection", "axis", "layoutDirection"],
    "target": ["snapPoint"], "point": ["snapPoint", "anchorPoint"], "drag": ["resistance"],
    // Actions.
    "repeat": ["options"], "repeats": ["options"], "repeatcount": ["options"],
    "autoreverse": ["options"], "autoreverses": ["options"], "loop": ["options"],
    "timing": ["curve"], "easing": ["curve"], "ease": ["curve"], "wait": ["delay", "after"],
    "if": ["when"], "condition": ["when"], "swipe": ["flick"],
    "click": ["touchesEnded", "tap"], "onclick": ["touchesEnded"], "tapped": ["touchesEnded"],
    "ontap": ["touchesEnded"], "ontapgesture": ["touchesEnded"], "onchange": ["valueChanged"],
    "changed": ["valueChanged"], "onscroll": ["didScroll"], "collision": ["contact"],
    "collide": ["contact"], "move": ["set"], "moveto": ["set"], "fade": ["set"],
    "fadein": ["set"], "fadeout": ["set"], "hide": ["set"], "show": ["set"], "change": ["set"],
    "rate": ["speed"], "times": ["count"], "in": ["over"], "values": ["over"],
  ]
}
