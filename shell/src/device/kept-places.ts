import type { KeptPlace } from '@kere/platform/device'
import { allOf, type DeviceStore } from './device-store.ts'

export interface ListedPlace extends KeptPlace {
  /** The time at which it was stored, in milliseconds since 1970. */
  at: number
}

export interface WaitingPage {
  path: string
  title: string
  waiting: number
  refused: number
}

export interface OnDevice {
  places: readonly ListedPlace[]
  pages: readonly WaitingPage[]
}

/**
 * Places are stored like answers, below this address, so that they belong to a user and are counted and deleted
 * together with the answers.
 */
const below = '/dashboard'

export async function readDevice(store: DeviceStore, userId: string): Promise<OnDevice> {
  const addresses = [`${location.origin}${below}`, `${location.origin}${below}\uffff`] as const
  const [stored, writes] = await Promise.all([
    store.getAll('answers', IDBKeyRange.bound([userId, addresses[0]], [userId, addresses[1]])),
    store.getAllFromIndex('writes', 'byTarget', allOf(userId)),
  ])
  const places = stored.map(({ url, text, at }): ListedPlace => {
    // Only `listPlace` stores something under this address.
    const place = JSON.parse(text) as Omit<KeptPlace, 'path'>
    return { ...place, path: url.slice(location.origin.length), at }
  })
  const pages = new Map<string, WaitingPage>()
  for (const { page = { path: below, title: 'Dashboard' }, refusal } of writes) {
    const { waiting, refused } = pages.get(page.path) ?? { waiting: 0, refused: 0 }
    const isRefused = refusal !== null
    const counts = { waiting: waiting + (isRefused ? 0 : 1), refused: refused + (isRefused ? 1 : 0) }
    pages.set(page.path, { ...page, ...counts })
  }
  return { places: places.toSorted((one, other) => other.at - one.at), pages: [...pages.values()] }
}
