import { t } from '@kere/brand/messages'
import { ApiError } from '@kere/platform/api'
import { isRefusal } from '@kere/platform/attempts'
import type { LocalCopy, Versioned } from '@kere/platform/local-copies'

export interface DocumentState<Value> {
  value: Value
  isDirty: boolean
  /** False if this browser keeps unsaved text only while the page is open. */
  isKept: boolean
  /**
   * `offline`: no answer came. `failed`: the save is tried again. `refused`: the text has to change first. `conflict`:
   * the server has another version.
   */
  phase: 'idle' | 'saving' | 'offline' | 'failed' | 'refused' | 'conflict'
  savedAt: number | null
  failure: ApiError | null
  /** The version on the server, during a conflict. */
  stored: Versioned<Value> | null
}

interface DocumentOptions<Value> {
  first: Versioned<Value>
  copy: LocalCopy<Value>
  conflictCode: string
  save: (value: Value, version: number, idempotencyKey: string) => Promise<Versioned<Value>>
  load: () => Promise<Versioned<Value>>
  /** Merges values that only the server knows, such as ids, into a text that was changed after it was sent. */
  merge?: (current: Value, sent: Value, answered: Value) => Value
  isSame?: (left: Value, right: Value) => boolean
}

const quietMs = 1500
const longestMs = 10_000
const firstRetryMs = 5000
const longestRetryMs = 60_000

/**
 * Stores a document in this browser at once and on the server later, one save at a time. In a conflict, both versions
 * stay until the writer chooses.
 */
export function createDocument<Value>(options: DocumentOptions<Value>) {
  const { copy, conflictCode, save, load, merge = (current: Value) => current } = options
  const isSame = options.isSame ?? ((left, right) => JSON.stringify(left) === JSON.stringify(right))
  const listeners = new Set<() => void>()
  let { version } = options.first
  let state: DocumentState<Value> = {
    value: options.first.value,
    isDirty: false,
    isKept: true,
    phase: 'idle',
    savedAt: null,
    failure: null,
    stored: null,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let dirtySince = 0
  let retryMs = firstRetryMs
  let sending: Promise<void> | null = null
  /**
   * The values that were sent over this version. Any of them may have been saved without an answer. The last one is
   * sent again with the same key.
   */
  let attempts: { value: Value; key: string }[] = []

  const set = (change: Partial<DocumentState<Value>>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /**
   * If an answer was lost, it was most likely that of the first two or the last two values, so these are stored too. If
   * there is no room, only the text is stored.
   */
  const keep = (value = state.value) => {
    const sent = attempts
      .filter((_, place) => place < 2 || place >= attempts.length - 2)
      .map((attempt) => attempt.value)
    return copy.write({ value, version, sent }) || copy.write({ value, version })
  }

  const waitForQuiet = () => wait(Math.max(0, Math.min(quietMs, dirtySince + longestMs - Date.now())))

  const begin = (over: number) => {
    version = over
    attempts = []
  }

  const accept = (answer: Versioned<Value>, sent: Value) => {
    retryMs = firstRetryMs
    begin(answer.version)
    const isDirty = state.value !== sent
    set({ value: merge(state.value, sent, answer.value), isDirty, phase: 'idle', failure: null, savedAt: Date.now() })
    if (!isDirty) return copy.clear()
    dirtySince = Date.now()
    keep()
    waitForQuiet()
  }

  const meetConflict = async () => {
    const stored = await load()
    // An earlier try was saved, although its answer was lost.
    const own = attempts.find(({ value }) => isSame(stored.value, value))
    if (own) return accept(stored, own.value)
    set({ phase: 'conflict', stored })
  }

  const fail = (error: unknown) => {
    const failure =
      error instanceof ApiError
        ? error
        : new ApiError('internal', t('Something went wrong on this page', 'Text, part of a page'))
    const mayPass = failure.isTransient
    set({ failure, phase: failure.status === 0 ? 'offline' : mayPass ? 'failed' : 'refused' })
    // The API would refuse the same key again.
    if (isRefusal(error)) attempts.pop()
    if (!mayPass) return
    wait(failure.retryAfterSeconds === null ? retryMs : failure.retryAfterSeconds * 1000)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  const send = async () => {
    const { value } = state
    let attempt = attempts.at(-1)
    if (!attempt || attempt.value !== value) attempts.push((attempt = { value, key: crypto.randomUUID() }))
    keep()
    set({ phase: 'saving' })
    try {
      accept(await save(value, version, attempt.key), value)
    } catch (error) {
      try {
        if (!(error instanceof ApiError && error.code === conflictCode)) throw error
        await meetConflict()
      } catch (reason) {
        fail(reason)
      }
    }
  }

  /**
   * Saves at once if anything is unsaved.
   * @returns whether nothing is left
   */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (sending) await sending
    if (!state.isDirty) return true
    if (state.phase === 'conflict') return false
    sending ??= send().finally(() => {
      sending = null
    })
    await sending
    return !state.isDirty
  }

  const write = (value: Value) => {
    if (!state.isDirty) dirtySince = Date.now()
    const isKept = keep(value)
    const isFree = state.phase === 'idle' || state.phase === 'refused'
    set({ value, isDirty: true, isKept, ...(isFree && { phase: 'idle', failure: null }) })
    if (isFree) waitForQuiet()
  }

  const restore = () => {
    const kept = copy.take()
    if (!kept) return
    if (isSame(kept.value, state.value)) return copy.clear()
    dirtySince = Date.now()
    set({ value: kept.value, isDirty: true })
    const isOwn = kept.sent?.some((value) => isSame(options.first.value, value))
    if (kept.version < version && !isOwn) set({ phase: 'conflict', stored: { value: options.first.value, version } })
    else waitForQuiet()
  }
  restore()

  return {
    get state() {
      return state
    },
    get version() {
      return version
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit: (change: (value: Value) => Value) => write(change(state.value)),
    flush,
    refresh(stored: Versioned<Value>) {
      if (state.isDirty || sending || stored.version <= version) return
      begin(stored.version)
      set({ value: stored.value })
    },
    /**
     * Ends a conflict.
     * @returns a function that takes the choice back
     */
    choose(whose: 'mine' | 'theirs') {
      const { value: mine, stored } = state
      if (!stored) return
      begin(stored.version)
      if (whose === 'mine') {
        set({ phase: 'idle', stored: null })
        write(mine)
        return
      }
      copy.clear()
      set({ value: stored.value, isDirty: false, phase: 'idle', stored: null, failure: null })
      return () => write(mine)
    },
    rest: () => clearTimeout(timer),
  }
}

export type SavedDocument<Value> = ReturnType<typeof createDocument<Value>>
