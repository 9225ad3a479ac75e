import { localStore } from '@kere/platform/web-storage'
import * as z from 'zod/mini'

/** The key of the stored searches. Signing out deletes them, like everything that a browser stores about a user. */
const key = 'kere-searches'
const kept = 5

const searches = z.array(z.string())

export function recentSearches(): readonly string[] {
  try {
    return z.safeParse(searches, JSON.parse(localStore.read(key) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

export function keepSearch(search: string) {
  const others = recentSearches().filter((each) => each.toLowerCase() !== search.toLowerCase())
  localStore.write(key, JSON.stringify([search, ...others].slice(0, kept)))
}

export const forgetSearches = () => localStore.remove(key)
