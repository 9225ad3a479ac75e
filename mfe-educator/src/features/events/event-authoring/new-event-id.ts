import { placePrefix } from '@kere/platform/local-copies'
import { sessionStore } from '@kere/platform/web-storage'

// A new event gets its id while the user types, but its address does not change. The id is stored, so that a reloaded
// page finds the event.

const nameOf = (userId: string) => `${placePrefix}new-event.${userId}`

export const rememberNewEvent = (userId: string, id: string) => sessionStore.write(nameOf(userId), id)

export const findNewEvent = (userId: string) => sessionStore.read(nameOf(userId))

export const forgetNewEvent = (userId: string) => sessionStore.remove(nameOf(userId))
