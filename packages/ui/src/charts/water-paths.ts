import { contourPaths, hillField, pictureSize, sampleField, seededRandom } from '@kere/brand/contours'

const grid = { columns: 37, rows: 37 }
const scale = 4
const hidden = 2
/**
 * The slope of the ground. The hills have a height of 1, so a slope above it makes the shore run across the tile and
 * keeps islands rare.
 */
const tilt = 1.6
const lines = 10

export const waterSize = pictureSize(grid, scale).width

export interface WaterPaths {
  ground: readonly string[]
  water: string
  depths: readonly string[]
}

/**
 * Draws the water lines at quantiles of the height, so that a tenth of progress covers a tenth of the tile.
 * @param percent 0 to 100
 */
export function waterPaths(seed: string, percent: number): WaterPaths {
  const share = Math.min(1, Math.max(0, percent / 100))
  const depth = tankDepth(seed)
  const visible = visibleDepths(depth.heights).toSorted((a, b) => b - a)
  // Returns the depth down to which the given share of the tile, 0 to 1, is covered. The deepest parts are covered
  // first.
  const depthAt = (covered: number) => visible[Math.min(visible.length - 1, Math.floor(covered * visible.length))] ?? 0
  const draw = (shares: readonly number[]) =>
    contourPaths(depth, { thresholds: shares.map(depthAt), scale, spacing: 5 })

  const shares = Array.from({ length: lines - 1 }, (_, index) => (index + 1) / lines)
  const whole = `M0 0h${waterSize}v${waterSize}H0z`
  return {
    ground: draw(shares.filter((each) => each > share).toReversed()),
    water: share === 0 ? '' : share === 1 ? whole : (draw([share])[0] ?? ''),
    depths: draw(shares.filter((each) => each < share).toReversed()),
  }
}

function tankDepth(seed: string) {
  const { columns, rows } = grid
  const hills = hillField({ ...grid, hills: 5, tilt: 0 }, seededRandom(`water ${seed}`)).heights
  return sampleField(columns, rows, (x, y) => {
    const height = hills[Math.floor(y * rows) * columns + Math.floor(x * columns)] ?? 0
    return y * tilt - height
  })
}

function visibleDepths(depths: Float64Array): number[] {
  const isVisible = (position: number) => position >= hidden && position < grid.columns - hidden
  return [...depths].filter(
    (_, index) => isVisible(index % grid.columns) && isVisible(Math.floor(index / grid.columns)),
  )
}
