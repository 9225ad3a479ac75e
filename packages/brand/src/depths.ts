import type { CategoryName } from './categories.ts'
import { bannerRamps } from './covers.ts'
import { contourPaths, hillField, pictureSize, seededRandom } from './contours.ts'
import { inDark, paintLevels, repaint, svgFile } from './svg.ts'

const sheet = { columns: 55, rows: 85, scale: 10 }
const thresholds = Array.from({ length: 17 }, (_, index) => 0.05 + (index * 0.9) / 16)

/** Draws a picture of 520 × 820 units, for both themes. */
export const renderDepths = () => renderUpright('Water Resources', 'depths 8')

export const renderHeights = () => renderUpright('Biodiversity', 'heights 13')

function renderUpright(category: CategoryName, seed: string): string {
  const ramps = bannerRamps(category)
  const field = hillField({ ...sheet, hills: 7 }, seededRandom(seed))
  const paths = contourPaths(field, { thresholds, scale: sheet.scale, spacing: 18 })
  const { width, height } = pictureSize(sheet, sheet.scale)
  return svgFile({
    width,
    height,
    fit: 'xMidYMid slice',
    style: inDark(repaint(paths.length, ramps.dark)),
    body: `<path class="b" fill="${ramps.light.base}" d="M0 0h${width}v${height}H0z"/>${paintLevels(paths, ramps.light)}`,
  })
}
