import { localStore } from './web-storage.ts'

export interface Versioned<Value> {
  value: Value
  version: number
}

export interface Unsaved<Value> extends Versioned<Value> {
  /** The value that was last sent on top of the version. The server may have saved it even though no answer came. */
  sent?: readonly Value[] | undefined
}

export interface LocalCopy<Value> {
  read(): Unsaved<Value> | null
  /** Reads the copy and makes it this tab's own. */
  take(): Unsaved<Value> | null
  /**
   * Stores the text at once, so that it survives however the page ends.
   * @returns whether the copy outlasts the page
   */
  write(copy: Unsaved<Value>): boolean
  clear(): void
}

interface Kept<Value> extends Unsaved<Value> {
  tab: string
  at: number
}

/** The account's id follows. The end of a session keeps the keys that begin with this prefix (U-36). */
const prefix = 'kere.copy.'

/** Session storage holds the position of an unfinished text beside its copy. The key contains the copy's id. */
export const placePrefix = 'kere.place.'

const keyOf = (userId: string, name: string) => `${prefix}${userId}.${name}`

const longestMs = 30 * 24 * 60 * 60 * 1000

/** The limit for the copies of all accounts in this browser. */
const most = 50

/** The id of this tab. Another tab that edits the same thing has its own copy, which this tab must not delete. */
const tab = crypto.randomUUID()

interface CopyOptions<Value> {
  userId: string
  name: string | (() => string)
  isValue: (value: unknown) => value is Value
}

/**
 * Stores what one account has typed and the server does not have yet. It outlasts session, tab and browser for 30 days,
 * and no other account sees it. Where the browser stores nothing, it lasts as long as the page.
 */
export function createLocalCopy<Value>({ userId, name, isValue }: CopyOptions<Value>): LocalCopy<Value> {
  const keyNow = () => keyOf(userId, typeof name === 'string' ? name : name())
  const read = (): Kept<Value> | null => {
    const kept = parse(localStore.read(keyNow()))
    // `isValue` has just accepted the value.
    return kept && !isOld(kept) && isValue(kept.value) ? (kept as Kept<Value>) : null
  }
  const write = ({ value, version, sent }: Unsaved<Value>) => {
    if (localStore.read(keyNow()) === null) dropOldCopies()
    return localStore.write(
      keyNow(),
      JSON.stringify({ value, version, sent, tab, at: Date.now() } satisfies Kept<Value>),
    )
  }
  return {
    read,
    take() {
      const kept = read()
      if (kept) write(kept)
      return kept
    },
    write,
    clear() {
      if (read()?.tab === tab) localStore.remove(keyNow())
    },
  }
}

export function moveLocalCopy(userId: string, from: string, to: string) {
  const kept = localStore.read(keyOf(userId, from))
  if (kept === null) return
  localStore.write(keyOf(userId, to), kept)
  localStore.remove(keyOf(userId, from))
}

export const isLocalCopy = (key: string) => key.startsWith(prefix)

const keysOf = (userId: string) => localStore.keys().filter((key) => key.startsWith(keyOf(userId, '')))

export const hasLocalCopies = (userId: string) => keysOf(userId).length > 0

export const dropLocalCopies = (userId: string) => keysOf(userId).forEach((key) => localStore.remove(key))

/** Drops the copies that nobody has touched for long, and the oldest ones if there are too many. */
export function dropOldCopies() {
  const copies = localStore
    .keys()
    .filter(isLocalCopy)
    .map((key) => ({ key, at: parse(localStore.read(key))?.at ?? 0 }))
    .toSorted((left, right) => right.at - left.at)
  // The copy that is about to be written needs a place too.
  for (const [place, copy] of copies.entries()) if (place >= most - 1 || isOld(copy)) localStore.remove(copy.key)
}

const isOld = ({ at }: Pick<Kept<unknown>, 'at'>) => Date.now() - at > longestMs

function parse(text: string | null): Kept<unknown> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

const isKept = (kept: unknown): kept is Kept<unknown> =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  'version' in kept &&
  typeof kept.version === 'number' &&
  'tab' in kept &&
  typeof kept.tab === 'string' &&
  'at' in kept &&
  typeof kept.at === 'number'
