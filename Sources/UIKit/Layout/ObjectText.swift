/// Returns the class and the address of an object, as descriptions contain them.
func objectText(_ object: AnyObject) -> String {
  "\(type(of: object)):\(addressText(object))"
}

/// Returns the address of an object, as descriptions contain it.
func addressText(_ object: AnyObject) -> String {
  "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
}
