import type { Settings } from './context.ts'

export function requireSecret({
  settings: { accessTokenSecret },
}: {
  settings: Pick<Settings, 'accessTokenSecret'>
}): string {
  if (!accessTokenSecret) throw new Error('ACCESS_TOKEN_SECRET is not set')
  return accessTokenSecret
}
