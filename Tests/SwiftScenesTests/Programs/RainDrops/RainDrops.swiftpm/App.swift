//
//  App.swift
//  RainDrops
//
//  swift-format-ignore-file
//

import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RainController()
        window?.makeKeyAndVisible()
        return true
    }
}
