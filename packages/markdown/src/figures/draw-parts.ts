import type { Chart, Section } from './figure-text.ts'
import { box, colorAt, drawing, element, grid, ink, label, quiet, stroke, written } from './svg.ts'

export const percentOf = (share: number) => (share > 0 && share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`)

const withUnit = (value: number, unit: string) =>
  unit.startsWith('₹') ? `₹${written(value)}${unit.slice(1)}` : `${written(value)} ${unit}`

const barHeight = 44
const partRow = 28

/** Draws all parts in one bar. Each has a number that is repeated beside its name below. */
export function drawShares({ rows, unit }: Chart, name: string) {
  const values = rows.map((row) => row.values[0] ?? 0)
  const sum = values.reduce((total, value) => total + value, 0)
  const onColor = { fill: 'var(--ds-surface)', fontWeight: '600', textAnchor: 'middle' }
  let x = 0
  return drawing(
    name,
    barHeight + 14 + rows.length * partRow,
    ...rows.flatMap((row, place) => {
      const value = values[place] ?? 0
      const share = value / sum
      const begin = x
      x += share
      const y = barHeight + 14 + place * partRow + partRow / 2
      // The colours repeat after five.
      const look = { fill: colorAt(place), stroke: 'var(--ds-surface)', strokeWidth: '2' }
      const mark = String(place + 1)
      return [
        box({ x: begin, y: 0 }, { width: share, height: barHeight }, look),
        ...(share > 0.06 ? [label({ x: begin + share / 2, y: barHeight / 2 }, mark, onColor)] : []),
        box({ x: 0, y: y - 10 }, { width: 0, height: 20 }, { width: '20', fill: colorAt(place) }),
        label({ x: 0, y }, mark, { ...onColor, x: '10' }),
        label({ x: 0, y }, row.label, { dx: '30' }),
        label({ x: 1, y }, percentOf(share), { textAnchor: 'end', fontWeight: '600' }),
        ...(unit ? [label({ x: 0.82, y }, withUnit(value, unit), { ...quiet, textAnchor: 'end' })] : []),
        stroke({ x: 0, y: y + partRow / 2 }, { x: 1, y: y + partRow / 2 }, grid),
      ]
    }),
  )
}

const column = { from: 0.15, to: 0.38 }
const words = { x: 0.45, letters: 22 }
const lineHeight = 19
const closest = 17

/** Dash patterns that distinguish layers without colour, as on a geologist's sheet. */
const textures = ['1 7', '9 7', '40 1', '3 5', '14 4', '1 4', '6 2']
const grounds = ['warn', 'leaf', 'brand', 'info', 'bloom', 'warn', 'leaf']

/** Draws the section in its true proportions, with each layer's name and description beside it. */
export function drawLayers({ layers, unit }: Section, name: string) {
  const texts = layers.map((layer) => [...wrap(layer.name), ...wrap(layer.what)])
  const rowHeights = texts.map((lines) => lines.length * lineHeight + 16)
  const top = 26
  const height = Math.max(
    180,
    rowHeights.reduce((sum, row) => sum + row, 0),
  )
  const begin = layers[0]?.from ?? 0
  const span = Math.abs((layers.at(-1)?.to ?? 1) - begin)
  const yOf = (depth: number) => top + (Math.abs(depth - begin) / span) * height
  const spare = (height - rowHeights.reduce((sum, row) => sum + row, 0)) / layers.length
  let rowTop = top
  let lastMark = -closest
  const bottom = yOf(layers.at(-1)?.to ?? 1)
  const mark = (depth: number) => {
    const y = yOf(depth)
    const isLast = y === bottom
    if (!isLast && (y - lastMark < closest || bottom - y < closest)) return []
    lastMark = y
    return [label({ x: column.from, y }, written(depth), { ...quiet, textAnchor: 'end', dx: '-6' })]
  }
  return drawing(
    name,
    height + top + 12,
    label({ x: 0, y: 8 }, unit, quiet),
    ...layers.flatMap((layer, place) => {
      const [y, end] = [yOf(layer.from), yOf(layer.to)]
      const color = `var(--ds-${grounds[place]})`
      const rows = Math.floor((end - y - 4) / 9)
      const rowHeight = (rowHeights[place] ?? 0) + spare
      const text = texts[place] ?? []
      const names = wrap(layer.name).length
      const middle = rowTop + rowHeight / 2
      const first = middle - ((text.length - 1) * lineHeight) / 2
      rowTop += rowHeight
      return [
        box(
          { x: column.from, y },
          { width: column.to - column.from, height: end - y },
          { fill: color, fillOpacity: '.16' },
        ),
        element(
          'g',
          { stroke: color, strokeWidth: '1.5', strokeLineCap: 'round', strokeDashArray: textures[place]?.split(' ') },
          ...Array.from({ length: rows }, (_, row) =>
            stroke({ x: column.from, y: y + 8 + row * 9 }, { x: column.to, y: y + 8 + row * 9 }, {}),
          ),
        ),
        stroke({ x: column.from, y }, { x: column.to, y }, ink),
        ...mark(layer.from),
        stroke({ x: column.to, y: (y + end) / 2 }, { x: words.x - 0.02, y: middle }, grid),
        ...text.map((line, row) =>
          label({ x: words.x, y: first + row * lineHeight }, line, row < names ? { fontWeight: '600' } : {}),
        ),
      ]
    }),
    stroke({ x: column.from, y: bottom }, { x: column.to, y: bottom }, ink),
    ...mark(layers.at(-1)?.to ?? 1),
  )
}

/** Breaks a text at spaces. A word longer than a line is broken inside. */
function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && joined.length <= words.letters) lines[lines.length - 1] = joined
    else lines.push(...(word.match(new RegExp(`.{1,${words.letters}}`, 'gu')) ?? []))
  }
  return lines
}
