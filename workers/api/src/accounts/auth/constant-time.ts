import type { Context } from '../../base/context.ts'

/** Longer than all that is done for an account: the time of an answer must not tell whether there is one. */
const answerMs = 400

export const waitForConstantTime = ({ waitUntilAge }: Pick<Context, 'waitUntilAge'>) => waitUntilAge(answerMs)
