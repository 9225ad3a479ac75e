import { product } from '@kere/brand/brand'
import type { EventTab } from '@kere/contracts/events/event-options'
import type { Event } from '@kere/contracts/events/events'

export const tabOf = ({ category }: Pick<Event, 'category'>) => (category === 'info' ? 'info' : 'product')

export const tabNames: Record<EventTab, string> = {
  product: `${product} Events`,
  educator: 'Educator Events',
  info: 'Info Events',
}
