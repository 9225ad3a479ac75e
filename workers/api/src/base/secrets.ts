import type { Context, Settings } from './context.ts'

export function requireSecret({
  settings: { accessTokenSecret },
}: {
  settings: Pick<Settings, 'accessTokenSecret'>
}): string {
  if (!accessTokenSecret) throw new Error('ACCESS_TOKEN_SECRET is not set')
  return accessTokenSecret
}

/**
 * Longer than all the work for any address, so that the time of an answer does not tell whether the address is known.
 */
const answerMs = 400

export const waitForConstantTime = ({ waitUntilAge }: Pick<Context, 'waitUntilAge'>) => waitUntilAge(answerMs)
