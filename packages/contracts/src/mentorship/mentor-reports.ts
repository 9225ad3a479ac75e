import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** A learner reports the mentor themselves, a session, or the note that the mentor shared about a session. */
const reported = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('mentor') }),
  z.strictObject({ about: z.enum(['session', 'note']), sessionId: z.string().check(z.maxLength(64)) }),
])

export type MentorReport = z.infer<typeof reported>

/** It is open to people under 18 whatever their guardian agrees to. */
export const reportMentor = defineEndpoint('reportMentor', 'POST /api/mentorship-requests/:id/reports', {
  summary: 'Reports the mentor to admins, in one press, with what it is about. The mentor is not told.',
  access: { roles, minors: 'open' },
  body: reported,
  status: 204,
  problems: ['too_many_attempts'],
  failure: 'Failed to send the report',
})
