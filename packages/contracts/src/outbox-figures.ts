import * as z from 'zod/mini'

// Apart from the endpoints, so that a dashboard loads no more of this capability.

export const outboxFigures = {
  /** Dead, or perhaps sent. */
  mailsInDoubt: z.int(),
}
