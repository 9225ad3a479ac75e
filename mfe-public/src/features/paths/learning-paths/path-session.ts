import { sessionStore } from '@kere/platform/web-storage'

const sessionKey = 'kere:learning-path-session'
const madeKey = 'kere:learning-path'

/** The id proves to the API that this tab made a path. It is created by the first call, and only in a browser. */
export function readSessionId(): string {
  const known = sessionStore.read(sessionKey)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStore.write(sessionKey, made)
  return made
}

export interface MadePath {
  id: string
  name: string
}

export const keepMadePath = (made: MadePath) => void sessionStore.write(madeKey, JSON.stringify(made))

export const readMadeText = () => sessionStore.read(madeKey)

export function readMadePath(text: string | null): MadePath | null {
  try {
    const made = JSON.parse(text ?? 'null') as Partial<MadePath> | null
    return typeof made?.id === 'string' && typeof made.name === 'string' ? { id: made.id, name: made.name } : null
  } catch {
    return null
  }
}
