import * as z from 'zod/mini'
import { newReply, visitorMessage } from '../forms/visitor-message.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { emailAddressOf } from '../text/email-address.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import {
  privacyRequestFilers,
  privacyRequestKinds,
  privacyRequestLimits,
  privacyRequestStates,
} from './privacy-request-options.ts'
import { roles } from './roles.ts'

export const problems = {
  privacy_request_closed: { status: 409, title: 'This request is closed already' },
} as const

const ownFields = {
  id: z.string(),
  kind: openEnum(privacyRequestKinds),
  filedBy: openEnum(privacyRequestFilers),
  state: openEnum(privacyRequestStates),
  text: z.nullable(z.string()),
  nomineeName: z.nullable(z.string()),
  nomineeEmail: z.nullable(z.string()),
  submittedAt: z.iso.datetime(),
  /** The day by which it is answered or carried out; null for what was answered at once. */
  dueAt: z.nullable(z.iso.datetime()),
}

const ownRequest = z.object({
  ...ownFields,
  reply: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
})

export type OwnPrivacyRequest = z.infer<typeof ownRequest>

const access = { roles, minors: 'open' } as const

export const listOwnPrivacyRequests = defineEndpoint('listOwnPrivacyRequests', 'GET /api/me/privacy-requests', {
  summary: 'What the caller has asked for about their own data, with due dates and answers, the latest first.',
  access,
  response: z.object({ items: z.array(ownRequest) }),
  failure: 'Failed to fetch your requests',
})

export const newPrivacyRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['correction', 'complaint']),
    text: requiredText('Please say what this is about', privacyRequestLimits.textLength),
  }),
  z.strictObject({
    kind: z.literal('nomination'),
    nomineeName: requiredLine('Please enter their name', limits.nameLength),
    nomineeEmail: emailAddressOf({ required: 'Please enter their email address', invalid: fieldMessages.emailInvalid }),
  }),
])

export type NewPrivacyRequest = z.infer<typeof newPrivacyRequest>

export const filePrivacyRequest = defineEndpoint('filePrivacyRequest', 'POST /api/me/privacy-requests', {
  summary: 'Asks for a correction, complains, or names somebody who may act for the caller.',
  access,
  body: newPrivacyRequest,
  response: ownRequest,
  problems: ['too_many_attempts'],
  failure: 'Failed to send your request',
})

export const withdrawPrivacyRequest = defineEndpoint(
  'withdrawPrivacyRequest',
  'POST /api/me/privacy-requests/:id/withdrawal',
  {
    summary: 'Withdraws a request of the caller that waits, or a nomination. The nominated person is forgotten.',
    access,
    status: 200,
    response: ownRequest,
    problems: ['privacy_request_closed'],
    failure: 'Failed to withdraw your request',
  },
)

export const privacyRequest = z.object({
  ...ownFields,
  person: z.string(),
  email: z.string(),
  isLate: z.boolean(),
  reply: visitorMessage.reply,
})

export type PrivacyRequest = z.infer<typeof privacyRequest>

export const privacyRequests = resource('/api/privacy-requests', privacyRequest, {
  name: 'privacy-requests',
  access: admins,
  filters: { state: oneOf(privacyRequestStates), kind: oneOf(privacyRequestKinds) },
  sorts: newestOrOldest,
  counts: privacyRequestStates,
  list: {
    name: 'listPrivacyRequests',
    summary: 'What people have asked for about their own data.',
    failure: 'Failed to fetch the requests',
  },
  get: {
    name: 'getPrivacyRequest',
    summary: 'One of the requests.',
    failure: 'Failed to fetch the request',
  },
  csv: 'exportPrivacyRequests',
})

export const answerPrivacyRequest = defineEndpoint('answerPrivacyRequest', 'POST /api/privacy-requests/:id/answer', {
  summary: 'Answers a request, once, by email and in the person’s notifications.',
  access: admins,
  body: newReply,
  status: 200,
  response: privacyRequest,
  problems: ['privacy_request_closed'],
  failure: 'Failed to send the answer',
})
