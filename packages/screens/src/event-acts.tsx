export const eventsPath = '/dashboard/events'

export const newEventPath = `${eventsPath}/new`

export const managedEventPath = (id: string) => `${eventsPath}/${encodeURIComponent(id)}`

/** The name of the list, also where its rows are changed; educators and admins share it. */
export const managedEventsName = 'managed-events'

export const nameOfEvent = (title: string) => title.trim() || 'Untitled event'
