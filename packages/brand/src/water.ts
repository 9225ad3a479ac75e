import { categoryRamps } from './category-ramps.ts'
import { mix } from './color.ts'
import { contourPaths, hillField, pictureSize, sampleField, seededRandom } from './contours.ts'
import { inDark, paintLevels, repaint, svgFile } from './svg.ts'
import type { WaterStep } from './auth-art-paths.ts'

const sheet = { columns: 55, rows: 85, scale: 10 }
/** The slope of the ground. The hills have a height of 1, so the shore runs across the sheet. */
const tilt = 1.25
/** Each band covers a sixteenth of the sheet, so that a quarter of the way is a quarter of the water. */
const lines = 16

const { width, height } = pictureSize(sheet, sheet.scale)

const rise = `@media(prefers-reduced-motion:no-preference){.w{animation:r 900ms cubic-bezier(.2,.7,.2,1)}@keyframes r{from{transform:translateY(${height / 4}px)}}}`

/** Draws a picture of 520 × 820 units, for both themes. */
export function renderWater(step: WaterStep): string {
  const field = tank()
  const depths = [...field.heights].toSorted((a, b) => b - a)
  const draw = (shares: readonly number[]) =>
    contourPaths(field, {
      thresholds: shares.map((share) => depths[Math.min(depths.length - 1, Math.floor(share * depths.length))] ?? 0),
      scale: sheet.scale,
      spacing: 18,
    })
  const shares = Array.from({ length: lines }, (_, index) => (index + 1) / lines).toReversed()
  const land = draw(shares.filter((share) => share > step / 100 && share < 1))
  const levels = draw(shares.filter((share) => share <= step / 100))
  const { ramp } = categoryRamps['Water Resources']
  const light = { base: mix(ramp.base, ramp.peak, 0.72), peak: ramp.base, line: ramp.line, lineOpacity: 0.55 }
  const dark = { ...light, base: mix(ramp.base, ramp.peak, 0.35), peak: mix(ramp.base, '#040c0f', 0.45) }
  return svgFile({
    width,
    height,
    fit: 'xMidYMax slice',
    style: `${rise}${inDark(`${repaint(levels.length, dark)}.s{fill:#0e1e23}.n{stroke:#7c939b}.i{stroke:#cdeff4}`)}`,
    body:
      `<path class="s" fill="#e7edee" d="M0 0h${width}v${height}H0z"/>` +
      `<path class="n" fill="none" stroke="#75858a" stroke-width=".8" d="${land.join('')}"/>` +
      `<g class="w">${paintLevels(levels, light)}` +
      `<path class="i" fill="none" stroke="#10242b" stroke-width="2.5" d="${levels[0] ?? ''}"/></g>`,
  })
}

function tank() {
  const { columns, rows } = sheet
  const hills = hillField({ ...sheet, hills: 7, tilt: 0 }, seededRandom('water 7')).heights
  return sampleField(columns, rows, (x, y) => {
    const hill =
      hills[Math.min(rows - 1, Math.floor(y * rows)) * columns + Math.min(columns - 1, Math.floor(x * columns))]
    return y * tilt - (hill ?? 0)
  })
}
