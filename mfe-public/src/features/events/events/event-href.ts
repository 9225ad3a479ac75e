import type { EventTab } from '@kere/contracts/events/event-options'

export const registerId = 'register'

export const registerFormId = 'register-form'

export const eventsPath = '/events'

export const eventHref = (id: string) => `${eventsPath}/${encodeURIComponent(id)}`

export const previewHref = (id: string) => `${eventHref(id)}/preview`

export const tabHref = (tab: EventTab) => (tab === 'product' ? eventsPath : `${eventsPath}?tab=${tab}`)
