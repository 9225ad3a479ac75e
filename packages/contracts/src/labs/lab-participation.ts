import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { roles } from '../accounts/roles.ts'
import { countGraphemes } from '../text/graphemes.ts'
import { textField } from '../text/text.ts'
import { optionalWebLink } from '../text/web-link.ts'
import { labLimits, labMessages, participantRoles, participantStatuses } from './lab-options.ts'
import { labSummary } from './labs.ts'

export const problems = {
  lab_already_joined: { status: 409, title: labMessages.alreadyAsked },
  lab_not_open: { status: 409, title: t('This lab does not take requests any more', 'Error') },
  lab_is_sample: { status: 409, title: labMessages.sample },
  lab_full: { status: 409, title: t('All places of this lab are taken', 'Error') },
  own_lab: { status: 409, title: t('You run this lab', 'Error') },
  too_many_lab_requests: {
    status: 409,
    title: t('You are waiting for an answer from 20 labs. Withdraw a request before you send another', 'Error'),
  },
} as const

const moment = z.iso.datetime()

export const ownParticipation = z.object({
  id: z.string(),
  role: openEnum(participantRoles),
  status: openEnum(participantStatuses),
  statement: z.string(),
  externalLink: z.nullable(z.string()),
  note: z.nullable(z.string()),
  askedAt: moment,
  decidedAt: z.nullable(moment),
})

export type OwnParticipation = z.infer<typeof ownParticipation>

export const labInterest = z.strictObject({
  statement: textField(labMessages.statementRequired).check(
    z.minLength(1, labMessages.statementRequired),
    z.maxLength(labLimits.statementUnits, labMessages.statementTooLong),
    z.refine((text) => countGraphemes(text) <= labLimits.statementLength, labMessages.statementTooLong),
  ),
  externalLink: z.optional(optionalWebLink(labMessages.linkInvalid)),
})

export type LabInterest = z.infer<typeof labInterest>

export const joinLab = defineEndpoint('joinLab', 'POST /api/challenge-labs/:id/participation', {
  summary: 'Asks to take part in a lab: a learner as a participant, an approved educator as a mentor (S-524, C-33).',
  access: { roles: ['student', 'educator'], needs: ['onboarded'], minors: 'labs' },
  body: labInterest,
  response: ownParticipation,
  problems: [
    'not_approved',
    'lab_already_joined',
    'lab_not_open',
    'lab_is_sample',
    'lab_full',
    'own_lab',
    'too_many_lab_requests',
    'too_many_attempts',
  ],
  failure: labMessages.joinFailed,
})

export const leaveLab = defineEndpoint('leaveLab', 'DELETE /api/challenge-labs/:id/participation', {
  summary: 'Withdraws a request that waits for an answer, or leaves a lab. Idempotent.',
  access: { roles },
  isAlwaysFound: true,
  failure: 'Failed to withdraw your request',
})

export const labStanding = z.object({
  participation: z.nullable(ownParticipation),
  isOwn: z.boolean(),
  /** True for the lab's educator and admins (C-32). */
  mayManage: z.boolean(),
  mayWork: z.boolean(),
  /** Whether a request may contain a link. Links of a learner who may be under 18 are not stored (C-49). */
  takesLink: z.optional(z.boolean()),
})

export type LabStanding = z.infer<typeof labStanding>

export const getLabStanding = defineEndpoint('getLabStanding', 'GET /api/challenge-labs/:id/standing', {
  summary: 'What the caller is to a lab (S-524).',
  access: { roles },
  response: labStanding,
  isAlwaysFound: true,
  failure: labMessages.participationsFailed,
})

export const myParticipation = z.extend(ownParticipation, { lab: labSummary })

export type MyParticipation = z.infer<typeof myParticipation>

export const myParticipationList = listOf(myParticipation, {
  name: 'my-lab-participations',
  filters: {},
  sorts: ['newest'],
})

export const listMyParticipations = defineEndpoint('listMyParticipations', 'GET /api/me/lab-participations', {
  summary: 'The caller’s own requests and places in labs, with their labs (S-524).',
  access: { roles, minors: 'open' },
  query: myParticipationList.query,
  response: myParticipationList.response,
  failure: labMessages.participationsFailed,
})
