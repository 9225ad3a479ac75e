import type { Argon2id, Dependencies } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'

const expectedMs = 50

const longestWaitMs = 2000

/**
 * One hash at a time, then as long a pause: it blocks every read in the isolate. Turns are instants, not a queue: a request that
 * goes away leaves nothing behind.
 */
export function limitHashing(argon2id: Argon2id, { now, wait }: Pick<Dependencies, 'now' | 'wait'>): Argon2id {
  let tookMs = expectedMs
  let nextTurnAt = 0
  let busyUntil = 0

  return async (params) => {
    const askedAt = now()
    const turnAt = Math.max(nextTurnAt, askedAt)
    if (turnAt - askedAt > longestWaitMs) throw new DomainError('unavailable', busy, turnAt - askedAt)
    nextTurnAt = turnAt + 2 * tookMs
    for (let left = turnAt - now(); left > 0 || busyUntil > now(); left = turnAt - now()) {
      if (now() - askedAt > longestWaitMs) throw new DomainError('unavailable', busy, longestWaitMs)
      await wait(left > 0 ? left : tookMs)
    }

    const beganAt = now()
    // Pessimistic until the hash ends, for those that wake up meanwhile.
    busyUntil = beganAt + longestWaitMs
    try {
      return await argon2id(params)
    } finally {
      // The clock of a worker stands still while it computes.
      await wait(0)
      tookMs = Math.min(Math.max(1, now() - beganAt), longestWaitMs)
      busyUntil = now() + tookMs
    }
  }
}

const busy = 'Too many people are signing in at this moment. Try again in a few seconds'
