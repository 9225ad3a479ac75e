import type { Argon2id, Outside } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'

/** What a hash takes until one has been measured. */
const expectedMs = 50

/** Longer nobody waits for a turn. */
const longestWaitMs = 2000

/**
 * A hash holds up the isolate, and every read in it. So there is one at a time, and as long a pause after it as it took; whoever
 * would have to wait too long for a turn is sent away before anything is computed. Turns are instants, not a queue: a request that
 * goes away leaves nothing behind that others would wait for.
 */
export function paceHashes(argon2id: Argon2id, { now, wait }: Pick<Outside, 'now' | 'wait'>): Argon2id {
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
    // Until it is known how long it took, for whoever wakes up meanwhile.
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
