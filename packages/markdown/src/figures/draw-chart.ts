import { type Axis, axisOf, shareOn } from '@kere/brand/axis'
import type { Chart } from './figure-text.ts'
import {
  box,
  type Child,
  colorAt,
  dashAt,
  dot,
  drawing,
  fillAt,
  grid,
  ink,
  label,
  quiet,
  stroke,
  widthOf,
  written,
} from './svg.ts'

const legendRow = 22
const plotHeight = 176
const underPlot = 26

/** The area of the plot, in percent across and in pixels down. */
interface Plot {
  axis: Axis
  left: number
  slot: number
  top: number
}

const longest = (texts: readonly string[]) => Math.max(...texts.map(widthOf))

const seriesOf = ({ columns }: Chart) => columns.slice(1)

function legend(chart: Chart, key: (place: number, y: number) => Child): Child[] {
  const names = seriesOf(chart)
  if (names.length === 1) return []
  return names.flatMap((name, place) => {
    const y = place * legendRow + 10
    return [key(place, y), label({ x: 0, y }, name, { dx: '30' })]
  })
}

function plotOf(chart: Chart): Plot {
  const axis = axisOf(chart.rows.flatMap(({ values }) => values))
  const left = longest(axis.ticks.map(written)) + 0.03
  const legends = seriesOf(chart).length > 1 ? seriesOf(chart).length * legendRow : 0
  return { axis, left, slot: (1 - left) / chart.rows.length, top: legends + 44 }
}

const yOf = ({ axis, top }: Plot, value: number) => top + (1 - shareOn(axis, value)) * plotHeight

/** Draws the lines of the axis with their numbers, and the unit above them. */
function scale(plot: Plot, unit: string): Child[] {
  const { axis, left, top } = plot
  return [
    label({ x: 0, y: top - 33 }, unit, quiet),
    ...axis.ticks.flatMap((tick) => {
      const y = yOf(plot, tick)
      return [
        stroke({ x: left, y }, { x: 1, y }, tick === 0 ? ink : grid),
        label({ x: left, y }, written(tick), { ...quiet, textAnchor: 'end', dx: '-6' }),
      ]
    }),
  ]
}

const middleOf = ({ left, slot }: Plot, place: number) => left + (place + 0.5) * slot

export function drawLine(chart: Chart, name: string) {
  const plot = plotOf(chart)
  const labels = chart.rows.map(({ label: text }) => text)
  const every = Math.max(1, Math.ceil((longest(labels) + 0.02) / plot.slot))
  const end = chart.rows.length - 1
  const isSingle = seriesOf(chart).length === 1
  const lines = seriesOf(chart).flatMap((_, series) => {
    const points = chart.rows.map(({ values }, place) => ({
      x: middleOf(plot, place),
      y: yOf(plot, values[series] ?? 0),
    }))
    const look = { stroke: colorAt(series), strokeWidth: '2.5', strokeLineCap: 'round', ...dashAt(series) }
    return [
      ...points.slice(1).map((to, place) => stroke(points[place] ?? to, to, look)),
      ...points.map((point) => dot(point, { fill: colorAt(series) })),
    ]
  })
  const ends = isSingle ? [0, end] : []
  return drawing(
    name,
    plot.top + plotHeight + underPlot,
    ...legend(chart, (place, y) => keyLine(place, y)),
    ...scale(plot, chart.unit),
    ...lines,
    ...ends.map((place) => {
      const value = chart.rows[place]?.values[0] ?? 0
      const next = chart.rows[place === 0 ? 1 : end - 1]?.values[0] ?? 0
      const y = yOf(plot, value)
      // Puts the label on the side away from the line, unless it would cover the labels of the axis.
      const isBelow = next > value && y < plot.top + plotHeight - 24
      return label({ x: middleOf(plot, place), y: y + (isBelow ? 15 : -14) }, written(value), {
        textAnchor: place === 0 ? 'start' : 'end',
        fontWeight: '600',
      })
    }),
    ...labels.flatMap((text, place) =>
      place % every === 0
        ? [label({ x: middleOf(plot, place), y: plot.top + plotHeight + 16 }, text, { ...quiet, textAnchor: 'middle' })]
        : [],
    ),
  )
}

const keyLine = (place: number, y: number) =>
  stroke({ x: 0, y }, { x: 0, y }, { x2: '24', stroke: colorAt(place), strokeWidth: '2.5', ...dashAt(place) })

const keyBox = (place: number, y: number) =>
  box({ x: 0, y: y - 7 }, { width: 0, height: 14 }, { x: '1', width: '20', ...fillAt(place) })

/** Draws columns if their labels fit on a phone, in up to two lines; otherwise horizontal bars. */
export function drawBars(chart: Chart, name: string) {
  const plot = plotOf(chart)
  const width = longest(chart.rows.map(({ label: text }) => text)) + 0.01
  if (width > plot.slot * 2) return drawLyingBars(chart, name)
  const isStaggered = width > plot.slot
  const count = seriesOf(chart).length
  const bar = (plot.slot * 0.76) / count
  const areValuesShown = count === 1 && longest(chart.rows.map(({ values }) => written(values[0] ?? 0))) < plot.slot
  const zero = yOf(plot, 0)
  const bars = chart.rows.flatMap(({ values, label: text }, place) => {
    const start = plot.left + place * plot.slot + plot.slot * 0.12
    const row = isStaggered && place % 2 === 1 ? 34 : 16
    const [first = 0] = values
    const above = yOf(plot, first) + (first < 0 ? 11 : -10)
    const middle = middleOf(plot, place)
    return [
      ...values.map((value, series) => {
        const y = yOf(plot, value)
        const size = { width: bar * 0.92, height: Math.abs(zero - y) }
        return box({ x: start + series * bar, y: Math.min(zero, y) }, size, fillAt(series))
      }),
      ...(areValuesShown ? [label({ x: middle, y: above }, written(first), { textAnchor: 'middle' })] : []),
      label({ x: middle, y: plot.top + plotHeight + row }, text, { ...quiet, textAnchor: 'middle' }),
    ]
  })
  return drawing(
    name,
    plot.top + plotHeight + underPlot + (isStaggered ? 20 : 0),
    ...legend(chart, keyBox),
    ...scale(plot, chart.unit),
    ...bars,
  )
}

const lyingBar = 16

function drawLyingBars(chart: Chart, name: string) {
  const { axis, top } = plotOf(chart)
  const count = seriesOf(chart).length
  const rowHeight = 22 + count * lyingBar + 10
  const values = chart.rows.flatMap((row) => row.values.map(written))
  const reach = 1 - longest(values) - 0.03
  const xOf = (value: number) => shareOn(axis, value) * reach
  const bottom = top + chart.rows.length * rowHeight
  const ticks = axis.ticks.filter((_, place) => place % Math.ceil(axis.ticks.length / 5) === 0)
  return drawing(
    name,
    bottom + underPlot,
    ...legend(chart, keyBox),
    label({ x: 0, y: top - 33 }, chart.unit, quiet),
    ...ticks.flatMap((tick) => [
      stroke({ x: xOf(tick), y: top - 6 }, { x: xOf(tick), y: bottom }, grid),
      label({ x: xOf(tick), y: bottom + 14 }, written(tick), {
        ...quiet,
        textAnchor: xOf(tick) < 0.05 ? 'start' : 'middle',
      }),
    ]),
    ...chart.rows.flatMap((row, place) => {
      const y = top + place * rowHeight
      return [
        label({ x: 0, y: y + 10 }, row.label, { dx: '4' }),
        ...row.values.flatMap((value, series) => {
          const begin = y + 22 + series * lyingBar
          const x = Math.min(xOf(0), xOf(value))
          const size = { width: Math.abs(xOf(value) - xOf(0)), height: lyingBar - 3 }
          return [
            box({ x, y: begin }, size, fillAt(series)),
            label({ x: 1, y: begin + 6.5 }, written(value), { textAnchor: 'end' }),
          ]
        }),
      ]
    }),
    stroke({ x: xOf(0), y: top - 6 }, { x: xOf(0), y: bottom }, ink),
  )
}
