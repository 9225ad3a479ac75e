import { drawnDays, yearPath } from '@kere/brand/year-path'
import type { ImpactYear } from '@kere/contracts/portfolio/impact-year'

/** Draws a year of field work as a map of its days. The words beside the drawing give its numbers. */
export const YearDrawing = ({ year }: { year: ImpactYear }) => (
  <img
    src={yearPath(drawnDays(year))}
    alt=""
    width={1122}
    height={168}
    loading="lazy"
    className="mt-3 h-24 w-full border border-hairline bg-surface desk:h-36"
  />
)
