/** The size of a scene in its own units. Covers are 16:9. */
export const scene = { width: 1200, height: 675 } as const

export const ink = '#12232a'
const skins = ['#8a5a3c', '#a8714b', '#6f4630', '#c08a62'] as const

export type Random = () => number

/** A small generator, so that a scene looks the same whenever it is drawn (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const round = (value: number) => Math.round(value * 10) / 10

type Point = readonly [x: number, y: number]

/** A smooth line through points (Catmull-Rom as cubic Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(round).join(' ')}`
  })
  return `M${at(0).map(round).join(' ')}${curves.join('')}`
}

export const g = (transform: string, ...children: readonly string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const line = (x1: number, y1: number, x2: number, y2: number, color: string, width: number, more = '') =>
  stroke(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, color, width, more)

/** Fills the scene from the top colour to the bottom one. */
export const sky = (id: string, ...colors: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${colors
    .map((color, index) => `<stop offset="${round(index / (colors.length - 1))}" stop-color="${color}"/>`)
    .join('')}</linearGradient>${rect(0, 0, scene.width, scene.height, `url(#${id})`)}`

/** The sun as the house's mark: rings around a disc. */
export const sun = (x: number, y: number, r: number, color: string) =>
  [2.3, 1.75, 1.3].map((by, index) => circle(x, y, r * by, color, `opacity="${0.12 + index * 0.1}"`)).join('') +
  circle(x, y, r, color)

interface Ridge {
  y: number
  height: number
  fill: string
  seed: number
  /** How many waves cross the scene. */
  waves?: number
  /** The colour of contour lines below the edge; none without it. */
  contour?: string
  contours?: number
  gap?: number
}

/** Land from an uneven edge down to the lower end of the scene. */
export function ridge({ y, height, fill, seed, waves = 2, contour, contours = 5, gap = 16 }: Ridge): string {
  const random = randomOf(seed)
  const parts = [1, 2.3, 4.1].map((by, index) => ({ by, shift: random() * 7, size: [0.6, 0.28, 0.12][index] ?? 0 }))
  const edge = (lowered: number, flatter: number): Point[] =>
    Array.from({ length: 31 }, (_, step) => {
      const x = -30 + step * 42
      const wave = parts.reduce(
        (sum, { by, shift, size }) => sum + size * Math.sin((x / scene.width) * Math.PI * waves * by + shift),
        0,
      )
      return [x, y + lowered - wave * height * flatter]
    })
  const lines = contour
    ? Array.from({ length: contours }, (_, index) =>
        stroke(
          smooth(edge(gap * (index + 1) * (1 + index * 0.12), 1 - (index + 1) * 0.1)),
          contour,
          1.6,
          'opacity=".55"',
        ),
      )
    : []
  return path(`${smooth(edge(0, 1))}L${scene.width + 40} 700L-40 700Z`, fill) + lines.join('')
}

/** Water with the light lying on it as short strokes, denser towards the horizon. */
export function water(y: number, to: number, fill: string, light: string, seed: number): string {
  const random = randomOf(seed)
  const strokes = Array.from({ length: 70 }, () => {
    const depth = random() ** 1.6
    const at = y + 6 + depth * (to - y - 10)
    const length = 14 + depth * 90 * random()
    const x = random() * scene.width
    return line(x, at, x + length, at, light, 1.2 + depth * 2.4, `opacity="${round(0.25 + random() * 0.5)}"`)
  })
  return rect(0, y, scene.width, to - y, fill) + strokes.join('')
}

/** A broad tree: one crown of overlapping rounds, lit from the upper left. */
export function tree(x: number, y: number, size: number, dark: string, light: string, seed: number): string {
  const random = randomOf(seed)
  const rounds = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2 + random()
    return { x: Math.cos(angle) * 0.52, y: Math.sin(angle) * 0.34 - 1.15, r: 0.36 + random() * 0.16 }
  })
  return g(
    `translate(${x} ${y}) scale(${size})`,
    path('M-.09 0C-.06 -.4 -.06 -.6 -.02 -.9L.06 -.9C.06 -.6 .07 -.4 .12 0Z', '#5a3d2b'),
    stroke('M.02 -.7L.28 -1.05M0 -.62L-.24 -.98', '#5a3d2b', 0.06),
    circle(0, -1.15, 0.5, dark),
    ...rounds.map((each) => circleIn(each.x, each.y, each.r, dark)),
    ...rounds
      .slice(2, 6)
      .map((each) => circleIn(each.x * 0.8 - 0.1, each.y - 0.09, each.r * 0.62, light, 'opacity=".75"')),
  )
}

/** `circle` rounds to tenths, which is too coarse inside a scaled group. */
const circleIn = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" r="${r.toFixed(3)}" fill="${fill}" ${more}/>`

/** A coconut palm whose trunk leans by `lean` (of its height). */
export function palm(x: number, y: number, height: number, leaf: string, lean = 0.15): string {
  const top = [x + lean * height, y - height] as const
  const trunk = `M${x - 7} ${y}C${x - 4} ${y - height * 0.5} ${round(top[0] - lean * height * 0.3)} ${round(top[1] + height * 0.3)} ${round(top[0] - 3)} ${round(top[1])}L${round(top[0] + 4)} ${round(top[1])}C${round(top[0] - lean * height * 0.2)} ${round(top[1] + height * 0.35)} ${x + 8} ${y - height * 0.5} ${x + 8} ${y}Z`
  const frond = (angle: number, length: number, color: string) =>
    g(
      `translate(${round(top[0])} ${round(top[1])}) rotate(${angle})`,
      path(
        `M0 0C${length * 0.35} ${-length * 0.34} ${length * 0.8} ${-length * 0.2} ${length} ${length * 0.22}C${length * 0.72} ${length * 0.02} ${length * 0.34} ${-length * 0.06} 0 0Z`,
        color,
      ),
    )
  const reach = height * 0.44
  return (
    path(trunk, '#6b4a33') +
    [-168, -140, -25, 5].map((angle) => frond(angle, reach, leaf)).join('') +
    [-198, -112, -60, 30].map((angle) => frond(angle, reach * 0.9, leaf)).join('') +
    circle(top[0] - 6, top[1] + 8, 6, '#8a5a2c') +
    circle(top[0] + 8, top[1] + 9, 6, '#75491f')
  )
}

export const flock = (points: readonly Point[], size: number, color: string) =>
  points
    .map(([x, y], index) => {
      const s = size * (0.8 + (index % 3) * 0.2)
      return stroke(
        `M${x - s} ${y - s * 0.25}Q${x - s * 0.45} ${y - s * 0.6} ${x} ${y}Q${x + s * 0.45} ${y - s * 0.6} ${x + s} ${y - s * 0.25}`,
        color,
        s * 0.16,
      )
    })
    .join('')

/** A standing egret that looks to the right; mirrored by a negative size. */
export const egret = (x: number, y: number, size: number, color: string) =>
  g(
    `translate(${x} ${y}) scale(${size} ${Math.abs(size)})`,
    stroke('M-4 0V-34M6 0V-34', ink, 2.4),
    path('M-30 -42C-18 -62 8 -64 20 -50C12 -36 -10 -30 -30 -42Z', color),
    stroke('M16 -52C26 -62 22 -74 18 -82C16 -90 22 -96 28 -94', color, 6),
    circle(28, -95, 5.5, color),
    path('M32 -98L50 -93L32 -91Z', '#f2b13c'),
    circle(29.5, -96.5, 1.3, ink),
  )

interface Person {
  x: number
  /** The height at which the feet stand. */
  y: number
  size?: number
  cloth: string
  trim?: string
  skin?: 0 | 1 | 2 | 3
  hair?: 'bun' | 'short' | 'plait' | 'cap' | 'scarf'
  dress?: 'sari' | 'kurta' | 'shirt'
  /** The places of the hands, from the shoulders, in units of the figure, which is 200 high. */
  hands?: readonly [Point, Point]
  pose?: 'stand' | 'kneel' | 'sit'
  turned?: boolean
  /** The thing that the person holds, drawn in the figure's units above the body. */
  holds?: string
}

/** A figure of plain shapes without a face, 200 units high when it stands. */
export function person({
  x,
  y,
  size = 1,
  cloth,
  trim = '#f2b13c',
  skin = 0,
  hair = 'short',
  dress = 'kurta',
  hands = [
    [-34, 62],
    [34, 62],
  ],
  pose = 'stand',
  turned = false,
  holds = '',
}: Person): string {
  const tone = skins[skin]
  const lowered = pose === 'stand' ? 0 : pose === 'kneel' ? 52 : 66
  const arm = ([dx, dy]: Point, side: -1 | 1) => {
    const shoulder = [side * 20, -138] as const
    const hand = [shoulder[0] + dx - side * 8, shoulder[1] + dy] as const
    const elbow = [(shoulder[0] + hand[0]) / 2 + side * 12, (shoulder[1] + hand[1]) / 2 + 8] as const
    const d = `M${shoulder.join(' ')}Q${elbow.map(round).join(' ')} ${hand.map(round).join(' ')}`
    return {
      cloth: stroke(d, cloth, 17, `stroke-dasharray="${dress === 'sari' ? 26 : 40} 400"`),
      skin: stroke(d, tone, 11) + circle(hand[0], hand[1], 8, tone),
    }
  }
  const [left, right] = [arm(hands[0], -1), arm(hands[1], 1)]
  const legs =
    pose === 'stand'
      ? dress === 'sari'
        ? path('M-26 -92C-30 -50 -34 -20 -32 -4L34 -4C34 -24 30 -54 26 -92Z', cloth) +
          stroke('M-32 -9H34', trim, 7) +
          stroke('M-14 -3h-8M18 -3h8', tone, 8)
        : path('M-21 -96L-19 -6L-4 -6L0 -70L5 -6L20 -6L21 -96Z', dress === 'kurta' ? '#e8e2d2' : '#2f3f4f') +
          stroke('M-18 -3h10M8 -3h10', ink, 9)
      : pose === 'kneel'
        ? path(
            'M-22 -98C-26 -78 -22 -62 -6 -56L48 -54C60 -54 60 -70 46 -74L20 -98Z',
            dress === 'sari' ? cloth : '#2f3f4f',
          )
        : path(
            'M-30 -90C-52 -74 -52 -62 -30 -62L40 -62C58 -64 54 -78 34 -86L24 -98Z',
            dress === 'sari' ? cloth : '#2f3f4f',
          )
  const body =
    dress === 'kurta'
      ? path('M-25 -150C-30 -120 -28 -92 -30 -62L30 -62C28 -92 30 -120 25 -150C12 -157 -12 -157 -25 -150Z', cloth)
      : path('M-25 -150C-29 -126 -26 -110 -25 -88L25 -88C26 -110 29 -126 25 -150C12 -157 -12 -157 -25 -150Z', cloth)
  const drape =
    dress === 'sari' ? path('M-25 -150C-10 -130 14 -108 26 -86L26 -104C12 -122 -4 -142 -12 -154Z', trim) : ''
  const dark = '#1d1a1c'
  const head =
    path('M-8 -150L-8 -164L8 -164L8 -150C4 -146 -4 -146 -8 -150Z', tone) +
    circle(0, -176, 19, tone) +
    {
      bun: path('M-20 -176C-20 -200 20 -200 20 -176C14 -188 -2 -190 -20 -176Z', dark) + circle(-18, -182, 10, dark),
      short: path('M-20 -174C-22 -202 22 -202 20 -176C14 -186 -6 -188 -20 -174Z', dark),
      plait:
        path('M-20 -172C-22 -202 22 -202 20 -176C10 -190 -8 -188 -20 -172Z', dark) +
        stroke('M-18 -176C-26 -160 -22 -140 -26 -118', dark, 9),
      cap: path('M-20 -180C-20 -202 20 -202 20 -180L34 -178C34 -174 30 -174 20 -175L-20 -176Z', trim),
      scarf:
        path('M-21 -170C-24 -204 24 -204 21 -172C18 -156 24 -150 26 -146L-26 -146C-22 -152 -19 -158 -21 -170Z', trim) +
        ellipse(2, -174, 13, 15, tone),
    }[hair]
  return g(
    `translate(${x} ${y}) scale(${turned ? -size : size} ${size})`,
    ellipse(0, -1, 40, 6, ink, 'opacity=".18"'),
    g(`translate(0 ${lowered})`, left.skin, left.cloth, legs, body, drape, head, right.skin, right.cloth, holds),
  )
}

/** A house front with a tiled roof. */
export const house = (x: number, y: number, width: number, height: number, wall: string, roof: string) =>
  rect(x, y - height, width, height, wall) +
  path(
    `M${x - 14} ${y - height}L${x + width * 0.18} ${y - height * 1.42}L${x + width * 0.82} ${y - height * 1.42}L${x + width + 14} ${y - height}Z`,
    roof,
  ) +
  rect(x + width * 0.4, y - height * 0.62, width * 0.2, height * 0.62, '#3b2a22') +
  rect(x + width * 0.12, y - height * 0.66, width * 0.16, height * 0.26, '#24424a') +
  rect(x + width * 0.72, y - height * 0.66, width * 0.16, height * 0.26, '#24424a')

/** A block of flats with a grid of windows, a few of them lit. */
export function block(x: number, y: number, columns: number, rows: number, wall: string, seed: number): string {
  const random = randomOf(seed)
  const [width, height] = [columns * 30 + 14, rows * 36 + 16]
  const windows = Array.from({ length: columns * rows }, (_, index) =>
    rect(
      x + 12 + (index % columns) * 30,
      y - height + 14 + Math.floor(index / columns) * 36,
      16,
      20,
      random() < 0.08 ? '#fdd98a' : '#24424a',
      random() < 0.2 ? 'opacity=".7"' : '',
    ),
  )
  return rect(x, y - height, width, height, wall) + rect(x - 4, y - height - 6, width + 8, 8, wall) + windows.join('')
}

/** A row of solar modules on a stand, seen from the side that faces the sun. */
export const panels = (x: number, y: number, count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, index) => {
    const left = x + index * (width + 8)
    const lean = height * 0.5
    const at = (u: number, v: number) => `${round(left + u * width + (1 - v) * lean)} ${round(y - height + v * height)}`
    const cells =
      [1, 2, 3].map((each) => `M${at(each / 4, 0)}L${at(each / 4, 1)}`).join('') +
      [1, 2].map((each) => `M${at(0, each / 3)}L${at(1, each / 3)}`).join('')
    return (
      line(left + width * 0.7, y - height * 0.5, left + width * 0.7, y + 26, '#5b7076', 6) +
      path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, '#123a5a') +
      stroke(cells, '#6fa6c9', 1.8) +
      stroke(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, '#d9e6ec', 3)
    )
  }).join('')

/** Blades of grass or reeds along a line. */
export function reeds(from: number, to: number, y: number, height: number, color: string, seed: number): string {
  const random = randomOf(seed)
  const count = Math.round((to - from) / 9)
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * index) / count + random() * 6
    const tall = height * (0.45 + random() * 0.55)
    const lean = (random() - 0.4) * tall * 0.5
    return stroke(
      `M${round(x)} ${y}Q${round(x + lean * 0.2)} ${round(y - tall * 0.6)} ${round(x + lean)} ${round(y - tall)}`,
      color,
      2.6,
    )
  }).join('')
}

/** The whole picture, with its parts from back to front. */
export const draw = (...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}">${parts.join('')}</svg>`
