import type { Context, Settings } from '../context.ts'

/** What the desk's use cases work with: no request, and nobody who is signed in. */
export interface DeskContext extends Pick<Context, 'db' | 'now' | 'log'> {
  settings: Pick<Settings, 'accessTokenSecret'>
}
