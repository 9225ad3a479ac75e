import * as z from 'zod/mini'

export const outboxFigures = {
  /** Dead, or perhaps sent. */
  mailsInDoubt: z.int(),
}
