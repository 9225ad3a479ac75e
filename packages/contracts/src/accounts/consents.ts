import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { consentGivers, consentPurposes } from './consents-options.ts'
import { roles } from './roles.ts'

export const problems = {
  consent_needed: {
    status: 409,
    title: 'There is no account without this. To end it, delete your account',
  },
} as const

export const consent = z.object({
  purpose: openEnum(consentPurposes),
  /** The words that were agreed to, with their version and language. */
  words: z.string(),
  version: z.int(),
  language: z.string(),
  givenAt: z.iso.datetime(),
  givenBy: openEnum(consentGivers),
  withdrawnAt: z.nullable(z.iso.datetime()),
  withdrawnBy: z.nullable(openEnum(consentGivers)),
})

export type Consent = z.infer<typeof consent>

const ledger = z.object({ items: z.array(consent) })

export const listConsents = defineEndpoint('listConsents', 'GET /api/me/consents', {
  summary: 'What the caller has agreed to and withdrawn, in the words of the day, the latest first.',
  access: { roles, minors: 'open' },
  response: ledger,
  failure: 'Failed to fetch what you agreed to',
})

export const withdrawConsent = defineEndpoint('withdrawConsent', 'POST /api/me/consents/:purpose/withdrawal', {
  summary: 'Withdraws a consent of the caller. It ends at once what was based on it; repeating it changes nothing.',
  access: { roles, minors: 'open' },
  params: z.object({ purpose: z.enum(consentPurposes) }),
  status: 200,
  response: ledger,
  problems: ['consent_needed'],
  isAlwaysFound: true,
  failure: 'Failed to withdraw your consent',
})
