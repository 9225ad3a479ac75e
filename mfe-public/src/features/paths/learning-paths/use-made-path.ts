import { useSyncExternalStore } from 'react'
import { readMadePath, readMadeText } from './path-session.ts'

const never = () => () => {}

/** Returns whether this tab made the path. The server cannot know. */
export function useMadePath(id: string) {
  const text = useSyncExternalStore(never, readMadeText, () => null)
  const made = readMadePath(text)
  return made?.id === id ? made : null
}
