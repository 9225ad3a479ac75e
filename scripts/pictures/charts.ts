import { ink, line, rect, scene } from './shapes.ts'

interface BarChart {
  title: string
  /** The unit of the values, which stands above the axis. */
  unit: string
  /** The names of the bars, below the zero line. */
  labels: readonly string[]
  values: readonly number[]
  /** The distance of two lines of the axis, in the unit. */
  step: number
}

const paper = '#f7fafa'
const bar = '#0b5361'
const quiet = '#5b7076'
const plot = { left: 130, right: 1150, top: 190, bottom: 575 } as const

const text = (x: number, y: number, words: string, size: number, more: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" ${more}>${words}</text>`

/** Draws bars from the zero line, each with its value, beside an axis with numbers, on a ground that fits both themes. */
export function barChart({ title, unit, labels, values, step }: BarChart): string {
  const highest = Math.ceil(Math.max(...values) / step) * step
  const slot = (plot.right - plot.left) / values.length
  const yOf = (value: number) => plot.bottom - (value / highest) * (plot.bottom - plot.top)
  const ticks = Array.from({ length: highest / step + 1 }, (_, index) => index * step)
  const middleOf = (place: number) => plot.left + (place + 0.5) * slot
  const quietText = `fill="${quiet}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}">`,
    rect(0, 0, scene.width, scene.height, paper),
    text(50, 80, title, 44, `fill="${ink}" font-weight="700"`),
    text(50, 135, unit, 32, quietText),
    ...ticks.flatMap((tick) => [
      line(plot.left, yOf(tick), plot.right, yOf(tick), tick === 0 ? ink : '#d3dde0', tick === 0 ? 4 : 2),
      text(plot.left - 20, yOf(tick) + 11, String(tick), 32, `${quietText} text-anchor="end"`),
    ]),
    ...values.flatMap((value, place) => [
      rect(middleOf(place) - slot * 0.36, yOf(value), slot * 0.72, plot.bottom - yOf(value), bar),
      text(middleOf(place), yOf(value) - 12, String(value), 30, `fill="${ink}" font-weight="600" text-anchor="middle"`),
      text(middleOf(place), plot.bottom + 44, labels[place] ?? '', 30, `${quietText} text-anchor="middle"`),
    ]),
    '</svg>',
  ].join('')
}

const days = Array.from({ length: 10 }, (_, index) => `Day ${index + 1}`)
const dates = ['Jan', '', 'Feb', '', 'Mar', 'Apr', 'May', 'Jun', '', 'Jul', 'Aug', 'Sep', 'Oct', '']

/** Charts are pictures that somebody has handed in as evidence, so they are drawn in their small size too. */
export const charts = {
  'plates-chart': () =>
    barChart({
      title: 'Food left on plates, before and after',
      unit: 'kg a day',
      labels: days,
      values: [9, 8.6, 8.8, 8.1, 7.9, 5.2, 4.9, 5.1, 4.6, 4.4],
      step: 2,
    }),
  'secchi-chart': () =>
    barChart({
      title: 'Secchi depth, Jakkur lake',
      unit: 'cm',
      labels: dates,
      values: [52, 55, 61, 58, 66, 70, 68, 72, 75, 79, 82, 84, 64, 60],
      step: 20,
    }),
} as const
