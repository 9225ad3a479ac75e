import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import type { EventTab } from '@kere/contracts/events/event-options'
import type { Event } from '@kere/contracts/events/events'

export const tabOf = ({ category }: Pick<Event, 'category'>) => (category === 'info' ? 'info' : 'product')

export const tabNames: Record<EventTab, string> = {
  product: t('{product} Events', { product }, 'Name of a tab'),
  educator: t('Educator Events', 'Name of a tab'),
  info: t('Info Events', 'Name of a tab'),
}
