import { contours } from 'd3-contour'

type Random = () => number

/** Returns the same sequence of numbers in 0..1 for the same text: an FNV-1a hash seeds mulberry32. */
export function seededRandom(text: string): Random {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  let state = hash >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A grid of heights, row by row, normalized to 0..1. */
interface Field {
  columns: number
  rows: number
  heights: Float64Array
}

interface Terrain {
  columns: number
  rows: number
  hills: number
  slimness?: number
  tilt?: number
}

export function sampleField(columns: number, rows: number, heightAt: (x: number, y: number) => number): Field {
  const heights = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      heights[row * columns + column] = heightAt((column + 0.5) / columns, (row + 0.5) / rows)
  const low = Math.min(...heights)
  const span = Math.max(...heights) - low || 1
  return { columns, rows, heights: heights.map((height) => (height - low) / span) }
}

export function hillField({ columns, rows, hills, slimness, tilt = 0.35 }: Terrain, random: Random): Field {
  const ratio = columns / rows
  const hollow = slimness ? Math.floor(hills / 2) : hills - 1
  const bumps = Array.from({ length: hills }, (_, index) => {
    const share = slimness ? (index + random()) / hills : random() * 1.1 - 0.05
    const place = { x: share * ratio, y: random() * 1.1 - 0.05 }
    const sigma = (0.16 + random() * 0.22) * (slimness ?? 1)
    const stretch = 0.6 + random() * 0.8
    const angle = random() * Math.PI
    const rise = slimness ? 0.5 + share * 0.7 : 1
    const height = (0.45 + random() * 0.55) * rise * (index === hollow ? -1 : 1)
    return { ...place, sigma, stretch, cos: Math.cos(angle), sin: Math.sin(angle), height }
  })
  const direction = random() * Math.PI * 2
  const [slopeX, slopeY] = [Math.cos(direction) * tilt, Math.sin(direction) * tilt]

  return sampleField(columns, rows, (x, y) => {
    let height = x * slopeX + y * slopeY
    for (const bump of bumps) {
      const [dx, dy] = [x * ratio - bump.x, y - bump.y]
      const along = (dx * bump.cos + dy * bump.sin) / (bump.sigma * bump.stretch)
      const across = (dy * bump.cos - dx * bump.sin) / bump.sigma
      const away = along * along + across * across
      if (away < 30) height += bump.height * Math.exp(-away / 2)
    }
    return height
  })
}

/** The number of cells cut off at each edge, so that lines along the grid's border lie outside the picture. */
const cropCells = 1.5

interface Drawing {
  thresholds: readonly number[]
  /** The side of a cell, in the picture's units. */
  scale: number
  /** The smallest distance between two points of a line, in the picture's units. */
  spacing?: number
}

export const pictureSize = ({ columns, rows }: Pick<Field, 'columns' | 'rows'>, scale: number) => ({
  width: Math.round((columns - 2 * cropCells) * scale),
  height: Math.round((rows - 2 * cropCells) * scale),
})

export function contourPaths(field: Field, { thresholds, scale, spacing = 7 }: Drawing): string[] {
  const { width, height } = pictureSize(field, scale)
  const isOutside = ([x, y]: Point) => x < -2 || y < -2 || x > width + 2 || y > height + 2
  return contours()
    .size([field.columns, field.rows])
    .thresholds([...thresholds])([...field.heights])
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - cropCells) * scale, (y - cropCells) * scale]))
        .map((ring) => smoothRing(thin(ring.slice(1), spacing, isOutside), isOutside))
        .join(''),
    )
}

export type Point = readonly [x: number, y: number]

function thin(ring: Point[], spacing: number, isOutside: (point: Point) => boolean): Point[] {
  const kept: Point[] = []
  ring.forEach((point, index) => {
    const [before, after] = [ring.at(index - 1), ring[(index + 1) % ring.length]]
    if (!before || !after) return
    const isOnBorder = isOutside(before) && isOutside(point) && isOutside(after)
    if (
      isOnBorder &&
      ((before[0] === point[0] && point[0] === after[0]) || (before[1] === point[1] && point[1] === after[1]))
    )
      return
    const last = kept.at(-1)
    if (!last || isOutside(point) !== isOutside(last) || distance(last, point) >= spacing) kept.push(point)
  })
  const [first, last] = [kept[0], kept.at(-1)]
  if (kept.length > 3 && first && last && distance(first, last) < spacing && !isOutside(last)) kept.pop()
  return kept
}

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1])

const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]

/**
 * Draws a smooth closed line. Points outside the picture are joined by straight lines, to save bytes.
 * @returns an empty string for a ring that is too small to draw
 */
export function smoothRing(ring: readonly Point[], isOutside: (point: Point) => boolean = () => false): string {
  const [first, last] = [ring[0], ring.at(-1)]
  if (ring.length < 4 || !first || !last) return ''
  const pen = new RelativePen()
  pen.move(isOutside(last) ? last : middle(last, first))
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? first
    if (isOutside(point)) pen.line(point)
    else pen.curve(point, middle(point, next))
  })
  return pen.close()
}

/** Writes relative path data in tenths. It rounds positions rather than steps, so that errors do not add up. */
class RelativePen {
  #path = ''
  #command = ''
  #x = 0
  #y = 0

  move([x, y]: Point): void {
    this.#x = Math.round(x * 10)
    this.#y = Math.round(y * 10)
    this.#path += `M${tenths(this.#x)}${separated(tenths(this.#y))}`
    this.#command = 'M'
  }

  line(to: Point): void {
    const [x, y] = this.#step(to)
    this.#write('l', [x, y])
    this.#x += x
    this.#y += y
  }

  curve(control: Point, to: Point): void {
    const [x, y] = this.#step(to)
    this.#write('q', [...this.#step(control), x, y])
    this.#x += x
    this.#y += y
  }

  close(): string {
    return `${this.#path}z`
  }

  #step([x, y]: Point): [number, number] {
    return [Math.round(x * 10) - this.#x, Math.round(y * 10) - this.#y]
  }

  #write(command: 'l' | 'q', numbers: number[]): void {
    const [first = '', ...rest] = numbers.map(tenths)
    this.#path += (this.#command === command ? separated(first) : command + first) + rest.map(separated).join('')
    this.#command = command
  }
}

const separated = (number: string) => (number.startsWith('-') ? number : ` ${number}`)

const tenths = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.')
