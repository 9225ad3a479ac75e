import type { Context } from '../context.ts'

/** The secret of the sessions; without it nobody is let in. */
export function requireSecret({ settings: { accessTokenSecret } }: Context): string {
  if (!accessTokenSecret) throw new Error('ACCESS_TOKEN_SECRET is not set')
  return accessTokenSecret
}
