import * as z from 'zod/mini'
import { stageSummary } from './labs.ts'

/** Optional, because cached answers may predate the field. */
export const ownLabFigures = {
  /** The lab under way that the learner joined last. */
  currentLab: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        title: z.string(),
        team: z.nullable(z.string()),
        stages: z.array(stageSummary),
      }),
    ),
  ),
}
