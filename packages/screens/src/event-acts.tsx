import { t } from '@kere/brand/messages'
export const eventsPath = '/dashboard/events'

export const newEventPath = `${eventsPath}/new`

export const managedEventPath = (id: string) => `${eventsPath}/${encodeURIComponent(id)}`

/**
 * The name of the list of events that educators and admins share. Code that changes events finds the cached list by it.
 */
export const managedEventsName = 'managed-events'

export const nameOfEvent = (title: string) => title.trim() || t('Untitled event', 'Text, part of a page')
