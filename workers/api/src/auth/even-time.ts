import type { Context } from '../context.ts'

/** When an answer goes out that must not tell whether there is an account: longer than all that is done for it. */
const evenMs = 400

export async function waitForEvenTime({ now, wait }: Pick<Context, 'now' | 'wait'>, startedAt: number) {
  await wait(Math.max(0, startedAt + evenMs - now()))
}
