import type { Context } from './context.ts'

/** Longer than all that is done for an address: the time of an answer must not tell what is known of it. */
const answerMs = 400

export const waitForConstantTime = ({ waitUntilAge }: Pick<Context, 'waitUntilAge'>) => waitUntilAge(answerMs)
