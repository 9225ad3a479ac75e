import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { replayOutboxEntry } from '@kere/contracts/console/outbox'
import type { OutboxState } from '@kere/contracts/console/outbox-options'
import { labelOfMail } from '../labels.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

/**
 * The pauses after the first, second … failed attempt: over an hour in all, so that an outage of that length loses
 * nothing.
 */
export const backoffSeconds = [60, 5 * 60, 15 * 60, 45 * 60] as const

/** After this time the sender counts as crashed; sending is given up long before. */
export const leaseMs = 5 * minuteMs

/** A due row is left to its own message for this long before the sweep queues it again. */
export const sweepGraceMs = 30 * secondMs

/** A batch of queue messages may have this many. */
export const sweptAtOnce = 100

/** One sweep sends this many batches: a thousand mails a minute. */
export const piecesAtOnce = 10

/** Two machines' clocks differ: a message turned away as early would have to wait for the sweep. */
export const clockToleranceMs = 2 * secondMs

export const deathReasons = {
  linkVoid: 'Its link was used, replaced or expired before it could be sent',
  nothingToSay: 'What it tells of was deleted before it could be sent',
  givenUp: 'The queue gave up after too many attempts',
} as const

export const tidyReason = (reason: string) =>
  reason
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)

type OutboxEntry = EndpointAnswer<typeof replayOutboxEntry>

interface Row extends Pick<OutboxEntry, 'id' | 'template' | 'to' | 'attempts' | 'lastError'> {
  state: OutboxState
  recipientId: string | null
  recipientName: string | null
  createdAt: number
  dueAt: number
  sentAt: number | null
  urgency: number
  isBlind: number
}

export function outboxEntryOf(known: Row): OutboxEntry {
  const { recipientId, recipientName, createdAt, dueAt, sentAt, urgency: _, isBlind, ...row } = known
  const entry = {
    ...row,
    isBlind: isBlind === 1,
    name: labelOfMail(row.template),
    recipient: recipientId === null ? null : { id: recipientId, name: recipientName ?? '' },
    createdAt: new Date(createdAt).toISOString(),
    nextAttemptAt: row.state === 'pending' ? new Date(dueAt).toISOString() : null,
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
  }
  // A mail server's answer names the address too.
  const hidden = { to: '', recipient: null, nextAttemptAt: null, sentAt: null, lastError: null }
  return isBlind ? { ...entry, ...hidden } : entry
}
