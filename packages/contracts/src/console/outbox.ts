import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { outboxSorts, outboxStates } from './outbox-options.ts'

export const problems = {
  not_replayable: { status: 409, title: 'Only failed or unconfirmed emails can be sent again' },
} as const

/** An entry never contains the mail's text, because that may contain a link that signs its reader in. */
export const outboxEntry = z.object({
  id: z.string(),
  template: z.string(),
  name: z.string(),
  /** Empty for a mail of a blind review, so that nothing tells who receives it or when. */
  to: z.string(),
  isBlind: z.optional(z.boolean()),
  recipient: z.nullable(z.object({ id: z.string(), name: z.string() })),
  state: openEnum(outboxStates),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.nullable(z.iso.datetime()),
  sentAt: z.nullable(z.iso.datetime()),
  lastError: z.nullable(z.string()),
})

export type OutboxEntry = z.infer<typeof outboxEntry>

export const outboxList = listOf(outboxEntry, {
  name: 'outbox',
  filters: {
    state: z.optional(z.enum(outboxStates)),
    template: z.optional(z.string().check(z.maxLength(64))),
  },
  sorts: outboxSorts,
  extra: { counts: countsOf(outboxStates) },
})

export const listOutbox = defineEndpoint('listOutbox', 'GET /api/outbox', {
  summary: 'What was sent to whom and when, and what was not, filtered, sorted and paged.',
  access: { roles: ['admin'] },
  query: outboxList.query,
  response: outboxList.response,
  failure: 'Failed to fetch the outbox',
})

export const listMailTemplates = defineEndpoint('listMailTemplates', 'GET /api/outbox/templates', {
  summary: 'The kinds of email by which the outbox can be filtered.',
  access: { roles: ['admin'] },
  response: z.object({ items: z.array(z.object({ template: z.string(), name: z.string() })) }),
  failure: 'Failed to fetch the kinds of email',
})

export const replayOutboxEntry = defineEndpoint('replayOutboxEntry', 'POST /api/outbox/:id/replays', {
  summary: 'Sends an email again that failed, or of which it is not known whether it was sent.',
  access: { roles: ['admin'] },
  response: outboxEntry,
  problems: ['not_replayable'],
  failure: 'Failed to send the email again',
})
