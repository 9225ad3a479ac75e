/** Paths have no origin. A link admits its reader, so it is made only now. */
export interface Mail {
  id: string
  to: string
  template: string
  values: Readonly<Record<string, string>>
  /** Of a kind that its reader may turn off: where, by one button. */
  turnOff?: { name: string; path: string }
}

/** `leasedAt` tells its lease from a later one of the same mail. */
export interface LeasedMail extends Mail {
  leasedAt: number
  /** Whom an answer reaches; otherwise the team. */
  replyTo?: string
  /** Whoever gets it can leave the list by a POST to `path` (RFC 2919, RFC 8058). */
  list?: { id: string; path: string }
}

export interface OutboxMessage {
  outboxId: string
}

/** RPC over a service binding: not reachable from outside. */
export interface OutboxRpc {
  /** `null` where there is nothing to do: another delivery has it, it was sent, is not due, or is not there. */
  lease(outboxId: string): Promise<LeasedMail | null>
  markSent(outboxId: string): Promise<void>
  /** @returns seconds until the next try; `null` where the mail is dead or its lease has ended */
  markFailed(outboxId: string, leasedAt: number, reason: string): Promise<number | null>
  markDead(outboxId: string): Promise<void>
  /** Marks expired leases `unknown` and queues what is due. */
  sweep(): Promise<{ unknown: number; queued: number }>
}
