import { product } from '@kere/brand/brand'
import type { EventTab } from '@kere/contracts/events/event-options'

export const tabNames: Record<EventTab, string> = {
  product: `${product} Events`,
  educator: 'Educator Events',
  info: 'Info Events',
}
