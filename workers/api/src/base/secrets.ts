import type { Context, Settings } from './context.ts'

export function requireSecret({
  settings: { accessTokenSecret },
}: {
  settings: Pick<Settings, 'accessTokenSecret'>
}): string {
  if (!accessTokenSecret) throw new Error('ACCESS_TOKEN_SECRET is not set')
  return accessTokenSecret
}

/** Longer than all the work for an address, so that the time of an answer does not tell what is known of it. */
const answerMs = 400

export const waitForConstantTime = ({ waitUntilAge }: Pick<Context, 'waitUntilAge'>) => waitUntilAge(answerMs)
