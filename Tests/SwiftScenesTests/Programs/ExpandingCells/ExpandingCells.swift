//
//  ExpandingCells.swift
//  ExpandingCells
//
//  swift-format-ignore-file
//

import UIKit

class ExpandingCell: UITableViewCell {

    let marker = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        marker.backgroundColor = .systemBlue
        marker.frame = CGRect(x: 16, y: 58, width: 200, height: 70)
        contentView.addSubview(marker)
        contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
    }
}

class ExpandingTableController: UITableViewController {

    private let questions = ["What is it?", "How does it work?", "Who made it?", "Why?"]
    private var expanded: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ExpandingCell.self, forCellReuseIdentifier: "cell")
        tableView.separatorStyle = .none
        tableView.contentInsetAdjustmentBehavior = .never
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return questions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = questions[indexPath.row]
        cell.accessibilityIdentifier = "row\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return indexPath == expanded ? 140 : 50
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expanded = expanded == indexPath ? nil : indexPath
        print(expanded == nil ? "collapse" : "expand \(indexPath.row)")
        tableView.beginUpdates()
        tableView.endUpdates()
    }
}
