import * as z from 'zod/mini'
import { impactYear } from './impact-year.ts'

/** Optional, because cached answers may predate these fields. */
export const ownImpactFigures = {
  /** The number of public entries, counted up to 1,000. */
  publicImpactEntries: z.optional(z.int()),
  /** The days of all own entries, public and private, and how many entries of the year somebody vouched for. */
  impactYear: z.optional(z.extend(impactYear, { vouched: z.int() })),
}
