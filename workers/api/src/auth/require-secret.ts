import type { Settings } from '../context.ts'

/** The secret of the sessions; without it nobody is let in. */
export function requireSecret({
  settings: { accessTokenSecret },
}: {
  settings: Pick<Settings, 'accessTokenSecret'>
}): string {
  if (!accessTokenSecret) throw new Error('ACCESS_TOKEN_SECRET is not set')
  return accessTokenSecret
}
