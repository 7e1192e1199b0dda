/// Returns the class and the address of an object, as descriptions contain them.
func objectText(_ object: AnyObject) -> String {
  let address = UInt(bitPattern: ObjectIdentifier(object))
  return "\(type(of: object)):0x\(String(address, radix: 16))"
}
