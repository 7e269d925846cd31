/// A place in a picture, in pixels from its upper left corner.
struct Point: Equatable, Sendable {
    var x: Double
    var y: Double

    var transposed: Point { Point(x: y, y: x) }
}

struct Size: Equatable, Sendable {
    var width: Double
    var height: Double

    var transposed: Size { Size(width: height, height: width) }
}

struct Box: Equatable, Sendable {
    var origin: Point
    var size: Size

    var maximumX: Double { origin.x + size.width }
    var maximumY: Double { origin.y + size.height }
    var middleX: Double { origin.x + size.width / 2 }
    var middleY: Double { origin.y + size.height / 2 }

    func moved(by offset: Point) -> Box { Box(origin: Point(x: origin.x + offset.x, y: origin.y + offset.y), size: size) }
}
