import type { Language } from '../accounts/languages.ts'
import type { DeliveryError } from './webhook-options.ts'

/** A mail, ready to be sent. Paths have no origin. Links that sign their reader in are created only now. */
export interface Mail {
  id: string
  to: string
  template: string
  language: Language
  values: Readonly<Record<string, string>>
  /** The kind of mail that the reader can turn off, and the address that does so with one click. */
  turnOff?: { name: string; path: string }
}

/** A mail with its lease. `leasedAt` distinguishes the lease from a later one of the same mail. */
export interface LeasedMail extends Mail {
  leasedAt: number
  /** The address that receives replies; by default that of the team. */
  replyTo?: string
  /** The mailing list, which a reader leaves by a POST to `path` (RFC 2919, RFC 8058). */
  list?: { id: string; path: string }
}

export interface OutboxMessage {
  outboxId: string
  /** The trace of the request that queued it. The clock's messages have none, and begin one of their own. */
  traceparent?: string
}

/** An event for a webhook, ready to be sent. `attempt` distinguishes the lease from a later one of the same event. */
export interface LeasedEvent {
  id: string
  attempt: number
  url: string
  body: string
  headers: Readonly<Record<string, string>>
}

export interface EventOutcome extends Pick<LeasedEvent, 'id' | 'attempt'> {
  /** Null if there was no answer. */
  status: number | null
  /** The first bytes of the answer. */
  answer: string
  /** Null if the event was delivered. */
  error: DeliveryError | null
}

/** RPC over a service binding, not reachable from outside. */
export interface OutboxRpc {
  /**
   * Leases the mail. The lease of an earlier delivery that has not handed the mail over is replaced, because its answer
   * may be lost or its worker may have died.
   * @returns `null` if there is nothing to do: the mail was handed over or sent, is not due, or does not exist
   */
  take(outboxId: string): Promise<LeasedMail | null>
  /**
   * Called right before the mail service, and again if the answer was lost.
   * @returns whether this lease may send the mail; `false` if another lease has replaced it
   */
  handOver(outboxId: string, leasedAt: number): Promise<boolean>
  markSent(outboxId: string): Promise<void>
  /** @returns the seconds until the next try; `null` if the mail is dead or its lease has ended */
  markFailed(outboxId: string, leasedAt: number, reason: string): Promise<number | null>
  markDead(outboxId: string): Promise<void>
  /**
   * Ends expired leases that reported nothing: a mail that was handed over becomes `unknown`, any other waits again.
   * Then queues the mails that are due.
   */
  sweep(): Promise<{ unknown: number; queued: number }>
  /**
   * Leases the events for webhooks that are due, of each object only the first that is not delivered.
   * @returns also the milliseconds until another one is due, if that is soon; null otherwise
   */
  takeEvents(): Promise<{ events: LeasedEvent[]; nextInMs: number | null }>
  /** It can be repeated: only the outcome of the current lease counts, and any delivery. */
  recordEvent(outcome: EventOutcome): Promise<void>
}
