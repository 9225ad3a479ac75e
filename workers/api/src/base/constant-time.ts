import type { Context } from './context.ts'

/** Longer than all the work for an address, so that the time of an answer does not tell what is known of it. */
const answerMs = 400

export const waitForConstantTime = ({ waitUntilAge }: Pick<Context, 'waitUntilAge'>) => waitUntilAge(answerMs)
