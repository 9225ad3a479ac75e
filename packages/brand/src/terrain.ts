import { stations } from './annotations.ts'
import type { Point } from './contours.ts'
import { inDark, svgFile } from './svg.ts'

const terrain = { width: 1200, height: 178 }

const climb: Point[] = [
  [0, 150],
  [8, 149],
  [50, 141],
  [84, 137],
  [138, 118],
  [210, 128],
  [258, 118],
  [292, 105],
  [314, 103],
  [380, 84],
  [446, 96],
  [520, 79],
  [560, 75],
  [620, 50],
  [650, 48],
  [718, 62],
  [800, 54],
  [836, 48],
  [896, 22],
  [926, 24],
  [980, 34],
  [1058, 18],
  [1130, 24],
  [1200, 30],
]

/** Draws a smooth curve that never bulges sideways: Catmull-Rom tangents made level. */
function curveThrough(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const reach = (end[0] - start[0]) / 3
    const slope = (from: Point, to: Point) => (to[1] - from[1]) / (to[0] - from[0] || 1)
    const leave = start[1] + slope(before, end) * reach
    const arrive = end[1] - slope(start, after) * reach
    return `C${[start[0] + reach, leave, end[0] - reach, arrive, ...end].map((value) => Math.round(value * 10) / 10).join(' ')}`
  })
  return `M${at(0).join(' ')}${curves.join('')}`
}

/** Draws a picture of 1200 × 178 units, for both themes. `stations` has the positions of its four points. */
export function renderTerrain(): string {
  const { width, height } = terrain
  const line = curveThrough(climb)
  const points = stations.map(({ x, y }) => [Math.round(x * 12), Math.round(y * 1.78)] as const)
  const drops = points.map(([x, y]) => `M${x} ${y}V${height - 1}`).join('')
  const circles = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')
  return svgFile({
    ...terrain,
    style: inDark('.a{fill:#123A44}.i{stroke:#EDF4F5}.d{stroke:#A9BCC2}.g{stroke:#2C454E}.p{stroke:#0B181C}'),
    body:
      `<path class="g" d="M0 40H${width}M0 80H${width}M0 120H${width}" stroke="#C9D3D5" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 8"/>` +
      `<path class="a" d="${line}V${height}H0z" fill="#DCEEF1"/><path class="d" d="${drops}" stroke="#4F5F64" stroke-width="1.5"/>` +
      `<path class="i" d="M0 ${height - 0.5}H${width}" stroke="#10242B"/><path class="i" d="${line}" fill="none" stroke="#10242B" stroke-width="2"/>` +
      `<g class="p" fill="#FFC53D" stroke="#10242B" stroke-width="2">${circles}</g>`,
  })
}
