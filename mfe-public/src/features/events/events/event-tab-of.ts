import type { Event } from '@kere/contracts/events/events'

export const tabOf = ({ category }: Pick<Event, 'category'>) => (category === 'info' ? 'info' : 'product')
