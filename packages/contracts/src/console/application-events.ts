import * as z from 'zod/mini'
import { defineEvents } from '../http/define-events.ts'

export const applicationEvents = defineEvents({
  'application.submitted': {
    summary: 'Somebody applied to teach or for a position.',
    // Fellowships are left out, because the moment of an application would reveal the applicant in a blind round.
    data: z.object({ id: z.string(), kind: z.enum(['educator', 'job']) }),
  },
})
