/** Paths have no origin. A link admits its reader, so it is made only now. */
export interface Mail {
  id: string
  to: string
  template: string
  values: Readonly<Record<string, string>>
  /** The kind that the reader may turn off, and the address that does it with one button. */
  turnOff?: { name: string; path: string }
}

/** `leasedAt` tells its lease from a later one of the same mail. */
export interface LeasedMail extends Mail {
  leasedAt: number
  /** The address that gets replies; the team's by default. */
  replyTo?: string
  /** A reader can leave the list by a POST to `path` (RFC 2919, RFC 8058). */
  list?: { id: string; path: string }
}

export interface OutboxMessage {
  outboxId: string
}

/** RPC over a service binding: not reachable from outside. */
export interface OutboxRpc {
  /**
   * Leases the mail, also from a delivery that has not handed it over: its answer may have been lost, or its worker died.
   * @returns `null` where there is nothing to do: it was handed over or sent, is not due, or is not there
   */
  take(outboxId: string): Promise<LeasedMail | null>
  /**
   * Asked before the mail service is called, and again when the answer was lost.
   * @returns whether this lease is the one that sends the mail: `false` where another has taken it
   */
  handOver(outboxId: string, leasedAt: number): Promise<boolean>
  markSent(outboxId: string): Promise<void>
  /** @returns seconds until the next try; `null` where the mail is dead or its lease has ended */
  markFailed(outboxId: string, leasedAt: number, reason: string): Promise<number | null>
  markDead(outboxId: string): Promise<void>
  /** Gives up leases without a word: what was handed over is `unknown`, other mails wait again. Then queues what is due. */
  sweep(): Promise<{ unknown: number; queued: number }>
}
