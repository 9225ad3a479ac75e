import type { Context } from '../context.ts'

/** When an answer goes out that must not tell whether there is an account: longer than all that is done for it. */
const answerMs = 400

export async function waitForConstantTime({ now, wait }: Pick<Context, 'now' | 'wait'>, startedAt: number) {
  await wait(Math.max(0, startedAt + answerMs - now()))
}
