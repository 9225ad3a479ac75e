/** Paths are of the site's own origin; a link lets its reader in, so it is made only now. */
export interface Mail {
  id: string
  to: string
  template: string
  values: Readonly<Record<string, string>>
}

/** `leasedAt` tells its lease from a later one of the same mail. */
export interface LeasedMail extends Mail {
  leasedAt: number
}

export interface OutboxMessage {
  outboxId: string
}

/** RPC over a service binding; nobody else can call it. */
export interface OutboxRpc {
  /** `null` where there is nothing to do: another delivery has it, it was sent, is not due, or is not there. */
  lease(outboxId: string): Promise<LeasedMail | null>
  markSent(outboxId: string): Promise<void>
  /** @returns after how many seconds to try again; `null` where the mail is dead or the lease had ended before */
  markFailed(outboxId: string, leasedAt: number, reason: string): Promise<number | null>
  /** For a message that was given up: what still waits is dead. */
  markDead(outboxId: string): Promise<void>
  /**
   * Declares leases that ran out unknown, and queues what is due.
   * @returns how many of each
   */
  sweep(): Promise<{ unknown: number; queued: number }>
}
