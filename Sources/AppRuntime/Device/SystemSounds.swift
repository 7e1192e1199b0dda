/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The number of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound of the system; frames are silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound of the system with a vibration; frames are silent.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound of the system, and calls a closure at once; frames are silent.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}
