export const eventsPath = '/dashboard/events'

export const newEventPath = `${eventsPath}/new`

export const managedEventPath = (id: string) => `${eventsPath}/${encodeURIComponent(id)}`

/** Of the list, also where its rows are changed; the same for educators and admins. */
export const managedEventsName = 'managed-events'

export const nameOfEvent = (title: string) => title.trim() || 'Untitled event'
