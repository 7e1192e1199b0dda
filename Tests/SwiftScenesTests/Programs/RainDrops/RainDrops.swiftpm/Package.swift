//
//  Package.swift
//  RainDrops
//
//  swift-format-ignore-file
//

// swift-tools-version: 5.6
import PackageDescription
import AppleProductTypes

let package = Package(
    name: "RainDrops",
    platforms: [
        .iOS("15.2")
    ],
    products: [
        .iOSApplication(
            name: "RainDrops",
            targets: ["AppModule"],
            displayVersion: "1.0",
            bundleVersion: "1",
            supportedDeviceFamilies: [.phone],
            supportedInterfaceOrientations: [.portrait]
        )
    ],
    targets: [
        .executableTarget(name: "AppModule", path: ".")
    ]
)
