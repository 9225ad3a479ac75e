import { type Color, writePng } from './write-png.ts'

const paper: Color = [241, 246, 247]
const line: Color = [91, 112, 118]
const bar: Color = [11, 83, 97]

/** The characters of values and units, each as rows of five dots from top to bottom. */
const glyphs: Readonly<Record<string, string>> = {
  0: '01110 10001 10001 10001 10001 10001 01110',
  1: '00100 01100 00100 00100 00100 00100 01110',
  2: '01110 10001 00001 00110 01000 10000 11111',
  3: '11111 00010 00100 00010 00001 10001 01110',
  4: '00010 00110 01010 10010 11111 00010 00010',
  5: '11111 10000 11110 00001 00001 10001 01110',
  6: '00110 01000 10000 11110 10001 10001 01110',
  7: '11111 00001 00010 00100 01000 01000 01000',
  8: '01110 10001 10001 01110 10001 10001 01110',
  9: '01110 10001 10001 01111 00001 00010 01100',
  '.': '00000 00000 00000 00000 00000 01100 01100',
  c: '00000 00000 01110 10001 10000 10001 01110',
  g: '00000 00000 01111 10001 10001 10001 01111 00001 01110',
  k: '10000 10000 10010 10100 11000 10100 10010',
  m: '00000 00000 11010 10101 10101 10101 10101',
}

const rowsOf = new Map(Object.entries(glyphs).map(([sign, rows]) => [sign, rows.split(' ')]))
const [glyphWidth, glyphHeight] = [5, 9]

/** The side of a dot in texts, in pixels. All other sizes are multiples of it. */
const dotOf = (width: number) => Math.round(width / 150)

const widthOf = (text: string, dot: number) => (text.length * (glyphWidth + 1) - 1) * dot

function isInked(text: string, x: number, y: number, dot: number) {
  const [column, row] = [Math.floor(x / dot), Math.floor(y / dot)]
  const [place, across] = [Math.floor(column / (glyphWidth + 1)), column % (glyphWidth + 1)]
  const isWithin = column >= 0 && row >= 0
  return isWithin && rowsOf.get(text[place] ?? '')?.[row]?.[across] === '1'
}

/** Draws bars from the zero line, with the first and last value below it, as a PNG. */
export function drawBars(values: readonly number[], unit: string, width: number, height: number): Uint8Array {
  const dot = dotOf(width)
  const zero = height - (glyphHeight + 5) * dot
  const scale = (zero - 4 * dot) / Math.max(...values)
  const column = width / (values.length + 1)
  const half = column / 3
  const [first, last] = [`${values[0]} ${unit}`, `${values.at(-1)} ${unit}`]
  const labels = [
    { text: first, left: column - half },
    { text: last, left: width - column + half - widthOf(last, dot) },
  ]
  const colorAt = (x: number, y: number) => {
    if (y >= zero) {
      const isLine = y < zero + dot / 2 && x >= column / 2 && x < width - column / 2
      const isText = labels.some(({ text, left }) => isInked(text, x - left, y - zero - 3 * dot, dot))
      return isLine ? line : isText ? bar : paper
    }
    const place = Math.round(x / column) - 1
    const isInside = Math.abs(x - (place + 1) * column) < half
    return isInside && zero - y <= (values[place] ?? 0) * scale ? bar : paper
  }
  return writePng(width, height, colorAt)
}
