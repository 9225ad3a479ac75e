import { outlines } from '@kere/brand/letters'
import type { Shape } from './raster.ts'

const unitsPerEm = 1000

interface Letter {
  advance: number
  path: string
}

let letters: ReadonlyMap<string, Letter> | null = null

/** Loaded with the first drawing, so that isolates start without it. */
const knownLetters = () =>
  (letters ??= new Map(
    outlines.split('\n').map((line) => {
      const [letter = '', advance, path = ''] = line.split('\t')
      return [letter, { advance: Number(advance), path }]
    }),
  ))

export const spaced = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Returns whether every letter has an outline. Scripts whose letters join would need more than outlines. */
export const canDraw = (text: string) => Array.from(spaced(text)).every((letter) => knownLetters().has(letter))

const widthOf = (text: string, size: number) =>
  Array.from(text).reduce((sum, letter) => sum + (knownLetters().get(letter)?.advance ?? 0), 0) * (size / unitsPerEm)

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Room {
  width: number
  mostLines: number
  /** The possible sizes, the largest first. */
  sizes: readonly number[]
}

/** Lays a text out in the largest size that fits. A longer text is cut. */
export function layOut(text: string, { width, mostLines, sizes }: Room) {
  for (const size of sizes) {
    const lines = linesOf(text, size, width)
    if (lines.length <= mostLines && lines.every((line) => widthOf(line, size) <= width)) return { size, lines }
  }
  const size = sizes.at(-1)!
  const all = linesOf(text, size, width)
  const lines = all.slice(0, mostLines)
  return {
    size,
    lines: lines.map((line, place) =>
      cut(line, { size, width, isLast: place === mostLines - 1 && all.length > mostLines }),
    ),
  }
}

function cut(line: string, { size, width, isLast }: { size: number; width: number; isLast: boolean }) {
  if (!isLast && widthOf(line, size) <= width) return line
  let shown = Array.from(line)
  while (shown.length > 0 && widthOf(`${shown.join('')}…`, size) > width) shown = shown.slice(0, -1)
  return `${shown.join('').trimEnd()}…`
}

export function write(shape: Shape, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const scale = size / unitsPerEm
  let at = x
  for (const letter of text) {
    const { advance, path } = knownLetters().get(letter)!
    shape.add(path, { x: at, y, scale, flip: true })
    at += advance * scale
  }
}
