import type { Device, Write, WriteOutcome } from '@kere/platform/device'
import { allOf, type DeviceStore, type StoredWrite } from './device-store.ts'
import { sendStored, type Connection } from './send-stored.ts'

type Message = { kind: 'changed' } | { kind: 'settled'; key: string; outcome: WriteOutcome }

interface WritesOptions extends Connection {
  store: Promise<DeviceStore>
  userId: string
  name?: string
  isOnline?: () => boolean
}

export interface WaitingWrites extends Pick<Device, 'send' | 'listWrites' | 'dropWrite' | 'listen'> {
  flush(): Promise<void>
  close(): void
}

/**
 * Stores each write on the device and then sends it, from one tab at a time, so that no write is lost, doubled, or sent
 * for another account.
 */
export function createWrites({
  store,
  userId,
  name = 'kere_device',
  isOnline = () => navigator.onLine,
  ...connection
}: WritesOptions): WaitingWrites {
  const channel = new BroadcastChannel(name)
  const listeners = new Set<() => void>()
  const waiters = new Map<string, (outcome: WriteOutcome) => void>()
  let flushing: Promise<void> = Promise.resolve()

  const publish = () => listeners.forEach((listener) => listener())
  function tell(message: Message) {
    // The lint rule mistakes a channel for a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message)
    hear(message)
  }
  function hear(message: Message) {
    if (message.kind === 'changed') return publish()
    waiters.get(message.key)?.(message.outcome)
    waiters.delete(message.key)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))

  /** Stores the write. It replaces a waiting one with the same target, so that only the last one is sent. */
  async function keep(write: Write): Promise<string> {
    const key = crypto.randomUUID()
    const page = { path: location.pathname + location.search, title: document.title }
    const stored: StoredWrite = { ...write, userId, key, page, at: Date.now(), refusal: null }
    const transaction = (await store).transaction('writes', 'readwrite')
    const before = await transaction.store.index('byTarget').getKey([userId, write.target])
    await transaction.store.put(stored, before)
    await transaction.done
    return key
  }

  async function findNext(tried: ReadonlySet<string>): Promise<StoredWrite | undefined> {
    const writes = (await store).transaction('writes').store
    for (let cursor = await writes.openCursor(); cursor; cursor = await cursor.continue())
      if (cursor.value.userId === userId && cursor.value.refusal === null && !tried.has(cursor.value.key))
        return cursor.value
    return undefined
  }

  /** Removes a sent write, unless a later one has replaced it meanwhile. */
  async function settle({ key, target, isKeptWhenRefused = false }: StoredWrite, outcome: WriteOutcome) {
    const transaction = (await store).transaction('writes', 'readwrite')
    const cursor = await transaction.store.index('byTarget').openCursor([userId, target])
    if (cursor?.value.key === key) {
      if (outcome.kind === 'refused' && isKeptWhenRefused)
        await cursor.update({ ...cursor.value, refusal: outcome.code })
      else await cursor.delete()
    }
    await transaction.done
    tell({ kind: 'settled', key, outcome })
    tell({ kind: 'changed' })
  }

  /** Sends all waiting writes. A delayed one does not delay the others. */
  async function sendAll() {
    const held = new Set<string>()
    for (let write = await findNext(held); write && isOnline(); write = await findNext(held)) {
      const outcome = await sendStored(write, connection)
      if (outcome.kind === 'waiting') break
      if (outcome.kind === 'held') held.add(write.key)
      else await settle(write, outcome)
    }
  }

  function flush() {
    flushing = flushing.then(tryAll)
    return flushing
  }

  async function tryAll() {
    try {
      await navigator.locks.request(`${name}_sender`, sendAll)
    } catch (error) {
      reportError(error)
    }
    const left = new Set((await list()).map(({ key }) => key))
    for (const [key, resolve] of waiters)
      if (left.has(key)) {
        waiters.delete(key)
        resolve({ kind: 'waiting' })
      }
  }

  const list = async () => (await store).getAllFromIndex('writes', 'byTarget', allOf(userId))

  return {
    async send(write) {
      const key = await keep(write)
      const { promise, resolve } = Promise.withResolvers<WriteOutcome>()
      waiters.set(key, resolve)
      tell({ kind: 'changed' })
      void flush()
      return promise
    },
    listWrites: list,
    async dropWrite(target) {
      const transaction = (await store).transaction('writes', 'readwrite')
      const cursor = await transaction.store.index('byTarget').openCursor([userId, target])
      await cursor?.delete()
      await transaction.done
      tell({ kind: 'changed' })
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    flush,
    close: () => channel.close(),
  }
}
