import type { Context } from '../context.ts'

/**
 * When an answer goes out that must not say whether there is an account. All that is done for it takes less, and how much less
 * depends on what is written to the database.
 */
const evenMs = 400

/** Waits until an answer can go out whose time says nothing; `startedAt` in milliseconds, UTC. */
export async function waitForEvenTime({ now, wait }: Pick<Context, 'now' | 'wait'>, startedAt: number) {
  await wait(Math.max(0, startedAt + evenMs - now()))
}
