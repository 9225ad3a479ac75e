import type { Argon2id, Dependencies } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'

const expectedMs = 50

const longestWaitMs = 2000

/**
 * Runs one hash at a time, each followed by an equally long pause, because a hash blocks every read in the isolate. A
 * turn is a point in time and no place in a queue, so a request that is cancelled leaves nothing behind.
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
    // Until the hash ends, its duration is assumed to be the longest, so that requests that wake up meanwhile go on
    // waiting.
    busyUntil = beganAt + longestWaitMs
    try {
      return await argon2id(params)
    } finally {
      // A worker's clock stands still while it computes; waiting lets it move on.
      await wait(0)
      tookMs = Math.min(Math.max(1, now() - beganAt), longestWaitMs)
      busyUntil = now() + tookMs
    }
  }
}

const busy = 'Too many people are signing in at this moment. Try again in a few seconds'
