import type { Context, Settings } from '../context.ts'

export interface DeliveryContext extends Pick<Context, 'db' | 'now' | 'log'> {
  settings: Pick<Settings, 'accessTokenSecret'>
}
