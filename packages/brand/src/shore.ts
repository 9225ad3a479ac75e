import { categoryRamps } from './category-ramps.ts'
import { contourPaths, pictureSize, sampleField } from './contours.ts'
import { mix } from './color.ts'
import { inDark, paintLevels, repaint, svgFile } from './svg.ts'

const sheet = { columns: 53, rows: 24, scale: 7 }
/** The height of the shore, as a share of the picture's height from the top. */
const shore = 0.4
const landLines = [0.08, 0.16, 0.24, 0.32]
const depths = Array.from({ length: 8 }, (_, index) => shore + index * 0.075)

const depthAt = (x: number, y: number) =>
  y +
  0.34 * Math.exp(-((x - 0.02) ** 2) / 0.02) -
  0.3 * Math.exp(-((x - 0.25) ** 2) / 0.006 - (y - 0.45) ** 2 / 0.12) +
  0.05 * Math.sin(x * 11 + 1) * (1 - y)

/** Draws a picture of 350 × 147 units, for both themes. */
export function renderShore(): string {
  const { ramp } = categoryRamps['Water Resources']
  const light = { base: mix(ramp.base, ramp.peak, 0.4), peak: ramp.base, line: ramp.line, lineOpacity: 0.55 }
  const dark = { ...light, base: mix(ramp.base, ramp.peak, 0.25), peak: mix(ramp.base, '#040c0f', 0.4) }
  const field = sampleField(sheet.columns, sheet.rows, depthAt)
  const lines = contourPaths(field, { thresholds: landLines, scale: sheet.scale })
  const levels = contourPaths(field, { thresholds: depths, scale: sheet.scale })
  const { width, height } = pictureSize(sheet, sheet.scale)
  return svgFile({
    width,
    height,
    fit: 'xMidYMid slice',
    style: inDark(`${repaint(levels.length, dark)}.s{fill:#0e1e23}.n{stroke:#7c939b}.i{stroke:#cdeff4}`),
    body:
      `<path class="s" fill="#e7edee" d="M0 0h${width}v${height}H0z"/>` +
      `<path class="n" fill="none" stroke="#75858a" stroke-width=".8" d="${lines.join('')}"/>${paintLevels(levels, light)}` +
      `<path class="i" fill="none" stroke="#10242b" stroke-width="3" d="${levels[0] ?? ''}"/>`,
  })
}
