import { type Color, writePng } from '../base/write-png.ts'

/** The signed distance from a point to the edge of a shape, negative inside. The picture is 100 units wide. */
type Shape = (x: number, y: number) => number

export interface Look {
  skin: keyof typeof skins
  hair: keyof typeof hairs
  style: 'bun' | 'plait' | 'long' | 'short' | 'side' | 'curls' | 'bald'
  cloth: keyof typeof cloths
  trim: keyof typeof cloths
  paper: keyof typeof papers
  wears?: readonly ('beard' | 'glasses' | 'bindi' | 'sari')[]
}

const skins = { light: 0xc0_8a_62, wheat: 0xa8_71_4b, brown: 0x8a_5a_3c, deep: 0x6f_46_30 }
const hairs = { black: 0x1d_1a_1c, brown: 0x2b_23_20, grey: 0x8d_8a_88 }
const cloths = {
  teal: 0x0b_53_61,
  marigold: 0xf2_b1_3c,
  linen: 0xe8_e2_d2,
  earth: 0x9b_6a_3a,
  slate: 0x44_57_6b,
  mist: 0xc9_d3_dc,
  brick: 0xc0_56_2f,
  plum: 0x7a_3e_7e,
  leaf: 0x2f_7a_4d,
}
const papers = { water: 0xcf_e3_e4, grass: 0xd9_e6_cf, sand: 0xe6_dc_c8, sky: 0xd3_dc_ea, petal: 0xe5_d8_e6 }
const ink = 0x1f_15_12
const lip = 0x7c_3a_33
const bindi = 0xa3_21_3a
/** The side of the squares for which the layers are chosen, in pixels. */
const block = 8

const colorOf = (value: number): Color => [value >> 16, (value >> 8) & 255, value & 255]
const lighter = ([red, green, blue]: Color, by: number): [number, number, number] => [red * by, green * by, blue * by]

const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry)
const bar =
  (cx: number, cy: number, halfWidth: number, halfHeight: number, radius: number): Shape =>
  (x, y) => {
    const [dx, dy] = [Math.abs(x - cx) - halfWidth + radius, Math.abs(y - cy) - halfHeight + radius]
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
  }
const within =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.max(...shapes.map((shape) => shape(x, y)))
const either =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)))
const outside =
  (shape: Shape): Shape =>
  (x, y) =>
    -shape(x, y)
const above =
  (line: number): Shape =>
  (_, y) =>
    y - line
const below =
  (line: number): Shape =>
  (_, y) =>
    line - y
const ring =
  (cx: number, cy: number, radius: number, half: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - radius) - half
const beside =
  (cx: number, half: number): Shape =>
  (x) =>
    Math.abs(x - cx) - half

const hairOverBrow = ellipse(50, 39, 18, 20.5)
/** Two arcs that meet in a point above the brow: the parting. */
const parted = within(hairOverBrow, above(46), outside(within(ellipse(60, 53, 25, 24), ellipse(40, 53, 25, 24))))

const behind: Partial<Record<Look['style'], Shape>> = {
  long: either(ellipse(50, 42, 21, 24), bar(50, 60, 21, 20, 12)),
  bun: ellipse(50, 17.5, 8.5, 8),
  plait: either(ellipse(50, 40, 19.5, 22), bar(66, 72, 4.5, 24, 4.5)),
}

const inFront: Partial<Record<Look['style'], Shape>> = {
  long: parted,
  bun: parted,
  plait: parted,
  short: within(ellipse(50, 38, 18, 20), above(40), outside(ellipse(51, 47.5, 15, 18))),
  side: within(ellipse(50, 38, 18, 20.5), above(42), outside(ellipse(56, 49, 19, 20))),
  curls: either(
    ...[
      [36, 30, 7],
      [43, 23, 8],
      [52, 21, 8],
      [60, 25, 8],
      [65, 33, 6.5],
      [34, 38, 5],
      [66.5, 40, 4.5],
    ].map(([x = 0, y = 0, radius = 0]) => ellipse(x, y, radius, radius)),
  ),
}

/** Draws a person who does not exist, from the shoulders up, as a PNG of `size` by `size` pixels. */
export function drawPortrait(look: Look, size: number): Uint8Array {
  const { style, wears = [] } = look
  const [skin, hair, cloth, trim, paper] = [
    colorOf(skins[look.skin]),
    colorOf(hairs[look.hair]),
    colorOf(cloths[look.cloth]),
    colorOf(cloths[look.trim]),
    colorOf(papers[look.paper]),
  ]
  const shade = lighter(skin, 0.82)
  const brow = look.hair === 'grey' ? hair : colorOf(ink)
  const torso = ellipse(50, 108, 37, 40)
  const layers: (readonly [Shape | undefined, Color])[] = [
    [behind[style], hair],
    [torso, cloth],
    [within(bar(50, 64, 7, 12, 5), below(50)), shade],
    [within(ellipse(50, 68.5, 9.5, 9), above(78)), shade],
    ...(wears.includes('sari')
      ? ([[within(torso, (x, y) => Math.abs((x - 50) * 0.62 + (y - 84) * 0.78 + 2) - 7), trim]] as const)
      : ([
          [within(torso, beside(50, 1.2), below(77)), trim],
          [within(ellipse(50, 69, 12, 11.5), below(68), outside(ellipse(50, 67.5, 9.5, 9))), trim],
        ] as const)),
    [ellipse(33.8, 44, 2.6, 4), shade],
    [ellipse(66.2, 44, 2.6, 4), shade],
    [ellipse(50, 42, 16, 19.5), skin],
    [
      wears.includes('beard')
        ? within(ellipse(50, 44, 16.6, 20.5), below(46), outside(ellipse(50, 41, 12.2, 14)))
        : undefined,
      hair,
    ],
    [inFront[style], hair],
    ...[43.6, 56.4].flatMap((eye): [Shape, Color][] => [
      [ellipse(eye, 43.5, 1.45, 1.75), colorOf(ink)],
      [within(ring(eye, 46, 7.6, 0.55), above(39.6), beside(eye, 3.6)), brow],
    ]),
    [within(ring(49.2, 47, 2.6, 0.5), below(48.2), beside(49.6, 2.2)), shade],
    [within(ring(50, 49, 5.4, 0.6), below(52.2)), colorOf(lip)],
    ...(wears.includes('glasses')
      ? [ring(43.4, 43.6, 4.9, 0.55), ring(56.6, 43.6, 4.9, 0.55), bar(50, 42.6, 1.8, 0.5, 0.4)].map(
          (shape): [Shape, Color] => [shape, colorOf(ink)],
        )
      : []),
    [wears.includes('bindi') ? ellipse(50, 34.6, 1.2, 1.2) : undefined, colorOf(bindi)],
  ]
  const shown = layers.filter((layer): layer is readonly [Shape, Color] => layer[0] !== undefined)
  const scale = 100 / size
  const blocks = new Map<number, (readonly [Shape, Color])[]>()
  /** A shape that is further from a block's middle than its corners are touches none of its pixels. */
  const layersAt = (column: number, row: number) => {
    const [left, top] = [Math.floor(column / block), Math.floor(row / block)]
    const known = blocks.get(top * size + left)
    if (known) return known
    const [x, y] = [(left + 0.5) * block * scale, (top + 0.5) * block * scale]
    const found = shown.filter(([shape]) => shape(x, y) < (block + 1) * scale)
    blocks.set(top * size + left, found)
    return found
  }
  return writePng(size, size, (column, row) => {
    const [x, y] = [(column + 0.5) * scale, (row + 0.5) * scale]
    const isWave = Math.sin(Math.hypot(x - 82, (y - 18) * 1.25) / 5.4) > 0.72
    const color = isWave ? lighter(paper, 1.06) : lighter(paper, 1)
    for (const [shape, own] of layersAt(column, row)) {
      // A pixel on the edge is covered by as much as it lies inside.
      const cover = Math.min(1, Math.max(0, 0.5 - shape(x, y) / scale))
      for (const part of [0, 1, 2] as const) color[part] += (own[part] - color[part]) * cover
    }
    return color
  })
}
