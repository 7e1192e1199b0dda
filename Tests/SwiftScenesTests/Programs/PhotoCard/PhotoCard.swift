//
//  PhotoCard.swift
//  PhotoCard
//
//  swift-format-ignore-file
//

import UIKit

class PhotoCardController: UIViewController {

    let photoView = UIImageView(image: UIImage(named: "lake"))
    let captionLabel = UILabel()
    let likeButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.frame = CGRect(x: 20, y: 100, width: 335, height: 220)
        view.addSubview(photoView)
        print("photo", photoView.image!.size, photoView.image!.scale)

        let url = Bundle.main.url(forResource: "captions", withExtension: "json")!
        let captions = try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        captionLabel.text = captions[0]
        captionLabel.frame = CGRect(x: 20, y: 330, width: 250, height: 30)
        captionLabel.textColor = UIColor(named: "Accent")
        view.addSubview(captionLabel)

        let badge = UIImage(named: "badge")!
        print("badge", badge.size, badge.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)

        likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
        likeButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
        likeButton.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 28, weight: .bold), forImageIn: .normal)
        likeButton.tintColor = .systemPink
        likeButton.frame = CGRect(x: 300, y: 325, width: 44, height: 44)
        view.addSubview(likeButton)
        print("heart", UIImage(systemName: "heart.fill")!.isSymbolImage, likeButton.currentImage == UIImage(systemName: "heart"))
        print("missing", UIImage(named: "river") == nil, UIImage(systemName: "hart") == nil)
    }
}
