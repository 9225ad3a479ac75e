import type { Context, Settings } from '../context.ts'

/** What the use cases behind the RPC work with: no request, and nobody who is signed in. */
export interface DeliveryContext extends Pick<Context, 'db' | 'now' | 'log'> {
  settings: Pick<Settings, 'accessTokenSecret'>
}
