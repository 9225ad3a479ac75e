import type { Event } from '@kere/contracts/events/events'

/** C-37 */
export const tabOf = ({ category }: Pick<Event, 'category'>) => (category === 'info' ? 'info' : 'product')
