import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { requiredText } from '../text/text.ts'
import { minorMentorAnswers } from './minor-mentors-options.ts'

export const problems = {
  mentor_not_for_minors: { status: 409, title: 'This educator is not approved to mentor learners under 18' },
  mentorship_not_agreed: { status: 409, title: 'This learner’s guardian does not agree to mentorship' },
  minor_mentor_final: { status: 409, title: 'The email has left, so this cannot be undone' },
} as const

/** An approved educator, and whether an admin lets them mentor people under 18. */
const minorMentor = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  isApproved: z.boolean(),
  /** Why an admin approved it, or took it back; null if nobody has decided yet. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  joinedAt: z.iso.datetime(),
})

export type MinorMentor = z.infer<typeof minorMentor>

export const minorMentors = resource('/api/minor-mentors', minorMentor, {
  name: 'minor-mentors',
  access: admins,
  filters: { approved: oneOf(minorMentorAnswers) },
  sorts: newestOrOldest,
  list: {
    name: 'listMinorMentors',
    summary: 'Approved educators, and who of them may mentor people under 18.',
    failure: 'Failed to fetch educators',
  },
  get: {
    name: 'getMinorMentor',
    summary: 'One approved educator, and whether they may mentor people under 18.',
    failure: 'Failed to fetch the educator',
  },
})

export const minorMentorReason = requiredText('Please write a reason', limits.reasonLength)

export const setMinorMentor = defineEndpoint('setMinorMentor', 'PUT /api/minor-mentors/:id', {
  summary: 'Lets an educator mentor people under 18, or no longer. It tells the educator.',
  access: admins,
  body: z.strictObject({ isApproved: z.boolean(), reason: minorMentorReason }),
  response: minorMentor,
  failure: 'Failed to save the decision',
})

export const undoMinorMentor = defineEndpoint('undoMinorMentor', 'DELETE /api/minor-mentors/:id/last-change', {
  summary: 'Takes the latest decision on an educator back, before its email leaves.',
  access: admins,
  status: 200,
  response: minorMentor,
  problems: ['minor_mentor_final'],
  failure: 'Failed to undo it',
})
