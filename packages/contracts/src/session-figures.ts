import * as z from 'zod/mini'

// Apart from the endpoints, so that a dashboard loads no more of this capability.

export const sessionFigures = {
  /** Sessions that could be used now. */
  sessionsActive: z.int(),
}
