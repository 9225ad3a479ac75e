import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { replayOutboxEntry } from '@kere/contracts/console/outbox'
import type { OutboxState } from '@kere/contracts/console/outbox-options'
import { labelOfMail } from '../labels.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

/**
 * The pauses after each failed attempt. They add up to more than an hour, so that an outage of an hour loses no mail.
 */
export const backoffSeconds = [60, 5 * 60, 15 * 60, 45 * 60] as const

/** After this time the sender counts as crashed. It gives up long before. */
export const leaseMs = 5 * minuteMs

/** For this long after a row is due, the sweep leaves it to its own queue message. */
export const sweepGraceMs = 30 * secondMs

/** The number of messages in a queue batch. */
export const sweptAtOnce = 100

/** The number of batches that one sweep sends, which makes a thousand mails a minute. */
export const piecesAtOnce = 10

/**
 * The difference allowed between the clocks of two machines. A message that was refused as early would have to wait for
 * the sweep.
 */
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
  // `lastError` is hidden too, because a mail server's message may contain the address.
  const hidden = { to: '', recipient: null, nextAttemptAt: null, sentAt: null, lastError: null }
  return isBlind ? { ...entry, ...hidden } : entry
}
