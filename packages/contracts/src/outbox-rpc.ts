/** What a mail is written from. Paths are of the site's own origin; a link in one lets its reader in, so it is made only now. */
export interface Mail {
  id: string
  to: string
  template: string
  /** Values of the template: names, a path, a reason. */
  values: Readonly<Record<string, string>>
}

/** A mail that one delivery has taken. `leasedAt` tells its lease from a later one of the same mail. */
export interface LeasedMail extends Mail {
  leasedAt: number
}

/** The id of an outbox row, as the queue carries it. */
export interface OutboxMessage {
  outboxId: string
}

/** What the jobs worker asks of the API, as RPC over a service binding; nobody else can. */
export interface OutboxRpc {
  /**
   * Takes a mail to send it. `null` where there is nothing to do: another delivery has it, it was sent, it is not due yet,
   * or it is not there.
   */
  lease(outboxId: string): Promise<LeasedMail | null>
  markSent(outboxId: string): Promise<void>
  /**
   * @returns after how many seconds to try again; `null` where that was the last attempt and the mail is dead, or where the
   * lease had ended before
   */
  markFailed(outboxId: string, leasedAt: number, reason: string): Promise<number | null>
  /** For a message that was given up: what still waits is dead. */
  markDead(outboxId: string): Promise<void>
  /** Declares leases that ran out unknown, and queues what is due and has not been heard of. @returns how many of each */
  sweep(): Promise<{ unknown: number; queued: number }>
}
