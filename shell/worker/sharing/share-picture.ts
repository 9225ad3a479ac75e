import { description, product } from '@kere/brand/brand'
import { outlines } from '@kere/brand/letters'
import { logo } from '@kere/brand/logo'
import { mailColors } from '@kere/brand/mail-colors'
import { Shape } from './raster.ts'
import { writePng } from './write-png.ts'

export const pictureSize = { width: 1200, height: 630 } as const

const { width, height } = pictureSize
const margin = 80
const textWidth = width - 2 * margin
const mostLines = 4
const sizes = [96, 84, 72, 62, 54]
const unitsPerEm = 1000

interface Letter {
  advance: number
  path: string
}

let letters: ReadonlyMap<string, Letter> | null = null

/** Loaded when the first picture is drawn, so that an isolate starts without it. */
const knownLetters = () =>
  (letters ??= new Map(
    outlines.split('\n').map((line) => {
      const [letter = '', advance, path = ''] = line.split('\t')
      return [letter, { advance: Number(advance), path }]
    }),
  ))

const spaced = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Scripts whose letters join need more than their outlines. */
export const canDraw = (text: string) => Array.from(spaced(text)).every((letter) => knownLetters().has(letter))

const widthOf = (text: string, size: number) =>
  Array.from(text).reduce((sum, letter) => sum + (knownLetters().get(letter)?.advance ?? 0), 0) * (size / unitsPerEm)

function linesOf(text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size) <= textWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The largest size in which it fits; what is longer is cut. */
function layOut(text: string) {
  for (const size of sizes) {
    const lines = linesOf(text, size)
    if (lines.length <= mostLines && lines.every((line) => widthOf(line, size) <= textWidth)) return { size, lines }
  }
  const size = sizes.at(-1)!
  const lines = linesOf(text, size).slice(0, mostLines)
  return { size, lines: lines.map((line, place) => cut(line, size, place === mostLines - 1)) }
}

function cut(line: string, size: number, isLast: boolean) {
  if (!isLast && widthOf(line, size) <= textWidth) return line
  let shown = Array.from(line)
  while (shown.length > 0 && widthOf(`${shown.join('')}…`, size) > textWidth) shown = shown.slice(0, -1)
  return `${shown.join('').trimEnd()}…`
}

function write(shape: Shape, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const scale = size / unitsPerEm
  let at = x
  for (const letter of text) {
    const { advance, path } = knownLetters().get(letter)!
    shape.add(path, { x: at, y, scale, flip: true })
    at += advance * scale
  }
}

const colorOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const ground = colorOf('#0b5563')
/** Depths of a lake, as the logo draws it. */
const depths = [logo.shore, logo.ring, logo.core].map((path, step) => ({
  path,
  color: colorOf(['#0e6070', '#116b7c', '#147688'][step]!),
}))

/** @param title empty, or of letters that `canDraw` knows */
export async function drawSharePicture(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const colors = new Uint8Array(width * height * 3)
  for (let at = 0; at < colors.length; at += 3) colors.set(ground, at)
  const paint = (color: readonly number[], draw: (shape: Shape) => void) => {
    const shape = new Shape(width, height)
    draw(shape)
    shape.paint(colors, color)
  }
  for (const { path, color } of depths) paint(color, (shape) => shape.add(path, { x: 640, y: 40, scale: 26 }))
  const shown = spaced(title)
  paint(colorOf(mailColors.light.surface), (shape) => {
    const { size, lines } = layOut(shown || description)
    const lineHeight = size * 1.12
    const top = margin + size * 0.72
    for (const [place, line] of lines.entries()) write(shape, line, { x: margin, y: top + place * lineHeight, size })
    write(shape, product, { x: margin + 74, y: height - margin, size: 54 })
  })
  paint(colorOf(mailColors.light.marigold), (shape) =>
    shape.add(logo.ring, { x: margin - 18, y: height - margin - 52, scale: 2.6 }),
  )
  paint(ground, (shape) => shape.add(logo.ring, { x: margin - 8, y: height - margin - 42, scale: 1.98 }))
  paint(colorOf(mailColors.light.marigold), (shape) =>
    shape.add(logo.core, { x: margin - 18, y: height - margin - 52, scale: 2.6 }),
  )
  return writePng({ width, height, colors })
}
