import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { replayOutboxEntry } from '@kere/contracts/outbox'
import type { OutboxState } from '@kere/contracts/outbox-options'
import { mailNameOf } from '../words.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

/** Pauses after the first, second … failed attempt: over an hour in all, so that an outage of that length loses nothing. */
export const backoffSeconds = [60, 5 * 60, 15 * 60, 45 * 60] as const

/** Whoever has not said by then what became of a mail is taken to have crashed. Sending one is given up long before. */
export const leaseMs = 5 * minuteMs

/** A row that is due is left to its own message for this long before the sweep queues it again. */
export const sweepGraceMs = 30 * secondMs

/** How many rows one sweep queues: as many as one batch of messages may have. */
export const sweptAtOnce = 100

/**
 * A message that comes this much before its row is due is not too early: the clocks of two machines are not one, and
 * turned away it would have to wait for the sweep.
 */
export const clockToleranceMs = 2 * secondMs

/** Why a mail died; admins read it. */
export const deathReasons = {
  linkVoid: 'Its link was used, replaced or expired before it could be sent',
  givenUp: 'Its message was given up by the queue',
} as const

/** One line of what a failure says of itself, short enough for a table. */
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
}

/** A row of the outbox as admins see it. */
export function outboxEntryOf({ recipientId, recipientName, createdAt, dueAt, sentAt, ...row }: Row): OutboxEntry {
  return {
    ...row,
    name: mailNameOf(row.template),
    recipient: recipientId === null ? null : { id: recipientId, name: recipientName ?? '' },
    createdAt: new Date(createdAt).toISOString(),
    nextAttemptAt: row.state === 'pending' ? new Date(dueAt).toISOString() : null,
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
  }
}
