import type { Context, Settings } from '../../base/context.ts'

export interface DeliveryContext extends Pick<Context, 'db' | 'at' | 'log'> {
  settings: Pick<Settings, 'accessTokenSecret'>
}
