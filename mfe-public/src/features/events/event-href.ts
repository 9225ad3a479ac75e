import type { EventTab } from '@kere/contracts/event-options'

export const eventsPath = '/events'

export const eventHref = (id: string) => `${eventsPath}/${encodeURIComponent(id)}`

export const tabHref = (tab: EventTab) => (tab === 'product' ? eventsPath : `${eventsPath}?tab=${tab}`)
