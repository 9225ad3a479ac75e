import { mix } from './color.ts'
import { contourPaths, type Point, sampleField, smoothRing } from './contours.ts'
import { inDark, svgFile } from './svg.ts'

const map = { width: 736, height: 492 }

/** Below this width, the map is closed at its right and has no lines to labels. */
const closedBelow = 'max-width:559px'

interface Tank {
  middle: Point
  shore: Point[]
  depths: number[]
}

export const tanks: Tank[] = [
  {
    middle: [184, 150],
    shore: [
      [103, 129],
      [117, 106],
      [161, 97],
      [210, 103],
      [243, 115],
      [265, 146],
      [255, 176],
      [233, 197],
      [195, 210],
      [154, 200],
      [131, 173],
      [110, 152],
    ],
    depths: [1, 0.74, 0.47, 0.22],
  },
  {
    middle: [366, 274],
    shore: [
      [238, 296],
      [253, 275],
      [299, 248],
      [339, 227],
      [396, 218],
      [444, 229],
      [474, 253],
      [493, 280],
      [481, 296],
      [448, 307],
      [396, 317],
      [339, 327],
      [286, 323],
      [250, 310],
    ],
    depths: [1, 0.74, 0.48],
  },
  {
    middle: [590, 374],
    shore: [
      [486, 388],
      [498, 366],
      [527, 345],
      [569, 321],
      [615, 307],
      [657, 309],
      [680, 335],
      [681, 373],
      [664, 409],
      [633, 431],
      [592, 438],
      [545, 428],
      [501, 408],
    ],
    depths: [1, 0.74, 0.48, 0.22],
  },
]

const canals =
  'M-1 29C40 43 69 83 116 110M246 184C273 189 276 229 302 250M472 297C494 301 500 336 530 349M660 407C683 410 701 439 741 451'
const tributaries =
  'M257 138C281 117 316 117 340 101M459 242C494 221 557 218 592 198M252 281C212 287 184 295 147 304M494 389C442 396 396 399 370 419'
const leaders = 'M232 255C250 252 261 235 272 222M515 262C500 267 479 287 470 295'
const weirs = 'M221 184l15-9M453 305l16-7M653 412l15-9'
export const ticks = [92, 277, 462, 647]
  .flatMap((x) => [85, 246, 407].map((y) => `M${x - 7} ${y}h14M${x} ${y - 7}v14`))
  .join('')

export const hill = (x: number, y: number, [middleX, middleY]: Point, [widthX, widthY]: Point) =>
  Math.exp(-(((x - middleX) / widthX) ** 2) - ((y - middleY) / widthY) ** 2)

function plainHeight(x: number, y: number): number {
  const offValley = (y - (0.1 + 0.78 * x) - 0.05 * Math.sin(x * 7)) / 0.3
  const walls = 1 - Math.exp(-(offValley * offValley))
  const ripple = 0.03 * Math.sin(x * 13 + y * 5) * Math.cos(y * 11 - x * 4)
  return (
    0.5 * walls -
    0.34 * x -
    0.16 * y +
    ripple +
    0.5 * hill(x, y, [0.64, 0.14], [0.15, 0.19]) +
    0.34 * hill(x, y, [0.92, 0.26], [0.1, 0.16]) +
    0.36 * hill(x, y, [0.09, 0.65], [0.1, 0.14]) +
    0.42 * hill(x, y, [0.29, 0.9], [0.1, 0.17]) -
    0.16 * hill(x, y, [0.56, 0.92], [0.1, 0.16])
  )
}

const land = { columns: 77, rows: 52, scale: 10, levels: 17 }
const landColors = { light: { low: '#DFEBE9', high: '#F6F1E0' }, dark: { low: '#101F27', high: '#2C3A31' } }
const landColor = (theme: 'light' | 'dark', level: number) =>
  mix(landColors[theme].low, landColors[theme].high, level / land.levels)

/** @param spacing the smallest distance between two points of a line, in the picture's units */
export function renderLand(heightAt = plainHeight, spacing = 13): string {
  const thresholds = Array.from({ length: land.levels }, (_, index) => (index + 1) / (land.levels + 1))
  const paths = contourPaths(sampleField(land.columns, land.rows, heightAt), {
    thresholds,
    scale: land.scale,
    spacing,
  })
  const levels = paths.map((path, index) => {
    const isIndex = index % 4 === 2
    return `<path class="h${index}${isIndex ? ' i' : ''}" fill="${landColor('light', index + 1)}" d="${path}"${isIndex ? ' stroke="#B1884A" stroke-width="1.5"' : ''}/>`
  })
  return `<path class="l" fill="${landColor('light', 0)}" d="M0 0h736v492H0z"/><g class="t" stroke="#CDBA92" stroke-width=".8">${levels.join('')}</g>`
}

const depthColors = ['#0B5563', '#1E7585', '#3B97A8', '#6CC7D6']

export function renderTank({ middle: [x, y], shore, depths }: Tank): string {
  const rings = depths.map((share, index) => {
    const path = smoothRing(shore.map((point): Point => [x + (point[0] - x) * share, y + (point[1] - y) * share]))
    const fill = depths.length === 3 && index === 2 ? 'none' : depthColors[index]
    const line = index
      ? ' stroke="#fff" stroke-opacity=".5" stroke-width=".9"'
      : ' class="s" stroke="#0B4450" stroke-width="1.5"'
    return `<path d="${path}" fill="${fill}"${line}/>`
  })
  return rings.join('')
}

export const mapInDark = [
  ...Array.from({ length: land.levels }, (_, index) => `.h${index}{fill:${landColor('dark', index + 1)}}`),
  `.l{fill:${landColor('dark', 0)}}.t{stroke:#5E5B36}.i{stroke:#94793A}.c,.s{stroke:#62BACB}.s{fill:#0E4956}`,
  '.k,.n,.f{stroke:#E3EDEF}',
].join('')

export const tickMarks = `<path class="n" d="${ticks}" stroke="#10242B" stroke-opacity=".5"/>`

/** Frames a drawing of 736 × 492 units, for both themes. */
export const framed = (parts: readonly string[], inDarkness: string): string =>
  svgFile({
    ...map,
    style: `@media(${closedBelow}){.w{width:728px}.k{display:none}}@media not (${closedBelow}){.f{display:none}}${inDark(inDarkness)}`,
    body:
      `<clipPath id="m"><rect class="w" x="4" y="4" width="732" height="484"/></clipPath><g clip-path="url(#m)">${parts.join('')}</g>` +
      '<g fill="none" stroke="#10242B"><path class="n" d="M736 .8H.8v490.4H736" stroke-width="1.5"/>' +
      '<path class="n" d="M736 4.5H4.5v483H736"/><path class="f" d="M735.2 0v492" stroke-width="1.5"/><path class="f" d="M731.5 4v484"/></g>',
  })

/** Draws the map. Its words are `mapLabels`. */
export const renderHeroMap = (): string =>
  framed(
    [
      renderLand(),
      tickMarks,
      `<g fill="none" stroke-linecap="round"><path class="c" d="${tributaries}" stroke="#0B5563" stroke-width="1.6"/>`,
      `<path class="c" d="${canals}" stroke="#0B5563" stroke-width="3.2"/></g>`,
      ...tanks.map(renderTank),
      `<path d="${weirs}" stroke="#FFC53D" stroke-width="6"/><path class="k" d="${leaders}" fill="none" stroke="#10242B"/>`,
    ],
    mapInDark,
  )
