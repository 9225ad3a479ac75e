interface Placement {
  x: number
  y: number
  scale: number
  /** True for letters, whose y axis points upwards. */
  flip?: boolean
}

type Point = readonly [x: number, y: number]

const stepsOfCurve = 12

/** Turns the closed outlines of a path (`M`, `L`, `Q`, `C`, `Z`) into points. */
function flatten(path: string, { x, y, scale, flip = false }: Placement): Point[][] {
  const outlines: Point[][] = []
  for (const [, command = '', values = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/gi)) {
    const numbers = values.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
    const points = Array.from({ length: numbers.length / 2 }, (_, place): Point => [
      x + numbers[2 * place]! * scale,
      y + numbers[2 * place + 1]! * (flip ? -scale : scale),
    ])
    if (command === 'M') outlines.push([...points])
    const outline = outlines.at(-1) ?? []
    if (command === 'L') outline.push(...points)
    const each = command === 'Q' ? 2 : command === 'C' ? 3 : 0
    const curves = Array.from({ length: each && points.length / each }, (_, place) =>
      points.slice(place * each, (place + 1) * each),
    )
    for (const curve of curves) {
      const from = outline.at(-1)!
      for (let step = 1; step <= stepsOfCurve; step += 1) outline.push(along([from, ...curve], step / stepsOfCurve))
    }
  }
  return outlines
}

/** De Casteljau's algorithm. */
function along(points: readonly Point[], at: number): Point {
  if (points.length === 1) return points[0]!
  return along(
    points.slice(1).map(([x, y], place): Point => {
      const [fromX, fromY] = points[place]!
      return [fromX + (x - fromX) * at, fromY + (y - fromY) * at]
    }),
    at,
  )
}

/**
 * The pixels of one shape. Each line adds to the pixels that it crosses the area to its right; the running sum over a
 * row is the coverage.
 */
export class Shape {
  readonly #width: number
  readonly #height: number
  /** The length of a row, with space for what a line adds to its right. */
  readonly #stride: number
  readonly #area: Float32Array
  #top: number
  #bottom = 0

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    this.#stride = width + 2
    this.#area = new Float32Array(this.#stride * height)
    this.#top = height
  }

  add(path: string, placement: Placement) {
    for (const outline of flatten(path, placement))
      for (const [place, point] of outline.entries()) this.#addLine(outline.at(place - 1)!, point)
  }

  #addLine(from: Point, to: Point) {
    if (from[1] === to[1]) return
    const direction = from[1] < to[1] ? 1 : -1
    const [[topX, topY], [bottomX, bottomY]] = direction === 1 ? [from, to] : [to, from]
    const slope = (bottomX - topX) / (bottomY - topY)
    const first = Math.max(0, Math.floor(topY))
    const last = Math.min(this.#height, Math.ceil(bottomY))
    this.#top = Math.min(this.#top, first)
    this.#bottom = Math.max(this.#bottom, last)
    for (let row = first; row < last; row += 1) {
      const [begin, end] = [Math.max(row, topY), Math.min(row + 1, bottomY)]
      const xs = [topX + (begin - topY) * slope, topX + (end - topY) * slope].map((x) => this.#inside(x))
      this.#addPart(row, Math.min(...xs), Math.max(...xs), direction * (end - begin))
    }
  }

  #inside = (x: number) => Math.min(Math.max(x, 0), this.#width)

  /**
   * Adds a part of a line within one row. It covers the pixels that it crosses in part, and all pixels to their right
   * fully.
   */
  #addPart(row: number, left: number, right: number, amount: number) {
    const start = row * this.#stride
    const [first, end] = [Math.floor(left), Math.ceil(right)]
    let covered = 0
    for (let pixel = first; pixel < Math.max(end, first + 1); pixel += 1) {
      // The mean distance to the pixel's right end, over the part of the line left of it.
      const [from, to] = [Math.max(left, pixel), Math.min(right, pixel + 1)]
      const share = right === left ? 1 : (to - from) / (right - left)
      const passed = right === left ? 0 : (from - left) / (right - left)
      const now = passed + share * (pixel + 1 - (from + to) / 2)
      this.#area[start + pixel]! += amount * (now - covered)
      covered = now
    }
    this.#area[start + Math.max(end, first + 1)]! += amount * (1 - covered)
  }

  /** Paints three bytes for each pixel: red, green and blue. */
  paint(colors: Uint8Array, [red = 0, green = 0, blue = 0]: readonly number[]) {
    for (let row = this.#top; row < this.#bottom; row += 1) {
      let sum = 0
      for (let column = 0; column < this.#width; column += 1) {
        sum += this.#area[row * this.#stride + column]!
        const covered = Math.min(1, Math.round(Math.abs(sum) * 255) / 255)
        if (covered === 0) continue
        const at = (row * this.#width + column) * 3
        colors[at] = Math.round(colors[at]! + (red - colors[at]!) * covered)
        colors[at + 1] = Math.round(colors[at + 1]! + (green - colors[at + 1]!) * covered)
        colors[at + 2] = Math.round(colors[at + 2]! + (blue - colors[at + 2]!) * covered)
      }
    }
  }
}
