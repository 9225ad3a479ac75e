import type { Device, KeptPlace } from '@kere/platform/device'
import { openStore, type DeviceStore } from './device-store.ts'
import { createAnswers } from './kept-answers.ts'
import { forgetPages, keepPage, pagesCache } from './kept-pages.ts'
import { createWrites } from './waiting-writes.ts'

export interface StartedDevice extends Device {
  listPlace(place: KeptPlace): Promise<void>
  flush(): Promise<void>
  keepPage(path: string): Promise<void>
}

interface DeviceOptions {
  userId: string
  renewSession: () => Promise<boolean>
  onWaiting: (isWaiting: boolean) => void
}

const retryMs = 30_000

export async function startDevice({ userId, renewSession, onWaiting }: DeviceOptions): Promise<StartedDevice> {
  const store = openStore()
  const writes = createWrites({ store, userId, renewSession, fetch: (request) => fetch(request) })
  const isWaiting = async () => (await writes.listWrites()).some(({ refusal }) => refusal === null)
  writes.listen(() => void isWaiting().then(onWaiting, reportError))

  addEventListener('online', () => void writes.flush())
  setInterval(() => {
    if (!document.hidden && navigator.onLine) void flushIfWaiting()
  }, retryMs)
  const flushIfWaiting = async () => {
    if (!(await isWaiting())) return
    onWaiting(true)
    await writes.flush()
  }
  void flushIfWaiting()
  const answers = createAnswers(store, userId)
  return {
    ...answers,
    ...writes,
    keepPage,
    listPlace: ({ path, ...place }) => answers.keepAnswer(location.origin + path, JSON.stringify(place)),
    async forgetBelow(path) {
      await Promise.all([answers.forgetBelow(path), forgetPages(path)])
    },
  }
}

/**
 * Deletes everything that can be read here. Unsent writes stay for their account; `keptUserId` keeps all its own data.
 */
export async function forgetDevice(keptUserId: string | null) {
  const store = openStore()
  await Promise.all([forgetAnswers(store, keptUserId), caches.delete(pagesCache)])
  ;(await store).close()
}

async function forgetAnswers(store: Promise<DeviceStore>, keptUserId: string | null) {
  const { store: answers, done } = (await store).transaction('answers', 'readwrite')
  for (let cursor = await answers.openCursor(); cursor; cursor = await cursor.continue())
    if (cursor.value.userId !== keptUserId) await cursor.delete()
  await done
}
