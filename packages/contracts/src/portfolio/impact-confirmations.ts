import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { emailAddressOf } from '../text/email-address.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { lineField, requiredLine } from '../text/text.ts'
import { shownEntry } from './impact-entries.ts'
import { impactConfirmationStates, impactMessages } from './impact-options.ts'

export const problems = {
  impact_confirmation_asked: { status: 409, title: 'Somebody has been asked already. Withdraw that first' },
  impact_confirmation_not_needed: { status: 409, title: 'This entry is verified or confirmed already' },
  impact_confirmation_refused: { status: 409, title: 'This person has refused before, so they are not asked again' },
  impact_confirmation_own: { status: 409, title: 'Please name somebody else: this is your own address' },
  impact_link_invalid: { status: 404, title: 'This link is not valid, or was withdrawn' },
  impact_link_answered: { status: 409, title: 'This link has been used, or has expired' },
  impact_entry_changed: { status: 409, title: 'The entry has changed. Please read it again before you answer' },
} as const
const token = z.string().check(z.maxLength(200))

export const newImpactConfirmation = z.strictObject({
  name: requiredLine(impactMessages.confirmerRequired, limits.nameLength),
  email: emailAddressOf({ required: 'Please enter their email address', invalid: fieldMessages.emailInvalid }),
})

export const askImpactConfirmation = defineEndpoint(
  'askImpactConfirmation',
  'POST /api/me/impact-entries/:id/confirmation',
  {
    summary:
      'Asks a person by email to confirm an own entry. They see that entry and nothing else; the link ends in 14 days.',
    access: { roles },
    body: newImpactConfirmation,
    response: z.object({ name: z.string(), askedAt: z.iso.datetime() }),
    problems: [
      'impact_confirmation_asked',
      'impact_confirmation_not_needed',
      'impact_confirmation_refused',
      'impact_confirmation_own',
      'too_many_attempts',
    ],
    failure: 'Failed to ask for a confirmation',
  },
)

export const withdrawImpactConfirmation = defineEndpoint(
  'withdrawImpactConfirmation',
  'DELETE /api/me/impact-entries/:id/confirmation',
  {
    summary: 'Takes back what was asked, so that the link ends. Again it changes nothing.',
    access: { roles },
    failure: 'Failed to withdraw the confirmation',
  },
)

export const impactConfirmation = z.object({
  token: z.string(),
  state: openEnum([...impactConfirmationStates, 'expired'] as const),
  /** The name that the entry's owner gave to the person they asked. */
  name: z.string(),
  ownerName: z.string(),
  /** The entry, while it waits for an answer. */
  entry: z.nullable(
    z.pick(shownEntry, { title: true, category: true, description: true, dateCompleted: true, outcomes: true }),
  ),
  /** The version of the entry that the caller saw. */
  seen: z.string(),
})

export type ImpactConfirmation = z.infer<typeof impactConfirmation>

export const getImpactConfirmation = defineEndpoint('getImpactConfirmation', 'GET /api/impact-confirmations/:token', {
  summary: 'The one entry that somebody was asked about, by the link in their email. It changes nothing.',
  access: 'public',
  params: z.object({ token }),
  response: impactConfirmation,
  problems: ['impact_link_invalid'],
  isAlwaysFound: true,
  failure: 'Failed to fetch the entry',
})

const seen = lineField().check(z.maxLength(32))

export const impactEntryConfirmed = z.strictObject({
  token,
  seen,
  name: requiredLine(impactMessages.signatureRequired, limits.nameLength),
})

export const confirmImpactEntry = defineEndpoint('confirmImpactEntry', 'POST /api/impact-confirmations/confirmed', {
  summary: 'Confirms the entry as it was seen, by the one-use link.',
  access: 'public',
  body: impactEntryConfirmed,
  status: 200,
  response: impactConfirmation,
  problems: ['impact_link_invalid', 'impact_link_answered', 'impact_entry_changed'],
  failure: 'Failed to confirm the entry',
})

export const impactEntryRefused = z.strictObject({ token })

export const refuseImpactEntry = defineEndpoint('refuseImpactEntry', 'POST /api/impact-confirmations/refused', {
  summary:
    'Refuses to confirm, by the one-use link. The entry stays as it is, and its owner cannot ask this person again.',
  access: 'public',
  body: impactEntryRefused,
  status: 200,
  response: impactConfirmation,
  problems: ['impact_link_invalid', 'impact_link_answered'],
  failure: 'Failed to refuse',
})
