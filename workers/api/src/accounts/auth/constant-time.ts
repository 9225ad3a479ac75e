import type { Context } from '../../base/context.ts'

/** Longer than all that is done for an account: the time of an answer must not tell whether there is one. */
const answerMs = 400

export async function waitForConstantTime({ now, wait }: Pick<Context, 'now' | 'wait'>, startedAt: number) {
  await wait(Math.max(0, startedAt + answerMs - now()))
}
