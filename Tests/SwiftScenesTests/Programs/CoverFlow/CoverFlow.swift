//
//  CoverFlow.swift
//  CoverFlow
//
//  swift-format-ignore-file
//

import UIKit

class CoverFlowLayout: UICollectionViewFlowLayout {

    let minScale: CGFloat = 0.7

    override func prepare() {
        super.prepare()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 180, height: 240)
        minimumLineSpacing = 10
        guard let collectionView = collectionView else { return }
        let side = (collectionView.bounds.width - itemSize.width) / 2
        sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let array = super.layoutAttributesForElements(in: rect) else { return nil }
        return array.map { transformed($0.copy() as! UICollectionViewLayoutAttributes) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = super.layoutAttributesForItem(at: indexPath) else { return nil }
        return transformed(attributes.copy() as! UICollectionViewLayoutAttributes)
    }

    private func transformed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView = collectionView else { return attributes }
        let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
        let distance = (center - attributes.center.x) / (itemSize.width + minimumLineSpacing)
        let fraction = max(-1, min(1, distance))
        let scale = 1 - abs(fraction) * (1 - minScale)
        let tilt = CGAffineTransform(a: 1, b: fraction * 0.15, c: 0, d: 1, tx: 0, ty: 0)
        attributes.transform = tilt.scaledBy(x: scale, y: scale)
        attributes.alpha = 1 - abs(fraction) * 0.4
        attributes.zIndex = Int(-abs(fraction) * 100)
        return attributes
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        let page = itemSize.width + minimumLineSpacing
        let index = (proposedContentOffset.x / page).rounded()
        return CGPoint(x: index * page, y: proposedContentOffset.y)
    }
}

class CoverCell: UICollectionViewCell {
    static let reuseIdentifier = "CoverCell"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        label.textAlignment = .center
        label.font = UIFont.boldSystemFont(ofSize: 60)
        label.textColor = .white
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}

class CoverFlowController: UIViewController {

    lazy var collectionView: UICollectionView = {
        let frame = CGRect(x: 0, y: 180, width: self.view.bounds.width, height: 280)
        let view = UICollectionView(frame: frame, collectionViewLayout: CoverFlowLayout())
        view.backgroundColor = .black
        view.decelerationRate = .fast
        view.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.reuseIdentifier)
        view.dataSource = self
        view.delegate = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.addSubview(collectionView)
    }
}

extension CoverFlowController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 8
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CoverCell.reuseIdentifier, for: indexPath) as! CoverCell
        cell.label.text = "\(indexPath.item)"
        cell.contentView.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 8, saturation: 0.7, brightness: 0.8, alpha: 1)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("cover \(indexPath.item)")
        collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        print("stopped at", Int(scrollView.contentOffset.x.rounded()))
    }
}
