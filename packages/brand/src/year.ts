import { contourPaths, pictureSize, sampleField } from './contours.ts'
import { inDark, paintLevels, repaint, svgFile } from './svg.ts'

const weeks = 52
const thresholds = Array.from({ length: 8 }, (_, index) => 0.06 + (index * 0.82) / 7)
/** The width of the hill of one day, in weeks and in days. */
const spread = { week: 0.92, day: 0.74 }
const fewestForDepths = 5

/** The grid grows by one and a half cells at each edge, which the drawing crops. */
const crop = 3
const lying = { columns: 187 + crop, rows: 28 + crop, scale: 6 }
const upright = { columns: 38 + crop, rows: 79 + crop, scale: 7 }

const ramps = {
  light: { base: '#dceef1', middle: '#2f93a4', peak: '#052f38', line: '#0b5563', lineOpacity: 0.45 },
  dark: { base: '#153640', middle: '#3f9fb0', peak: '#d8f5fa', line: '#04252c', lineOpacity: 0.5 },
}

/** Draws each day as a hill as high as its hours. With fewer than five days, only the days themselves are drawn. */
export function renderYear(code: string, isUpright: boolean): string {
  const grid = isUpright ? upright : lying
  const size = pictureSize(grid, grid.scale)
  const hours = Array.from(code, (digit) => Number.parseInt(digit, 36))
  const places = hours.flatMap((each, place) => (each > 0 ? [place] : []))
  const dots = places
    .map((place) => {
      const [week, day] = [(Math.floor(place / 7) + 0.5) / weeks, ((place % 7) + 0.5) / 7]
      const [x, y] = isUpright ? [day, week] : [week, day]
      return `M${Math.round(x * size.width * 10) / 10} ${Math.round(y * size.height * 10) / 10}h.01`
    })
    .join('')
  const paths =
    places.length < fewestForDepths
      ? []
      : contourPaths(depths(hours, grid, isUpright), { thresholds, scale: grid.scale, spacing: 6 })
  return svgFile({
    ...size,
    fit: 'none',
    style: inDark(`${repaint(paths.length, ramps.dark)}.s{fill:#0b171c}.h{stroke:#edf4f5}.o{stroke:#12242a}`),
    body: [
      `<path class="s" fill="#fff" d="M0 0h${size.width}v${size.height}H0z"/>`,
      paintLevels(paths, ramps.light),
      `<path class="h" fill="none" stroke="#10242b" stroke-width="4.6" stroke-linecap="round" d="${dots}"/>`,
      `<path class="o" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" d="${dots}"/>`,
    ].join(''),
  })
}

/** The effect of a day more than three weeks away is invisible. */
const reach = 3

function depths(
  hours: readonly number[],
  { columns, rows }: Pick<typeof lying, 'columns' | 'rows'>,
  isUpright: boolean,
) {
  const across = (share: number, cells: number) => (share * cells - crop / 2) / (cells - crop)
  return sampleField(columns, rows, (x, y) => {
    const [along, over] = [across(x, columns), across(y, rows)]
    const [week, day] = isUpright ? [over * weeks, along * 7] : [along * weeks, over * 7]
    let depth = 0
    for (
      let near = Math.max(0, Math.floor(week) - reach);
      near <= Math.min(weeks - 1, Math.floor(week) + reach);
      near++
    )
      for (let each = 0; each < 7; each++) {
        const high = hours[near * 7 + each] ?? 0
        if (high === 0) continue
        const [dx, dy] = [(near + 0.5 - week) / spread.week, (each + 0.5 - day) / spread.day]
        depth += high * Math.exp(-(dx * dx + dy * dy) / 2)
      }
    return depth
  })
}
