import type { ProfileSectionName } from '@kere/contracts/accounts/profile-settings'
import { queryOptions } from '@tanstack/react-query'

export interface TypedSection {
  version: number
  values: Record<string, unknown>
}

export type TypedSections = Partial<Record<ProfileSectionName, TypedSection>>

export const isSame = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right)

interface Kept extends TypedSection {
  key: string
  at: number
}

const database = 'kere-profile'
const table = 'sections'
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Signing out clears web storage (S-302). This database keeps the typed text for its user, for at most a week. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'key' }))
  return resultOf(request)
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  })

async function run<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) {
  const opened = await open()
  try {
    return await resultOf(act(opened.transaction(table, mode).objectStore(table)))
  } finally {
    opened.close()
  }
}

const keyOf = (userId: string, name: string) => `${userId}/${name}`

async function readTyped(userId: string): Promise<TypedSections> {
  const prefix = keyOf(userId, '')
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  // Only `keepTyped` writes to this database, so the format is known.
  const kept = (await run<unknown[]>('readonly', (store) => store.getAll(range))) as Kept[]
  return Object.fromEntries(
    kept
      .filter(({ at }) => at > Date.now() - keptMs)
      .map(({ key, version, values }) => [key.slice(prefix.length), { version, values }]),
  )
}

/** If the browser has no storage, typed text lasts as long as the page. */
export const typedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile-typed', userId],
    queryFn: () => readTyped(userId).catch((): TypedSections => ({})),
    gcTime: 0,
    staleTime: Infinity,
  })

export function keepTyped(userId: string, name: ProfileSectionName, typed: TypedSection | null) {
  const key = keyOf(userId, name)
  const done: Promise<unknown> = typed
    ? run('readwrite', (store) => store.put({ key, at: Date.now(), ...typed } satisfies Kept))
    : run('readwrite', (store) => store.delete(key))
  done.catch(() => undefined)
}
