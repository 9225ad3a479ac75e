import { placePrefix } from '@kere/platform/local-copies'
import { sessionStore } from '@kere/platform/web-storage'

// A new event gets its id while it is being typed, and its address stays: a page that is loaded again has to find it.

const nameOf = (userId: string) => `${placePrefix}new-event.${userId}`

export const rememberNewEvent = (userId: string, id: string) => sessionStore.write(nameOf(userId), id)

export const findNewEvent = (userId: string) => sessionStore.read(nameOf(userId))

export const forgetNewEvent = (userId: string) => sessionStore.remove(nameOf(userId))
