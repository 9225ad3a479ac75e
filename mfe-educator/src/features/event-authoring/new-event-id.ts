// A new event gets its id while it is being typed, and its address stays: a page that is loaded again has to find it.

const nameOf = (userId: string) => `kere.new-event.${userId}`

export function rememberNewEvent(userId: string, id: string) {
  try {
    sessionStorage.setItem(nameOf(userId), id)
  } catch {
    // Forbidden: the draft stands in the list.
  }
}

export function findNewEvent(userId: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(userId))
  } catch {
    return null
  }
}

export function forgetNewEvent(userId: string) {
  try {
    sessionStorage.removeItem(nameOf(userId))
  } catch {
    // Forbidden.
  }
}
