import type { Context, Settings } from './context.ts'

export interface WithSecret {
  settings: Pick<Settings, 'accessTokenSecret' | 'oldAccessTokenSecret'>
}

/** The secret that signs. */
export function requireSecret({ settings: { accessTokenSecret } }: WithSecret): string {
  if (!accessTokenSecret) throw new Error('ACCESS_TOKEN_SECRET is not set')
  return accessTokenSecret
}

/** All secrets whose signatures are good: after a rotation the old one is too, for as long as it is set. */
export const requireSecrets = (context: WithSecret): readonly string[] => [
  requireSecret(context),
  ...(context.settings.oldAccessTokenSecret ? [context.settings.oldAccessTokenSecret] : []),
]

/**
 * Longer than all the work for any address, so that the time of an answer does not tell whether the address is known.
 */
const answerMs = 400

export const waitForConstantTime = ({ waitUntilAge }: Pick<Context, 'waitUntilAge'>) => waitUntilAge(answerMs)
