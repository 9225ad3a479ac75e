import type { Context, Settings } from '../../base/context.ts'

export interface DeliveryContext extends Pick<Context, 'db' | 'now' | 'log'> {
  settings: Pick<Settings, 'accessTokenSecret'>
}
