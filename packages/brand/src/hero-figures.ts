import { contourPaths, type Point, sampleField, seededRandom } from './contours.ts'
import { framed, hill, mapInDark, renderLand, renderTank, tickMarks } from './hero-map.ts'

/** Figures 2 to 4 of home, in the same frame as the first. Their words are `heroFigures`. */

const streets = [
  ...[-60, 55, 170, 285, 400, 515, 630, 745].map((x) => `M${x} 0l96 492`),
  ...[70, 190, 310, 430, 550].map((y) => `M0 ${y}L736 ${y - 130}`),
].join('')

const drain =
  'M62 90C92 98 108 122 134 136S176 156 196 162S236 170 262 174S304 186 326 204S358 246 378 262S404 290 430 296S470 298 500 306S540 316 562 330'
const inlets: readonly Point[] = [
  [62, 90],
  [134, 136],
  [262, 174],
  [326, 204],
  [430, 296],
  [500, 306],
]
const blocks: readonly Point[] = [
  [196, 162],
  [378, 262],
]

const wardHeight = (x: number, y: number) =>
  0.9 * hill(x, y, [0.1, 0.2], [0.22, 0.26]) +
  0.5 * hill(x, y, [0.52, 0.1], [0.24, 0.2]) +
  0.55 * hill(x, y, [0.2, 0.86], [0.3, 0.2]) +
  0.3 * hill(x, y, [0.72, 0.86], [0.12, 0.12]) -
  0.5 * x -
  0.1 * y

const lake = {
  middle: [632, 366] as Point,
  shore: [
    [552, 344],
    [584, 322],
    [632, 312],
    [682, 320],
    [718, 346],
    [720, 384],
    [690, 412],
    [640, 420],
    [588, 410],
    [558, 382],
  ] as Point[],
  depths: [1, 0.72, 0.46, 0.22],
}

export const renderDrainFigure = (): string =>
  framed(
    [
      renderLand(wardHeight),
      `<path class="r" d="${streets}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="7"/>`,
      tickMarks,
      `<path class="c" d="${drain}" fill="none" stroke="#0B5563" stroke-width="5" stroke-linecap="round"/>`,
      renderTank(lake),
      '<path d="M556 324l14 10" stroke="#FFC53D" stroke-width="6"/>',
      ...inlets.map((place) => renderDot(place, 7.5)),
      `<path class="x" d="${blocks.map(([x, y]) => `M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16`).join('')}" stroke="#B42318" stroke-width="3.5" stroke-linecap="round"/>`,
    ],
    `${mapInDark}.r{stroke:#0B171C;stroke-opacity:.55}.x{stroke:#FF8A7A}`,
  )

const renderDot = ([x, y]: Point, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FFC53D" stroke="#10242B" stroke-width="2"/>`

const pins: readonly Point[] = [
  [122, 380],
  [304, 372],
  [430, 142],
  [618, 390],
]

/** Hours outdoors over a year: days of the week downwards, weeks to the right. */
const outings: readonly (readonly [week: number, day: number, hours: number])[] = [
  [0.05, 0.32, 0.55],
  [0.07, 0.7, 0.8],
  [0.17, 0.12, 0.7],
  [0.2, 0.68, 0.85],
  [0.24, 0.74, 0.7],
  [0.41, 0.1, 0.75],
  [0.42, 0.36, 0.5],
  [0.42, 0.75, 0.9],
  [0.57, 0.06, 0.9],
  [0.62, 0.3, 0.6],
  [0.66, 0.72, 0.35],
  [0.78, 0.66, 0.55],
  [0.86, 0.7, 1.3],
  [0.88, 0.8, 1.1],
  [0.9, 0.12, 0.8],
  [0.93, 0.36, 0.5],
]

const year = { columns: 77, rows: 52, scale: 10 }
const depthColors = {
  light: ['#BEE3EA', '#9ACAD5', '#74B3C4', '#4A9CB3', '#2E8499', '#156778', '#0A4C5A', '#06323C'],
  dark: ['#12333D', '#16424E', '#1B5462', '#226879', '#2E8093', '#459BAE', '#6CBBCB', '#A5DEE8'],
}

export function renderYearFigure(): string {
  const field = sampleField(year.columns, year.rows, (x, y) =>
    outings.reduce((sum, [week, day, hours]) => sum + hours * hill(x, y, [week, day], [0.06, 0.16]), 0),
  )
  const paths = contourPaths(field, {
    thresholds: depthColors.light.map((_, index) => 0.06 + index * 0.115),
    scale: year.scale,
    spacing: 14,
  })
  const levels = paths.map((path, index) => `<path class="d${index}" fill="${depthColors.light[index]}" d="${path}"/>`)
  const random = seededRandom('a year of field work')
  const days = outings
    .flatMap(([week, day, hours]) =>
      Array.from({ length: Math.ceil(hours * 4) }, () => {
        const x = Math.round(14 + week * 708 + (random() - 0.5) * 52)
        const y = Math.round(36 + Math.round(day * 6) * 70 + (random() < 0.3 ? 4 : 0))
        return `M${x} ${y}h.01`
      }),
    )
    .join('')
  const months = Array.from({ length: 11 }, (_, index) => `M${Math.round(((index + 1) * 736) / 12)} 0v492`).join('')
  return framed(
    [
      '<path class="s" d="M0 0h736v492H0z" fill="#fff"/>',
      ...levels,
      `<path class="n" d="${months}" stroke="#10242B" stroke-opacity=".12"/>`,
      `<path class="o" d="${days}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
      ...pins.map((place) => renderDot(place, 9)),
    ],
    `${depthColors.dark.map((color, index) => `.d${index}{fill:${color}}`).join('')}.s{fill:#0B171C}.n,.f{stroke:#E3EDEF}.o{stroke:#EDF4F5}`,
  )
}

const hilltops: readonly Point[] = [
  [314, 112],
  [634, 166],
  [146, 326],
  [464, 350],
]

const surveyHeight = (x: number, y: number) =>
  hilltops.reduce((sum, [top, left]) => sum + hill(x, y, [top / 736, left / 492], [0.15, 0.2]), 0) +
  0.05 * Math.sin(x * 9 + y * 7)

const sights = `M314 112L634 166L464 350L146 326zM314 112L464 350M146 326L0 256M634 166L736 112M464 350L548 492`

export const renderSurveyFigure = (): string =>
  framed(
    [
      renderLand(surveyHeight, 20),
      tickMarks,
      `<path class="n" d="${sights}" fill="none" stroke="#10242B" stroke-width="1.6" stroke-dasharray="2 5"/>`,
      ...hilltops.map(
        ([x, y]) =>
          `<path d="M${x} ${y - 15}l15 25h-30z" fill="#FFC53D" stroke="#10242B" stroke-width="2.2" stroke-linejoin="round"/><circle cx="${x}" cy="${y + 2}" r="2.6" fill="#10242B"/>`,
      ),
    ],
    mapInDark,
  )
